import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import { openBrowser, openSignedIn } from '../support/browser';
import { median, quantile } from '../support/numbers';
import type { Finding } from '../support/report';
import { fillResources } from '../support/resources';
import { type RunningServer, startServer } from '../support/server';
import type { Stage } from '../support/stage';
import { fillUsers } from '../support/users';
import { longestOf, noteDurations } from './durations';
import { type Interaction, interactions, interactionsOfMany } from './interactions';
import { openPeer, peerInteractions } from './peer';

const DESK: BrowserContextOptions = { viewport: { width: 1440, height: 900 }, locale: 'en' };
const PHONE: BrowserContextOptions = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
  locale: 'en',
};
/** Milliseconds that three of four may take, and any. */
const MOST = 100;
const MOST_EVER = 200;
const TRANSACTIONS = 6000;
const USERS = 1000;
/** Rows of each kind that come with the two thousand establishments. */
const ROWS = 2000;

/**
 * Measures what a hand feels: from an input to the frame that answers it, by the Event Timing API of a Chromium whose
 * processor is slowed four times, as INP counts it.
 */
export async function interaction(stage: Stage): Promise<Finding[]> {
  const server = await startServer(stage, {
    databaseUrl: await stage.database('interaction'),
    transactions: TRANSACTIONS,
  });
  await fillUsers(server.databaseUrl, USERS);
  const signedIn = await openSignedIn(stage, server);
  const storageState = await signedIn.context().storageState({ indexedDB: true });
  await signedIn.close();
  const browser = await openBrowser(stage);
  const measured = new Map<string, number[]>();
  const measureAll = async (some: readonly Interaction[]) => {
    for (const one of some) {
      stage.tell(`interaction: ${one.what}`);
      measured.set(one.what, await durationsOf(stage, browser, server, one, storageState));
    }
  };
  await measureAll(interactions);
  await fillResources(server.databaseUrl, ROWS);
  await measureAll(interactionsOfMany);

  const peers = await peerFindings(stage, browser, measured);
  const slowest = Math.max(...[...measured.values()].flat());
  return [
    ...[...measured].map(([what, durations]) => findingOf(what, durations)),
    { what: 'the slowest of all', unit: 'ms', measured: slowest, limit: MOST_EVER, target: { atMost: 1 } },
    ...peers,
  ];
}

const findingOf = (what: string, durations: readonly number[]): Finding => ({
  what: `${what}, p75`,
  unit: 'ms',
  measured: quantile(durations, 0.75),
  limit: MOST,
  target: { atMost: 1 },
  details: { median: median(durations), 'the slowest': Math.max(...durations) },
});

/** Durations of one interaction: of the second time and of those after it, because the first one fetches code. */
async function durationsOf(
  stage: Stage,
  browser: Browser,
  { url }: RunningServer,
  one: Interaction,
  storageState: NonNullable<BrowserContextOptions['storageState']>,
): Promise<number[]> {
  const context = await browser.newContext({ ...(one.phone ? PHONE : DESK), storageState });
  const page = await context.newPage();
  await noteDurations(page);
  await page.goto(url + one.path);
  const durations = await repeated(stage, page, one);
  await context.close();
  return durations;
}

async function repeated(
  stage: Stage,
  page: Page,
  { ready, act, back }: Pick<Interaction, 'ready' | 'act' | 'back'>,
): Promise<number[]> {
  const slow = await page.context().newCDPSession(page);
  await ready(page);
  const durations: number[] = [];
  for (let round = 0; round <= stage.sizes.interactions; round += 1) {
    durations.push(await longestOf(page, slow, act));
    await back?.(page);
  }
  return durations.slice(1);
}

/** The same on a bare list of react-admin, which has nothing but a hundred rows and their checkboxes. */
async function peerFindings(
  stage: Stage,
  browser: Browser,
  ours: ReadonlyMap<string, readonly number[]>,
): Promise<Finding[]> {
  stage.tell('interaction: bare react-admin');
  const findings: Finding[] = [];
  for (const one of peerInteractions) {
    const page = await openPeer(stage, browser, DESK);
    const theirs = await repeated(stage, page, one);
    await page.context().close();
    findings.push({
      what: `${one.what}, against a bare list of react-admin`,
      unit: 'ms',
      measured: median(ours.get(one.what) ?? []),
      limit: median(theirs),
      target: { atMost: 1 },
      details: { 'the slowest of the limit': Math.max(...theirs) },
    });
  }
  return findings;
}
