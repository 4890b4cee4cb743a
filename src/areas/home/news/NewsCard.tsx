import ButtonBase from '@mui/material/ButtonBase';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import type { NewsItem } from '../../../../contract/news';
import { excerpt } from './excerpt';
import { NewsDate } from './NewsDate';
import { NewsPicture } from './NewsPicture';
import { cardStyle } from './news-style';
import { useOpenNews } from './use-open-news';

/** Characters that make two lines. */
const TEASER = 96;

/** HOME-02: picture, date, title and the beginning of the text. The title opens it, and so does a tap anywhere. */
export function NewsCard({ item: { id, title, text, urlFile, openDate } }: { item: NewsItem }) {
  const open = useOpenNews();
  return (
    <Card component="li" sx={cardStyle}>
      <NewsPicture file={urlFile} alt="" card />
      <div className="words">
        <NewsDate moment={openDate} />
        <Typography variant="subtitle1" component="h3">
          <ButtonBase aria-haspopup="dialog" onClick={() => open(id)}>
            {title}
          </ButtonBase>
        </Typography>
        <Typography variant="body2" color="text.secondary" className="text">
          {excerpt(text, TEASER)}
        </Typography>
      </div>
    </Card>
  );
}
