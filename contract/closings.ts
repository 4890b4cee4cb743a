import { z } from 'zod';
import { firstDayOf, lastDayOf, monthOf } from './calendar';
import { isDate, isMonth, LAST_DAY } from './dates';
import { exportFormats, exportReply } from './exports';
import { money } from './money';
import { op, REPORT_TIMEOUT } from './operation';
import { arrived, periodMoments, type ReportFilter, reportFilter } from './reports';
import { REPORT_BODY_LIMIT } from './statement';
import { tagged } from './tagged';

/*
 * Months and days by accounting date, as they were when they were closed, and what has changed since. The closing of a
 * month is that of its last day.
 */

export const CLOSINGS = {
  /** Changes on the screen; a file has them all. */
  screenRows: 100,
  /** Closed months that are listed, the newest ones; older ones are found by their name. */
  months: 120,
} as const;

const screens = ['/fechamentos'] as const;

const day = z.string().describe('YYYY-MM-DD');
const moment = z.string().describe("YYYY-MM-DDTHH:mm:ss on the network's clocks");
const delivery = z.int().min(0).describe('What came with a later delivery is not in the closed figures');

const closing = z.strictObject({
  at: moment.describe("When it was closed; YYYY-MM-DDTHH:mm:ss on the network's clocks"),
  delivery,
});

const openDay = z.strictObject({
  day,
  dueAt: moment,
  heldAt: moment
    .nullable()
    .describe('It is due, but transactions of the day are still missing: since when it is held back'),
});

export const closedPeriods = op({
  name: 'closedPeriods',
  summary: 'Which months and days are closed, and when the next ones will be',
  description:
    'Days are closed one after the other, each at the same hour of the next day; a month is closed with its last day. ' +
    'A day that is complete later than that is held back until then, and the days after it wait.',
  method: 'GET',
  path: '/portal/closings',
  access: { person: { screens } },
  reply: z.strictObject({
    since: day.nullable().describe('The first day that was closed; null where none is yet'),
    until: day.nullable().describe('The last day that is closed: all between the two are'),
    months: z
      .array(closing.extend({ month: z.string().describe('YYYY-MM') }))
      .max(CLOSINGS.months)
      .describe('Newest first'),
    next: openDay.describe('The first day that is not closed'),
    nextMonth: z.strictObject({ month: z.string().describe('YYYY-MM'), dueAt: moment }),
  }),
});
export type ClosedPeriods = z.infer<typeof closedPeriods.reply>;

/** Which month or day, and what of it: the selections of the statement. */
export const closingRequest = reportFilter.omit({ tipoDeData: true, tsInicio: true, tsFim: true }).extend({
  periodo: z.string().max(10).describe('YYYY-MM or YYYY-MM-DD, by accounting date'),
});
export type ClosingRequest = z.infer<typeof closingRequest>;

/** A file has the changes up to a delivery, which is that of the screen. */
export const closingFileRequest = closingRequest.extend({ entrega: z.int().min(1).optional() });
export type ClosingFileRequest = z.infer<typeof closingFileRequest>;

const sum = z.strictObject({ count: z.int().min(0), sum: money });
const figures = z.strictObject({
  deposits: sum,
  withdrawals: sum.describe('A positive amount'),
});
export type ClosingFigures = z.infer<typeof figures>;

const change = z.strictObject({
  change: z.enum(['arrived', 'cancelled']),
  at: moment.describe("When the delivery came that changed it; YYYY-MM-DDTHH:mm:ss on the network's clocks"),
  delivery: z.int().min(1),
  cancelledAt: moment.nullable().describe('When the transaction was cancelled; null of one that arrived'),
  capturedAt: moment,
  accountingDate: day,
  establishmentCode: z.string(),
  establishment: z.string(),
  terminal: z.string().describe('Its logical number'),
  operator: z.string().nullable().describe('What the operator was called then'),
  bank: z.string(),
  branch: z.string(),
  account: z.string(),
  nsu: z.string(),
  type: z.enum(['deposit', 'withdrawal']),
  amount: money.describe('A positive number'),
});
export type ClosingChange = z.infer<typeof change>;

export const closingReply = z.strictObject({
  period: z.string().describe('As it was asked for'),
  closing: closing.extend({ dueAt: moment }),
  closed: figures.describe('As it was closed: now, without what has arrived and with what was cancelled'),
  arrived: figures.describe('What has arrived since and counts'),
  cancelled: figures.describe('What was in the closed figures and was cancelled since'),
  now: figures,
  passing: z
    .int()
    .min(0)
    .describe(
      'Transactions that arrived since and were cancelled again: they change nothing and are not listed',
    ),
  totalChanges: z.int().min(0),
  changes: z.array(change).max(CLOSINGS.screenRows).describe('The newest ones, newest first'),
  upTo: arrived.nullable().describe('Up to when data had arrived; null where none has yet'),
});
export type ClosingReply = z.infer<typeof closingReply>;

export const closingReport = op({
  name: 'closingReport',
  summary: 'A closed month or day: as it was closed, what has changed since, and as it is now',
  description:
    'With `formato=tela`, returns the figures and the newest hundred changes; with a file format, the address of a file ' +
    'with all of them. The closed figures and the changes add up to those of now, to the cent. A period that is not ' +
    'closed yet is answered with 400 and a sentence that says when it will be.',
  method: 'POST',
  path: '/portal/closings/report',
  reads: true,
  access: { person: { screens } },
  query: z.strictObject({
    formato: z.enum(['tela', ...exportFormats]),
    entrega: closingFileRequest.shape.entrega.describe('Of a file: the changes up to this delivery (`upTo`)'),
  }),
  body: closingRequest,
  reply: z.union([closingReply, exportReply]),
  timeout: REPORT_TIMEOUT,
  bodyLimit: REPORT_BODY_LIMIT,
});

/** The first and the last day of a month or a day; `null` where it is neither, or is closed on no day that there is. */
export function daysOfPeriod(period: string): { first: string; last: string } | null {
  if (isDate(period)) return period < LAST_DAY ? { first: period, last: period } : null;
  if (!isMonth(period) || period === monthOf(LAST_DAY)) return null;
  return { first: firstDayOf(period), last: lastDayOf(period) };
}

/** The request as reports on transactions have it: whole days by accounting date. */
export function filterOfClosing(
  { periodo: _periodo, ...selections }: ClosingRequest,
  { first, last }: { first: string; last: string },
): ReportFilter {
  const period = {
    dateType: 'dc',
    startDate: first,
    endDate: last,
    startTime: '00:00:00',
    endTime: '23:59:59',
  } as const;
  return { ...selections, tipoDeData: 'dc', ...periodMoments(period) };
}

export const closingsTag = tagged({
  closings: 'Closed months and days, with what has changed since.',
});
