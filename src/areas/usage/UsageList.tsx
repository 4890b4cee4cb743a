import { useTranslate } from 'react-admin';
import { type UsageSort, usageSorts } from '../../../contract/usage';
import { columnsWith } from '../../kit/list/ListColumn';
import { ListFrame } from '../../kit/list/ListFrame';
import { NewerListRows } from '../../network/reports/newer/NewerListRows';
import { Terminals } from './Terminals';
import { UsageCard } from './UsageCard';
import { UsageExport } from './UsageExport';
import { UsageFacts } from './UsageFacts';
import { type UsageRecord, usageFilters } from './usage';

const columnLabel = (field: string) => `usage.columns.${field}`;

const column = columnsWith<UsageRecord, UsageSort>(columnLabel);

/** USE-04: trade name, establishment code, terminals. */
const columns = [
  column('nomeFantasia', '45%', ({ nomeFantasia }) => nomeFantasia, { className: 'name' }),
  column('id', '20%', ({ id }) => id, { className: 'terse' }),
  column('terminais', '35%', (record) => <Terminals record={record} />),
];

/** `/relatorio-utilizacao`: which terminals were used. */
export function UsageList() {
  const translate = useTranslate();
  return (
    <ListFrame<UsageRecord>
      screen="/relatorio-utilizacao"
      label={translate('usage.table')}
      count="usage.count"
      facts={
        <>
          <UsageFacts />
          <NewerListRows />
        </>
      }
      sorts={usageSorts}
      sortLabel={columnLabel}
      // The list is refreshed, because every transaction may change it.
      fresh
      filters={usageFilters}
      search={{ source: 'ecName' }}
      quick="period"
      actions={<UsageExport />}
      failed="usage.failed"
      empty="usage.empty"
      columns={columns}
      Card={UsageCard}
    />
  );
}
