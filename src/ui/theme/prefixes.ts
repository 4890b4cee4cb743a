import type { StylisPlugin } from '@emotion/cache';

/** Pseudo-elements of old Firefox and Edge, which MUI names beside those of the standard. */
const OLD_PSEUDO_ELEMENT = /::-(?:moz|ms)-/;

/**
 * Safari supports `user-select` only with its prefix; the browsers of the build's target need no other prefix.
 * Emotion's own prefixer also writes those of 2012, a quarter of all rules, which delays the first paint of a page. Rules
 * that the browser does not know are left out: each of them is an exception that emotion catches, 27 on a list.
 */
export const prefixes: StylisPlugin = (element) => {
  if (element.type === 'decl' && element.props === 'user-select')
    element.return = `-webkit-${element.value}${element.value}`;
  if (element.type !== 'rule' || !Array.isArray(element.props)) return;
  element.props = element.props.filter((selector) => !OLD_PSEUDO_ELEMENT.test(selector));
  // Nothing is written for a rule that has no content.
  if (element.props.length === 0) element.children = [];
};
