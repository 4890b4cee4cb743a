import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import type { NewsItem } from '../../../contract/news';
import { NewsDate } from './NewsDate';
import { NewsPicture } from './NewsPicture';
import { PICTURE } from './picture-style';

interface Props {
  /** Absent while it is on its way. */
  item: Pick<NewsItem, 'title' | 'text' | 'urlFile' | 'openDate'> | undefined;
  titleId: string;
  /** What its picture is called. */
  picture: string;
}

/** HOME-03: picture, title and date of a news item, and its text, each line a paragraph. */
export function NewsArticle({ item, titleId, picture }: Props) {
  if (item === undefined) {
    return (
      <article>
        <Skeleton variant="rectangular" width="100%" height="auto" sx={{ aspectRatio: PICTURE }} />
        <div className="words">
          <Skeleton variant="text" width="60%" sx={{ typography: 'h5' }} />
          <Skeleton variant="text" sx={{ typography: 'body1' }} />
          <Skeleton variant="text" width="80%" sx={{ typography: 'body1' }} />
        </div>
      </article>
    );
  }
  const paragraphs = item.text.split(/\r?\n/).filter((line) => line.trim() !== '');
  return (
    <article>
      <NewsPicture file={item.urlFile} alt={picture} />
      <div className="words">
        <NewsDate moment={item.openDate} />
        <Typography variant="h5" component="h2" id={titleId}>
          {item.title}
        </Typography>
        {paragraphs.map((line, index) => (
          <Typography key={`${index} ${line}`}>{line}</Typography>
        ))}
      </div>
    </article>
  );
}
