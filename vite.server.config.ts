import { execFileSync } from 'node:child_process';
import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig, type Plugin } from 'vite';
import { gathered } from './vite.gathered.ts';

/** Puts the fonts of PDF files beside the built server (packages/table-files/src/pdf/fonts.ts). */
const fonts: Plugin = {
  name: 'fonts',
  writeBundle({ dir = '.' }) {
    const source = join(import.meta.dirname, 'packages', 'table-files', 'fonts');
    cpSync(source, join(dir, 'fonts'), { recursive: true, filter: (file) => !file.endsWith('.py') });
  },
};

/** The commit that is built, marked where files differ from it; without git nobody knows. */
function commit(): string {
  try {
    const args = ['describe', '--always', '--abbrev=12', '--exclude=*', '--dirty'];
    return execFileSync('git', args, {
      cwd: import.meta.dirname,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  } catch {
    return 'unknown';
  }
}

/** The server and its commands as plain JavaScript; packages stay outside and are loaded from node_modules. */
export default defineConfig({
  // The pictures that the demo network stores.
  publicDir: 'server/demo/public',
  define: { COFRE_COMMIT: JSON.stringify(commit()) },
  plugins: [fonts, gathered('server')],
  build: {
    ssr: true,
    copyPublicDir: true,
    outDir: 'dist/server',
    target: 'node20',
    sourcemap: true,
    rollupOptions: {
      input: {
        main: 'server/main.ts',
        load: 'server/commands/load.ts',
        migrate: 'server/commands/migrate.ts',
        'admin-create': 'server/commands/admin-create.ts',
        'admin-reset-factor': 'server/commands/admin-reset-factor.ts',
        'feed-demo': 'server/commands/feed-demo.ts',
        'make-manuals': 'server/commands/make-manuals.ts',
        openapi: 'server/commands/openapi.ts',
        // What reads files of others, in processes of its own.
        foreign: 'server/engines/foreign/main.ts',
        'totals-check': 'server/commands/totals-check.ts',
      },
      output: { entryFileNames: '[name].js', chunkFileNames: 'chunks/[name]-[hash].js' },
    },
  },
});
