import { z } from 'zod';
import { closingParts } from './api-closings';
import { API } from './limits';
import { directions } from './narrowing';
import { op, REPORT_TIMEOUT } from './operation';
import { comparedBy, comparedFigures, comparedOrders } from './two-periods';

/* Two closed periods side by side, for programs. Part of the promise of contract/api.ts. */

const { period, params, establishment, upTo, delivery, signedText, closedAt } = closingParts;

const sums = z.strictObject({
  count: z.int().describe('Transactions'),
  depositsText: signedText,
  withdrawalsText: signedText.describe('A positive amount'),
  balanceText: signedText,
});
export type ApiComparedSums = z.infer<typeof sums>;
const pair = {
  one: sums,
  other: sums,
  differenceText: signedText.describe('The balance of the first period less that of the other'),
  percentText: signedText
    .nullable()
    .describe('That in per cent of the other balance; null where that is no base: zero or below'),
};
const compared = z.strictObject(pair);
const side = z.strictObject({ period, ...closedAt, closed: sums, now: sums });
const sumsExample = (balanceText: string) => ({
  count: 2,
  depositsText: balanceText,
  withdrawalsText: '0.00',
  balanceText,
});
const pairExample = {
  one: sumsExample('150.00'),
  other: sumsExample('120.00'),
  differenceText: '30.00',
  percentText: '25.00',
};

export const apiClosingComparison = op({
  name: 'apiClosingComparison',
  summary: 'Two closed months or days side by side',
  description:
    'The totals of both as they were closed and as they are now, and a line for each establishment, group, account or ' +
    'operator. Lines, with `rest` and `shared`, add up to the totals.',
  tag: 'Closings',
  method: 'GET',
  path: '/api/v1/closings/:period/comparison',
  access: { client: true },
  failure: 'problem',
  params,
  query: z.strictObject({
    with: period.optional().describe('The other period; by default the month or day before'),
    by: z.enum(comparedBy).optional().describe('By default `establishment`'),
    figures: z.enum(comparedFigures).optional().describe('Of the lines: `closed` by default, or `now`'),
    order: z.enum(comparedOrders).optional().describe('By default `difference`, the largest first'),
    direction: z.enum(directions).optional(),
    establishment,
    delivery: upTo,
    limit: z.int().min(1).max(API.mostRows).optional().describe(`Lines; by default ${API.page}`),
  }),
  reply: z.strictObject({
    one: side.describe('The period of the address'),
    other: side,
    total: compared.describe('Of the figures that the lines have'),
    lines: z.array(
      compared.extend({
        key: z.string().nullable().describe('A code or an id; null: of no group'),
        name: z.string().nullable(),
        detail: z.string().nullable().describe('What tells it from others of the same name'),
      }),
    ),
    rest: compared
      .extend({ lines: z.int().min(1) })
      .nullable()
      .describe('The lines beyond `limit`, as one'),
    shared: compared
      .nullable()
      .describe(
        'By group: what counts more than once, below zero, because establishments are in several groups',
      ),
    upTo: delivery.describe('`now` is as it was after this delivery'),
  }),
  timeout: REPORT_TIMEOUT,
  example: {
    reply: {
      one: {
        period: '2026-10',
        closedAt: '2026-11-01T06:00:00',
        delivery: 63,
        closed: sumsExample('150.00'),
        now: sumsExample('150.00'),
      },
      other: {
        period: '2026-09',
        closedAt: '2026-10-01T06:00:00',
        delivery: 30,
        closed: sumsExample('120.00'),
        now: sumsExample('120.00'),
      },
      total: pairExample,
      lines: [{ key: '0042', name: 'Mercado Sol', detail: '0042', ...pairExample }],
      rest: null,
      shared: null,
      upTo: 94,
    },
  },
});
