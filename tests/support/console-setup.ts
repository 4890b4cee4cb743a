import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach, vi } from 'vitest';

/** What a test waits for may take long on a busy machine; a second is the default of both. */
const PATIENCE = 10_000;
configure({ asyncUtilTimeout: PATIENCE });
const waitFor = vi.waitFor.bind(vi);
vi.waitFor = (callback, options = PATIENCE) => waitFor(callback, options);

/** jsdom lays nothing out, so there is no size that could change. */
globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};

afterEach(() => {
  cleanup();
  // Every console brings a style cache of its own; jsdom slows down with each rule that an earlier one left.
  for (const style of document.querySelectorAll('style[data-emotion^="cofre"]')) style.remove();
  localStorage.clear();
  sessionStorage.clear();
});
