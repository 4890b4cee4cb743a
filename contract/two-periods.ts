import { z } from 'zod';
import { closingRequest } from './closings';
import { exportFormats, exportReply } from './exports';
import { centsText, type Money, money, subtractMoney, toCents } from './money';
import { directions } from './narrowing';
import { op, REPORT_TIMEOUT } from './operation';
import { arrived } from './reports';
import { REPORT_BODY_LIMIT } from './statement';

/*
 * Two closed periods side by side, each as it was closed or as it is now, with a line for each establishment, group,
 * account or operator.
 */

export const TWO_PERIODS = {
  /** Lines on the screen; the others are one. The totals are always of everything. */
  lines: 200,
  /** Lines of a file, which every form holds. */
  fileLines: 50_000,
} as const;

export const comparedBy = ['establishment', 'group', 'account', 'operator'] as const;
export type ComparedBy = (typeof comparedBy)[number];

/** Which figures of both periods the lines have. */
export const comparedFigures = ['closed', 'now'] as const;
export type ComparedFigures = (typeof comparedFigures)[number];

export const comparedOrders = ['difference', 'name'] as const;
export type ComparedOrder = (typeof comparedOrders)[number];

const sums = z.strictObject({
  count: z.int().min(0),
  deposits: money,
  withdrawals: money.describe('A positive number'),
});
export type ComparedSums = z.infer<typeof sums>;

/** What is taken away may be below zero. */
const pair = z.strictObject({ one: sums, other: sums });
export type ComparedPair = z.infer<typeof pair>;

const line = pair.extend({
  key: z
    .string()
    .nullable()
    .describe('Its code or its key among the options of the filter; null: of no group'),
  name: z.string().nullable().describe('What people call it'),
  detail: z.string().nullable().describe('What tells it from others of the same name'),
});
export type ComparedLine = z.infer<typeof line>;

const side = z.strictObject({
  period: z.string().describe('As it was asked for'),
  closing: z.strictObject({
    at: z.string().describe("When it was closed; YYYY-MM-DDTHH:mm:ss on the network's clocks"),
    delivery: z.int().min(0),
  }),
  closed: sums.describe('All of it as it was closed'),
  now: sums.describe('All of it as it is now'),
});
export type ComparedSide = z.infer<typeof side>;

const rest = pair.extend({ lines: z.int().min(1) });

export const twoPeriodsReply = z.strictObject({
  one: side,
  other: side,
  lines: z.array(line).max(TWO_PERIODS.lines),
  rest: rest.nullable().describe('The lines beyond those'),
  shared: z
    .strictObject({
      one: sums.extend({ count: z.int() }),
      other: sums.extend({ count: z.int() }),
    })
    .nullable()
    .describe(
      'By group: what lines count more than once because establishments are in several groups, below zero. All lines ' +
        'and this are the totals; null where nothing is counted twice',
    ),
  upTo: arrived.nullable().describe('Up to when data had arrived; null where none has yet'),
});
export type TwoPeriodsReply = z.infer<typeof twoPeriodsReply>;

export const twoPeriodsRequest = closingRequest.extend({
  other: closingRequest.shape.periodo.describe('The period that the first one is compared with, likewise'),
  by: z.enum(comparedBy),
  figures: z.enum(comparedFigures).optional().describe('Of the lines; by default as they were closed'),
  order: z.enum(comparedOrders).optional().describe('By default by the difference of the balances'),
  direction: z.enum(directions).optional(),
});
export type TwoPeriodsRequest = z.infer<typeof twoPeriodsRequest>;

/** A file has what is known by a delivery, which is that of the screen. */
export const twoPeriodsFileRequest = twoPeriodsRequest.extend({ entrega: z.int().min(1).optional() });
export type TwoPeriodsFileRequest = z.infer<typeof twoPeriodsFileRequest>;

export const twoPeriods = op({
  name: 'twoPeriods',
  summary: 'Two closed months or days side by side',
  description:
    'With `formato=tela`, returns the totals of both periods as they were closed and as they are now, and the first 200 ' +
    'lines by establishment, group, account or operator; with a file format, the address of a file with up to 50,000. ' +
    'A difference is that of the first period less the other. A period that is not closed yet is answered with 400.',
  method: 'POST',
  path: '/portal/closings/compared',
  reads: true,
  access: { person: { screens: ['/fechamentos'] } },
  query: z.strictObject({
    formato: z.enum(['tela', ...exportFormats]),
    entrega: twoPeriodsFileRequest.shape.entrega.describe('Of a file: what was known by this delivery'),
  }),
  body: twoPeriodsRequest,
  reply: z.union([twoPeriodsReply, exportReply]),
  timeout: REPORT_TIMEOUT,
  bodyLimit: REPORT_BODY_LIMIT,
});

export const balanceOf = ({ deposits, withdrawals }: Pick<ComparedSums, 'deposits' | 'withdrawals'>): Money =>
  subtractMoney(deposits, withdrawals);

/**
 * By how many per cent an amount differs from the one that it is compared with: decimal text with two places, halves away
 * from zero. An amount of zero or below is no base: `null`.
 */
export function percentOf(amount: Money, base: Money): string | null {
  const [cents, whole] = [toCents(amount), toCents(base)];
  if (whole <= 0n) return null;
  const difference = cents - whole;
  const size = difference < 0n ? -difference : difference;
  const hundredths = (size * 20_000n + whole) / (2n * whole);
  return centsText(difference < 0n ? -hundredths : hundredths);
}
