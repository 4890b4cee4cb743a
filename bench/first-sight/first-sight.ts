import type { Browser } from '@playwright/test';
import { openBrowser, openSignedIn } from '../support/browser';
import { median } from '../support/numbers';
import type { Finding } from '../support/report';
import type { RunningServer } from '../support/server';
import type { Stage } from '../support/stage';
import { scores } from './scores';

/** A phone of the middle on a slow connection, as Chromium's tools slow it down. */
const SLOW_4G = { latency: 150, downloadThroughput: 180_000, uploadThroughput: 84_000 };
const SLOW_CPU = 4;
const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true };

/** What may be asked for until a list shows its rows; milliseconds until there is anything, and until there are rows. */
const MOST_REQUESTS = 20;
const FIRST_PAINT = 1500;
const FIRST_ROWS = 4000;

/**
 * What a person on a phone sees first: the scores of Lighthouse's mobile preset, and a list opened with an empty cache on a
 * slow 4G with a slow processor.
 */
export async function firstSight(stage: Stage): Promise<Finding[]> {
  const server = await stage.network(stage.sizes.small);
  const opened = await coldLists(stage, server);
  const middle = (of: keyof Opened) => median(opened.map((one) => one[of]));
  const atMost = { atMost: 1 };
  return [
    ...(await scores(stage, server)),
    {
      what: 'first paint of a list on a slow phone',
      unit: 'ms',
      measured: middle('painted'),
      limit: FIRST_PAINT,
      target: atMost,
    },
    {
      what: 'its first rows',
      unit: 'ms',
      measured: middle('rows'),
      limit: FIRST_ROWS,
      target: atMost,
      details: { 'ms of the main thread in long tasks': middle('blocked') },
    },
    {
      what: 'requests until then',
      unit: 'requests',
      measured: middle('requests'),
      limit: MOST_REQUESTS,
      target: atMost,
    },
  ];
}

interface Opened {
  painted: number;
  rows: number;
  requests: number;
  /** What of the main thread's tasks is beyond 50 ms each, until the rows are there. */
  blocked: number;
}

async function coldLists(stage: Stage, server: RunningServer): Promise<Opened[]> {
  const page = await openSignedIn(stage, server);
  const storageState = await page.context().storageState({ indexedDB: true });
  await page.close();
  const browser = await openBrowser(stage);
  const opened: Opened[] = [];
  for (let round = 0; round < stage.sizes.rounds; round += 1)
    opened.push(await coldList(browser, `${server.url}/bancos`, storageState));
  return opened;
}

type StorageState = NonNullable<NonNullable<Parameters<Browser['newContext']>[0]>['storageState']>;

async function coldList(browser: Browser, url: string, storageState: StorageState): Promise<Opened> {
  const context = await browser.newContext({ storageState, ...PHONE });
  const page = await context.newPage();
  const slow = await context.newCDPSession(page);
  await slow.send('Network.enable');
  await slow.send('Network.emulateNetworkConditions', { offline: false, ...SLOW_4G });
  await slow.send('Emulation.setCPUThrottlingRate', { rate: SLOW_CPU });
  await page.addInitScript(watch);
  await page.goto(url, { waitUntil: 'commit' });
  const seen = await page.evaluate(() => (window as unknown as { seen: Promise<Opened> }).seen);
  await context.close();
  return seen;
}

/**
 * Runs in the page. It notes itself when the rows have been drawn, because whoever asks from outside does so every half
 * second only.
 */
function watch(): void {
  let blocked = 0;
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) blocked += duration - 50;
  }).observe({ type: 'longtask', buffered: true });
  const drawn = new Promise<void>((resolve) => {
    const observer = new MutationObserver(() => {
      if (document.querySelector('main li') === null) return;
      observer.disconnect();
      // Two frames later they are on the screen.
      requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
    });
    observer.observe(document, { childList: true, subtree: true });
  });
  const seen = drawn.then(() => ({
    rows: performance.now(),
    painted: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
    // The document itself is one as well.
    requests: performance.getEntriesByType('resource').length + 1,
    blocked,
  }));
  Object.assign(window, { seen });
}
