import { z } from 'zod';
import { API } from './limits';
import { money } from './money';
import { op } from './operation';

/*
 * The calls by which an establishment's program keeps books of its own: transactions page by page, and the totals of a
 * day to compare them with. Part of the promise of contract/api.ts.
 */

const access = { client: true } as const;
const failure = 'problem';

const establishment = z
  .array(z.string().max(20))
  .max(API.establishments)
  .optional()
  .describe('Codes, each as a parameter of its own; by itself all that the client sees');

/** What happened: a transaction arrived, or one that had arrived was cancelled. */
export const apiEvents = ['transaction', 'cancellation'] as const;
export const apiTypes = ['deposit', 'withdrawal'] as const;

export const apiTransaction = z.strictObject({
  event: z.enum(apiEvents).describe('`cancellation`: the transaction of this key counts no more'),
  position: z.int().describe('Of the delivery that brought it'),
  establishment: z.string(),
  terminal: z.string().describe('Its logical number; with `nsu` and `capturedAt` the key of the transaction'),
  nsu: z.string(),
  capturedAt: z.string().describe("YYYY-MM-DDTHH:mm:ss on the network's clocks"),
  accountingDate: z.string().describe('YYYY-MM-DD'),
  type: z.enum(apiTypes),
  amount: money.describe('Above 0, also of a withdrawal'),
  operator: z.int(),
  account: z.int(),
  cancelledAt: z
    .string()
    .nullable()
    .describe("Of a cancellation: YYYY-MM-DDTHH:mm:ss on the network's clocks"),
});
export type ApiTransaction = z.infer<typeof apiTransaction>;

const anyDay = z.iso.date().max(10);
const cursor = z.string().max(500);

const transactionExample = {
  event: 'transaction',
  position: 93,
  establishment: '0042',
  terminal: '70140201',
  nsu: '000042',
  capturedAt: '2026-11-19T09:14:03',
  accountingDate: '2026-11-19',
  type: 'deposit',
  amount: 1250,
  operator: 20117,
  account: 1201,
  cancelledAt: null,
};

export const apiTransactions = op({
  name: 'apiTransactions',
  summary: 'Transactions, page by page, by accounting date or by arrival',
  description:
    'With `accountingDate`: the transactions of that day that count, as of the moment of the first page, in the order ' +
    'of their keys; what arrives meanwhile changes no page. Without it: all that arrived, delivery by delivery, and ' +
    'cancellations as events of their own; the last page has a `next` as well, to be asked again later. ' +
    '`follow` goes from the one to the other: what has arrived or was cancelled after the day was read. ' +
    'Repeat the same filter with each cursor. NDJSON and CSV have the rows alone; cursors are in the headers ' +
    '`cursor-next`, `cursor-follow` and `cursor-more`, and in `Link` with rel="next".',
  tag: 'Reconciliation',
  method: 'GET',
  path: '/api/v1/transactions',
  access,
  failure,
  query: z.strictObject({
    accountingDate: anyDay.optional(),
    since: cursor.optional().describe('A cursor: `next` or `follow` of an earlier answer'),
    limit: z.int().min(1).max(API.mostRows).optional().describe(`Rows a page; by itself ${API.page}`),
    establishment,
  }),
  reply: z.strictObject({
    transactions: z.array(apiTransaction),
    more: z.boolean().describe('Whether there is more already'),
    next: cursor.nullable().describe('What comes after this page; null: the day is read'),
    follow: cursor.nullable().describe('Of a day that is read: what has arrived since, by arrival'),
  }),
  alternatives: ['application/x-ndjson', 'text/csv'],
  example: {
    reply: {
      transactions: [transactionExample],
      more: false,
      next: null,
      follow: 'WzEsOTNd.k3b1ZkYlq0bq3o0Y5mZc2Q',
    },
  },
});

const movement = z.strictObject({ count: z.int().min(0), sum: money.describe('Never below 0') });

export const apiDayTotal = z.strictObject({
  establishment: z.string(),
  accountingDate: z.string(),
  deposits: movement,
  withdrawals: movement,
  checksum: z
    .string()
    .describe(
      'SHA-256, hexadecimal, of one line for each transaction in the order of capturedAt, terminal and nsu (bytes): ' +
        'capturedAt, terminal, nsu, type and amount with two decimals, tabs between them, a line feed after each',
    ),
});
export type ApiDayTotal = z.infer<typeof apiDayTotal>;

export const apiTotals = op({
  name: 'apiTotals',
  summary: 'Totals of an accounting day, by establishment',
  description:
    'Counts, sums and a checksum of the transactions that count, up to a delivery. Who has the same rows has the same ' +
    'checksum. `follow` is a cursor for what has arrived or was cancelled after that delivery.',
  tag: 'Reconciliation',
  method: 'GET',
  path: '/api/v1/totals',
  access,
  failure,
  query: z.strictObject({
    accountingDate: anyDay,
    position: z.int().min(0).optional().describe('Up to which delivery; by itself the newest'),
    establishment,
  }),
  reply: z.strictObject({
    position: z.int().min(0).describe('Up to this delivery'),
    totals: z.array(apiDayTotal),
    follow: cursor,
  }),
  alternatives: ['application/x-ndjson', 'text/csv'],
  example: {
    reply: {
      position: 93,
      totals: [
        {
          establishment: '0042',
          accountingDate: '2026-11-19',
          deposits: { count: 1, sum: 1250 },
          withdrawals: { count: 0, sum: 0 },
          checksum: 'b6a7c8f8a1f3b0c4a3f8f2f0c2f60e3d6f0a2e0c4f1d0d5b8c6b4b6f9d1e2a3c',
        },
      ],
      follow: 'WzEsOTNd.k3b1ZkYlq0bq3o0Y5mZc2Q',
    },
  },
});
