import { MomentText } from '../../kit/history/MomentText';
import { RecordCard } from '../../kit/list/RecordCard';
import { editPath } from '../../ui/paths';
import { ClampedText } from './ClampedText';
import type { CarriedNews, ManagedNews } from './managed-news';
import { PublicationText } from './PublicationText';
import { Thumbnail } from './Thumbnail';

/** A news item on a phone; its title is a link to its form. */
export function NewsListCard({ record }: { record: ManagedNews }) {
  const carried: CarriedNews = { edit: true, news: record };
  return (
    <RecordCard
      name={record.title}
      to={editPath('/marketing', record.id)}
      state={carried}
      active={record.active}
      feminine
      note={<PublicationText news={record} />}
    >
      <Thumbnail file={record.urlFile} />
      <ClampedText text={record.text} />
      <MomentText at={record.openDate} />
    </RecordCard>
  );
}
