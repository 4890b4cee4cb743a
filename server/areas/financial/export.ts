import { sql } from 'kysely';
import { type BillAmount, billAmounts } from '../../../contract/financial';
import { formatMonth } from '../../../i18n/format';
import type { ExportSource } from '../../engines/exports/source';
import { listExport } from '../../engines/lists/export';
import type { ListColumn, ListSource } from '../../engines/lists/source';
import { namedEstablishments } from '../../network/reports/named';
import { amountColumn, type BillFilter, billOrder, billsAdded, FIRST_BILLS, matchingBills } from './list';

/** The kind of the tickets of bills. */
export const BILLS_EXPORT = 'financial';

const amount = (name: BillAmount): ListColumn => ({
  title: `financial.columns.${name}`,
  type: 'money',
  value: () => sql`${amountColumn[name]}`,
});

/** FIN-06: the bills of a filter, with their sums. */
export const billList: ListSource<BillFilter, number> = {
  name: 'relatorio',
  title: 'financial.title',
  screen: '/financeiro',
  columns: {
    dataFaturamento: {
      title: 'financial.columns.dataFaturamento',
      type: 'date',
      value: () => sql`billing.billing_date`,
    },
    mes: {
      title: 'financial.columns.mes',
      type: 'month',
      value: () => sql`to_char(billing.month, 'YYYY-MM')`,
    },
    numeroLogico: {
      title: 'financial.columns.numeroLogico',
      type: 'code',
      value: () => sql`billing.logical_number`,
    },
    ec: { title: 'financial.columns.ec', type: 'code', value: () => sql`billing.establishment_code` },
    nomeFantasia: {
      title: 'financial.columns.nomeFantasia',
      type: 'text',
      value: () => sql`(select name from establishment where code = billing.establishment_code)`,
    },
    ...Object.fromEntries(billAmounts.map((name) => [name, amount(name)])),
  },
  sorts: billOrder,
  facts: {
    numeroLogico: { label: 'financial.filters.numeroLogico' },
    ec: {
      label: 'financial.filters.ec',
      shown: async (codes, _, trx) => (await namedEstablishments(trx, codes as string[])).join(', '),
    },
    mes: {
      label: 'financial.filters.mes',
      shown: (month, language) => formatMonth(String(month), language, { alone: true }),
    },
  },
  table: sql`billing`,
  key: sql`billing.id`,
  keys: sql`int[]`,
  initial: FIRST_BILLS,
  keyDirection: 'asc',
  totals: { label: 'financial.total', amounts: billsAdded },
  matching(db, scope, filter, { only, order }) {
    const keys = matchingBills(db, scope, filter).where(only).select('billing.id as key');
    return order === undefined ? keys : keys.orderBy(order);
  },
};

/**
 * All bills of a filter as a file, in the order of the screen.
 * @param currency that of the deployment, if it has one
 */
export const billExport = (currency: string | null): ExportSource => ({
  title: billList.title,
  screens: [billList.screen],
  table: (fetching) => listExport(billList, currency).table(fetching),
});
