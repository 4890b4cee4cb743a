import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import { type EventText, eventText } from '../../../../i18n/security-words';
import { Changes } from '../../../kit/history/Changes';
import { useSpeech } from '../../../kit/history/use-speech';
import type { EventRecord } from './event';
import { toneStyle } from './event-style';

interface Shown {
  event: EventRecord;
}

const useText = (event: EventRecord): EventText => eventText(event, useSpeech());

/** Shows what happened, and how it came out. */
export function WhatText({ event }: Shown) {
  const { kind, result } = useText(event);
  return (
    <div>
      <span>{kind}</span>
      <Box component="span" sx={toneStyle[event.result]}>
        {result}
      </Box>
    </div>
  );
}

/** Shows who did it, with login and profile. */
export function WhoText({ event }: Shown) {
  const { actor, profile } = useText(event);
  const login = event.actorName === null ? null : event.actor;
  return <TwoLines first={actor} second={[login, profile]} />;
}

/** Shows whom or what it concerns, and what there is to say beside. */
export function AboutText({ event }: Shown) {
  const translate = useTranslate();
  const { target, reason } = useText(event);
  const times = event.count === 1 ? null : translate('securityEvents.times', { smart_count: event.count });
  const [first, ...second] = [target, reason, times].filter((part) => part !== null);
  if (first === undefined && event.entry === null) return null;
  return (
    <div>
      {first !== undefined && <TwoLines first={first} second={second} />}
      {event.entry !== null && <Changes entry={event.entry} />}
    </div>
  );
}

/** Shows from which address it came, and with which browser. */
export function OriginText({ event }: Shown) {
  const { browser } = useText(event);
  const [first, ...second] = [event.address, browser].filter((part) => part !== null);
  return first === undefined ? null : <TwoLines first={first} second={second} />;
}

function TwoLines({ first, second }: { first: string; second: readonly (string | null)[] }) {
  const facts = second.filter((fact) => fact !== null);
  return (
    <div>
      <span>{first}</span>
      {facts.length > 0 && (
        <Box component="span" sx={beside}>
          {facts.join(' · ')}
        </Box>
      )}
    </div>
  );
}

const beside: SxProps<Theme> = { display: 'block', color: 'text.secondary', typography: 'caption' };
