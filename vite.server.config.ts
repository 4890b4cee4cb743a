import { defineConfig } from 'vite';

/** The server and its commands as plain JavaScript; packages stay outside and are loaded from node_modules. */
export default defineConfig({
  // The pictures that the demo network stores.
  publicDir: 'server/demo/public',
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
        openapi: 'server/commands/openapi.ts',
      },
      output: { entryFileNames: '[name].js', chunkFileNames: 'chunks/[name]-[hash].js' },
    },
  },
});
