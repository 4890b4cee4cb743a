import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { languages } from '../../contract/languages';
import { browserPath } from '../browser.mjs';
import { captions } from './captions';
import { exporting } from './export';
import { finder } from './finder';
import { HEIGHT, WIDTH } from './kit';
import type { Scene } from './scene';
import { signIn } from './sign-in';
import { statement } from './statement';

/*
 * Makes public/videos: `npx tsx scripts/clips/make.ts [name …]`, with Chromium and ffmpeg on the machine (Debian: apt-get
 * install chromium ffmpeg). Run it after a scene or a caption has changed, and commit what it writes.
 */

const scenes: Readonly<Record<string, Scene>> = { 'sign-in': signIn, statement, export: exporting, finder };

const FRAMES_A_SECOND = 24;
/** Of 1280 by 720. */
const SCALE = 4 / 3;

const folder = join(import.meta.dirname, '..', '..', 'public', 'videos');
const font = join(import.meta.dirname, '..', '..', 'src', 'fonts', 'inter-latin.woff2');

/** H.264, because every browser plays it, and its index first, so that it begins before all of it is there. */
const CODING =
  '-vf scale=out_color_matrix=bt709:out_range=tv,format=yuv420p -c:v libx264 -profile:v high -preset veryslow -tune animation -crf 24 -colorspace bt709 -color_primaries bt709 -color_trc bt709 -movflags +faststart -map_metadata -1 -fflags +bitexact -flags:v +bitexact';

async function clip(page: Page, name: string, { seconds, poster, draw }: Scene): Promise<void> {
  const input = `-loglevel error -y -f image2pipe -framerate ${FRAMES_A_SECOND} -c:v png -i -`.split(' ');
  const ffmpeg = spawn('ffmpeg', [...input, ...CODING.split(' '), join(folder, `${name}.mp4`)], {
    stdio: ['pipe', 'inherit', 'inherit'],
  });
  const ended = once(ffmpeg, 'exit');
  let before = '';
  let picture: Buffer = Buffer.alloc(0);
  for (let frame = 0; frame < seconds * FRAMES_A_SECOND; frame += 1) {
    const content = draw(frame / FRAMES_A_SECOND);
    // Much of the time nothing moves.
    if (content !== before) picture = await pictureOf(page, content, 'png');
    before = content;
    if (!ffmpeg.stdin.write(picture)) await once(ffmpeg.stdin, 'drain');
  }
  ffmpeg.stdin.end();
  const [status] = await ended;
  if (status !== 0) throw new Error(`ffmpeg ended with ${status}`);
  writeFileSync(join(folder, `${name}.jpg`), await pictureOf(page, draw(poster), 'jpeg'));
}

async function pictureOf(page: Page, content: string, type: 'png' | 'jpeg'): Promise<Buffer> {
  await page.evaluate((markup) => {
    const svg = document.querySelector('svg');
    if (svg !== null) svg.innerHTML = markup;
  }, content);
  return page.screenshot(type === 'png' ? { type } : { type, quality: 82 });
}

function writeCaptions(name: string): void {
  const time = (seconds: number) => `00:00:${seconds.toFixed(3).padStart(6, '0')}`;
  for (const language of languages) {
    const { place = '', cues: all } = captions[name] ?? { cues: [] };
    const cues = all.map(
      ({ from, to, says }) => `${time(from)} --> ${time(to)}${place}\n${says[language]}\n`,
    );
    writeFileSync(join(folder, `${name}.${language}.vtt`), `WEBVTT\n\n${cues.join('\n')}`);
  }
}

const executablePath = browserPath();
if (executablePath === null) throw new Error('Chromium is not installed');
mkdirSync(folder, { recursive: true });
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
const page = await browser.newPage({ viewport: { width: WIDTH, height: HEIGHT }, deviceScaleFactor: SCALE });
await page.setContent(`<style>
  @font-face { font-family: Inter; font-weight: 400 600; src: url(data:font/woff2;base64,${readFileSync(font).toString('base64')}) }
  body { margin: 0 } svg { display: block; font-family: Inter; font-variant-numeric: tabular-nums lining-nums }
</style><svg width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}"></svg>`);
await page.evaluate(() => document.fonts.load('16px Inter'));
const wanted = process.argv.slice(2);
for (const [name, scene] of Object.entries(scenes)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  await clip(page, name, scene);
  writeCaptions(name);
}
await browser.close();
