import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const HELPER = '\0vite/preload-helper.js';
const FETCH_FILES = fileURLToPath(new URL('src/ui/code/fetch-files.ts', import.meta.url));

/** Files that run wherever code is fetched, or have a link of their own in the page (vite.chunks.ts). */
const RUNNING = /\/(?:rolldown-runtime|react|base|early|console|frame)-[\w-]+\.js$/;

/**
 * The files that an `import()` names: naming those too that are there anyway would weigh half a kilobyte.
 * @param file what is imported
 * @param all it, and what it needs
 */
export function namedFiles(file: string, all: string[], { hostType }: { hostType: 'html' | 'js' }): string[] {
  if (hostType === 'html') return all;
  const named = all.filter((one) => one === file || !RUNNING.test(one));
  return named.length > 1 ? named : [];
}

/** Has every `import()` of the build go through src/ui/code/fetch-files.ts, where Vite would have a helper of its own. */
export function fetchedCode(): Plugin {
  let taken = false;
  return {
    name: 'cofre-fetched-code',
    apply: 'build',
    enforce: 'pre',
    load(id) {
      if (id !== HELPER) return undefined;
      taken = true;
      return `export { importFiles as __vitePreload } from ${JSON.stringify(FETCH_FILES)};`;
    },
    generateBundle() {
      if (!taken) this.error(`Vite asked for no ${HELPER}: imports would not be tried again`);
    },
  };
}
