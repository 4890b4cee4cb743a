import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { addDays } from '../../../contract/calendar';
import { typedText } from '../../../contract/typed-text';
import type { UsageKind, UsagePeriod, UsageReply, UsageRow, UsageSort } from '../../../contract/usage';
import type { Db } from '../../platform/db/connections';
import { type PageQuery, readPage, sortOf } from '../../platform/db/page';
import { shopCalled } from '../../platform/db/search-box';
import { type Scope, within } from '../../platform/principal/scope';

/** USE-04: the days that a report covers, including the first and the last, `YYYY-MM-DD`. */
export interface UsageDays {
  days: UsagePeriod;
  first: string;
  last: string;
}

/** The filter of a report. */
export interface UsageFilter {
  ec?: string | undefined;
  uso?: UsageKind | undefined;
  periodo: UsageDays;
}

/** Returns the last 30 or 60 days, including today. */
export const daysUpTo = (today: string, days: UsagePeriod): UsageDays => ({
  days,
  first: addDays(today, 1 - days),
  last: today,
});

/** The query part for the terminals of an establishment that were used since a day. */
const usedSince = (first: string) => sql`from terminal_use
  where terminal_use.establishment_code = establishment.code and last_capture_date >= ${first}::date`;

/** Their logical numbers, joined for a cell. */
export const terminalsText = (first: string): RawBuilder<string> =>
  sql`(select string_agg(logical_number, ', ' order by logical_number) ${usedSince(first)})`;

/** Counts them. */
export const terminalCount = (first: string): RawBuilder<number> =>
  sql`(select count(*)::int ${usedSince(first)})`;

/** The order where nobody says. */
export const FIRST_USED = 'nomeFantasia,asc';
/** The expression that each sort of the contract uses. */
export const usageOrder = (first: string): Record<UsageSort, RawBuilder<unknown>> => ({
  nomeFantasia: sql.ref('establishment.name_folded'),
  id: sql.ref('establishment.code'),
  terminais: terminalCount(first),
  quantidade: terminalCount(first),
});

const named = (db: Db, scope: Scope, ec: string | undefined) =>
  db
    .selectFrom('establishment')
    .where(within(scope, sql.ref('establishment.code')))
    .$if(ec !== undefined, (q) =>
      q.where(
        shopCalled(sql.ref('establishment.name_folded'), sql.ref('establishment.code'), typedText(ec ?? '')),
      ),
    );

/** Queries the establishments of a filter, without columns and unsorted: those with any use, or those without. */
export function establishmentsBy(db: Db, scope: Scope, { ec, uso = 'com', periodo }: UsageFilter) {
  const used = sql<SqlBool>`exists (select ${usedSince(periodo.first)})`;
  return named(db, scope, ec).where(uso === 'com' ? used : sql<SqlBool>`not ${used}`);
}

/**
 * API-35: returns a page of the report, by default sorted by name, with the numbers of establishments without use and of
 * used terminals.
 */
export async function usagePage(
  trx: Db,
  scope: Scope,
  filter: UsageFilter,
  page: PageQuery<UsageSort>,
): Promise<UsageReply> {
  const { first } = filter.periodo;
  const [field, direction] = sortOf(page, FIRST_USED);
  const rows = await readPage(trx, page, {
    matching: establishmentsBy(trx, scope, filter),
    rows: trx
      .selectFrom('establishment')
      .select([
        'name as nomeFantasia',
        'code as id',
        sql<
          UsageRow['terminais']
        >`(select coalesce(json_agg(logical_number order by logical_number), '[]') ${usedSince(first)})`.as(
          'terminais',
        ),
      ]),
    by: usageOrder(first)[field],
    direction,
    key: sql.ref('establishment.code'),
  });
  // The terminals are counted in one pass: a country has too many establishments to look at each.
  const uses = trx
    .selectFrom('terminal_use')
    .where('last_capture_date', '>=', first)
    .groupBy('establishment_code')
    .select(['establishment_code', sql<number>`count(*)`.as('terminals')])
    .as('uses');
  const { without, terminals } = await named(trx, scope, filter.ec)
    .leftJoin(uses, 'uses.establishment_code', 'establishment.code')
    .select([
      sql<number>`count(*) filter (where uses.terminals is null)::int`.as('without'),
      sql<number>`coalesce(sum(uses.terminals), 0)::int`.as('terminals'),
    ])
    .executeTakeFirstOrThrow();
  return { ...rows, semUso: without, terminaisEmUso: terminals };
}
