import Box from '@mui/material/Box';
import { useFormat } from '../../ui/format/use-format';

/** When something was done, to the second, by the network's clocks. */
export function MomentText({ at }: { at: string }) {
  const { date, time } = useFormat().dateTime(at);
  return (
    <time dateTime={at}>
      <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
        {date}
      </Box>{' '}
      <Box component="span" sx={{ color: 'text.secondary' }}>
        {time}
      </Box>
    </time>
  );
}
