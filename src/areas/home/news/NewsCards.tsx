import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { isNetworkLost } from '../../../portal/network';
import { LoadFailure } from '../../../ui/states/LoadFailure';
import { Message } from '../../../ui/states/Message';
import { NewsCard } from './NewsCard';
import { NewsSkeleton } from './NewsSkeleton';
import { gridStyle } from './news-style';
import { SheetCard } from './SheetCard';
import type { NewsPage, useOtherNews } from './use-news';

interface Props {
  list: NewsPage | undefined;
  state: Pick<ReturnType<typeof useOtherNews>, 'error' | 'isFetching'> & { refetch: () => unknown };
  /** Goes to a page, counted from 1. */
  goTo: (page: number) => void;
}

/** The cards of a page, or a message in their place. */
export function NewsCards({ list, state: { error, isFetching, refetch }, goTo }: Props) {
  const translate = useTranslate();
  const stays = list !== undefined && isNetworkLost(error);
  if (error !== null && !isFetching && !stays) {
    return (
      <SheetCard>
        <LoadFailure title={translate('home.news.failed')} error={error} onRetry={refetch} />
      </SheetCard>
    );
  }
  if (list === undefined || (error !== null && !stays)) return <NewsSkeleton />;
  const { items, page, pages } = list;
  if (pages === 0) {
    return (
      <SheetCard>
        <Message title={translate('home.news.empty')} />
      </SheetCard>
    );
  }
  if (items.length === 0) {
    return (
      <SheetCard>
        <Message
          title={translate('list.pastEnd.title', { page })}
          text={translate('list.pastEnd.text', { smart_count: pages })}
          action={
            <Button variant="outlined" onClick={() => goTo(pages)}>
              {translate('list.pastEnd.action')}
            </Button>
          }
        />
      </SheetCard>
    );
  }
  return (
    <Box component="ul" sx={gridStyle} aria-label={translate('home.news.title')}>
      {items.map((item) => (
        <NewsCard key={item.id} item={item} />
      ))}
    </Box>
  );
}
