import { StatusMark } from '../../kit/StatusMark';
import type { ManagedNews } from './managed-news';
import { PublicationText } from './PublicationText';

/** NEWS-02: active or inactive, and the period of publication. */
export function NewsStatus({ news }: { news: ManagedNews }) {
  return (
    <>
      <StatusMark active={news.active} feminine />
      <PublicationText news={news} />
    </>
  );
}
