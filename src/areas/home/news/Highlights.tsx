import { useTranslate } from 'react-admin';
import { isNetworkLost } from '../../../portal/network';
import { LoadFailure } from '../../../ui/states/LoadFailure';
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
  const stays = items !== undefined && isNetworkLost(error);
  if (error !== null && !isFetching && !stays) {
    // A common failure is shown only once, by the list below, whose retry also fetches the highlights.
    if (others.error !== null) return null;
    return (
      <SheetCard>
        <LoadFailure title={translate('home.news.failed')} error={error} onRetry={refetch} />
      </SheetCard>
    );
  }
  if (items === undefined || (error !== null && !stays)) return <HighlightSkeleton />;
  return items.length === 0 ? null : (
    <Carousel items={items} total={items.length + (others.list?.total ?? 0)} />
  );
}
