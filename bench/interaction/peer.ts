import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import { build } from 'vite';
import type { Stage } from '../support/stage';
import { noteDurations } from './durations';
import type { Interaction } from './interactions';

const ENTRY = fileURLToPath(new URL('peer-page.tsx', import.meta.url));
/** Nothing listens there: the browser is given the page by the bench. */
const ORIGIN = 'http://peer.localhost';
const SCRIPT = 'peer.js';
const HTML = `<!doctype html><html lang="en"><title>Peer</title><div></div><script src="/${SCRIPT}"></script></html>`;

const boxes = (page: Page) => page.getByRole('checkbox');
const rowsReady = (page: Page) => boxes(page).nth(100).waitFor();
const cleared = (page: Page) => page.getByRole('button', { name: 'Unselect' }).click();

/** Those of the console's interactions that a bare list has as well, by the same names. */
export const peerInteractions: readonly Omit<Interaction, 'path'>[] = [
  {
    what: 'one row of 100 ticked',
    ready: rowsReady,
    act: [(page) => boxes(page).nth(4)],
    back: cleared,
  },
  {
    what: 'a page of 100 selected',
    ready: rowsReady,
    act: [(page) => boxes(page).first()],
    back: cleared,
  },
];

let built: Promise<unknown> | undefined;

/** The bare list in a page of its own, built from the same packages. */
export async function openPeer(
  stage: Stage,
  browser: Browser,
  options: BrowserContextOptions,
): Promise<Page> {
  const outDir = join(stage.folder, 'peer');
  built ??= build({
    configFile: false,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      outDir,
      lib: { entry: ENTRY, formats: ['iife'], name: 'peer', fileName: () => SCRIPT },
    },
  });
  await built;
  const page = await (await browser.newContext(options)).newPage();
  await page.route(`${ORIGIN}/**`, (route) =>
    new URL(route.request().url()).pathname === `/${SCRIPT}`
      ? route.fulfill({ contentType: 'text/javascript', body: readFileSync(join(outDir, SCRIPT)) })
      : route.fulfill({ contentType: 'text/html', body: HTML }),
  );
  await noteDurations(page);
  await page.goto(ORIGIN);
  return page;
}
