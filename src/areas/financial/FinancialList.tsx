import { useTranslate } from 'react-admin';
import { billSorts } from '../../../contract/financial';
import { ListFrame } from '../../kit/list/ListFrame';
import { BillCard } from './BillCard';
import { BillExport } from './BillExport';
import { TotalsCard, TotalsFoot } from './BillTotals';
import type { Bill } from './bill';
import { columnLabel, columns } from './bill-columns';
import { NoBills } from './NoBills';
import { Untariffed } from './Untariffed';
import { NUMBER_LENGTH, useBillFilters } from './use-bill-filters';

// The list asks by it as soon as it is there.
void import('./adapter');

const totals = { Foot: TotalsFoot, Card: TotalsCard };

/** `/financeiro` (FIN-01 to FIN-09): what the terminals are billed, newest first. */
export function FinancialList() {
  const translate = useTranslate();
  const filters = useBillFilters();
  return (
    <ListFrame<Bill>
      screen="/financeiro"
      label={translate('financial.table')}
      count="financial.count"
      facts={<Untariffed />}
      sorts={billSorts}
      order="DESC"
      sortLabel={columnLabel}
      // Bills are made while nobody looks.
      fresh
      filters={filters}
      search={{
        source: 'numeroLogico',
        maxLength: NUMBER_LENGTH,
      }}
      quick="mes"
      actions={<BillExport />}
      failed="financial.failed"
      empty={NoBills}
      columns={columns}
      totals={totals}
      Card={BillCard}
    />
  );
}
