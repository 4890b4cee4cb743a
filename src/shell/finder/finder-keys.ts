const isApple = /mac|iphone|ipad/i.test(navigator.userAgent);

/** The keys of the finder, as they are written on this machine. */
export const finderKeys = isApple ? '⌘ K' : 'Ctrl K';

/** SHELL-17: whether a key press opens the finder: Ctrl+K, or Cmd+K on an Apple keyboard. */
export function opensFinder({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean {
  return key.toLowerCase() === 'k' && ctrlKey !== metaKey && !altKey && !shiftKey;
}

/** The keys that open what is found in a tab of its own. */
export const tabKeys = isApple ? '⌘ Enter' : 'Ctrl Enter';
