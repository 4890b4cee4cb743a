import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { BALANCE_SCREEN } from '../../../contract/balance';
import { todayIn } from '../../../contract/dates';
import { useAccess } from '../../session/use-access';
import { useSession } from '../../session/use-session';
import { useFormat } from '../../ui/format/use-format';
import { useZone } from '../../ui/format/zone';
import { Rosette } from '../../ui/ornament/Rosette';
import { partOfDay } from './part-of-day';
import { WelcomeActions } from './WelcomeActions';

/** In pixels: the width of the ornament, the most that a line of text has, and the cards that have room for both. */
const ORNAMENT = 264;
const TEXT = 480;
const WITH_ORNAMENT = '@container (min-width: 560px)';

/** HOME-06: the greeting for the time of day, by the clock of the network, in the person's language. */
export function Greeting() {
  const translate = useTranslate();
  const { longDate } = useFormat();
  const { name } = useSession();
  const mayOpen = useAccess();
  const zone = useZone();
  const [now] = useState(() => new Date());
  return (
    <Card
      sx={{
        position: 'relative',
        containerType: 'inline-size',
        display: 'flex',
        alignItems: 'center',
        minHeight: { sm: 220 },
        padding: { xs: '20px', md: '24px 28px' },
      }}
    >
      <Box
        aria-hidden
        sx={{
          position: 'absolute',
          inset: '0 0 0 auto',
          width: ORNAMENT,
          overflow: 'hidden',
          display: 'none',
          [WITH_ORNAMENT]: { display: 'block' },
        }}
      >
        <Rosette drawing="wide" size={336} sx={{ position: 'absolute', top: 'calc(50% - 168px)', left: 0 }} />
      </Box>
      <Box
        sx={{
          position: 'relative',
          maxWidth: TEXT,
          [WITH_ORNAMENT]: { maxWidth: `min(${TEXT}px, calc(100% - ${ORNAMENT}px))` },
        }}
      >
        <Typography variant="body2" sx={{ color: 'text.secondary', fontWeight: 500 }}>
          {longDate(todayIn(zone, now))}
        </Typography>
        <Typography variant="h3" component="h2" sx={{ margin: '4px 0 8px', overflowWrap: 'anywhere' }}>
          {translate(`home.${partOfDay(zone, now)}`, { name: name.trim().split(/\s+/)[0] ?? '' })}
        </Typography>
        {mayOpen(BALANCE_SCREEN) && (
          <Typography sx={{ color: 'text.secondary', textWrap: 'balance' }}>
            {translate('home.intro')}
          </Typography>
        )}
        <WelcomeActions />
      </Box>
    </Card>
  );
}
