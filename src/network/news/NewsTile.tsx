import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import type { NewsItem } from '../../../contract/news';
import { Whole } from '../../kit/Whole';
import { excerpt } from './excerpt';
import { NewsDate } from './NewsDate';
import { NewsPicture } from './NewsPicture';
import { tileStyle } from './tile-style';

/** Characters that make two lines. */
const TEASER = 96;

interface NewsTileProps {
  item: Pick<NewsItem, 'text' | 'urlFile' | 'openDate'>;
  component: 'li' | 'div';
  /** Its title. */
  children: ReactNode;
}

/** HOME-02: the card of a news item, with picture, date, title and the beginning of the text. */
export function NewsTile({ item: { text, urlFile, openDate }, component, children }: NewsTileProps) {
  return (
    <Card component={component} sx={tileStyle}>
      <NewsPicture file={urlFile} alt="" card />
      <div className="words">
        <NewsDate moment={openDate} />
        <Typography variant="subtitle1" component="h3">
          {children}
        </Typography>
        <Typography variant="body2" color="text.secondary" className="text">
          <Whole text={excerpt(text, TEASER)} />
        </Typography>
      </div>
    </Card>
  );
}
