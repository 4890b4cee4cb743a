import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import { useFormat } from '../../ui/format/use-format';
import { useToday } from '../../ui/format/use-today';
import { type ManagedNews, phaseOf } from './managed-news';

/** Says whether an active item is scheduled or has ended, with the first and the last day of its publication. */
export function PublicationText({ news }: { news: ManagedNews }) {
  const translate = useTranslate();
  const { date } = useFormat();
  const phase = phaseOf(news, useToday());
  const { opensOn, endsOn } = news;
  const lines = [
    phase !== null && translate(`news.${phase}`),
    opensOn !== null && translate('news.opens', { date: date(opensOn) }),
    endsOn !== null && translate('news.ends', { date: date(endsOn) }),
  ].filter((line) => line !== false);
  return lines.map((line) => (
    <Box key={line} component="span" sx={{ display: 'block', typography: 'body2', color: 'text.secondary' }}>
      {line}
    </Box>
  ));
}
