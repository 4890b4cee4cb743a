import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

const full = process.env.PORTAL_TEST_FULL !== undefined;
const postgres = process.env.PORTAL_TEST_POSTGRES !== 'off';

/**
 * What is long and asks little of a database that the two do differently: `npm test` tries it on PostgreSQL, which is
 * several times as fast; `npm run test:full`, and a machine without PostgreSQL, on the embedded one as well.
 */
const ONCE = [
  'access/property',
  'demo/catch-up',
  'demo/fill',
  'faults/feed-kill',
  'faults/mail-kill',
  'faults/many-clients',
  'faults/slow-clients',
  'lists/plans',
  'secrets',
].map((name) => `tests/server/${name}.test.ts`);

/**
 * The server's tests run twice, on the embedded database and on PostgreSQL; files that are about one of them say so
 * in their name.
 */
const serverProject = (kind: 'embedded' | 'postgres') => ({
  test: {
    name: `server on ${kind}`,
    include: ['tests/server/**/*.test.ts'],
    exclude: [
      `tests/server/**/*.${kind === 'embedded' ? 'postgres' : 'embedded'}.test.ts`,
      ...(kind === 'embedded' && postgres && !full ? ONCE : []),
    ],
    globalSetup: ['tests/support/databases.ts'],
    provide: { databaseKind: kind },
    // Modules are read once for all files of a worker; what a test changes is in its own database.
    isolate: false,
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
});

export default defineConfig({
  test: {
    // By itself Vitest leaves one processor out, and much of what is tested waits anyhow.
    maxWorkers: '100%',
    projects: [
      {
        test: {
          name: 'contract',
          include: ['tests/{bench,contract,scripts}/**/*.test.ts'],
        },
      },
      {
        plugins: [react()],
        test: {
          name: 'console',
          include: ['tests/console/**/*.test.{ts,tsx}'],
          environment: 'jsdom',
          // While a test waits for something, the page is printed at each look; ask for it where it helps.
          env: { DEBUG_PRINT_LIMIT: process.env.DEBUG_PRINT_LIMIT ?? '0' },
          globalSetup: ['tests/support/console-server.ts'],
          setupFiles: ['tests/support/console-setup.ts'],
          testTimeout: 30_000,
        },
      },
      // Files as the programs open them that people use: they have to be installed.
      ...(process.env.PORTAL_TEST_PROGRAMS === 'off'
        ? []
        : [
            {
              test: {
                name: 'files',
                include: ['tests/files/**/*.test.ts'],
                globalSetup: ['tests/support/databases.ts'],
                provide: { databaseKind: 'embedded' as const },
                testTimeout: 60_000,
                hookTimeout: 60_000,
              },
            },
          ]),
      serverProject('embedded'),
      ...(postgres ? [serverProject('postgres')] : []),
    ],
  },
});
