import { useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

/**
 * What this browser keeps under a key, `null` where it keeps nothing, and how to change it. It survives a sign-out,
 * and other tabs follow.
 */
export function useBrowserPreference(key: string): [string | null, (value: string | null) => void] {
  const kept = useSyncExternalStore(subscribe, () => localStorage.getItem(key));
  const keep = (value: string | null) => {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
    for (const listener of listeners) listener();
  };
  return [kept, keep];
}
