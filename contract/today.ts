import { z } from 'zod';
import { op } from './operation';
import { place } from './place';
import { tagged } from './tagged';

/* What needs a person today (decision 92). */

/** The limits of the reply. */
export const TODAY_LIST = {
  /** Things that need the person; each kind is there once at most. */
  items: 20,
  /** Pieces of a sentence, names among them. */
  pieces: 20,
  /** Records that a sentence names; it says how many others there are. */
  named: 3,
} as const;

const moment = z.string().max(19).describe("YYYY-MM-DDTHH:mm:ss on the network's clocks");

/** The worst first. */
export const severities = ['urgent', 'warning', 'notice'] as const;
export type Severity = (typeof severities)[number];

const piece = z.strictObject({
  text: z.string().max(500),
  to: place.optional().describe('Present for a name that leads to something'),
});
export type Piece = z.infer<typeof piece>;

const todayItem = z.strictObject({
  kind: z.string().max(40).describe('What it is about; each kind is there once at most'),
  severity: z.enum(severities),
  title: z.string().max(500),
  text: z.array(piece).max(TODAY_LIST.pieces).describe('A sentence in pieces'),
  age: z
    .strictObject({
      moment,
      of: z
        .enum(['since', 'late', 'due'])
        .describe('since: it began then; late: it should have been done by then; due: it has to be by then'),
    })
    .nullable(),
  action: z.strictObject({ label: z.string().max(100), to: place }),
});
export type TodayItem = z.infer<typeof todayItem>;

const todayReply = z.strictObject({
  checkedAt: moment,
  items: z.array(todayItem).max(TODAY_LIST.items).describe('The worst first'),
  incomplete: z.boolean().describe('true: a part could not be looked at, and more may be waiting'),
});
export type TodayReply = z.infer<typeof todayReply>;

export const listToday = op({
  name: 'listToday',
  summary: 'What needs the signed-in person today, worst first',
  description:
    'Covers only what the person may see and act on. Each item counts exactly what its screen lists with the given ' +
    'filter. The texts are in the language of `Accept-Language`.',
  method: 'GET',
  path: '/portal/today',
  access: { person: 'signedIn' },
  reply: todayReply,
});

export const todayTag = tagged({ today: 'What needs a person today.' });
