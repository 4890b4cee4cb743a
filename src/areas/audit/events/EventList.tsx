import { exportSecurityEvents, securityFormats } from '../../../../contract/security-events';
import { MomentText } from '../../../kit/history/MomentText';
import { columnsWith } from '../../../kit/list/ListColumn';
import { ListFrame } from '../../../kit/list/ListFrame';
import { call } from '../../../portal/client';
import { FurtherEntries } from '../FurtherEntries';
import { WindowExport } from '../WindowExport';
import { EventCard } from './EventCard';
import { AboutText, OriginText, WhatText, WhoText } from './EventTexts';
import { type EventRecord, eventFilters } from './event';

const column = columnsWith<EventRecord>('securityEvents');
const fixed = { fixed: true };

const columns = [
  column('at', '14%', ({ at }) => <MomentText at={at} />, { className: 'moment' }),
  column('kind', '20%', (event) => <WhatText event={event} />, fixed),
  column('actor', '22%', (event) => <WhoText event={event} />, fixed),
  column('details', '26%', (event) => <AboutText event={event} />, fixed),
  column('origin', '18%', (event) => <OriginText event={event} />, fixed),
];

/** `/eventos-seguranca`: what happened to access, newest first. */
export function EventList() {
  return (
    <ListFrame<EventRecord>
      screen="/eventos-seguranca"
      texts="securityEvents"
      facts={<FurtherEntries />}
      sorts={['at']}
      order="DESC"
      fresh
      filters={eventFilters}
      search={{ source: 'who' }}
      quick="result"
      actions={
        <WindowExport
          screen="/eventos-seguranca"
          formats={securityFormats}
          request={(body, signal) => call(exportSecurityEvents, { body, signal })}
        />
      }
      columns={columns}
      Card={EventCard}
    />
  );
}
