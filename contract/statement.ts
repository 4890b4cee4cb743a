import { z } from 'zod';
import { exportFormats, exportReply } from './exports';
import { money } from './money';
import { directions, narrowing } from './narrowing';
import { op, REPORT_TIMEOUT } from './operation';
import { arrived, reportFilter } from './reports';

/** Deposit statement, O§5. */
export const STATEMENT = {
  /** STMT-15: rows on the screen; an export has them all. */
  screenRows: 100,
} as const;

const screens = ['/transacoes-extrato'] as const;

/** Four lists of as many keys as each may hold. */
export const REPORT_BODY_LIMIT = 2 * 1024 * 1024;

/** STMT-17, STMT-18. */
const reportRequest = reportFilter.extend({
  flTotalizar: z.literal(true),
  escopo: z.literal(1),
});
export type ReportRequest = z.infer<typeof reportRequest>;

/** STMT-13: where each column stands in a row; the row's cells are `{value}`. */
export const CELL = {
  transactionDate: 0,
  accountingDate: 1,
  establishment: 2,
  operator: 3,
  bank: 4,
  sequenceNumber: 5,
  branch: 6,
  account: 7,
  amount: 8,
  type: 9,
} as const;
export type StatementColumn = keyof typeof CELL;
const columns = Object.keys(CELL) as [StatementColumn, ...StatementColumn[]];

/** Additive: which of the rows are wanted, and in which order the first hundred of them are. */
const statementRequest = reportRequest.extend({
  narrowed: narrowing.optional(),
  order: z.enum(columns).optional().describe('Absent: newest first. Files are always newest first.'),
  direction: z.enum(directions).optional(),
});
export type StatementRequest = z.infer<typeof statementRequest>;

/** What a file is made of: a report as it stood at a delivery, which is that of the screen, and its further columns. */
export const reportFileRequest = statementRequest.extend({
  entrega: z.int().min(1).optional(),
  identificadores: z.boolean().optional(),
});
export type ReportFileRequest = z.infer<typeof reportFileRequest>;

/** What else tells a row from others: columns that a file may have behind the specified ones, in this order. */
export const identifiers = ['establishmentCode', 'terminal', 'operatorTail'] as const;
export type Identifier = (typeof identifiers)[number];

/** STMT-20: where the totals stand in the first footer, counted from 0; debts are a positive number. */
export const FOOTER = { deposits: 6, debts: 7 } as const;
/** STMT-14: cell 9 of a withdrawal; anything else is a deposit. */
export const WITHDRAWAL = 1;
export const DEPOSIT = 2;

const cell = z.strictObject({ value: z.union([z.string(), z.number(), z.null()]) });
const cells = z.array(cell).length(10);
export type ReportRow = z.infer<typeof cells>;

/** The transaction of a row, which its ten cells do not identify, and its open dispute (additive). */
const disputable = z.strictObject({
  numeroLogico: z.string(),
  nsu: z.string().describe('As it was fed: it may be longer than 10 digits or hold letters'),
  capturedAt: z.string().describe("YYYY-MM-DDTHH:mm:ss on the network's clocks"),
  operatorCodeId: z.int(),
  contestacao: z
    .strictObject({ workOrder: z.int(), status: z.literal([0, 2]) })
    .nullable()
    .describe('The open dispute of the transaction'),
});
export type Disputable = z.infer<typeof disputable>;

/** What names the establishment, the terminal and the operator of a row, of which its ten cells say names (additive). */
const identified = z.strictObject({
  establishmentCode: z.string(),
  terminal: z.string().describe('Its logical number'),
  operatorTail: z.string().describe('The last three characters of the code of the operator'),
} satisfies Record<Identifier, z.ZodType>);
export type Identified = z.infer<typeof identified>;

/** What the rows come to that were asked for by a narrowing. */
const narrowedTotals = z.strictObject({
  totalRows: z.int().min(0),
  deposits: money,
  withdrawals: money.describe('A positive number'),
});
export type NarrowedTotals = z.infer<typeof narrowedTotals>;

