import { z } from 'zod';
import { daysBetween } from './calendar';
import { isDate, isTime } from './dates';
import { op } from './operation';
import { tagged } from './tagged';

/** A request for the transactions of a period keeps to these bounds, O§5 and O§9. */
export const REPORT = {
  /** STMT-25: the start lies at most this many days before today. */
  maxDaysBack: 365,
  /** STMT-26: end date minus start date stays under this many days. */
  rangeDays: 60,
  /** STMT-22: after this long a waiting message shows … */
  waitingAfter: 30_000,
  /** … and hides again. */
  waitingFor: 10_000,
} as const;

/*
 * The request of every report on transactions: a period, and four lists that narrow it. Both sides check here whether
 * a period is allowed and whether a request is narrowed.
 */

const screens = ['/transacoes-extrato'] as const;

/** STMT-02: transaction date (capture) or accounting date. */
export const dateTypes = ['dt', 'dc'] as const;
export type DateType = (typeof dateTypes)[number];

const OPTIONS = 'Lists only what the caller may see, sorted by name. To choose an option, send its `key`.';

const option = z.strictObject({ key: z.string(), value: z.string() });
const establishmentOption = option.extend({
  corban: z.boolean().optional().describe('Additive (STMT-08): the establishment is a bank correspondent'),
});
export type FilterOption = z.infer<typeof establishmentOption>;

const filterList = (name: string, leaf: string, summary: string, more = '') =>
  op({
    name,
    summary,
    description: `${OPTIONS}${more}`,
    method: 'GET',
    path: `/portal/reports/deposits/filters/${leaf}`,
    access: { person: { screens } },
    reply: z.array(establishmentOption),
  });

export const filterEcs = filterList('filterEcs', 'ecs', 'Establishments to filter reports by');
export const filterOperators = filterList(
  'filterOperators',
  'operators',
  'Operators to filter reports by',
  ' Includes operators that are no longer active, because their transactions are included.',
);
export const filterAccounts = filterList(
  'filterAccounts',
  'accounts',
  'Accounts to filter reports by',
  ' Includes inactive accounts, because their transactions are included.',
);
export const filterAssociators = filterList(
  'filterAssociators',
  'associators',
  'Groups to filter reports by',
  ' The options are groups of establishments.',
);

export const filterDateType = op({
  name: 'filterDateType',
  summary: 'The two dates that a statement can go by',
  description:
    'The choices are the transaction date (`dt`) and the accounting date (`dc`), which may be some days later.',
  method: 'GET',
  path: '/portal/reports/deposits/filters/datetype',
  access: { person: { screens: [...screens, '/painel-de-controle'] } },
  reply: z.array(z.strictObject({ key: z.enum(dateTypes), value: z.string() })),
});

const keys = z.array(z.string().max(50)).max(20_000);

/** A moment, perhaps with blanks around it; `periodProblem` checks it. */
const moment = z.string().max(30);

/** STMT-17, with the all-flags of STMT-06 and the additive corban flag of STMT-08. */
export const reportFilter = z.strictObject({
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
});
export type ReportFilter = z.infer<typeof reportFilter>;

/** Up to which delivery data had arrived, and when it did. */
export const arrived = z.strictObject({
  delivery: z.int().min(1).describe('Its position; later arrivals and cancellations have higher ones'),
  at: z.string().describe("YYYY-MM-DDTHH:mm:ss on the network's clocks"),
});
export type Arrived = z.infer<typeof arrived>;

/** What a person chose as period; times are absent for accounting dates (STMT-04). */
export interface Period {
  dateType: DateType;
  startDate: string;
  endDate: string;
  startTime: string;
  endTime: string;
}

/** Message keys of the catalogues, `reports.warning.*` (STMT-29). */
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
  if (daysBetween(startDate, today) > REPORT.maxDaysBack) return 'tooOld';
  if (daysBetween(startDate, endDate) >= REPORT.rangeDays) return 'tooLong';
  return null;
}

/** The two moments of a period as the call carries them (STMT-17). */
export function periodMoments(period: Period): Pick<ReportFilter, 'tsInicio' | 'tsFim'> {
  const whole = period.dateType === 'dc';
  return {
    tsInicio: `${period.startDate} ${whole ? '00:00:00' : period.startTime}`,
    tsFim: `${period.endDate} ${whole ? '23:59:59' : period.endTime}`,
  };
}

/** The period that a call's two moments stand for; texts that are none read as empty. */
export function periodOf({ tipoDeData, tsInicio, tsFim }: ReportFilter): Period {
  const split = (moment: string) => /^(\S+) (\S+)$/.exec(moment)?.slice(1) ?? ['', ''];
  const [startDate = '', startTime = ''] = split(tsInicio);
  const [endDate = '', endTime = ''] = split(tsFim);
  return { dateType: tipoDeData, startDate, endDate, startTime, endTime };
}

/** STMT-27, STMT-28: level 1 has to narrow by at least one of the four; "all" counts as a choice. */
export function narrows(request: ReportFilter): boolean {
  return (
    [request.ecs, request.contas, request.operadores, request.agrupadores].some((list) => list.length > 0) ||
    [request.todosEcs, request.todasContas, request.todosOperadores, request.todosAgrupadores].some(
      (all) => all === true,
    )
  );
}

export const reportTag = tagged({
  reports: 'Statement, balance and silent establishments, and the options of their filters.',
});
