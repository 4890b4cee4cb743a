import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { addDays } from '../../../contract/calendar';
import { typedText } from '../../../contract/typed-text';
import type { UsagePeriod, UsageReply, UsageRow, UsageSort } from '../../../contract/usage';
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

/** The order where nobody says. */
export const FIRST_USED = 'nomeFantasia,asc';
/** The expression that each sort of the contract uses. */
export const usageOrder = (first: string): Record<UsageSort, RawBuilder<unknown>> => ({
  nomeFantasia: sql.ref('establishment.name_folded'),
  id: sql.ref('establishment.code'),
  terminais: sql`(select count(*) ${usedSince(first)})`,
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

/** Queries the establishments of a filter with any use, without columns and unsorted. */
export const usedEstablishments = (db: Db, scope: Scope, { ec, periodo }: UsageFilter) =>
  named(db, scope, ec).where(sql<SqlBool>`exists (select ${usedSince(periodo.first)})`);

/** API-35: returns a page of the report, by default sorted by name, and the number of establishments without use. */
export async function usagePage(
  trx: Db,
  scope: Scope,
  filter: UsageFilter,
  page: PageQuery<UsageSort>,
): Promise<UsageReply> {
  const { first } = filter.periodo;
  const [field, direction] = sortOf(page, FIRST_USED);
  const used = await readPage(trx, page, {
    matching: usedEstablishments(trx, scope, filter),
    rows: trx
      .selectFrom('establishment')
      .select([
        'name as nomeFantasia',
        'code as id',
        sql<
          UsageRow['terminais']
        >`(select json_agg(logical_number order by logical_number) ${usedSince(first)})`.as('terminais'),
      ]),
    by: usageOrder(first)[field],
    direction,
    key: sql.ref('establishment.code'),
  });
  const { all } = await named(trx, scope, filter.ec)
    .select(sql<number>`count(*)::int`.as('all'))
    .executeTakeFirstOrThrow();
  return { ...used, semUso: all - used.totalElements };
}
