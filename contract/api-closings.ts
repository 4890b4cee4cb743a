import { z } from 'zod';
import { closedPeriods } from './closings';
import { API } from './limits';
import { op, REPORT_TIMEOUT } from './operation';

/*
 * Closed months and days for programs: as they were closed, and what has changed since. Part of the promise of contract/api.ts.
 */

const access = { client: true } as const;
const failure = 'problem';
const tag = 'Closings';

const period = z.string().max(10).describe('YYYY-MM or YYYY-MM-DD, by accounting date');
const params = z.strictObject({ period: period.meta({ example: '2026-10' }) });
const establishment = z
  .array(z.string().max(20))
  .max(API.establishments)
  .optional()
  .describe('Establishment codes, one parameter for each; by default, all that the client may see');
const upTo = z
  .int()
  .min(0)
  .max(2_147_483_647)
  .optional()
  .describe('The last delivery to include; by default, the newest');
const delivery = z.int().min(0).describe('The number of a delivery');
const moment = z.string().describe("YYYY-MM-DDTHH:mm:ss on the network's clocks");
const amountText = z
  .string()
  .regex(/^\d+\.\d\d$/)
  .describe('Exact, with two decimals');
const signedText = z
  .string()
  .regex(/^-?\d+\.\d\d$/)
  .describe('Exact, with two decimals; below zero with a sign');

const movement = z.strictObject({ count: z.int().min(0), sumText: amountText });
const figures = z.strictObject({
  deposits: movement,
  withdrawals: movement.describe('A positive amount'),
  balanceText: signedText.describe('Deposits less withdrawals'),
});
export type ApiClosingFigures = z.infer<typeof figures>;

const closedAt = {
  closedAt: moment,
  delivery: delivery.describe('The last delivery that it was closed with'),
};

/** Parts of all calls about closed periods. */
export const closingParts = { period, params, establishment, upTo, delivery, signedText, closedAt } as const;

const figuresExample = {
  deposits: { count: 1204, sumText: '385210.50' },
  withdrawals: { count: 31, sumText: '9300.00' },
  balanceText: '375910.50',
};
const nothing = {
  deposits: { count: 0, sumText: '0.00' },
  withdrawals: { count: 0, sumText: '0.00' },
  balanceText: '0.00',
};
const late = { ...nothing, deposits: { count: 1, sumText: '1190.00' }, balanceText: '1190.00' };

export const apiClosings = op({
  name: 'apiClosings',
  summary: 'Which months and days are closed, and when the next ones will be',
  description:
    'Days are closed one after the other, each at the same hour of the next day; a month is closed with its last day. ' +
    'Every day between `since` and `until` is closed. Closings are the same for all establishments.',
  tag,
  method: 'GET',
  path: '/api/v1/closings',
  access,
  failure,
  reply: closedPeriods.reply,
  example: {
    reply: {
      since: '2026-09-12',
      until: '2026-11-18',
      months: [{ month: '2026-10', at: '2026-11-01T06:00:00', delivery: 63 }],
      next: { day: '2026-11-19', dueAt: '2026-11-20T06:00:00', heldAt: null },
      nextMonth: { month: '2026-11', dueAt: '2026-12-01T06:00:00' },
    },
  },
});

export const apiClosing = op({
  name: 'apiClosing',
  summary: 'A closed month or day: as it was closed, what has changed since, and as it is now',
  description:
    'What was closed, and what has arrived, less what was cancelled, is what is there now, to the cent. A period that is ' +
    'not closed yet is answered with 400, and `fields.period` says when it will be.',
  tag,
  method: 'GET',
  path: '/api/v1/closings/:period',
  access,
  failure,
  params,
  query: z.strictObject({ establishment, delivery: upTo }),
  reply: z.strictObject({
    period,
    ...closedAt,
    closed: figures,
    arrived: figures.describe('What has arrived since and counts'),
    cancelled: figures.describe('What was in the closed figures and was cancelled since'),
    now: figures,
    passing: z
      .int()
      .min(0)
      .describe('Transactions that arrived since and were cancelled again: they change nothing'),
    totalChanges: z.int().min(0),
    upTo: delivery.describe('`now` is as it was after this delivery'),
  }),
  timeout: REPORT_TIMEOUT,
  example: {
    reply: {
      period: '2026-10',
      closedAt: '2026-11-01T06:00:00',
      delivery: 63,
      closed: figuresExample,
      arrived: late,
      cancelled: nothing,
      now: { ...figuresExample, deposits: { count: 1205, sumText: '386400.50' }, balanceText: '377100.50' },
      passing: 0,
      totalChanges: 1,
      upTo: 94,
    },
  },
});

const change = z.strictObject({
  change: z.enum(['arrived', 'cancelled']),
  delivery: z.int().min(1).describe('The number of the delivery that changed it'),
  at: moment.describe("When that delivery came; YYYY-MM-DDTHH:mm:ss on the network's clocks"),
  cancelledAt: moment.nullable().describe('When the transaction was cancelled; null of one that arrived'),
  establishment: z.string().describe('Its code'),
  terminal: z.string().describe('Its logical number'),
  nsu: z.string(),
  capturedAt: moment,
  accountingDate: z.string().describe('YYYY-MM-DD'),
  type: z.enum(['deposit', 'withdrawal']),
  amountText: amountText.describe('Always above 0, for withdrawals too'),
  effectText: signedText.describe('What it did to the balance'),
  operator: z.int().describe('Its id: `GET /api/v1/operators/{id}`'),
  account: z.int().describe('Its id: `GET /api/v1/accounts/{id}`'),
  reference: z.string().describe('As `GET /api/v1/transactions` has it; of a cancellation with `R`'),
});
export type ApiClosingChange = z.infer<typeof change>;

export const apiClosingChanges = op({
  name: 'apiClosingChanges',
  summary: 'What has changed in a closed month or day, page by page',
  description:
    'The transactions that have arrived or were cancelled since it was closed, the newest first. The first page decides ' +
    'up to which delivery all pages go. Repeat the same parameters with each cursor.',
  tag,
  method: 'GET',
  path: '/api/v1/closings/:period/changes',
  access,
  failure,
  params,
  query: z.strictObject({
    establishment,
    delivery: upTo,
    since: z.string().max(500).optional().describe('A cursor: `next` from an earlier answer'),
    limit: z.int().min(1).max(API.mostRows).optional().describe(`Changes per page; by default ${API.page}`),
  }),
  reply: z.strictObject({
    changes: z.array(change),
    next: z
      .string()
      .max(500)
      .nullable()
      .describe('The cursor of the next page; null: there are no more pages'),
  }),
  timeout: REPORT_TIMEOUT,
  example: {
    reply: {
      changes: [
        {
          change: 'arrived',
          delivery: 66,
          at: '2026-11-02T00:15:00',
          cancelledAt: null,
          establishment: '0042',
          terminal: '70140201',
          nsu: '000042',
          capturedAt: '2026-10-31T18:58:11',
          accountingDate: '2026-10-31',
          type: 'deposit',
          amountText: '1190.00',
          effectText: '1190.00',
          operator: 20117,
          account: 1201,
          reference: 'T3YZBHP4K1M6QW09',
        },
      ],
      next: null,
    },
  },
});
