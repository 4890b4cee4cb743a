import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { type BankExtractRequest, bankExtractRequest } from '../../../contract/bank-files';
import { addDays } from '../../../contract/calendar';
import { currencyOf } from '../../../contract/languages';
import { type Period, periodOf, type ReportFilter } from '../../../contract/reports';
import type { ExportSource, Past, Since, Then } from '../../engines/exports/source';
import type { Db } from '../../platform/db/connections';
import { forbidden, notFound } from '../../platform/errors/http-error';
import type { Scope } from '../../platform/principal/scope';
import { wallClock } from '../../platform/time/wall-clock';
import { newestPosition, ROWS } from '../reconciliation/as-of';
import { plainFacts } from '../reports/facts';
import { captureRange } from '../reports/transactions';
import { assertWhole, fileAccount } from './account';
import { entryRows, type Part } from './entries';
import { type Counted, sumsOf } from './sums';
import { type BankFileHead, bankTable } from './table';

/** The kind of the tickets of extracts. */
export const BANK_EXTRACT = 'bankExtract';

/** The request as the statement has it. */
export const filterOfExtract = ({
  tipoDeData,
  tsInicio,
  tsFim,
  contaId,
}: BankExtractRequest): ReportFilter => ({
  tipoDeData,
  tsInicio,
  tsFim,
  ecs: [],
  contas: [String(contaId)],
  operadores: [],
  agrupadores: [],
});

/** So many later deliveries are named one by one; beyond that each row is looked up, which takes half as long again. */
const MOST_NAMED = 100;

/** The transactions that counted at a delivery: those that had arrived by then, and were not cancelled by then. */
interface CountedThen {
  from: RawBuilder<unknown>;
  counted: RawBuilder<unknown>;
}

async function countedThen(trx: Db, position: number): Promise<CountedThen> {
  const { rows } = await sql<{ newest: number; later: number[] }>`
    select coalesce(max(id), 0)::float8 as newest, array(
      select id::float8 from arrival where position is null or position > ${position}
      order by id limit ${MOST_NAMED + 1}
    ) as later from arrival`.execute(trx);
  const { newest = 0, later = [] } = rows[0] ?? {};
  if (later.length > MOST_NAMED) {
    return {
      from: ROWS,
      counted: sql`a.position <= ${position} and (t.cancelled_at is null or c.position > ${position})`,
    };
  }
  // What the embedded database receives while the file is made has higher ids.
  const isLater = (column: RawBuilder<unknown>) =>
    sql`(${column} > ${newest} or ${column} = any(${later}::bigint[]))`;
  return {
    from: sql`cash_transaction t`,
    counted: sql`not ${isLater(sql`t.arrival_id`)} and (t.cancelled_at is null
      or (t.cancelled_arrival_id is not null and ${isLater(sql`t.cancelled_arrival_id`)}))`,
  };
}

function conditions(period: Period, { from, counted }: CountedThen): Counted {
  const none = sql<SqlBool>`false`;
  if (period.dateType === 'dt') {
    const { from: first, until } = captureRange(period);
    return {
      from,
      before: sql<SqlBool>`t.captured_at < ${first} and ${counted}`,
      entered: sql<SqlBool>`t.captured_at >= ${first} and t.captured_at < ${until} and ${counted}`,
      reversed: none,
    };
  }
  const { startDate, endDate } = period;
  return {
    from,
    before: sql<SqlBool>`t.accounting_date < ${startDate}::date and ${counted}`,
    // Captures after the last day cannot be entered on it, which lets PostgreSQL prune partitions.
    entered: sql<SqlBool>`t.accounting_date between ${startDate}::date and ${endDate}::date
      and t.captured_at < ${addDays(endDate, 1)}::timestamp and ${counted}`,
    reversed: none,
  };
}

/** The one part of an extract. */
const partOf = (accountId: number, period: Period, then: CountedThen): Part => ({
  accountId,
  from: then.from,
  rows: conditions(period, then).entered,
  reversedIn: null,
});

type Making = Pick<BankFileHead, 'language' | 'timeZone'> & {
  /** That of the deployment, if it has one. */
  currency: string | null;
  scope: Scope;
  at: Date;
};

/**
 * What stands in an extract beside its entries.
 * @throws HttpError 404 for an unknown account, 403 for one of others, or that others have as well
 */
export async function headOfExtract(
  trx: Db,
  request: BankExtractRequest,
  { language, timeZone, currency, scope, at }: Making,
): Promise<BankFileHead> {
  const { contaId, entrega } = request;
  const account = await fileAccount(trx, scope, contaId);
  if (account === null) throw scope.all ? notFound() : forbidden('contaId');
  assertWhole(scope, account.establishments);
  const newest = await newestPosition(trx);
  const position = Math.min(entrega ?? newest, newest);
  const period = periodOf(filterOfExtract(request));
  const sums = await sumsOf(trx, contaId, conditions(period, await countedThen(trx, position)));
  assertWhole(scope, sums.establishments);
  const facts = await plainFacts(trx, period, { language, currency, at, timeZone, position }, []);
  return {
    title: 'exports.titles.bankExtract',
    language,
    account: { ...account, establishments: union(account.establishments, sums.establishments) },
    currency: currencyOf(language, currency),
    timeZone,
    madeAt: wallClock(timeZone, at).replace('T', ' '),
    from: period.startDate,
    to: period.endDate,
    number: 0,
    position,
    sums,
    facts: facts(sums.credits.count + sums.debits.count),
  };
}

export const union = (one: readonly string[], other: readonly string[]): string[] =>
  [...new Set([...one, ...other])].toSorted();

/** An extract of an account as a file: all its transactions of a period, whatever of its series has been made. */
export const bankExtract = (currency: string | null): ExportSource => ({
  title: 'exports.titles.bankExtract',
  fileName: 'extrato',
  screens: ['/transacoes-extrato'],
  table: async ({ request, scope, language, format, read, at, timeZone }) => {
    const parsed = bankExtractRequest.parse(request);
    const { head, counting } = await read(async (trx) => {
      const head = await headOfExtract(trx, parsed, { language, timeZone, currency, scope, at });
      return { head, counting: await countedThen(trx, head.position) };
    });
    const part = partOf(parsed.contaId, periodOf(filterOfExtract(parsed)), counting);
    return bankTable(format, head, { read, parts: [part] });
  },
  past: pastOfExtract,
});

/** Its rows, and those of its period that have arrived or were cancelled since. */
function pastOfExtract({ request, position, read }: Then): Past {
  const parsed = bankExtractRequest.parse(request);
  const period = periodOf(filterOfExtract(parsed));
  const { contaId: accountId } = parsed;
  const partThen = async () => partOf(accountId, period, await read((trx) => countedThen(trx, position)));
  const listed = async (rows: Part['rows'], most: number): Promise<Since> => {
    const first: Since['rows'][number][] = [];
    let count = 0;
    for await (const batch of entryRows(read, [{ accountId, from: ROWS, rows, reversedIn: null }])) {
      first.push(...batch.slice(0, Math.max(0, most - count)));
      count += batch.length;
    }
    return { count, rows: first };
  };
  async function* rows() {
    yield* entryRows(read, [await partThen()]);
  }
  return {
    rows,
    since: async (most) => {
      const now = partOf(accountId, period, await read((trx) => countedThen(trx, Number.MAX_SAFE_INTEGER)));
      const then = await partThen();
      return {
        arrived: await listed(sql<SqlBool>`${now.rows} and a.position > ${position}`, most),
        cancelled: await listed(sql<SqlBool>`${then.rows} and c.position > ${position}`, most),
      };
    },
  };
}
