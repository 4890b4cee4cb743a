import { addDays } from '../../contract/calendar';
import { PROCESS } from '../../contract/limits';
import { periodMoments, REPORT } from '../../contract/reports';
import { type ReportRequest } from '../../contract/statement';
import { LAST_DAY, type RunningServer } from '../support/server';
import { queried } from '../support/stage';

/** A statement of everything that ends with the last day, and the rows it has. */
export interface Extent {
  /** `YYYY-MM-DD HH:mm:ss` */
  from: string;
  rows: number;
}

const END = addDays(LAST_DAY, 1);

/** The newest rows, at least so many: all rows of the second of the last one are included. */
export function newest({ databaseUrl }: RunningServer, wanted: number): Promise<Extent> {
  return extentOf(
    databaseUrl,
    `select captured_at from cash_transaction where captured_at < '${END}' and cancelled_at is null
    order by captured_at desc offset ${wanted - 1} limit 1`,
  );
}

/** The longest period that a statement may have. */
export function longest({ databaseUrl }: RunningServer): Promise<Extent> {
  return extentOf(databaseUrl, `select timestamp '${addDays(LAST_DAY, 1 - REPORT.rangeDays)}'`);
}

async function extentOf(databaseUrl: string, start: string): Promise<Extent> {
  const { rows } = await queried(
    databaseUrl,
    `with start (moment) as (${start})
    select moment::text as from, (select count(*)::int from cash_transaction
      where captured_at >= moment and captured_at < '${END}' and cancelled_at is null) as rows
    from start`,
  );
  const [extent] = rows as Extent[];
  if (extent === undefined) throw new Error('The network has fewer transactions than are to be exported');
  return extent;
}

/** The call that asks for it. */
export function requestFrom({ from }: Extent): ReportRequest {
  const [startDate = '', startTime = ''] = from.split(' ');
  const period = { dateType: 'dt', startDate, startTime, endDate: LAST_DAY, endTime: '23:59:59' } as const;
  return {
    tipoDeData: 'dt',
    ...periodMoments(period),
    ecs: [],
    contas: [],
    operadores: [],
    agrupadores: [],
    todosEcs: true,
    flTotalizar: true,
    escopo: 1,
  };
}

/** The rows of the file, their columns and their order, as somebody would write it for psql. */
export function queryFrom({ from }: Extent): string {
  return `
    select t.captured_at, t.accounting_date, e.name as establishment, o.name as operator, b.name as bank, t.nsu,
      a.branch, a.number, case t.process_code when ${PROCESS.withdrawal} then -t.amount else t.amount end as amount,
      case t.process_code when ${PROCESS.withdrawal} then 'Withdrawal' else 'Deposit' end as type
    from cash_transaction t
      join establishment e on e.code = t.establishment_code
      join operator o on o.id = t.operator_id
      join account a on a.id = t.account_id
      join bank b on b.code = a.bank_code
    where t.captured_at >= '${from}' and t.captured_at < '${END}' and t.cancelled_at is null
    order by t.captured_at desc, t.logical_number desc, t.nsu desc`;
}

/** A number of rows as people write it. */
export const counted = ({ rows }: Extent): string => `${rows.toLocaleString('en')} rows`;
