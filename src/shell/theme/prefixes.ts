import type { StylisPlugin } from '@emotion/cache';

/**
 * Safari knows `user-select` by its prefix alone; the browsers of the build's target need no other one. Emotion's own
 * prefixer writes those of 2012 as well, a quarter of all rules, while a page is first shown.
 */
export const prefixes: StylisPlugin = (element) => {
  if (element.type === 'decl' && element.props === 'user-select')
    element.return = `-webkit-${element.value}${element.value}`;
};
