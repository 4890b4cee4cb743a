import '@testing-library/jest-dom/vitest';
import type { Options } from '@emotion/cache';
import { cleanup } from '@testing-library/react';
import { afterAll, afterEach, vi } from 'vitest';
import './console-worker';

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

afterEach(() => {
  vi.useRealTimers();
  cleanup();
  // Every console brings a style cache of its own; jsdom slows down with each rule that an earlier one left.
  for (const style of document.querySelectorAll('style[data-emotion^="cofre"]')) style.remove();
  // A spy on `fetch` goes before the bridge under it does; otherwise it would bring the bridge back.
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  localStorage.clear();
  sessionStorage.clear();
});

/** So many tasks are left to what React has put off. */
const TURNS = 10;
// React works in tasks of its own on what is not urgent, and asks the window for its event as each of them begins, also
// for a page that is gone. A file ends when none is left, because the window goes with it.
afterAll(async () => {
  for (let turn = 0; turn < TURNS; turn += 1) await new Promise((resolve) => setImmediate(resolve));
});
