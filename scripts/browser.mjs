import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Names under which systems install Chromium and its kin. */
const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/**
 * Where the browser of the tests is: `CHROMIUM_PATH`, or what is on the PATH.
 * @returns {string | null}
 */
export function browserPath() {
  const named = process.env.CHROMIUM_PATH;
  if (named) return existsSync(named) ? named : null;
  for (const name of NAMES) {
    try {
      return execFileSync('sh', ['-c', `command -v ${name}`], { encoding: 'utf8', stdio: 'pipe' }).trim();
    } catch {
      // not under this name
    }
  }
  return null;
}
