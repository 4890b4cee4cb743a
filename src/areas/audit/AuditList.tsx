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
import { FurtherEntries } from './FurtherEntries';

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
