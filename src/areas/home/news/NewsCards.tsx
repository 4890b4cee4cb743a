import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ButtonBase from '@mui/material/ButtonBase';
import { useTranslate } from 'react-admin';
import type { NewsItem } from '../../../../contract/news';
import { NewsTile } from '../../../network/news/NewsTile';
import { isNetworkLost } from '../../../portal/network';
import { LoadFailure } from '../../../ui/states/LoadFailure';
import { Message } from '../../../ui/states/Message';
import { NewsSkeleton } from './NewsSkeleton';
import { gridStyle } from './news-style';
import { SheetCard } from './SheetCard';
import type { NewsPage, useOtherNews } from './use-news';
import { useOpenNews } from './use-open-news';

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

/** HOME-02: a news item of the page. Its title opens it, and so does a click anywhere on the card. */
function NewsCard({ item }: { item: NewsItem }) {
  const open = useOpenNews();
  return (
    <NewsTile item={item} component="li">
      <ButtonBase aria-haspopup="dialog" onClick={() => open(item.id)}>
        {item.title}
      </ButtonBase>
    </NewsTile>
  );
}
