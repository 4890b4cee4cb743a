import { configure } from '@testing-library/react';
import { vi } from 'vitest';
import { endFirstSight } from '../../src/kit/first-sight';
import { shortenComputedStyles } from './computed-style';
import { skipStyles } from './no-styles';
import { forgetOwnerStacks } from './owner-stacks';

/*
 * What is set once for all files of a worker of the console's tests.
 */

// What comes after the first sight comes at once.
endFirstSight();

/**
 * What a test waits for may take long on a busy machine, and the first page of a worker reads its modules; a second is the
 * default of both.
 */
const TIMEOUTS = 20_000;
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

skipStyles();
shortenComputedStyles();
forgetOwnerStacks();

/** jsdom computes no layout, so there is no size that could change. */
globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};
