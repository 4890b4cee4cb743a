import { execFileSync } from 'node:child_process';
import { root } from './prepare.mjs';

/**
 * The moment that a build and a release archive bear, so that two of one commit are equal: `SOURCE_DATE_EPOCH`, as
 * other builders have it, or else the commit's; `null` where neither is known.
 * @returns {Date | null}
 */
export function sourceDate() {
  const seconds = process.env.SOURCE_DATE_EPOCH || commitSeconds();
  return /^\d+$/.test(seconds) ? new Date(Number(seconds) * 1000) : null;
}

function commitSeconds() {
  try {
    const options = { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] };
    return execFileSync('git', ['log', '-1', '--format=%ct'], options).trim();
  } catch {
    return '';
  }
}
