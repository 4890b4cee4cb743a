import { mkdtempSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { testBrowserPath } from './scripts/browser.mjs';

const port = Number(process.env.PORTAL_TEST_PORT ?? 8091);
/** A data folder of its own: the demo network as a newcomer's first start makes it. Set once, for all workers. */
process.env.PORTAL_TEST_DATA ??= mkdtempSync(join(tmpdir(), 'cofre-e2e-'));

/** The real server, its embedded database, the robot check on, and Chromium. */
export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  fullyParallel: true,
  // Half of a test is waiting: for the server, for what moves, for what is counted down.
  workers: Math.ceil(availableParallelism() * 1.5),
  // A busy machine is told from code that is wrong; `npm test` names what passed only then.
  retries: 1,
  // For a machine that is busy with something else; a test that passes takes none of it.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: [['line'], ['json', { outputFile: 'reports/playwright.json' }]],
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
    viewport: { width: 1440, height: 900 },
    // Of the second try: a trace of every test costs as much as the tests.
    trace: 'on-first-retry',
    launchOptions: {
      executablePath: testBrowserPath() ?? undefined,
      args: [
        '--no-sandbox',
        '--disable-gpu',
        // The headless shell's letters are as wide as those that people see.
        '--font-render-hinting=none',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  webServer: {
    command: 'node scripts/start.mjs',
    url: `http://127.0.0.1:${port}/readyz`,
    timeout: 300_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    env: {
      PORT: String(port),
      PORTAL_DATA_DIR: process.env.PORTAL_TEST_DATA,
      LOG_LEVEL: 'error',
      // All of the tests are the same few people.
      PORTAL_CALLS_PER_MINUTE: '1000000',
      // Real, and shorter: three hundred sign-ins would take as many seconds.
      PORTAL_ROBOT_WORK: '100',
      // Receivers of events are servers of the tests.
      PORTAL_WEBHOOKS_PRIVATE: '127.0.0.0/8',
    },
  },
});
