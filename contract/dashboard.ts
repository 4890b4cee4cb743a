import { z } from 'zod';
import { addDays } from './calendar';
import { recordKey } from './keys';
import { money } from './money';
import { op, REPORT_TIMEOUT } from './operation';
import { arrived, type DateType, dateTypes, type Period } from './reports';
import { tagged } from './tagged';

const screens = ['/painel-de-controle'] as const;

/** DASH-08, DASH-09: today by hour, and the last 7 or 30 days, today included. */
const dashboardPeriods = [0, 7, 30] as const;
export type DashboardPeriod = (typeof dashboardPeriods)[number];

/** DASH-08, DASH-09: the periods that each kind of date offers, the one that it begins with first. */
export const PERIODS_OF: Readonly<Record<DateType, readonly DashboardPeriod[]>> = {
  dc: [7, 30],
  dt: [0, 7, 30],
};

/** The limits of the reply. */
export const DASHBOARD = {
  /** DASH-12, DASH-16, DASH-26: so many of the highest days, or hours. */
  highest: 3,
  /** DASH-20: cards a page. */
  operatorsAPage: 5,
  /** Operators that are answered, those with the highest totals; `totalOperadores` says how many there are. */
  operators: 500,
} as const;

const processCode = z
  .union([z.literal(304), z.literal(302)])
  .describe('304 deposit, 302 withdrawal (DASH-28)');
const percent = z.number().min(0).max(100).describe("Share of the period's sum, two places at most");
const moment = z.string().describe('YYYY-MM-DD, or with period 0 the hour: YYYY-MM-DDTHH:00:00');
const rowNumber = z.int().min(1);

/** DASH-23: one point of the chart. */
const point = z.strictObject({
  valor: money,
  cdProc: processCode,
  dataCaptura: moment,
  rowNumber: rowNumber.describe('Its place in the series of its process code, from 1'),
  percent,
});
export type DashboardPoint = z.infer<typeof point>;

/** DASH-25, DASH-26: a day, or an hour, with much movement; `rowNumber` is its rank from 1. */
const highest = z.strictObject({
  cdProc: processCode,
  valor: money,
  dataCaptura: moment,
  percent,
  rowNumber,
});
export type HighestMoment = z.infer<typeof highest>;

/** DASH-24. */
const sums = z.strictObject({ deposito: money, saque: money });

/** DASH-26. */
const operator = z.strictObject({
  operador: z.string(),
  id: z.int().describe('Additive: two operators may have one name'),
  cdProc: z.literal(304),
  valor: money,
  percent,
  media: money,
  datasMaioresValores: z.array(highest).max(DASHBOARD.highest),
});
export type DashboardOperator = z.infer<typeof operator>;

/** DASH-27. */
const cancelled = z.strictObject({
  totalCancelamentos: z.int().min(0),
  mediaCancelamentos: z.number().min(0).describe('A day, or with period 0 an hour; two places at most'),
  maioresDatas: z
    .array(z.strictObject({ id: rowNumber, date: moment, percent, quantity: z.int().min(1) }))
    .max(DASHBOARD.highest),
  anterior: z.int().min(0).describe('Additive: in the period before'),
});
export type DashboardCancellations = z.infer<typeof cancelled>;

const dashboardReply = z.strictObject({
  dashboardTransacaoList: z
    .array(point)
    .describe(
      'By process code and time. Every day or hour of the period is there, those without movement as 0',
    ),
  sum: sums,
  media: sums.describe(
    'The sum divided by the days of the period, with period 0 by the hours begun (DASH-11)',
  ),
  maioresValores: z.array(highest).max(2 * DASHBOARD.highest),
  operadoresDTOS: z.array(operator).max(DASHBOARD.operators).describe('By value, the highest first'),
  transacoesCanceladasDTOS: cancelled.nullable().describe('null below level 1 (DASH-15)'),
  totalOperadores: z.int().min(0).describe('Additive: operators with a deposit in the period'),
  anterior: sums.describe(
    'Additive: the period before, as long and up to the same time of day, by accounting date too (DASH-11)',
  ),
  inicio: z.string().describe('Additive: YYYY-MM-DD, the first day of the period'),
  fim: z.string().describe('Additive: YYYY-MM-DD, the last one'),
  lancadoAte: z
    .string()
    .describe(
      'Additive: YYYY-MM-DD, the last capture day of which anything can count in the period. By accounting date what ' +
        'was captured later posts on a day that has not begun: its points are 0 and none of the chart (DASH-13)',
    ),
  at: z.string().describe("Additive: YYYY-MM-DDTHH:mm:ss on the network's clocks, when it was added up"),
  arrived: arrived.nullable().describe('Additive: up to when data had arrived; null where none has yet'),
});
export type DashboardReply = z.infer<typeof dashboardReply>;

/** API-28, DASH-03. */
const dashboardQuery = z.strictObject({
  estabelecimento: z
    .string()
    .min(1)
    .max(50)
    .optional()
    .describe('Its code; additive: * for all that the caller sees'),
  agrupador: recordKey.optional().describe('Additive: a group, instead of it'),
  tipoTransacao: z.enum(dateTypes).describe('dt by transaction date, dc by accounting date'),
  periodo: z.literal(dashboardPeriods).describe('0 today by hour (dt only), 7 or 30 days'),
});
export type DashboardQuery = z.infer<typeof dashboardQuery>;

export const dashboard = op({
  name: 'dashboard',
  summary: 'Deposits, withdrawals, cancellations and operators of a period',
  description:
    'Is calculated from hourly and daily totals rather than from rows. Covers one establishment, one group, or ' +
    'everything that the caller may see.',
  method: 'GET',
  path: '/portal/dashboard/transaction',
  access: { person: { screens } },
  query: dashboardQuery,
  reply: dashboardReply,
  timeout: REPORT_TIMEOUT,
});

/**
 * The period of a statement that lists what the dashboard adds up (DASH-03): today and the 6 or 29 days before, by the
 * chosen kind of date; with period 0 today up to the end of the hour that runs.
 * @param at `YYYY-MM-DDTHH:mm:ss` on the network's clocks
 */
export function statementPeriod(dateType: DateType, periodo: DashboardPeriod, at: string): Period {
  const today = at.slice(0, 10);
  return {
    dateType,
    startDate: periodo === 0 ? today : addDays(today, 1 - periodo),
    endDate: today,
    startTime: '00:00:00',
    endTime: periodo === 0 ? `${at.slice(11, 13)}:59:59` : '23:59:59',
  };
}

export const dashboardTag = tagged({ dashboard: 'Totals of a period.' });
