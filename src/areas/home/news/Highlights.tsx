import { useTranslate } from 'react-admin';
import { LoadFailure } from '../../../kit/LoadFailure';
import { Carousel } from './Carousel';
import { HighlightSkeleton } from './HighlightSkeleton';
import { SheetCard } from './SheetCard';
import { useHighlights, useOtherNews } from './use-news';
import { useNewsPage } from './use-news-page';

/** HOME-07: the newest news in a carousel; nothing where there are none. */
export function Highlights() {
  const translate = useTranslate();
  const [page] = useNewsPage();
  const { items, error, isFetching, refetch } = useHighlights();
  const others = useOtherNews(page);
  if (error !== null && !isFetching) {
    // A common failure is shown only once, by the list below, whose retry also fetches the highlights.
    if (others.error !== null) return null;
    return (
      <SheetCard>
        <LoadFailure title={translate('home.news.failed')} error={error} onRetry={refetch} />
      </SheetCard>
    );
  }
  if (items === undefined || error !== null) return <HighlightSkeleton />;
  return items.length === 0 ? null : <Carousel items={items} />;
}
