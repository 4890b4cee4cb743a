import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import type { SxProps, Theme } from '@mui/material/styles';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { NewsArticle } from '../../../network/news/NewsArticle';
import { NewsTile } from '../../../network/news/NewsTile';
import { type NewsValues, shownDay } from './news-values';

/** A preview of the card of home and of its dialog, with the present input. */
export function Preview({ openDate }: { openDate: string }) {
  const translate = useTranslate();
  const title = useId();
  const values = useWatch() as NewsValues;
  const item = {
    title: values.title.trim() || translate('news.form.title'),
    text: values.text,
    urlFile: values.image || null,
    openDate: shownDay(values, openDate),
  };
  return (
    <Box sx={previewStyle}>
      <NewsTile item={item} component="div">
        {item.title}
      </NewsTile>
      <Paper variant="outlined" className="opened">
        <NewsArticle item={item} titleId={title} picture={translate('news.form.picture')} />
      </Paper>
    </Box>
  );
}

const previewStyle: SxProps<Theme> = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 280px) minmax(0, 1fr)' },
  alignItems: 'start',
  gap: '16px',
  overflowWrap: 'anywhere',
  '& .opened': { overflow: 'hidden', borderRadius: '8px' },
  '& .opened .words': { display: 'grid', gap: '10px', padding: '16px 24px' },
};
