import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import { useFormat } from '../../kit/use-format';
import type { ManagedNews } from './managed-news';

/** The first and the last day of an item's publication; nothing where it has neither. */
export function PublicationText({ news: { opensOn, endsOn } }: { news: ManagedNews }) {
  const translate = useTranslate();
  const { date } = useFormat();
  const lines = [
    opensOn !== null && translate('marketing.opens', { date: date(opensOn) }),
    endsOn !== null && translate('marketing.ends', { date: date(endsOn) }),
  ].filter((line) => line !== false);
  return lines.map((line) => (
    <Box key={line} component="span" sx={{ display: 'block', typography: 'body2', color: 'text.secondary' }}>
      {line}
    </Box>
  ));
}
