import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { firstDayOf, monthOf } from '../../../contract/calendar';
import {
  type BillAmount,
  type BillReply,
  type BillRow,
  type BillSort,
  billAmounts,
  UNTARIFFED_NAMED,
} from '../../../contract/financial';
import { moneyFrom } from '../../../contract/money';
import { hasTariff, lastBilledMonth } from '../../ingest/master-data/tariffs';
import type { Db } from '../../platform/db/connections';
import { type PageQuery, readPage, sortOf } from '../../platform/db/page';
import { type Scope, within } from '../../platform/principal/scope';

/** FIN-03: the filter of bills. */
export interface BillFilter {
  numeroLogico?: string | undefined;
  ec?: readonly string[] | undefined;
  /** `YYYY-MM` */
  mes?: string | undefined;
}

/** The column of each amount. */
export const amountColumn: Record<BillAmount, RawBuilder<unknown>> = {
  franquia: sql.ref('billing.franchise'),
  depositoVarejista: sql.ref('billing.retailer_deposit'),
  excedente: sql.ref('billing.excess'),
  descontos: sql.ref('billing.deductions'),
  adicionais: sql.ref('billing.extras'),
  realizado: sql.ref('billing.realised'),
};

/** The order where nobody says: the newest first. */
export const FIRST_BILLS = 'dataFaturamento,desc';
/** The column that each sort of the contract uses. */
export const billOrder: Record<BillSort, RawBuilder<unknown>> = {
  dataFaturamento: sql.ref('billing.billing_date'),
  numeroLogico: sql.ref('billing.logical_number'),
  ec: sql`(select name_folded from establishment where code = billing.establishment_code)`,
  ...amountColumn,
};

/** The condition that the terminal of a row matches the filter. */
function inFilter(
  table: 'billing' | 'terminal',
  scope: Scope,
  { numeroLogico, ec }: BillFilter,
): RawBuilder<SqlBool> {
  const code = sql.ref<string>(`${table}.establishment_code`);
  const number = sql.ref(`${table}.logical_number`);
  const conditions = [within(scope, code)];
  if (numeroLogico !== undefined && numeroLogico !== '') {
    conditions.push(sql`position(upper(${numeroLogico}) in upper(${number})) > 0`);
  }
  if (ec !== undefined && ec.length > 0) conditions.push(sql`${code} = any(${ec}::text[])`);
  return sql<SqlBool>`(${sql.join(conditions, sql` and `)})`;
}

/** Queries the bills that match a filter, without columns and unsorted. */
export const matchingBills = (db: Db, scope: Scope, filter: BillFilter) =>
  db
    .selectFrom('billing')
    .where(inFilter('billing', scope, filter))
    .$if(filter.mes !== undefined, (q) => q.where('billing.month', '=', firstDayOf(filter.mes ?? '')));

/** API-38: returns a page of bills, by default the newest first, the sums of all of them, and what is not billed. */
export async function billPage(
  trx: Db,
  scope: Scope,
  filter: BillFilter,
  page: PageQuery<BillSort>,
  today: string,
): Promise<BillReply> {
  const [field, direction] = sortOf(page, FIRST_BILLS);
  const bills = await readPage(trx, page, {
    matching: matchingBills(trx, scope, filter),
    rows: trx.selectFrom('billing').select([
      'billing.id',
      sql<string>`to_char(billing.month, 'YYYY-MM')`.as('mes'),
      'billing.billing_date as dataFaturamento',
      'billing.logical_number as numeroLogico',
      'billing.establishment_code as ec',
      sql<string>`(select name from establishment where code = billing.establishment_code)`.as(
        'nomeFantasia',
      ),
      ...billAmounts.map((amount) => sql<string>`${amountColumn[amount]}::text`.as(amount)),
      sql<BillRow['ajustes']>`(
        select coalesce(json_agg(json_build_object('mes', to_char(e.month, 'YYYY-MM'), 'descontos', e.deductions::text,
          'adicionais', e.extras::text) order by e.month), '[]')
        from billing_entry e where e.billing_id = billing.id)`.as('ajustes'),
    ]),
    by: billOrder[field],
    direction,
    key: sql.ref('billing.id'),
    // Bills of one day are always ordered by establishment and terminal, also if the days are descending.
    keyDirection: 'asc',
  });
  const ultimoMes = await lastBilledMonth(trx);
  const month = filter.mes ?? ultimoMes ?? monthOf(today);
  return {
    ...bills,
    content: bills.content.map((row) => ({
      ...(row as Omit<BillRow, BillAmount | 'ajustes'>),
      ...inMoney(row),
      ajustes: row.ajustes.map(({ mes, descontos, adicionais }) => ({
        mes,
        descontos: moneyFrom(String(descontos)),
        adicionais: moneyFrom(String(adicionais)),
      })),
    })),
    totais: inMoney(await added(matchingBills(trx, scope, filter))),
    semTarifa: await untariffed(trx, scope, filter, month),
    ultimoMes,
  };
}

/** Returns the sums of bills, as decimal text. */
async function added(bills: ReturnType<typeof matchingBills>): Promise<Record<BillAmount, string>> {
  const sums = billAmounts.map((amount) =>
    sql<string>`coalesce(sum(${amountColumn[amount]}), 0)::numeric(30, 2)::text`.as(amount),
  );
  return bills.select(sums).executeTakeFirstOrThrow();
}

/** Returns the sums of these bills. */
export const billsAdded = (trx: Db, ids: readonly number[]) =>
  added(trx.selectFrom('billing').where(sql<SqlBool>`billing.id = any(${ids}::int[])`));

const inMoney = (texts: Record<BillAmount, unknown>) =>
  Object.fromEntries(billAmounts.map((amount) => [amount, moneyFrom(String(texts[amount]))])) as Pick<
    BillRow,
    BillAmount
  >;

/** Returns the terminals of a filter whose establishment has no tariff for a month. */
export async function untariffed(
  trx: Db,
  scope: Scope,
  filter: BillFilter,
  month: string,
): Promise<BillReply['semTarifa']> {
  const { rows } = await sql<BillReply['semTarifa']>`
    with bare as (
      select terminal.logical_number, terminal.establishment_code, e.name, e.name_folded
      from terminal join establishment e on e.code = terminal.establishment_code
      where ${inFilter('terminal', scope, filter)}
        and not ${hasTariff('terminal.establishment_code', sql`${firstDayOf(month)}::date`)}
    )
    select (select count(*)::int from bare) as total, (
      select coalesce(json_agg(json_build_object('numeroLogico', logical_number, 'ec', establishment_code,
        'nomeFantasia', name) order by name_folded, establishment_code, logical_number), '[]')
      from (select * from bare order by name_folded, establishment_code, logical_number
        limit ${UNTARIFFED_NAMED}) as first
    ) as terminais`.execute(trx);
  return rows[0] ?? { total: 0, terminais: [] };
}