export const reportReply = z.strictObject({
  rows: z.array(cells).max(STATEMENT.screenRows),
  footers: z.array(cells),
  totalRows: z.int().min(0).describe('Additive (STMT-15): rows in the whole report'),
  narrowed: narrowedTotals
    .optional()
    .describe(
      'Additive: the totals of the narrowed rows, where a narrowing was sent; the others are of the whole',
    ),
  transacoes: z
    .array(disputable)
    .max(STATEMENT.screenRows)
    .optional()
    .describe('Additive: one for each row, in their order, for whoever may open work orders'),
  identificadores: z
    .array(identified)
    .max(STATEMENT.screenRows)
    .optional()
    .describe(
      'Additive: one for each row, in their order: which establishment, terminal and operator it is of',
    ),
  arrived: arrived.nullable().describe('Additive: up to when data had arrived; null where none has yet'),
});
export type ReportReply = z.infer<typeof reportReply>;

/** When a transaction was cancelled, and by which delivery; null: before that was kept. */
const cancellation = z.strictObject({
  at: z.string().describe("YYYY-MM-DDTHH:mm:ss on the network's clocks"),
  delivery: z.int().min(1).nullable(),
});
export type Cancellation = z.infer<typeof cancellation>;

/** The cancelled ones of a statement: the same rows, with their cancellations. */
export const cancelledReply = reportReply.omit({ transacoes: true }).extend({
  cancellations: z.array(cancellation).max(STATEMENT.screenRows).describe('One for each row, in their order'),
});
export type CancelledReply = z.infer<typeof cancelledReply>;

export const depositReport = op({
  name: 'depositReport',
  summary: 'The deposit statement: the newest hundred rows and the totals of all, or the address of a file',
  description:
    'With `formato=tela`, returns the rows and totals; with a file format, the address of a file with all rows, which ' +
    'works for 15 minutes. A period begins at most 365 days ago and has fewer than 60 days. Each person can run two ' +
    'reports at once; a third waits up to 30 seconds and is then answered with 429. An establishment that is not the ' +
    "caller's is answered with 403.",
  method: 'POST',
  path: '/portal/reports/deposits/',
  reads: true,
  access: { person: { screens } },
  query: z.strictObject({
    formato: z.enum(['tela', ...exportFormats]),
    entrega: reportFileRequest.shape.entrega.describe(
      'Additive, of a file: as the report stood at this delivery (`arrived`); without it as it stands when it is fetched',
    ),
    identificadores: z
      .enum(['true', 'false'])
      .optional()
      .describe(
        'Additive, of a file: `true` adds columns at its end, with the code of the establishment, the terminal, the last ' +
          "three characters of the operator's code and, but for a PDF, the currency",
      ),
  }),
  body: statementRequest,
  reply: z.union([reportReply, exportReply]),
  timeout: REPORT_TIMEOUT,
  bodyLimit: REPORT_BODY_LIMIT,
});

/** Additive: asked while a report is on the screen, which never changes by itself. */
export const newerDepositReport = op({
  name: 'newerDepositReport',
  summary: 'Whether rows of a deposit statement have arrived or been cancelled since a delivery',
  description:
    'For clients that show a statement and know the delivery that it came with (`arrived`). It becomes true as soon as ' +
    'a later delivery has brought or cancelled rows of the same filter; then request the report again.',
  method: 'POST',
  path: '/portal/reports/deposits/newer',
  reads: true,
  access: { person: { screens } },
  query: z.strictObject({ entrega: z.int().min(0).describe('That of the screen (`arrived`); 0: none') }),
  body: reportRequest,
  reply: z.strictObject({ newer: z.boolean() }),
  timeout: REPORT_TIMEOUT,
  bodyLimit: REPORT_BODY_LIMIT,
});

/** Additive: what no statement has, because it was cancelled. */
export const cancelledDeposits = op({
  name: 'cancelledDeposits',
  summary: 'The transactions of a statement that were cancelled',
  description:
    'Takes what the statement takes, and returns the transactions of the same filter that are cancelled by now: the ' +
    'first hundred with the moment and the delivery of their cancellation, and the totals of all; or the address of ' +
    'a file with all of them.',
  method: 'POST',
  path: '/portal/reports/deposits/cancelled',
  reads: true,
  access: { person: { screens } },
  query: depositReport.query.omit({ entrega: true }),
  body: statementRequest,
  reply: z.union([cancelledReply, exportReply]),
  timeout: REPORT_TIMEOUT,
  bodyLimit: REPORT_BODY_LIMIT,
});
