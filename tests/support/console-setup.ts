import '@testing-library/jest-dom/vitest';
import { cleanup } from '@testing-library/react';
import { afterEach } from 'vitest';

afterEach(() => {
  cleanup();
  // Every console brings a style cache of its own; jsdom slows down with each rule that an earlier one left.
  for (const style of document.querySelectorAll('style[data-emotion^="cofre"]')) style.remove();
  localStorage.clear();
  sessionStorage.clear();
});
