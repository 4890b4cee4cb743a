import Typography from '@mui/material/Typography';
import { useFormat } from '../../ui/format/use-format';

/** When a news item came out. */
export function NewsDate({ moment }: { moment: string }) {
  const { date } = useFormat();
  return (
    <Typography variant="caption" component="time" dateTime={moment.slice(0, 10)} color="text.secondary">
      {date(moment.slice(0, 10))}
    </Typography>
  );
}
