import { MomentText } from '../../kit/history/MomentText';
import { RecordCard } from '../../kit/list/RecordCard';
import { ClampedText } from './ClampedText';
import type { ManagedNews } from './managed-news';
import { PublicationText } from './PublicationText';
import { Thumbnail } from './Thumbnail';

/** A news item on a phone; its title is a link to its form. */
export function NewsListCard({ record }: { record: ManagedNews }) {
  return (
    <RecordCard name={record.title} active={record.active} feminine note={<PublicationText news={record} />}>
      <Thumbnail file={record.urlFile} />
      <ClampedText text={record.text} />
      <MomentText at={record.openDate} />
    </RecordCard>
  );
}
