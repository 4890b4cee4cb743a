import '@testing-library/jest-dom/vitest';
import type { Options } from '@emotion/cache';
import { cleanup, configure } from '@testing-library/react';
import { afterEach, vi } from 'vitest';
import { endFirstSight } from '../../src/kit/first-sight';
import { shortenComputedStyles } from './computed-style';
import { skipStyles } from './no-styles';
import { forgetOwnerStacks } from './owner-stacks';

// What comes after the first sight comes at once.
endFirstSight();

/** What a test waits for may take long on a busy machine; a second is the default of both. */
const TIMEOUTS = 10_000;
configure({ asyncUtilTimeout: TIMEOUTS });
// Without this, the page would be printed at each check while a test waits: DEBUG_PRINT_LIMIT enables it.
if (process.env.DEBUG_PRINT_LIMIT === undefined) {
  configure({
    getElementError: (message) =>
      Object.assign(new Error(message ?? ''), { name: 'TestingLibraryElementError' }),
  });
}
const waitFor = vi.waitFor.bind(vi);
vi.waitFor = (callback, options = TIMEOUTS) => waitFor(callback, options);

/**
 * jsdom computes no layout, and yet a third of a test's time went to the rules of styles. A test that checks a
 * colour calls `vi.stubEnv('PORTAL_TEST_STYLES', 'on')`; what a style hides is tested in the browser.
 */
vi.mock('@emotion/cache', async (original) => {
  const { default: createCache } = await original<typeof import('@emotion/cache')>();
  return {
    default: (options: Options) => {
      const cache = createCache(options);
      if (process.env.PORTAL_TEST_STYLES === 'on') return cache;
      const { insert } = cache;
      cache.insert = (selector, serialized, sheet, shouldCache) => {
        if (selector === '') return insert(selector, serialized, sheet, shouldCache);
        cache.inserted[serialized.name] = true;
      };
      return cache;
    },
  };
});

skipStyles();
shortenComputedStyles();
forgetOwnerStacks();

/** jsdom computes no layout, so there is no size that could change. */
globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};

afterEach(() => {
  cleanup();
  // Every console brings a style cache of its own; jsdom slows down with each rule that an earlier one left.
  for (const style of document.querySelectorAll('style[data-emotion^="cofre"]')) style.remove();
  vi.unstubAllEnvs();
  localStorage.clear();
  sessionStorage.clear();
});
