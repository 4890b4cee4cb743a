import * as React from 'react';

interface Internals {
  recentlyCreatedOwnerStacks: number;
}

/**
 * In development React keeps a stack trace of each element for its tools, but of no more than 10,000 a second; a tenth of
 * a console test's time went there. This makes React count as if that many were kept already. The counter is React's
 * own: where a version has none, nothing happens but that the tests take longer.
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
