import { pageLoad } from './session/page-load';
import { hasUnsavedWork } from './session/unsaved-work';
import type { CodeFailure } from './ui/code/failure';

const KEY = 'reloaded-for-code';
const PAUSE_MS = 60_000;

/**
 * A deployment replaces the files that an open page would fetch later. Loading the page anew brings the new ones, where
 * nothing that was typed would be lost by it; when that has just happened, the failure has another cause and is shown. A
 * file that the network has lost is no reason: the page would be lost with it.
 * @returns whether the page is loaded anew
 */
export function reloadOnce({ replaced }: CodeFailure): boolean {
  if (!replaced || hasUnsavedWork()) return false;
  if (Date.now() - Number(sessionStorage.getItem(KEY)) < PAUSE_MS) return false;
  sessionStorage.setItem(KEY, String(Date.now()));
  pageLoad.reload();
  return true;
}
