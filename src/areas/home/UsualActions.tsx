import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { SxProps, Theme } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { Dock } from '../../kit/Dock';
import { DOCKED } from '../../kit/dock-style';
import { useAccess } from '../../session/use-access';
import { useSession } from '../../session/use-session';
import { ScreenIcon } from '../../shell/ScreenIcon';
import { useAreas } from '../../shell/use-areas';
import { usualWays, type Way } from './usual-ways';

/** The dock of a phone has room for so many. */
const IN_DOCK = 2;

interface Props {
  /** Below 600 px the first ones stand in a dock, where the thumb is, and the others where this is. */
  phone?: true;
}

/** HOME-06: buttons that lead to the pages of the daily work, the most frequent one filled. */
export function UsualActions({ phone }: Props) {
  const mayOpen = useAccess();
  const { exists } = useAreas();
  const ways = usualWays(useSession().standing).filter(({ path }) => exists(path) && mayOpen(path));
  if (ways.length === 0) return null;
  // The most frequent one stands at the end, where the thumb and the eye come to rest.
  if (!phone) return <Ways ways={ways.toReversed()} first={ways[0]} sx={rowStyle} />;
  return (
    <>
      <Ways ways={ways.slice(IN_DOCK)} first={ways[0]} sx={rowStyle} />
      <Ways ways={ways.slice(0, IN_DOCK).toReversed()} first={ways[0]} sx={dockStyle} docked />
    </>
  );
}

interface WaysProps {
  ways: readonly Way[];
  first: Way | undefined;
  sx: SxProps<Theme>;
  docked?: boolean;
}

function Ways({ ways, first, sx, docked = false }: WaysProps) {
  const translate = useTranslate();
  if (ways.length === 0) return null;
  const Place = docked ? Dock : Box;
  return (
    <Place sx={sx}>
      {ways.map((way) => (
        <Button
          key={way.text}
          component={Link}
          to={way.to}
          variant={way === first ? 'contained' : 'outlined'}
          // The dock is too narrow for all icons.
          {...(!docked || way === first ? { startIcon: <ScreenIcon path={way.path} /> } : {})}
        >
          {translate(`home.actions.${way.text}`)}
        </Button>
      ))}
    </Place>
  );
}

const rowStyle: SxProps<Theme> = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: '8px',
  '@media (max-width: 999.98px)': { '& > .MuiButton-root': { flex: 1 } },
  '@media print': { display: 'none' },
};

const dockStyle: SxProps<Theme> = {
  ...rowStyle,
  '& > .MuiButton-root': { flex: 1 },
  [DOCKED]: { flexWrap: 'nowrap' },
};
