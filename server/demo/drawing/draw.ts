import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { browserPath } from '../../../scripts/browser.mjs';
import { HEIGHT, WIDTH } from '../../engines/drawing/ornament';
import { indexedPng } from './indexed-png';
import { scenes } from './scenes';

/*
 * Makes ../public/pictures from the scenes: `npx tsx server/demo/drawing/draw.ts`, with Chromium on the machine. Run it
 * after a scene has changed, and commit what it writes.
 */

const folder = join(import.meta.dirname, '..', 'public', 'pictures');
const executablePath = browserPath();
if (executablePath === null) throw new Error('Chromium is not installed');
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
const page = await browser.newPage();
for (const [name, svg] of Object.entries(scenes)) {
  const pixels = await page.evaluate(
    async ({ svg, width, height }) => {
      const image = new Image(width, height);
      image.src = `data:image/svg+xml,${encodeURIComponent(svg)}`;
      await image.decode();
      const context = new OffscreenCanvas(width, height).getContext('2d');
      if (context === null) throw new Error('No canvas');
      context.drawImage(image, 0, 0);
      const { data } = context.getImageData(0, 0, width, height);
      let text = '';
      for (let from = 0; from < data.length; from += 16_384) {
        text += String.fromCharCode(...data.subarray(from, from + 16_384));
      }
      return btoa(text);
    },
    { svg, width: WIDTH, height: HEIGHT },
  );
  writeFileSync(join(folder, `${name}.png`), indexedPng(Buffer.from(pixels, 'base64'), WIDTH, HEIGHT));
}
await browser.close();
