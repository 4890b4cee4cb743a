import { useMemo } from 'react';
import { addDays } from '../../../contract/calendar';
import { type UsageSort, usageSorts } from '../../../contract/usage';
import { columnsWith } from '../../kit/list/ListColumn';
import { ListFrame } from '../../kit/list/ListFrame';
import { Quantity } from '../../kit/list/Quantity';
import { NewerListRows } from '../../network/reports/newer/NewerListRows';
import { statementOf } from '../../network/reports/statement-path';
import { useToday } from '../../ui/format/use-today';
import { Terminals } from './Terminals';
import { UsageCard } from './UsageCard';
import { UsageExport } from './UsageExport';
import { UsageFacts } from './UsageFacts';
import { periodOf, type UsageRecord, usageFilters } from './usage';

const column = columnsWith<UsageRecord, UsageSort>('usage');

/** USE-04: trade name, establishment code, terminals. */
const columns = [
  column('nomeFantasia', '40%', ({ nomeFantasia }) => nomeFantasia, { names: true }),
  column('id', '20%', ({ id }) => id, { className: 'terse' }),
  column('terminais', '30%', (record) => <Terminals record={record} />),
  column('quantidade', '10%', ({ terminais }) => <Quantity value={terminais.length} />, {
    className: 'amount',
  }),
];

/** The address of the transactions of an establishment on the days of the report. */
const usagePath = ({ id }: UsageRecord, kept: object, today: string) =>
  statementOf(id, addDays(today, 1 - periodOf(kept)), today);

/** `/relatorio-utilizacao`: which terminals were used. */
export function UsageList() {
  const today = useToday();
  const opening = useMemo(
    () => ({ pathOf: (row: UsageRecord, kept: object) => usagePath(row, kept, today) }),
    [today],
  );
  return (
    <ListFrame<UsageRecord>
      screen="/relatorio-utilizacao"
      texts="usage"
      facts={
        <>
          <UsageFacts />
          <NewerListRows />
        </>
      }
      sorts={usageSorts}
      // The list is refreshed, because every transaction may change it.
      fresh
      filters={usageFilters}
      opens={opening}
      search={{ source: 'ecName' }}
      quick="period"
      actions={<UsageExport />}
      columns={columns}
      Card={UsageCard}
    />
  );
}
