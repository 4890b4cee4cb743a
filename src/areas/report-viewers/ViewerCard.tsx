import { PersonCard } from '../../kit/user-form/PersonCard';
import type { ListedViewer } from './viewer';

/** A report viewer on a phone. */
export function ViewerCard({ record }: { record: ListedViewer }) {
  const at = record.email.indexOf('@');
  return (
    <PersonCard screen="/visualizadores-relatorios" person={record}>
      <span>{record.login}</span>
      <span>
        {record.email.slice(0, at)}
        {/* A long address breaks here, not in the middle of a word. */}
        <wbr />
        {record.email.slice(at)}
      </span>
    </PersonCard>
  );
}
