import { MomentText } from '../../kit/history/MomentText';
import { RecordCard } from '../../kit/list/RecordCard';
import { ClampedText } from './ClampedText';
import type { ManagedNews } from './managed-news';
import { PublicationText } from './PublicationText';
import { Thumbnail } from './Thumbnail';

/** A news item on a phone; its title is a link to its form, which has all of its text. */
export function NewsListCard({ record }: { record: ManagedNews }) {
  return (
    <RecordCard
      name={record.title}
      active={record.active}
      feminine
      picture={<Thumbnail file={record.urlFile} />}
      beside={<MomentText at={record.openDate} />}
      note={<PublicationText news={record} />}
    >
      <ClampedText text={record.text} />
    </RecordCard>
  );
}
