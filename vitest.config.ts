import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

/** What hardly meets the database; on the second one it is tried by `npm run test:full`. */
const ONCE = [
  'access/property',
  'demo/catch-up',
  'faults/mail-kill',
  'faults/many-clients',
  'faults/slow-clients',
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
      ...(kind === 'postgres' && process.env.PORTAL_TEST_FULL === undefined ? ONCE : []),
    ],
    globalSetup: ['tests/support/databases.ts'],
    provide: { databaseKind: kind },
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
      ...(process.env.PORTAL_TEST_POSTGRES === 'off' ? [] : [serverProject('postgres')]),
    ],
  },
});
