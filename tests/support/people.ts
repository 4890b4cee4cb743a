/** The people of the console's tests, with the password `PASSWORD` of the test network. */
export const people = {
  administrator: '10000001',
  /** Manages group 1: establishments 0001 and 0002; has API access. */
  manager: '20000002',
  /** Sees establishment 0001. */
  viewer: '30000003',
  bankUser: '50000005',
} as const;

/** The person who has forgotten the password, or changes it: no other test signs in with it. */
export const FORGETFUL = '30000009';

/** The person whose sessions begin and end: no other test signs in with it. */
export const TRAVELLER = '30000010';

/** The manager whose profile changes while the console is open: no other test signs in with it. */
export const PROMOTED = '20000009';

/** The manager who reads the API's documentation and renews its secret meanwhile: no other test signs in with it. */
export const INTEGRATOR = '20000008';

/** People with notifications, each for one test, which changes what is read: see console-server.ts. */
export const readers = Array.from({ length: 20 }, (_, index) => String(30_000_101 + index));
