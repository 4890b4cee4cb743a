import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium, type Page } from '@playwright/test';
import { browserPath } from '../../scripts/browser.mjs';
import { ensureInstalled, root } from '../../scripts/prepare.mjs';
import { freePort } from '../../tests/support/postgres';
import { signInOn } from '../support/browser';
import { median } from '../support/numbers';
import type { Finding } from '../support/report';
import type { RunningServer } from '../support/server';
import type { Stage } from '../support/stage';

/** The pages that are scored, and what they should reach of 100. */
const pages = [
  { what: 'sign-in', path: '/login', goal: 98 },
  { what: 'a list', path: '/bancos', goal: 90 },
  { what: 'home', path: '/home', goal: 85 },
] as const;

type Lighthouse = (
  url: string,
  flags: { port: number; onlyCategories: string[]; logLevel: 'error' },
) => Promise<{ lhr: Report }>;

interface Report {
  finalDisplayedUrl: string;
  runtimeError?: { message: string };
  categories: { performance: { score: number | null } };
  audits: Record<string, { numericValue?: number }>;
}

const AUDITS = {
  'ms to first paint': 'first-contentful-paint',
  'ms to the largest': 'largest-contentful-paint',
  'ms blocked': 'total-blocking-time',
  'shift in thousandths': 'cumulative-layout-shift',
} as const;

/** Lighthouse's scores of a phone's pages, of which an empty page has 100. */
export async function scores(stage: Stage, { url }: RunningServer): Promise<Finding[]> {
  ensureInstalled(join('bench', 'first-sight'));
  const { default: lighthouse }: { default: Lighthouse } = await import(
    pathToFileURL(join(root, 'bench/first-sight/node_modules/lighthouse/core/index.js')).href
  );
  const port = await freePort();
  const page = await openProfile(stage, port);
  const findings: Finding[] = [];
  for (const { what, path, goal } of pages) {
    if (path !== '/login') await signInAt(page, url);
    const reports: Report[] = [];
    for (let round = 0; round < stage.sizes.rounds; round += 1) {
      const { lhr } = await lighthouse(url + path, {
        port,
        onlyCategories: ['performance'],
        logLevel: 'error',
      });
      if (lhr.runtimeError !== undefined) throw new Error(lhr.runtimeError.message);
      if (new URL(lhr.finalDisplayedUrl).pathname !== path)
        throw new Error(`${path} is ${lhr.finalDisplayedUrl}`);
      reports.push(lhr);
    }
    const of = (audit: string) =>
      median(reports.map(({ audits }) => audits[audit]?.numericValue ?? Number.NaN));
    findings.push({
      what: `Lighthouse, mobile: ${what}`,
      unit: 'points',
      measured: median(reports.map(({ categories }) => (categories.performance.score ?? 0) * 100)),
      limit: 100,
      target: { atLeast: goal / 100 },
      details: Object.fromEntries(
        Object.entries(AUDITS).map(([name, audit]) => [
          name,
          name.endsWith('thousandths') ? of(audit) * 1000 : of(audit),
        ]),
      ),
    });
  }
  return findings;
}

/** Lighthouse opens pages in the browser's own profile: who is signed in there is so for it as well. */
async function openProfile(stage: Stage, port: number): Promise<Page> {
  const context = await chromium.launchPersistentContext(join(stage.folder, 'profile'), {
    executablePath: browserPath() ?? '',
    locale: 'en',
    args: [
      `--remote-debugging-port=${port}`,
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
    ],
  });
  stage.keep(() => context.close());
  return context.pages()[0] ?? context.newPage();
}

async function signInAt(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/login`);
  if (await page.evaluate(() => localStorage.getItem('@token') !== null)) return;
  await page.evaluate(() => localStorage.setItem('@language', 'en'));
  await page.reload();
  await page.getByRole('checkbox').check();
  await page.getByText('Verified on this device').waitFor();
  await signInOn(page);
  // Lighthouse warns of other tabs, and an idle one asks for notices.
  await page.goto('about:blank');
}
