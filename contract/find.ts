import { z } from 'zod';
import { op } from './operation';
import { place } from './place';
import { tagged } from './tagged';

/* Finding records by what a person types (SHELL-17, decision 95). */

/** The limits of a search for records. */
export const FIND = {
  /** Characters of what is typed; the console cuts what is pasted. */
  longest: 200,
  /** Fewer characters find pages and actions only. */
  shortest: 2,
  /** Records of one kind, and of all kinds. */
  each: 5,
  hits: 20,
} as const;

const hit = z.strictObject({
  kind: z.string().max(40).describe('What it is: a user, an account, a deposit …'),
  title: z.string().max(500),
  detail: z.string().max(1000).describe('What tells it from others of that title; may be empty'),
  to: place,
});
export type FoundHit = z.infer<typeof hit>;

const findReply = z.strictObject({
  hits: z.array(hit).max(FIND.hits).describe('The best first'),
  incomplete: z.boolean().describe('true: a part could not be searched, and more may exist'),
});
export type FindReply = z.infer<typeof findReply>;

export const findRecords = op({
  name: 'findRecords',
  summary: 'The records that somebody means by what was typed, the best first',
  description:
    'Understands names, logins, e-mail addresses, codes, numbers, and an amount with a day, as people write or paste ' +
    'them. Finds only what the caller may open, within its scope. Titles and details are in the language of ' +
    '`Accept-Language`.',
  method: 'GET',
  path: '/portal/find',
  access: { person: 'signedIn' },
  query: z.strictObject({
    text: z.string().min(1).max(FIND.longest).describe('What was typed'),
  }),
  reply: findReply,
});

export const findTag = tagged({ find: 'Records by what somebody types.' });
