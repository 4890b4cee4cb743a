import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { publicPaths, SIGN_ON_RETURN } from './contract/access.ts';
import { oldBrowserNotice, oldestBrowsers } from './vite.browsers.ts';
import { chunkGroups, compileHints } from './vite.chunks.ts';
import { fetchedCode, namedFiles } from './vite.code.ts';
import { undescribed } from './vite.contract.ts';
import { consoleFiles, firstSight } from './vite.first-sight.ts';
import { gathered } from './vite.gathered.ts';

/** In development, as on the real server: public pages are one small entry, everything else is the console. */
function entries(): Plugin {
  return {
    name: 'cofre-entries',
    configureServer(server) {
      server.middlewares.use((request, _response, next) => {
        const path = (request.url ?? '').split('?')[0] ?? '';
        if (publicPaths.some((known) => known === path) || path.startsWith(SIGN_ON_RETURN))
          request.url = '/login.html';
        next();
      });
    },
  };
}

/**
 * Tells the sign-in page which files the console starts with, so that it can fetch them while the person
 * types: a meta element, because a link element would fetch them before anybody shows up.
 */
function consoleAssets(): Plugin {
  return {
    name: 'cofre-console-assets',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle, filename }) {
        if (bundle === undefined || !filename.endsWith('login.html')) return html;
        const { entry, fetched } = consoleFiles(bundle);
        const files = [...entry, ...fetched].map((file) => `/${file}`);
        return html.replace('</head>', `<meta name="console-assets" content="${files.join(' ')}">\n</head>`);
      },
    },
  };
}

/** What a table of react-admin imports, and ours never show. */
const TABLE_PARTS = /\/(?:BulkActionsToolbar|button\/index|ColumnsSelector)\.js$/;

/**
 * What weighs nothing in the console: the schemas that `contract/` builds from zod, since the browser checks none, the
 * forty shims with which node-polyglot reads an object's entries in browsers of 2012, a table of letters,
 * parts of tables and the two kinds of text fields that nothing shows, the rules by which English words get their plural, the warnings of react-router to developers, and what lodash tries out for Internet Explorer as it starts. That makes a promise, at which a browser that is watched (by its tools, by Lighthouse)
 * reads the whole file again.
 */
function staysBehind(): Plugin {
  const file = (name: string) => fileURLToPath(new URL(`src/portal/${name}`, import.meta.url));
  return {
    name: 'cofre-stays-behind',
    apply: 'build',
    enforce: 'pre',
    async resolveId(id, importer) {
      // Its package names the build that warns developers for production, too.
      if (id === 'react-router' || id === 'react-router/dom') {
        const found = await this.resolve(id, importer, { skipSelf: true });
        return found && { ...found, id: found.id.replace('/dist/development/', '/dist/production/') };
      }
      if (id === 'zod' && importer?.includes('/contract/')) return file('schemas-stay-behind.ts');
      if (id === './_getTag' && importer?.includes('/lodash/'))
        return join(dirname(importer), '_baseGetTag.js');
      if (importer?.endsWith('/list/datatable/DataTable.js') && TABLE_PARTS.test(id))
        return file('table-parts.ts');
      const unused = /\/@mui\/material\/esm\/(?:Filled)?Input\/index\.js$/;
      if (importer !== undefined && unused.test(importer) && /^\.\/(?:Filled)?Input\.js$/.test(id))
        return join(dirname(importer), '../OutlinedInput/OutlinedInput.js');
      if (id === 'diacritic') return file('diacritic.cjs');
      if (id === 'inflection') return file('inflection.cjs');
      return id === 'object.entries' ? file('object-entries.cjs') : undefined;
    },
  };
}

export default defineConfig({
  plugins: [
    react(),
    entries(),
    consoleAssets(),
    firstSight(),
    staysBehind(),
    undescribed(),
    gathered('console'),
    compileHints(),
    fetchedCode(),
    oldBrowserNotice(),
  ],
  html: { cspNonce: '{nonce}' },
  build: {
    outDir: 'dist/console',
    target: oldestBrowsers,
    assetsInlineLimit: 0,
    // Browsers of the list know `modulepreload`.
    modulePreload: { polyfill: false, resolveDependencies: namedFiles },
    // In kB, before compression: one file is large on purpose. What travels is measured by a test.
    chunkSizeWarningLimit: 700,
    rollupOptions: {
      input: ['index.html', 'login.html'],
      output: {
        // Of the hash seven letters: the console names a hundred and fifty files, and letters without a pattern do not compress.
        chunkFileNames: 'assets/[name]-[hash:7].js',
        codeSplitting: { groups: chunkGroups() },
      },
    },
  },
  server: {
    host: '127.0.0.1',
    port: 5173,
    proxy: Object.fromEntries(
      ['/portal', '/api', '/healthz', '/readyz', '/videos/own'].map((path) => [
        path,
        'http://127.0.0.1:8080',
      ]),
    ),
  },
});
