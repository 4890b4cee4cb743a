import { z } from 'zod';
import { daysBetween } from './calendar';
import { isDate, isTime } from './dates';
import { exportFormats, exportReply } from './exports';
import { STATEMENT } from './limits';
import { op, REPORT_TIMEOUT } from './operation';

const screens = ['/transacoes-extrato'] as const;

/** STMT-06: the key that stands for all options of a list. */
export const ALL = '*';

/** STMT-02: transaction date (capture) or accounting date. */
export const dateTypes = ['dt', 'dc'] as const;
export type DateType = (typeof dateTypes)[number];

const option = z.strictObject({ key: z.string(), value: z.string() });
const establishmentOption = option.extend({
  corban: z.boolean().optional().describe('Additive (STMT-08): the establishment is a bank correspondent'),
});
export type FilterOption = z.infer<typeof establishmentOption>;

const filterList = (name: string, leaf: string, summary: string) =>
  op({
    name,
    summary,
    method: 'GET',
    path: `/portal/reports/deposits/filters/${leaf}`,
    access: { person: { screens } },
    reply: z.array(establishmentOption),
  });

export const filterEcs = filterList('filterEcs', 'ecs', 'Establishments to filter the statement by');
export const filterOperators = filterList(
  'filterOperators',
  'operators',
  'Operators to filter the statement by',
);
export const filterAccounts = filterList('filterAccounts', 'accounts', 'Accounts to filter the statement by');
export const filterAssociators = filterList(
  'filterAssociators',
  'associators',
  'Groups to filter the statement by',
);

export const filterDateType = op({
  name: 'filterDateType',
  summary: 'The two dates that a statement can go by',
  method: 'GET',
  path: '/portal/reports/deposits/filters/datetype',
  access: { person: { screens: [...screens, '/painel-de-controle'] } },
  reply: z.array(z.strictObject({ key: z.enum(dateTypes), value: z.string() })),
});

const keys = z.array(z.string().max(50)).max(20_000);

/** A moment with blanks around it, if somebody likes; what it says is looked at by `periodProblem`. */
const moment = z.string().max(30);

/** Four lists of as many keys as each may hold. */
const BODY_LIMIT = 2 * 1024 * 1024;

/** STMT-17, STMT-18, with the all-flags of STMT-06 and the additive corban flag of STMT-08. */
export const reportRequest = z.strictObject({
  tipoDeData: z.enum(dateTypes),
  tsInicio: moment.describe('YYYY-MM-DD HH:mm:ss'),
  tsFim: moment.describe('YYYY-MM-DD HH:mm:ss, inclusive'),
  ecs: keys,
  contas: keys,
  operadores: keys,
  agrupadores: keys,
  todosEcs: z.boolean().optional(),
  todasContas: z.boolean().optional(),
  todosOperadores: z.boolean().optional(),
  todosAgrupadores: z.boolean().optional(),
  corban: z.boolean().optional(),
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
/** STMT-20: where the totals stand in the first footer, counted from 0; debts are a positive number. */
export const FOOTER = { deposits: 6, debts: 7 } as const;
/** STMT-14: cell 9 of a withdrawal; anything else is a deposit. */
export const WITHDRAWAL = 1;
export const DEPOSIT = 2;

const cell = z.strictObject({ value: z.union([z.string(), z.number(), z.null()]) });
const cells = z.array(cell).length(10);
export type ReportRow = z.infer<typeof cells>;

/** Up to which delivery data had arrived, and when it did. */
export const arrived = z.strictObject({
  delivery: z.int().min(1).describe('Its position; what arrives or is cancelled later has a higher one'),
  at: z.string().describe("YYYY-MM-DDTHH:mm:ss on the network's clocks"),
});
export type Arrived = z.infer<typeof arrived>;

export const reportReply = z.strictObject({
  rows: z.array(cells).max(STATEMENT.screenRows),
  footers: z.array(cells),
  totalRows: z.int().min(0).describe('Additive (STMT-15): rows in the whole report'),
  arrived: arrived.nullable().describe('Additive: up to when data had arrived; null where none has yet'),
});
export type ReportReply = z.infer<typeof reportReply>;

export const depositReport = op({
  name: 'depositReport',
  summary: 'The deposit statement: the newest hundred rows and the totals of all, or the address of a file',
  method: 'POST',
  path: '/portal/reports/deposits/',
  access: { person: { screens } },
  query: z.strictObject({ formato: z.enum(['tela', ...exportFormats]) }),
  body: reportRequest,
  reply: z.union([reportReply, exportReply]),
  timeout: REPORT_TIMEOUT,
  bodyLimit: BODY_LIMIT,
});

/** What a person chose as period; times are absent for accounting dates (STMT-04). */
export interface Period {
  dateType: DateType;
  startDate: string;
  endDate: string;
  startTime: string;
  endTime: string;
}

/** Message keys of the catalogues, `statement.warning.*` (STMT-29). */
export type PeriodProblem = 'fillIn' | 'order' | 'tooOld' | 'tooLong';

/**
 * STMT-23 to STMT-26, in that order; `null` where nothing is wrong.
 * @param today `YYYY-MM-DD` in the network's time zone
 */
export function periodProblem(period: Period, today: string): PeriodProblem | null {
  const { dateType, startDate, endDate, startTime, endTime } = period;
  if (!isDate(startDate) || !isDate(endDate)) return 'fillIn';
  if (dateType === 'dt' && (!isTime(startTime) || !isTime(endTime))) return 'fillIn';
  const start = dateType === 'dt' ? `${startDate} ${startTime}` : startDate;
  const end = dateType === 'dt' ? `${endDate} ${endTime}` : endDate;
  if (start > end) return 'order';
  if (daysBetween(startDate, today) > STATEMENT.maxDaysBack) return 'tooOld';
  if (daysBetween(startDate, endDate) >= STATEMENT.rangeDays) return 'tooLong';
  return null;
}

/** The two moments of a period as the call carries them (STMT-17). */
export function periodMoments(period: Period): Pick<ReportRequest, 'tsInicio' | 'tsFim'> {
  const whole = period.dateType === 'dc';
  return {
    tsInicio: `${period.startDate} ${whole ? '00:00:00' : period.startTime}`,
    tsFim: `${period.endDate} ${whole ? '23:59:59' : period.endTime}`,
  };
}

/** The period that a call's two moments stand for; texts that are none read as empty. */
export function periodOf({ tipoDeData, tsInicio, tsFim }: ReportRequest): Period {
  const split = (moment: string) => /^(\S+) (\S+)$/.exec(moment)?.slice(1) ?? ['', ''];
  const [startDate = '', startTime = ''] = split(tsInicio);
  const [endDate = '', endTime = ''] = split(tsFim);
  return { dateType: tipoDeData, startDate, endDate, startTime, endTime };
}

/** STMT-27, STMT-28: level 1 has to narrow by at least one of the four; "all" counts as a choice. */
export function narrows(request: ReportRequest): boolean {
  return (
    [request.ecs, request.contas, request.operadores, request.agrupadores].some((list) => list.length > 0) ||
    [request.todosEcs, request.todasContas, request.todosOperadores, request.todosAgrupadores].some(
      (all) => all === true,
    )
  );
}
