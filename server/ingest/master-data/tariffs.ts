import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { addDays, addMonths, firstDayOf, lastDayOf, monthOf } from '../../../contract/calendar';
import { toCents } from '../../../contract/money';
import { type Change, recordChanges } from '../../platform/audit/record';
import type { Db } from '../../platform/db/connections';
import type { Principal } from '../../platform/principal/principal';
import type { ColumnProblem } from '../cell-checks/row-rules';
import type { Saved } from './masters';

/** The volume that each terminal of an establishment may take in a month without an excess (docs/decisions/0042). */
export interface TariffRow {
  establishment_code: string;
  /** The first day of a month. */
  starts_on: string;
  /** The last day of a month; `null`: it has no end. */
  ends_on: string | null;
  /** Decimal text. */
  franchise: string;
}

/** An invalid tariff with the reason; `column` is that of tariffs.csv. */
interface TariffProblem extends ColumnProblem {
  row: TariffRow;
}

const FOREVER = '9999-12-31';
const endOf = ({ ends_on }: TariffRow) => ends_on ?? FOREVER;

/** Locks tariffs against other writers and billing until the caller's transaction ends. It waits without a timeout. */
export async function lockTariffs(trx: Db): Promise<void> {
  await sql`set local statement_timeout = 0`.execute(trx);
  await sql`select pg_advisory_xact_lock(hashtext('tariffs'))`.execute(trx);
}

/**
 * Returns the `from` and `where` of a query for the tariff of an establishment in a month, of which there is at most
 * one.
 * @param month SQL of a date in the month
 */
