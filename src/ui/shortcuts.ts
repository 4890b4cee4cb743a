import { useBrowserPreference } from './use-browser-preference';

const OFF = 'off';

/**
 * WCAG 2.1.4: whether keys without Ctrl do anything, and how to switch them on or off. The choice is this browser's:
 * whoever speaks to a device would set them off by words.
 */
export function useShortcutsOn(): [boolean, (on: boolean) => void] {
  const [kept, keep] = useBrowserPreference('@shortcuts');
  return [kept !== OFF, (on) => keep(on ? null : OFF)];
}

/** The attributes that give a control a key. A page has each key once; screen readers hear of those that are on. */
export function useShortcut(key: '/' | 'n') {
  const [on] = useShortcutsOn();
  return { 'data-shortcut': key, ...(on && { 'aria-keyshortcuts': key }) };
}
