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

/** Report viewers who set up a second factor, each for one test: afterwards the password alone signs nobody in. */
export const enrolling = Array.from({ length: 10 }, (_, index) => String(30_000_301 + index));

/**
 * People whose second factor signs in, or is given again: the first two are report viewers, the third is a manager with
 * API access. Each is of one file of tests.
 */
export const secondSteps = ['30000331', '30000332', '20000331'] as const;

/** The report viewer who has lost the phone: no other test signs in with it. */
export const PHONELESS = '30000320';

/** The provider administrator whose second factor is reset: no other test signs in with it. */
export const LOCKED_OUT = '10000009';

/** The report viewer who has signed in by a provider, which puts them among `lojas`: no other test touches this one. */
export const LINKED = '30000340';

/** The manager whose profile changes while the console is open: no other test signs in with it. */
export const PROMOTED = '20000009';

/** The manager who reads the API's documentation and renews its secret meanwhile: no other test signs in with it. */
export const INTEGRATOR = '20000008';

/** Provider administrators who save views and share them with each other: no other test signs in with them. */
export const SAVERS = ['44900901', '44900902'] as const;

/** The provider administrator who subscribes to saved views: no other test signs in with this login. */
export const SUBSCRIBER = '44900903';

/** People with notifications, each for one test, which changes what is read: see console-server.ts. */
export const readers = Array.from({ length: 20 }, (_, index) => String(30_000_101 + index));
