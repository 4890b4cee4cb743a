import { StatusMark } from '../../kit/StatusMark';
import type { ManagedNews } from './managed-news';
import { PublicationText } from './PublicationText';

/** NEWS-02: active or inactive, and from when until when. */
export function NewsStatus({ news }: { news: ManagedNews }) {
  return (
    <>
      <StatusMark active={news.active} />
      <PublicationText news={news} />
    </>
  );
}
