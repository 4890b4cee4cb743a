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
  .describe('Establishment codes, one parameter for each; by default, all that the client may see');

/** What happened: a transaction arrived, or one that had arrived was cancelled. */
const apiEvents = ['transaction', 'cancellation'] as const;
const apiTypes = ['deposit', 'withdrawal'] as const;

const deprecated = { deprecated: true } as const;
/** A delivery under the name that it had first; `delivery` is what the events and the other calls call it. */
const position = z.int().min(0).describe('The same as `delivery`').meta(deprecated);
/** An amount as events write it. */
const amountText = z
  .string()
  .regex(/^\d+\.\d\d$/)
  .describe('Exact, with two decimals, as in events');
const amountNumber = money
  .describe('The same amount as a number; exact if it is read as a decimal')
  .meta(deprecated);

export const apiTransaction = z.strictObject({
  event: z.enum(apiEvents).describe('`cancellation`: the transaction of this key counts no more'),
  position,
  establishment: z.string(),
  terminal: z.string().describe('Its logical number; with `nsu` and `capturedAt` the key of the transaction'),
  nsu: z.string(),
  capturedAt: z.string().describe("YYYY-MM-DDTHH:mm:ss on the network's clocks"),
  accountingDate: z.string().describe('YYYY-MM-DD'),
  type: z.enum(apiTypes),
  amount: amountNumber,
  operator: z.int().describe('Its id: `GET /api/v1/operators/{id}`'),
  account: z.int().describe('Its id: `GET /api/v1/accounts/{id}`'),
  cancelledAt: z
    .string()
    .nullable()
    .describe("Of a cancellation: YYYY-MM-DDTHH:mm:ss on the network's clocks"),
  delivery: z.int().min(1).describe('The number of the delivery that brought it'),
  amountText: amountText.describe(
    'Always above 0, for withdrawals too; exact, with two decimals, as in events',
  ),
  reference: z
    .string()
    .describe(
      'The same for ever and in every bank file: `T` and 15 letters and digits; of a cancellation `R` and those of its transaction',
    ),
});
export type ApiTransaction = z.infer<typeof apiTransaction>;

const anyDay = z.iso.date().max(10);
const dates = {
  accountingDate: anyDay.optional().describe('Only this accounting date'),
  accountingFrom: anyDay.optional().describe('On or after this accounting date'),
  accountingTo: anyDay.optional().describe('Up to and including this accounting date'),
  capturedFrom: anyDay.optional().describe("Captured on or after this day, on the network's clocks"),
  capturedTo: anyDay.optional().describe('Captured up to and including this day'),
};
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
  delivery: 93,
  amountText: '1250.00',
  reference: 'T3YZBHP4K1M6QW09',
};

export const apiTransactions = op({
  name: 'apiTransactions',
  summary: 'Transactions, page by page, by accounting date or by arrival',
  description:
    'With a date: the transactions of that day or period that count, as of the moment of the first page, in the order ' +
    'of their keys; what arrives meanwhile changes no page. Without one: all that arrived, delivery by delivery, and ' +
    'cancellations as events of their own; the last page has a `next` as well, to be asked again later. ' +
    '`follow` goes from the one to the other: what has arrived or was cancelled after the days were read, whatever its ' +
    'date. `establishment`, `terminal` and `type` narrow both. Repeat the same filter with each cursor, and with ' +
    '`follow` all of it but the dates. NDJSON and CSV have the rows alone; cursors are in the headers ' +
    '`cursor-next`, `cursor-follow` and `cursor-more`, and in `Link` with rel="next".',
  tag: 'Reconciliation',
  method: 'GET',
  path: '/api/v1/transactions',
  access,
  failure,
  query: z.strictObject({
    ...dates,
    since: cursor.optional().describe('A cursor: `next` or `follow` from an earlier answer'),
    limit: z.int().min(1).max(API.mostRows).optional().describe(`Rows per page; by default ${API.page}`),
    establishment,
    terminal: z
      .array(z.string().min(1).max(20))
      .max(API.establishments)
      .optional()
      .describe('Logical numbers, one parameter for each'),
    type: z.enum(apiTypes).optional(),
  }),
  reply: z.strictObject({
    transactions: z.array(apiTransaction),
    more: z.boolean().describe('Whether there is more already'),
    next: cursor.nullable().describe('The cursor of the next page; null: there are no more pages'),
    follow: cursor.nullable().describe('Of a day that is read: what has arrived since, by arrival'),
  }),
  alternatives: ['application/x-ndjson', 'text/csv'],
  answerHeaders: {
    Link: 'With rel="next": the next page',
    'cursor-next': '`next` of the JSON form',
    'cursor-follow': '`follow` of the JSON form',
    'cursor-more': '`more` of the JSON form',
  },
  example: {
    reply: {
      transactions: [transactionExample],
      more: false,
      next: null,
      follow: 'WzEsOTNd.k3b1ZkYlq0bq3o0Y5mZc2Q',
    },
  },
});

const movement = z.strictObject({
  count: z.int().min(0),
  sum: amountNumber,
  sumText: amountText,
});

const apiDayTotal = z.strictObject({
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
    'Returns counts, sums and a checksum of the transactions that count, up to a delivery. If you have the same rows, you compute the same ' +
    'checksum. `follow` is a cursor for everything that has arrived or been cancelled after that delivery.',
  tag: 'Reconciliation',
  method: 'GET',
  path: '/api/v1/totals',
  access,
  failure,
  query: z.strictObject({
    accountingDate: anyDay,
    position: position.optional(),
    delivery: z.int().min(0).optional().describe('The last delivery to include; by default, the newest'),
    establishment,
  }),
  reply: z.strictObject({
    position,
    totals: z.array(apiDayTotal),
    follow: cursor,
    delivery: z.int().min(0).describe('Up to this delivery'),
  }),
  alternatives: ['application/x-ndjson', 'text/csv'],
  answerHeaders: {
    'cursor-position': '`position` of the JSON form',
    'cursor-delivery': '`delivery` of the JSON form',
    'cursor-follow': '`follow` of the JSON form',
  },
  example: {
    reply: {
      position: 93,
      totals: [
        {
          establishment: '0042',
          accountingDate: '2026-11-19',
          deposits: { count: 1, sum: 1250, sumText: '1250.00' },
          withdrawals: { count: 0, sum: 0, sumText: '0.00' },
          checksum: 'b6a7c8f8a1f3b0c4a3f8f2f0c2f60e3d6f0a2e0c4f1d0d5b8c6b4b6f9d1e2a3c',
        },
      ],
      follow: 'WzEsOTNd.k3b1ZkYlq0bq3o0Y5mZc2Q',
      delivery: 93,
    },
  },
});
