import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

/**
 * The oldest browsers that the portal supports: all that was Baseline 30 months ago, and more. The build writes no newer
 * syntax; the linter and tests/e2e/browsers.spec.ts hold what newer browsers alone have
 * (docs/decisions/0074-browsers-networks-and-what-was-typed.md).
 */
export const oldestBrowsers = ['chrome120', 'edge120', 'firefox125', 'safari17', 'ios17'];

const SCRIPT = fileURLToPath(new URL('src/first-sight/old-browser.js', import.meta.url));
const NAME = 'old-browser.js';

/** Puts the sentence for older browsers into the page where everybody begins, as a script that those can read. */
export function oldBrowserNotice(): Plugin {
  return {
    name: 'cofre-old-browser',
    buildStart() {
      if (this.environment.mode !== 'build') return;
      const source = readFileSync(SCRIPT, 'utf8').replace(/^\/\*[^]*?\*\/\s*/, '');
      this.emitFile({ type: 'asset', name: NAME, source });
    },
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle, filename }) {
        if (!filename.endsWith('login.html')) return html;
        const file = Object.values(bundle ?? {}).find(
          (one) => one.type === 'asset' && one.names.includes(NAME),
        );
        if (file === undefined) return html;
        return html.replace('</body>', `<script src="/${file.fileName}" async></script></body>`);
      },
    },
  };
}
