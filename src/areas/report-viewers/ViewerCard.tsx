import { Whole } from '../../kit/Whole';
import { PersonCard } from '../../network/user-form/PersonCard';
import type { ListedViewer } from './viewer';

/** A report viewer on a phone. */
export function ViewerCard({ record }: { record: ListedViewer }) {
  return (
    <PersonCard screen="/visualizadores-relatorios" person={record}>
      <span>{record.login}</span>
      <span>
        <Whole text={record.email} />
      </span>
    </PersonCard>
  );
}
