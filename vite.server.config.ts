import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig, type Plugin } from 'vite';
import { mergedTexts } from './i18n/merged-at-build.ts';

/** Puts the fonts of PDF files beside the built server (server/platform/exports/formats/pdf/fonts.ts). */
const fonts: Plugin = {
  name: 'fonts',
  writeBundle({ dir = '.' }) {
    const source = join(import.meta.dirname, 'server', 'platform', 'exports', 'formats', 'fonts');
    cpSync(source, join(dir, 'fonts'), { recursive: true, filter: (file) => !file.endsWith('.py') });
  },
};

/** The server and its commands as plain JavaScript; packages stay outside and are loaded from node_modules. */
export default defineConfig({
  // The pictures that the demo network stores.
  publicDir: 'server/demo/public',
  plugins: [fonts, mergedTexts()],
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
        'admin-create': 'server/commands/admin-create.ts',
        'feed-demo': 'server/commands/feed-demo.ts',
        'make-manuals': 'server/commands/make-manuals.ts',
        openapi: 'server/commands/openapi.ts',
      },
      output: { entryFileNames: '[name].js', chunkFileNames: 'chunks/[name]-[hash].js' },
    },
  },
});
