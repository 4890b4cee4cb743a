import ButtonBase from '@mui/material/ButtonBase';
import type { NewsItem } from '../../../../contract/news';
import { NewsTile } from '../../../network/news/NewsTile';
import { useOpenNews } from './use-open-news';

/** HOME-02: a news item of the page. Its title opens it, and so does a click anywhere on the card. */
export function NewsCard({ item }: { item: NewsItem }) {
  const open = useOpenNews();
  return (
    <NewsTile item={item} component="li">
      <ButtonBase aria-haspopup="dialog" onClick={() => open(item.id)}>
        {item.title}
      </ButtonBase>
    </NewsTile>
  );
}
