import { useSyncExternalStore } from 'react';
import { MOBILE_BELOW } from './theme/sizes';

const PHONE = `(max-width: ${MOBILE_BELOW - 0.02}px)`;

let phone = false;

/**
 * What the screen is. Paper is narrower than most screens, but a page that became a phone's once its sheets are counted
 * would lose rows on them: what is printed is what the screen shows.
 */
function isPhone(): boolean {
  if (!window.matchMedia('print').matches) phone = window.matchMedia(PHONE).matches;
  return phone;
}

function subscribe(onChange: () => void): () => void {
  const query = window.matchMedia(PHONE);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

/** SHELL-19: mobile up to 999.98 px, desktop from 1000 px. */
export const useIsPhone = (): boolean => useSyncExternalStore(subscribe, isPhone);
