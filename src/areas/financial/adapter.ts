import { type BillSort, billSorts } from '../../../contract/financial';
import { type ResourceAdapter, recordsOf } from '../../portal/resource-adapter';
import { type Bill, type BillFilter, type BillMeta, billQuery } from './bill';
import { billsOnScreen } from './calls';

/** API-38: the adapter of bills. */
export const financialAdapter: ResourceAdapter<Bill, BillFilter, BillSort> = {
  sortable: billSorts,
  async list({ filter, ...page }, signal) {
    const reply = await billsOnScreen({ ...billQuery(filter), ...page }, signal);
    const meta: BillMeta = {
      totals: reply.totais,
      untariffed: reply.semTarifa,
      lastMonth: reply.ultimoMes,
    };
    return { ...recordsOf(reply, (row) => row), meta: { ...meta } };
  },
};
