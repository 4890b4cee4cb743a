import Button from '@mui/material/Button';
import { useListContext, useTranslate } from 'react-admin';
import { ActionText } from '../../kit/history/ActionText';
import { ActorText } from '../../kit/history/ActorText';
import { Changes } from '../../kit/history/Changes';
import { MomentText } from '../../kit/history/MomentText';
import { RecordText } from '../../kit/history/RecordText';
import { columnsWith } from '../../kit/list/ListColumn';
import { ListFrame } from '../../kit/list/ListFrame';
import { AuditCard } from './AuditCard';
import { AuditExport } from './AuditExport';
import { type AuditRecord, auditFilters } from './audit';

const column = columnsWith<AuditRecord>('audit');
const fixed = { fixed: true };

const columns = [
  column('at', '14%', ({ at }) => <MomentText at={at} />, { className: 'moment' }),
  column('actor', '20%', (entry) => <ActorText entry={entry} />, fixed),
  column('action', '10%', ({ action }) => <ActionText action={action} />, fixed),
  column('record', '22%', (entry) => <RecordText entry={entry} />, fixed),
  column('changes', '34%', (entry) => <Changes entry={entry} />, fixed),
];

/** `/auditoria`: who changed what and when, newest first. Each row can be expanded to show its changes. */
export function AuditList() {
  return (
    <ListFrame<AuditRecord>
      screen="/auditoria"
      texts="audit"
      facts={<FurtherEntries />}
      sorts={['at']}
      order="DESC"
      fresh
      filters={auditFilters}
      search={{ source: 'who' }}
      quick="entity"
      actions={<AuditExport />}
      columns={columns}
      Card={AuditCard}
    />
  );
}

/**
 * Goes on behind the entries that the pager leads to, where there are more of them. The place is kept with the
 * filters, so that a reload and Back find it again (decision 90).
 */
function FurtherEntries() {
  const translate = useTranslate();
  const { filterValues, setFilters, meta, isPlaceholderData } = useListContext();
  const { next } = (meta ?? {}) as { next?: string | null };
  if (next == null) return null;
  return (
    <Button
      size="small"
      disabled={isPlaceholderData}
      onClick={() => setFilters({ ...filterValues, after: next })}
    >
      {translate('audit.further')}
    </Button>
  );
}