export const tariffIn = (code: string, month: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`from tariff where tariff.establishment_code = ${sql.ref(code)}
    and ${month} between tariff.starts_on and coalesce(tariff.ends_on, 'infinity')`;

/** The condition that a tariff of the establishment covers a month. */
export const hasTariff = (code: string, month: RawBuilder<unknown>): RawBuilder<SqlBool> =>
  sql<SqlBool>`exists (select ${tariffIn(code, month)})`;

/** Returns the month that was billed last, `YYYY-MM`. */
export async function lastBilledMonth(db: Db): Promise<string | null> {
  const { rows } = await sql<{ month: string | null }>`
    select max(month)::text as month from billing_run`.execute(db);
  const [last] = rows;
  return last?.month ? monthOf(last.month) : null;
}

/** The stored tariffs, and up to which month they have been used for bills. */
interface KnownTariffs {
  tariffs: readonly TariffRow[];
  lastBilled: string | null;
}

/** Returns the tariffs of these establishments; call `lockTariffs` before, so that they do not change. */
export async function knownTariffs(trx: Db, rows: readonly TariffRow[]): Promise<KnownTariffs> {
  const codes = [...new Set(rows.map((row) => row.establishment_code))];
  const { rows: tariffs } = await sql<TariffRow>`
    select establishment_code, starts_on::text, ends_on::text, franchise::text from tariff
    where establishment_code = any(${codes}::text[]) order by 1, 2`.execute(trx);
  return { tariffs, lastBilled: await lastBilledMonth(trx) };
}

/**
 * Returns the problems of tariffs that are to be saved: no two may cover the same month, no month between two tariffs
 * may be without one, and a tariff that was used for bills cannot be changed.
 * @param rows each establishment and first month at most once
 */
export function tariffProblems(
  rows: readonly TariffRow[],
  { tariffs, lastBilled }: KnownTariffs,
): TariffProblem[] {
  const billedUntil = lastBilled === null ? '' : lastDayOf(lastBilled);
  const known = new Map(tariffs.map((row) => [keyOf(row), row]));
  const problems = rows.flatMap((row) => rewriting(row, known.get(keyOf(row)), billedUntil));
  const keys = new Set(rows.map(keyOf));
  const all = [...rows, ...tariffs.filter((row) => !keys.has(keyOf(row)))];
  return [...problems, ...seams(all, new Set(rows), billedUntil)];
}

/** Bills are never rewritten, so that a tariff cannot be changed for months that are billed. */
function rewriting(row: TariffRow, before: TariffRow | undefined, billedUntil: string): TariffProblem[] {
  if (row.starts_on > billedUntil) return [];
  const month = monthOf(billedUntil);
  const next = addMonths(month, 1);
  const refuse = (column: string, reason: string) => [{ row, column, reason }];
  if (before === undefined) {
    return refuse('mesInicial', `starts in a month that is billed (bills are made up to ${month})`);
  }
  if (toCents(before.franchise) !== toCents(row.franchise)) {
    return refuse(
      'franquia',
      `bills have gone by another one; end this tariff with ${month} or later, and start one with it`,
    );
  }
  const billed = (tariff: TariffRow) => (endOf(tariff) < billedUntil ? endOf(tariff) : billedUntil);
  return billed(before) === billed(row)
    ? []
    : refuse('mesFinal', `would change months that are billed (the first that is not is ${next})`);
}

/** Returns overlaps and gaps between the tariffs of each establishment, reported at a row that is to be saved. */
function seams(
  all: readonly TariffRow[],
  given: ReadonlySet<TariffRow>,
  billedUntil: string,
): TariffProblem[] {
  const rows = all.toSorted((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1));
  return rows.flatMap((after, index) => {
    const before = rows[index - 1];
    if (before?.establishment_code !== after.establishment_code) return [];
    const [row, other] = given.has(after) ? [after, before] : [before, after];
    const reason = given.has(row) ? seam(before, after, other, billedUntil) : null;
    return reason === null ? [] : [{ row, column: row === after ? 'mesInicial' : 'mesFinal', reason }];
  });
}

/** Returns the problem between two consecutive tariffs; `other` is the one at which it is not reported. */
function seam(before: TariffRow, after: TariffRow, other: TariffRow, billedUntil: string): string | null {
  if (endOf(before) >= after.starts_on) {
    return `overlaps the tariff from ${monthOf(other.starts_on)} ${untilText(other)}`;
  }
  const [from, to] = [addDays(endOf(before), 1), addDays(after.starts_on, -1)];
  // A gap in billed months cannot be filled any more, and is no problem.
  return from > to || to <= billedUntil ? null : `leaves ${monthsText(from, to)} without a tariff`;
}

const untilText = ({ ends_on }: TariffRow) =>
  ends_on === null ? 'on, which has no end' : `to ${monthOf(ends_on)}`;
const monthsText = (from: string, to: string) =>
  monthOf(from) === monthOf(to) ? monthOf(from) : `${monthOf(from)} to ${monthOf(to)}`;

const keyOf = ({ establishment_code, starts_on }: TariffRow) => `${establishment_code} ${monthOf(starts_on)}`;

/** Creates a tariff of whole months, `YYYY-MM`; `last` is `null` if it has no end. */
export const tariffOf = (code: string, first: string, last: string | null, franchise: string): TariffRow => ({
  establishment_code: code,
  starts_on: firstDayOf(first),
  ends_on: last === null ? null : lastDayOf(last),
  franchise,
});

/**
 * Creates and changes tariffs, each with its audit entry, inside the caller's transaction.
 * @param rows in which `tariffProblems` has found no problems
 */
export async function saveTariffs(
  trx: Db,
  by: Principal,
  rows: readonly TariffRow[],
  { tariffs }: KnownTariffs,
): Promise<Saved> {
  const known = new Map(tariffs.map((row) => [keyOf(row), row]));
  const changes = rows.flatMap((after): Change[] => {
    const before = known.get(keyOf(after)) ?? null;
    if (before !== null && sameTariff(before, after)) return [];
    return [
      { action: before === null ? 'create' : 'update', entity: 'tariff', key: keyOf(after), before, after },
    ];
  });
  await sql`insert into tariff (establishment_code, starts_on, ends_on, franchise)
    select establishment_code, starts_on, ends_on, franchise
    from jsonb_populate_recordset(null::tariff, ${JSON.stringify(changes.map(({ after }) => after))}::jsonb)
    on conflict (establishment_code, starts_on)
    do update set ends_on = excluded.ends_on, franchise = excluded.franchise`.execute(trx);
  await recordChanges(trx, by, changes);
  const created = changes.filter(({ action }) => action === 'create').length;
  return { created, changed: changes.length - created, known: rows.length - changes.length };
}

/** Whether two rows of the same establishment and first month are equal. */
export const sameTariff = (one: TariffRow, other: TariffRow): boolean =>
  one.ends_on === other.ends_on && toCents(one.franchise) === toCents(other.franchise);
