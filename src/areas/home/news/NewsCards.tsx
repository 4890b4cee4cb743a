import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { LoadFailure } from '../../../kit/LoadFailure';
import { Message } from '../../../kit/Message';
import { NewsCard } from './NewsCard';
import { NewsSkeleton } from './NewsSkeleton';
import { gridStyle } from './news-style';
import { SheetCard } from './SheetCard';
import type { useOtherNews } from './use-news';

interface Props {
  news: Pick<ReturnType<typeof useOtherNews>, 'data' | 'error' | 'isFetching'> & { refetch: () => unknown };
  /** Pages count from 1. */
  goTo: (page: number) => void;
}

/** The cards of a page, or what stands in their place. */
export function NewsCards({ news: { data, error, isFetching, refetch }, goTo }: Props) {
  const translate = useTranslate();
  if (error !== null && !isFetching) {
    return (
      <SheetCard>
        <LoadFailure title={translate('home.news.failed')} error={error} onRetry={refetch} />
      </SheetCard>
    );
  }
  if (data === undefined || error !== null) return <NewsSkeleton />;
  const { content, pageable, totalPages } = data;
  if (totalPages === 0) {
    return (
      <SheetCard>
        <Message title={translate('home.news.empty')} />
      </SheetCard>
    );
  }
  if (content.length === 0) {
    return (
      <SheetCard>
        <Message
          title={translate('list.pastEnd.title', { page: pageable.pageNumber + 1 })}
          text={translate('list.pastEnd.text', { smart_count: totalPages })}
          action={
            <Button variant="outlined" onClick={() => goTo(totalPages)}>
              {translate('list.pastEnd.action')}
            </Button>
          }
        />
      </SheetCard>
    );
  }
  return (
    <Box component="ul" sx={gridStyle} aria-label={translate('home.news.title')}>
      {content.map((item) => (
        <NewsCard key={item.id} item={item} />
      ))}
    </Box>
  );
}
