import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import { type Language, languages } from '../../contract/languages';
import { loadCatalogue } from '../../i18n';
import { testBrowserPath } from '../browser.mjs';
import { serveDemo } from './serve-demo';
import { FRAME, type Tour, trackOf } from './tour';
import { tours } from './tours';
import { type Shown, walk } from './walk';

/*
 * Makes public/videos from the real screens: `npm run clips [-- name …]`, with Chromium and ffmpeg on the machine (Debian:
 * apt-get install chromium-headless-shell ffmpeg). A test takes the same tours and compares what the pictures show with
 * the screens of today (tests/e2e/clips.spec.ts): when it fails, run this, look at the pictures, commit what it writes.
 */

const FRAMES_A_SECOND = 12;
/** Below a screen, where the captions stand. */
const GROUND = '0x0C1417';

const folder = join(import.meta.dirname, '..', '..', 'public', 'videos');
const record = join(import.meta.dirname, 'shown.json');
const formatter = join(import.meta.dirname, '..', '..', 'node_modules', '.bin', 'biome');

/** H.264, because every browser plays it, and its index first, so that it begins before all of it is there. */
const CODING =
  '-c:v libx264 -profile:v high -preset veryslow -tune stillimage -crf 26 -colorspace bt709 -color_primaries bt709 -color_trc bt709 -movflags +faststart -map_metadata -1 -fflags +bitexact -flags:v +bitexact';

const ffmpeg = (...words: readonly string[]) =>
  execFileSync('ffmpeg', ['-loglevel', 'error', '-y', ...words.flatMap((word) => word.split(' '))], {
    stdio: 'inherit',
  });

/** Frames what a step marks; no style that the page's policy would refuse. */
async function frame(page: Page, [x, y, width, height]: Shown['marked']): Promise<() => Promise<void>> {
  await page.evaluate(
    ([left, top, wide, high]) => {
      const ring = document.createElement('div');
      ring.id = 'clip-ring';
      Object.assign(ring.style, {
        position: 'fixed',
        left: `${left - 6}px`,
        top: `${top - 6}px`,
        width: `${wide + 12}px`,
        height: `${high + 12}px`,
        boxSizing: 'border-box',
        border: '3px solid #B8860B',
        borderRadius: '10px',
        boxShadow: '0 0 0 4px rgba(209, 164, 69, 0.35)',
        pointerEvents: 'none',
        zIndex: '99999',
      });
      document.body.append(ring);
    },
    [x, y, width, height] as const,
  );
  return () => page.evaluate(() => document.querySelector('#clip-ring')?.remove());
}

async function clip(browser: Browser, url: string, name: string, tour: Tour, language: Language) {
  const pictures = mkdtempSync(join(tmpdir(), 'cofre-clip-'));
  const context = await browser.newContext({
    baseURL: url,
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
  });
  const page = await context.newPage();
  const seen: Shown[] = [];
  await walk(page, tour, language, async (_step, shown) => {
    const unframe = await frame(page, shown.marked);
    await page.screenshot({ path: join(pictures, `${seen.length}.png`), caret: 'initial' });
    await unframe();
    seen.push(shown);
  });
  await context.close();
  const base = join(folder, `${name}.${language}`);
  const pad = `pad=${FRAME.width}:${FRAME.height}:0:0:color=${GROUND}`;
  ffmpeg('-i', join(pictures, `${tour.poster}.png`), `-vf ${pad} -q:v 5`, `${base}.jpg`);
  const inputs = tour.steps.map(
    ({ seconds }, index) =>
      `-loop 1 -framerate ${FRAMES_A_SECOND} -t ${seconds} -i ${join(pictures, `${index}.png`)}`,
  );
  const all = tour.steps.map((_step, index) => `[${index}:v]`).join('');
  const joined = `${all}concat=n=${tour.steps.length}:v=1:a=0,${pad},scale=out_color_matrix=bt709:out_range=tv,format=yuv420p`;
  ffmpeg(...inputs, `-filter_complex ${joined}`, CODING, `${base}.mp4`);
  writeFileSync(`${base}.vtt`, trackOf(tour, await loadCatalogue(language), language));
  rmSync(pictures, { recursive: true });
  return seen;
}

const executablePath = testBrowserPath();
if (executablePath === null) throw new Error('Chromium is not installed');
mkdirSync(folder, { recursive: true });
const server = await serveDemo();
const browser = await chromium.launch({
  executablePath,
  args: ['--no-sandbox', '--disable-gpu', '--font-render-hinting=none'],
});
const wanted = process.argv.slice(2);
const shown: Record<string, Record<string, readonly Shown[]>> = JSON.parse(readFileSync(record, 'utf8'));
try {
  for (const [name, tour] of Object.entries(tours)) {
    if (wanted.length > 0 && !wanted.includes(name)) continue;
    const inLanguages: Record<string, readonly Shown[]> = {};
    for (const language of languages)
      inLanguages[language] = await clip(browser, server.url, name, tour, language);
    shown[name] = inLanguages;
    writeFileSync(record, `${JSON.stringify(shown, null, 2)}\n`);
    // As the check of the format wants it.
    execFileSync(formatter, ['format', '--write', record]);
  }
} finally {
  await browser.close();
  await server.close();
}
