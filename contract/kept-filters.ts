import { z } from 'zod';
import { screens } from './access';
import { op } from './operation';
import { reach } from './reach';
import { tagged } from './tagged';

/** Filters that the server keeps: characters of one, and how many of a person. */
export const KEPT_FILTERS = { length: 100_000, ofOnePerson: 100 } as const;

/*
 * Filters that are too long for an address: a browser refuses to load a page again whose address names a thousand
 * establishments. The server keeps such a filter under a short name that stands in the address, which can be sent: others
 * who may open the screen get what is there for them of it.
 */

const access = { person: 'signedIn' } as const;

const screen = z.enum(screens.map(({ path }) => path)).describe('The screen whose list it narrows');

/** Additive. The same filter of the same person has the same id, however often it is kept. */
export const keepFilter = op({
  name: 'keepFilter',
  summary: 'Keep a filter that is too long for an address',
  description:
    'Stores a list filter that is too long for an address, for a screen that the person may open. The same filter gets ' +
    'the same id. The newest hundred of each person are kept.',
  method: 'POST',
  path: '/portal/filters',
  access,
  body: z.strictObject({
    screen,
    filter: z.string().max(KEPT_FILTERS.length).describe('As it would appear in the address: a JSON object'),
  }),
  reply: z.strictObject({ id: z.string() }),
  bodyLimit: 4 * KEPT_FILTERS.length,
});

/** Additive. */
export const getKeptFilter = op({
  name: 'getKeptFilter',
  summary: 'A filter that was kept',
  description:
    'Whoever has its id and may open its screen gets it. Of a filter that somebody else has kept, establishments, accounts, ' +
    'operators and groups beyond the scope of the reader are left out, and `reach` says so.',
  method: 'GET',
  path: '/portal/filters/:id',
  access,
  params: z.strictObject({ id: z.string().max(40) }),
  reply: z.strictObject({
    screen,
    filter: z.string(),
    reach: reach.optional().describe('Absent: it is a filter of one’s own'),
  }),
});

/** Additive. For an address that names a filter in full: whoever opens it may see less than whoever has sent it. */
export const reachFilter = op({
  name: 'reachFilter',
  summary: 'What is there of a filter for the person',
  description:
    'Leaves establishments, accounts, operators and groups out that lie beyond the scope of the person, or are gone, and ' +
    'says in `reach` whether it did. Nothing is stored.',
  method: 'POST',
  path: '/portal/filters/reach',
  access,
  body: z.strictObject({ screen, filter: z.string().max(KEPT_FILTERS.length) }),
  reply: z.strictObject({ filter: z.string(), reach }),
  reads: true,
  bodyLimit: 4 * KEPT_FILTERS.length,
});

export const keptFilterTag = tagged({ filters: 'List filters that are too long for an address.' });
