import { useMemo } from 'react';
import { billSorts } from '../../../contract/financial';
import { ListFrame } from '../../kit/list/ListFrame';
import { NewerListRows } from '../../network/reports/newer/NewerListRows';
import { useToday } from '../../ui/format/use-today';
import { BillCard } from './BillCard';
import { BillExport } from './BillExport';
import { TotalsCard, TotalsFoot } from './BillTotals';
import type { Bill } from './bill';
import { columns } from './bill-columns';
import { NoBills } from './NoBills';
import { transactionsPath } from './transactions-path';
import { Untariffed } from './Untariffed';
import { NUMBER_LENGTH, useBillFilters } from './use-bill-filters';

const totals = { Foot: TotalsFoot, Card: TotalsCard };

/** `/financeiro` (FIN-01 to FIN-09): the bills of the terminals, newest first. */
export function FinancialList() {
  const filters = useBillFilters();
  const today = useToday();
  const opening = useMemo(() => ({ pathOf: (bill: Bill) => transactionsPath(bill, today) }), [today]);
  return (
    <ListFrame<Bill>
      screen="/financeiro"
      texts="financial"
      facts={
        <>
          <Untariffed />
          <NewerListRows />
        </>
      }
      sorts={billSorts}
      order="DESC"
      // The list is refreshed, because bills are made at any time.
      fresh
      filters={filters}
      opens={opening}
      search={{
        source: 'numeroLogico',
        maxLength: NUMBER_LENGTH,
      }}
      quick="mes"
      actions={<BillExport />}
      empty={NoBills}
      columns={columns}
      totals={totals}
      Card={BillCard}
    />
  );
}
