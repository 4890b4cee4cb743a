import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import type { LifeEvent } from '../../../../contract/code-life';
import { useFormat } from '../../../ui/format/use-format';

/** Events that should not have happened, and warnings of one to come. */
const ALARMS: readonly LifeEvent['kind'][] = ['usedOff', 'usedElsewhere', 'toldUnused'];

/** The events of a code, oldest first. */
export function Timeline({ events }: { events: readonly LifeEvent[] }) {
  const translate = useTranslate();
  const used = events.some(({ kind }) => kind === 'firstUsed');
  return (
    <Box component="ol" aria-label={translate('codeLife.title')} sx={timelineStyle}>
      {events.map((event, place) => (
        <Event key={`${event.kind} ${event.at} ${place}`} event={event} />
      ))}
      {!used && <li className="open">{translate('codeLife.unused')}</li>}
    </Box>
  );
}

function Event({ event }: { event: LifeEvent }) {
  const translate = useTranslate();
  const { dateTime } = useFormat();
  const { date, time } = dateTime(event.at);
  const detail = useDetail(event);
  const by = 'by' in event && event.kind !== 'handedOver' ? event.by : null;
  const switched = event.kind === 'switchedOff' && event.unused ? 'switchedOffUnused' : event.kind;
  return (
    <li className={ALARMS.includes(event.kind) ? 'alarm' : ''}>
      <strong>
        {translate(`codeLife.events.${switched}`, {
          to: event.kind === 'handedOver' ? event.to : '',
          name: 'name' in event ? event.name : '',
        })}
      </strong>
      <span>
        <time dateTime={event.at}>
          {date} {time.slice(0, 5)}
        </time>
        {by !== null && ` · ${translate('codeLife.by', { name: by })}`}
      </span>
      {detail !== null && <span>{detail}</span>}
    </li>
  );
}

/** The detail of an event beside who and when. */
function useDetail(event: LifeEvent): string | null {
  const translate = useTranslate();
  const { date, dateTime } = useFormat();
  const minute = (at: string) => {
    const shown = dateTime(at);
    return { date: shown.date, time: shown.time.slice(0, 5) };
  };
  switch (event.kind) {
    case 'handedOver':
      return event.by === null
        ? null
        : translate('codeLife.confirmed', { name: event.by, ...minute(event.confirmedAt) });
    case 'usedOff':
    case 'usedElsewhere':
      return translate('codeLife.times', {
        smart_count: event.count,
        shop: event.shop.nomefantasia,
        ...minute(event.until),
      });
    case 'named':
    case 'respelled':
      return translate('codeLife.was', { before: event.before });
    case 'toldUnused':
      return event.endsOn === null ? null : translate('codeLife.endsOn', { date: date(event.endsOn) });
    default:
      return null;
  }
}

const timelineStyle: SxProps<Theme> = {
  display: 'grid',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& li': {
    position: 'relative',
    display: 'grid',
    gap: '2px',
    paddingLeft: '24px',
    paddingBottom: '16px',
    typography: 'body2',
    color: 'text.secondary',
    overflowWrap: 'anywhere',
  },
  '& li:last-of-type': { paddingBottom: 0 },
  '& strong': { color: 'text.primary', fontWeight: 600 },
  '& li::before': {
    content: '""',
    position: 'absolute',
    left: '2px',
    top: '6px',
    width: '8px',
    height: '8px',
    borderRadius: '50%',
    backgroundColor: 'primary.main',
  },
  // The line that connects an event with the next one.
  '& li:not(:last-of-type)::after': {
    content: '""',
    position: 'absolute',
    left: '5.5px',
    top: '18px',
    bottom: '-2px',
    width: '1px',
    backgroundColor: 'divider',
  },
  '& li.alarm::before': { backgroundColor: 'error.main' },
  '& li.alarm strong': { color: 'error.main' },
  '& li.open::before': { backgroundColor: 'transparent', border: '1px solid', borderColor: 'text.secondary' },
  '& time': { fontVariantNumeric: 'tabular-nums' },
};
