import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { todayIn } from '../../../contract/dates';
import { useSession } from '../../session/use-session';
import { useFormat } from '../../ui/format/use-format';
import { useZone } from '../../ui/format/zone';
import { useIsPhone } from '../../ui/use-is-phone';
import { partOfDay } from './part-of-day';
import { UsualActions } from './UsualActions';

/** HOME-06: the greeting for the time of day, by the clock of the network, in the person's language. */
export function Greeting() {
  const translate = useTranslate();
  const { longDate } = useFormat();
  const { name } = useSession();
  const zone = useZone();
  const phone = useIsPhone();
  const [now] = useState(() => new Date());
  return (
    <Box sx={greetingStyle}>
      <div className="words">
        <Typography variant="h3" component="h2">
          {translate(`home.${partOfDay(zone, now)}`, { name: name.trim().split(/\s+/)[0] ?? '' })}
        </Typography>
        {/* On a phone the work comes first. */}
        {!phone && (
          <Typography variant="body2" color="text.secondary">
            {longDate(todayIn(zone, now))}
          </Typography>
        )}
      </div>
      {!phone && <UsualActions />}
    </Box>
  );
}

const greetingStyle: SxProps<Theme> = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  justifyContent: 'space-between',
  gap: '8px 16px',
  '& .words': { minWidth: 0, overflowWrap: 'anywhere' },
  '@media (max-width: 999.98px)': {
    '& h2': { fontSize: '1.125rem', lineHeight: '24px', letterSpacing: '-0.01em' },
  },
};
