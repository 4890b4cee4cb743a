const isApple = /mac|iphone|ipad/i.test(navigator.userAgent);

/** How the keys of the page finder are written on this machine. */
export const finderKeys = isApple ? '⌘ K' : 'Ctrl K';

/** SHELL-17: Ctrl+K, and what an Apple keyboard has in its place. */
export function opensFinder({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean {
  return key.toLowerCase() === 'k' && ctrlKey !== metaKey && !altKey && !shiftKey;
}
