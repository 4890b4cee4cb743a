import { readdirSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

const full = process.env.PORTAL_TEST_FULL !== undefined;
const postgres = process.env.PORTAL_TEST_POSTGRES !== 'off';
const pooler = postgres && process.env.PORTAL_TEST_POOLER !== 'off';

/**
 * What the two databases do differently: SQL that only one may understand, sign-in, what happens at the same time,
 * locks, and how long readings hold a connection. `npm test` tries these on both, and the rest on PostgreSQL, which is
 * several times as fast; `npm run test:full` tries everything on both, a machine without PostgreSQL on the embedded one.
 */
const ON_BOTH = [
  'areas/api/{deposits,transactions}',
  'areas/audit/list',
  'areas/balance/balance',
  'areas/bank-files/{extract,series,samples}',
  'areas/banks/list',
  'areas/dashboard/property',
  'areas/session/*',
  'areas/silence/{call,look}',
  'areas/statement/{exact,report}',
  'areas/users/list',
  'areas/webhooks/days',
  'demo/operations',
  'faults/kill',
  'ingest/feed/feed',
  'ingest/load/load',
  'ingest/transactions/*',
  'engines/bulk/*',
  'platform/db/**',
  'engines/exports/{download,tickets}',
  'engines/imports/{commit,lost}',
  'platform/jobs/*',
  'platform/retention/tidy',
  'engines/lists/{lists,totals}',
  'network/reports/totals',
  'network/rollups/*',
  '**/*.embedded',
].map((name) => `tests/server/${name}.test.ts`);

/**
 * What a pooler in transaction mode may get in the way of: what needs one connection, what happens at the same time,
 * what is cancelled, processes that die. `npm run test:full` tries everything through it.
 */
const POOLED = [
  'areas/session/{sign-in,together.postgres}',
  'areas/statement/report',
  'areas/users/list',
  'faults/{together.postgres,pooler.pooled}',
  'ingest/feed/feed',
  'ingest/transactions/*',
  'engines/bulk/*',
  'platform/db/{connections,half.postgres,outage.postgres}',
  'engines/exports/{download,reading.postgres}',
  'engines/imports/commit',
  'platform/jobs/*',
].map((name) => `tests/server/${name}.test.ts`);

/** These have a cluster of their own, or look at connections and roles that the pooler keeps to itself. */
const NOT_POOLED = [
  'areas/session/prepared',
  'faults/{citus,disk-full,outage,replica,unconfirmed}.postgres',
  'platform/db/{list-indexes,session,migrate/*}.postgres',
].map((name) => `tests/server/${name}.test.ts`);

type ServerKind = 'embedded' | 'postgres' | 'pooled';

const everywhere = ['tests/server/**/*.test.ts'];
const included: Record<ServerKind, string[]> = {
  embedded: postgres && !full ? ON_BOTH : everywhere,
  postgres: everywhere,
  pooled: full ? everywhere : POOLED,
};
const excluded: Record<ServerKind, string[]> = {
  embedded: ['tests/server/**/*.{postgres,pooled}.test.ts'],
  postgres: ['tests/server/**/*.{embedded,pooled}.test.ts'],
  pooled: ['tests/server/**/*.embedded.test.ts', ...NOT_POOLED],
};

/** What is polled may take long on a busy machine; a second is the default. */
const polled = { poll: { timeout: 20_000 } };

/** The server's tests on one of its databases; files that are about one alone say so in their name. */
const serverProject = (kind: ServerKind) => ({
  test: {
    name: `server on ${kind}`,
    include: included[kind],
    exclude: excluded[kind],
    globalSetup: ['tests/support/databases.ts'],
    provide: { databaseKind: kind },
    // Modules are read once for all files of a worker; what a test changes is in its own database.
    isolate: false,
    testTimeout: 30_000,
    expect: polled,
    hookTimeout: 60_000,
  },
});

/** The console's tests that put other modules in the place of the console's own. */
const replacingModules = readdirSync('tests/console', { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.test\.tsx?$/.test(name))
  .map((name) => `tests/console/${name}`)
  .filter((path) => /\bvi\.(mock|doMock|resetModules)\(/.test(readFileSync(path, 'utf8')));

/**
 * The tests of the console. Those of a worker share their modules, whose reading is a fifth of the time of a file that
 * reads them for itself; a file that replaces modules has a process of its own, as the replaced ones would stay.
 */
const consoleProject = (own: boolean) => ({
  plugins: [react()],
  test: {
    name: own ? 'console with own modules' : 'console',
    include: own ? replacingModules : ['tests/console/**/*.test.{ts,tsx}'],
    exclude: own ? [] : replacingModules,
    isolate: own,
    environment: 'jsdom',
    // A page that is drawn anew leaves much behind that is soon garbage.
    execArgv: ['--max-semi-space-size=64'],
    globalSetup: ['tests/support/console-server.ts'],
    setupFiles: ['tests/support/console-setup.ts'],
    testTimeout: 30_000,
    expect: polled,
  },
});

export default defineConfig({
  test: {
    // A third of the tests' time is waiting: for timeouts, for servers that start, for other programs.
    maxWorkers: Math.ceil(availableParallelism() * 1.5),
    projects: [
      {
        test: {
          name: 'contract',
          include: ['tests/{bench,contract,scripts}/**/*.test.ts', 'packages/*/tests/*.test.ts'],
          testTimeout: 30_000,
          expect: polled,
        },
      },
      consoleProject(false),
      consoleProject(true),
      {
        test: {
          name: 'clients',
          include: ['tests/clients/*.test.ts'],
          globalSetup: ['tests/support/databases.ts'],
          provide: { databaseKind: 'embedded' as const },
          testTimeout: 60_000,
          expect: polled,
          hookTimeout: 120_000,
        },
      },
      // Files as the programs open them that people use: they have to be installed.
      ...(process.env.PORTAL_TEST_PROGRAMS === 'off'
        ? []
        : [
            {
              test: {
                name: 'files',
                include: ['tests/files/**/*.test.ts', 'packages/*/tests/programs/*.test.ts'],
                // Their time is that of other programs, and LibreOffice opens what waits at one start.
                sequence: { concurrent: true },
                globalSetup: ['tests/support/databases.ts'],
                provide: { databaseKind: 'embedded' as const },
                testTimeout: 60_000,
                expect: polled,
                hookTimeout: 60_000,
              },
            },
          ]),
      // The files of an operator, read by the programs that they are for, and all of them together.
      ...(process.env.PORTAL_TEST_MACHINES === 'off'
        ? []
        : [
            {
              test: {
                name: 'machines',
                include: [`tests/machines/${full ? '*' : '!(trial)'}.test.ts`],
                testTimeout: 30_000,
                expect: polled,
              },
            },
          ]),
      serverProject('embedded'),
      ...(postgres ? [serverProject('postgres')] : []),
      ...(pooler ? [serverProject('pooled')] : []),
    ],
  },
});
