import * as React from 'react';

interface Internals {
  recentlyCreatedOwnerStacks: number;
}

/**
 * In development React keeps a stack trace for each element, for its tools, until it has kept 10,000 within a second; a tenth
 * of a console test's time went there. For the tests that many have always been kept.
 */
export function forgetOwnerStacks(): void {
  const [internals] = Object.entries(React)
    .filter(([name]) => name.startsWith('__CLIENT_INTERNALS'))
    .map(([, value]) => value as unknown as Internals);
  if (internals === undefined) return;
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
    get: () => Number.POSITIVE_INFINITY,
    set: () => {},
  });
}
