import { z } from 'zod';
import { recordKey } from './keys';
import { op } from './operation';
import { tagged } from './tagged';

/** So many sessions of a person are listed, the last used first; more are ended together. */
export const LISTED_SESSIONS = 100;

const own = { person: 'signedIn' } as const;
const ofOthers = { person: { screens: ['/usuarios'] } } as const;

/** A live session: a browser in which somebody is signed in. */
const session = z.strictObject({
  id: z.uuid(),
  browser: z.string().nullable().describe('Its name without a version; null: unknown'),
  system: z.string().nullable().describe('The operating system; null: unknown'),
  address: z.string().describe('From where the person signed in'),
  startedAt: z.string().describe("YYYY-MM-DDTHH:mm:ss on the network's clocks"),
  usedAt: z
    .string()
    .describe('The last renewal of its tokens, which a browser in use makes every quarter of an hour'),
  endsAt: z.string().describe('When it ends, however much it is used'),
  current: z.boolean().describe('Whether it is the session of this call'),
});
export type Session = z.infer<typeof session>;

const list = z.strictObject({
  sessions: z.array(session).describe(`The last used first, ${LISTED_SESSIONS} at most`),
  total: z.int(),
});
export type Sessions = z.infer<typeof list>;

const ended = z.strictObject({ ended: z.int().min(0) });

/** Additive (decision 100). */
export const listSessions = op({
  name: 'listSessions',
  summary: "The signed-in person's sessions",
  description: 'Returns the browsers in which the person is signed in, the one that asks included.',
  method: 'GET',
  path: '/portal/sessions',
  access: own,
  reply: list,
});

/** Additive. */
export const endOwnSession = op({
  name: 'endOwnSession',
  summary: "End one of the signed-in person's sessions",
  description:
    'Its tokens stop working with the next call. A session that has ended meanwhile is no error; that of another ' +
    'person is answered with 404, and that of the call with 409: whoever means it signs out.',
  method: 'DELETE',
  path: '/portal/sessions/:session',
  access: own,
  params: z.strictObject({ session: z.uuid().max(36) }),
  reply: ended,
});

/** Additive. */
export const endOtherSessions = op({
  name: 'endOtherSessions',
  summary: 'End all other sessions of the signed-in person',
  description: 'The session of this call goes on. Returns how many have ended.',
  method: 'DELETE',
  path: '/portal/sessions',
  access: own,
  reply: ended,
});

/** Additive. */
export const listUserSessions = op({
  name: 'listUserSessions',
  summary: 'The sessions of a user',
  description: 'Returns the browsers in which a user is signed in. It answers 404 for an unknown user.',
  method: 'GET',
  path: '/portal/users/sessions/:id',
  access: ofOthers,
  params: z.strictObject({ id: recordKey }),
  reply: list,
});

/** Additive. */
export const endUserSessions = op({
  name: 'endUserSessions',
  summary: 'End the sessions of a user',
  description:
    'Ends one session, or all where none is named; the tokens stop working with the next call. The user may sign in ' +
    'again: whoever may not is deactivated. Returns how many have ended.',
  method: 'DELETE',
  path: '/portal/users/sessions/:id',
  access: ofOthers,
  params: z.strictObject({ id: recordKey }),
  query: z.strictObject({ session: z.uuid().max(36).optional() }),
  reply: ended,
});

export const ownSessionsTag = tagged({ sessions: 'Where the signed-in person is signed in.' });
