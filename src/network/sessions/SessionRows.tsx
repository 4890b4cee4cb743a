import LaptopOutlined from '@mui/icons-material/LaptopOutlined';
import SmartphoneOutlined from '@mui/icons-material/SmartphoneOutlined';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import type { SxProps, Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import type { Session } from '../../../contract/sessions';
import { useFormat } from '../../ui/format/use-format';
import { EndSession } from './EndSession';
import type { SessionRecord } from './session';

const HANDHELD: readonly (string | null)[] = ['Android', 'iPhone', 'iPad'];

interface SessionRowsProps {
  sessions: readonly SessionRecord[];
  /** How many there are in all. */
  total: number;
  label: string;
}

/** Where somebody is signed in, a row each with the button that ends it; the present session has none. */
export function SessionRows({ sessions, total, label }: SessionRowsProps) {
  const translate = useTranslate();
  const { counted, dateTime } = useFormat();
  const nameOf = useBrowserName();
  const moment = (key: 'used' | 'started' | 'ends', at: string) => {
    const { date, time } = dateTime(at);
    return translate(`sessions.${key}`, { date, time: time.slice(0, 5) });
  };
  const more = total - sessions.length;
  return (
    <>
      <Box component="ul" aria-label={label} sx={rowsStyle}>
        {sessions.map((session) => (
          <li key={session.id}>
            {HANDHELD.includes(session.system) ? <SmartphoneOutlined /> : <LaptopOutlined />}
            <div className="about">
              <Typography component="div" sx={{ fontWeight: 500 }}>
                {nameOf(session)}{' '}
                {session.current && <Chip size="small" label={translate('sessions.current')} />}
              </Typography>
              <Typography variant="body2" color="text.secondary">
                <span>{translate('sessions.address', { address: session.address })}</span>{' '}
                <span>{moment('used', session.usedAt)}</span>{' '}
                <span>{moment('started', session.startedAt)}</span>{' '}
                <span>{moment('ends', session.endsAt)}</span>
              </Typography>
            </div>
            {!session.current && <EndSession session={session} name={nameOf(session)} />}
          </li>
        ))}
      </Box>
      {more > 0 && (
        <Typography variant="body2" color="text.secondary" sx={{ padding: '12px 0' }}>
          {translate('sessions.more', counted(more))}
        </Typography>
      )}
    </>
  );
}

/** Returns a function that names a browser, as far as it is known. */
function useBrowserName() {
  const translate = useTranslate();
  return ({ browser, system }: Pick<Session, 'browser' | 'system'>) =>
    browser !== null && system !== null
      ? translate('sessions.browserOn', { browser, system })
      : (browser ?? system ?? translate('sessions.unknown'));
}

const rowsStyle: SxProps<Theme> = {
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& li': {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: '4px 12px',
    padding: '12px 0',
  },
  '& li + li': { borderTop: '1px solid', borderColor: 'divider' },
  '& li > svg': { alignSelf: 'start', marginTop: '2px', color: 'text.secondary' },
  '& .about': { minWidth: 0, overflowWrap: 'anywhere' },
  '& .about span + span::before': { content: '"·"', margin: '0 6px 0 2px' },
  // A phone has room for one of them on a line, and none for the button beside them.
  '@media (max-width: 499.95px)': {
    '& .about p > span': { display: 'block' },
    '& .about span + span::before': { content: 'none' },
    '& li': { gridTemplateColumns: 'auto minmax(0, 1fr)' },
    '& li > button': { gridColumn: 2, justifySelf: 'start', marginLeft: '-8px' },
  },
};
