import { pageLoad } from './session/page-load';

const KEY = 'reloaded-for-code';
const PAUSE_MS = 60_000;

/**
 * A deployment replaces the files that an open page would fetch later. Loading the page anew brings the new ones;
 * when that has just happened, the failure has another cause and is shown.
 */
export function reloadOnce(event: Event): void {
  if (Date.now() - Number(sessionStorage.getItem(KEY)) < PAUSE_MS) return;
  sessionStorage.setItem(KEY, String(Date.now()));
  event.preventDefault();
  pageLoad.reload();
}
