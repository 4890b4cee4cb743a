import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Names under which systems install Chromium and its kin. */
const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** Chromium without the window that nobody sees: the tests need a third less time. A Debian package and its program. */
export const HEADLESS_SHELL = 'chromium-headless-shell';

/** Where the browser of pictures and measurements is: `CHROMIUM_PATH`, or what is on the PATH. */
export const browserPath = () => find(NAMES);

/** Where the browser of the tests is: the same, but the headless shell where there is one. */
export const testBrowserPath = () => find([HEADLESS_SHELL, ...NAMES]);

/** @param {string[]} names @returns {string | null} */
function find(names) {
  const named = process.env.CHROMIUM_PATH;
  if (named) return existsSync(named) ? named : null;
  for (const name of names) {
    try {
      return execFileSync('sh', ['-c', `command -v ${name}`], { encoding: 'utf8', stdio: 'pipe' }).trim();
    } catch {
      // not under this name
    }
  }
  return null;
}
