/** Lets media queries see a window of this width; jsdom has no layout of its own. */
export function setWidth(width: number, { dark = false } = {}): void {
  window.matchMedia = (query) => {
    const least = /min-width: ?([\d.]+)px/.exec(query)?.[1];
    const most = /max-width: ?([\d.]+)px/.exec(query)?.[1];
    const scheme = /prefers-color-scheme: ?(\w+)/.exec(query)?.[1];
    return {
      matches:
        (least === undefined || width >= Number(least)) &&
        (most === undefined || width <= Number(most)) &&
        (scheme === undefined || (scheme === 'dark') === dark) &&
        !query.includes('prefers-reduced-motion') &&
        // Tests use a mouse.
        !['print', '(any-pointer: coarse)'].includes(query),
      media: query,
      onchange: null,
      addListener: () => undefined,
      removeListener: () => undefined,
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
      dispatchEvent: () => false,
    };
  };
}
