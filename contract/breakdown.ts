import { z } from 'zod';
import { exportFormats, exportReply } from './exports';
import { money } from './money';
import { dimensions, directions } from './narrowing';
import { op, REPORT_TIMEOUT } from './operation';
import { arrived, reportFilter } from './reports';
import { REPORT_BODY_LIMIT, reportFileRequest } from './statement';

/** The deposit statement added up by one or two dimensions. */
export const BREAKDOWN = {
  /** Groups on the screen by one dimension, … */
  groups: 200,
  /** … and by two, with so many lines in each. The totals are always of everything. */
  outer: 100,
  inner: 60,
  /** Lines of a file, which every form holds. */
  fileLines: 50_000,
  /** Groups that have a subtotal below a file. */
  subtotals: 1_000,
} as const;

/** By what its lines are ordered: their key, in the order of names or days, or what they come to. */
export const breakdownOrders = ['key', 'count', 'deposits', 'withdrawals', 'balance'] as const;
export type BreakdownOrder = (typeof breakdownOrders)[number];

const sums = z.strictObject({
  count: z.int().min(0),
  deposits: money,
  withdrawals: money.describe('A positive number'),
});
export type BreakdownSums = z.infer<typeof sums>;

const line = sums.extend({
  key: z.string().describe('YYYY-MM-DD of a day, YYYY-MM of a month; the narrowing of a statement takes it'),
  name: z.string().nullable().describe('What people call it; null: the key says it'),
  detail: z
    .string()
    .nullable()
    .describe('What tells it from others of the same name: a code, the establishment, a nickname'),
});
export type BreakdownLine = z.infer<typeof line>;

/** The lines that are not among those before them, as one. */
const rest = sums.extend({ lines: z.int().min(1) });
export type BreakdownRest = z.infer<typeof rest>;

const group = line.extend({
  lines: z.array(line).max(BREAKDOWN.inner).describe('By the second dimension; empty without one'),
  rest: rest.nullable().describe('The lines of the group beyond those'),
});
export type BreakdownGroup = z.infer<typeof group>;

export const breakdownReply = z.strictObject({
  groups: z.array(group).max(BREAKDOWN.groups),
  rest: rest.nullable().describe('The groups beyond those'),
  total: sums.describe('Of all rows: the totals of the statement'),
  arrived: arrived.nullable(),
});
export type BreakdownReply = z.infer<typeof breakdownReply>;

export const breakdownRequest = reportFilter.extend({
  by: z.array(z.enum(dimensions)).min(1).max(2).describe('One dimension, or two that differ'),
  order: z.enum(breakdownOrders).optional().describe('Absent: deposits; days and months by themselves'),
  direction: z.enum(directions).optional(),
});
export type BreakdownRequest = z.infer<typeof breakdownRequest>;

export const breakdownFileRequest = breakdownRequest.extend({ entrega: reportFileRequest.shape.entrega });
export type BreakdownFileRequest = z.infer<typeof breakdownFileRequest>;

export const depositBreakdown = op({
  name: 'depositBreakdown',
  summary: 'The deposit statement added up by one or two dimensions',
  description:
    'Takes the filter of the statement, with the same checks, and the dimensions: establishment, terminal, account, ' +
    'operator, day, month (by the date of the filter) and type. With `formato=tela`, returns the first groups with ' +
    'their lines, the others as one, and the totals of all rows; with a file format, the address of a file with up to ' +
    '50,000 lines. Cancelled transactions are not included.',
  method: 'POST',
  path: '/portal/reports/deposits/breakdown',
  reads: true,
  access: { person: { screens: ['/transacoes-extrato'] } },
  query: z.strictObject({
    formato: z.enum(['tela', ...exportFormats]),
    entrega: reportFileRequest.shape.entrega.describe('Of a file: as the report stood at this delivery'),
  }),
  body: breakdownRequest,
  reply: z.union([breakdownReply, exportReply]),
  timeout: REPORT_TIMEOUT,
  bodyLimit: REPORT_BODY_LIMIT,
});
