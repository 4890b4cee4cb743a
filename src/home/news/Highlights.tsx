import { useTranslate } from 'react-admin';
import { LoadFailure } from '../../shared/LoadFailure';
import { Carousel } from './Carousel';
import { HighlightSkeleton } from './HighlightSkeleton';
import { SheetCard } from './SheetCard';
import { useNews } from './use-news';
import { useNewsPage } from './use-news-page';

/** As many as one looks through. */
const MOST = 3;

/** HOME-07: the newest news in a carousel; nothing where there are none. */
export function Highlights() {
  const translate = useTranslate();
  const [page] = useNewsPage();
  const { data, error, isFetching, refetch } = useNews(0);
  if (error !== null && !isFetching) {
    // On the first page the list is the same call, and tells it.
    if (page === 1) return null;
    return (
      <SheetCard>
        <LoadFailure title={translate('home.news.failed')} error={error} onRetry={refetch} />
      </SheetCard>
    );
  }
  if (data === undefined || error !== null) return <HighlightSkeleton />;
  const items = data.content.slice(0, MOST);
  return items.length === 0 ? null : <Carousel items={items} />;
}
