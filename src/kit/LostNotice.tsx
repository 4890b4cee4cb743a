import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import { useMoment } from '../ui/format/use-clock';

interface LostNoticeProps {
  /** When what is shown was fetched, in milliseconds. */
  at: number;
  /** Whether it was fetched for something else than the person has asked for by now. */
  earlier?: boolean;
}

/** Over what stays on the screen while the server is out of reach: of when it is, and that it comes back by itself. */
export function LostNotice({ at, earlier = false }: LostNoticeProps) {
  const translate = useTranslate();
  const moment = useMoment();
  return (
    <Box component="output" sx={{ padding: '8px 16px', color: 'warning.main' }}>
      {translate(earlier ? 'shell.lostEarlier' : 'shell.lost', { time: moment(at) })}
    </Box>
  );
}
