import Box from '@mui/material/Box';
import { useMemo } from 'react';
import { ListContextProvider, ResourceContextProvider, useTranslate } from 'react-admin';
import { deliverySorts } from '../../../../contract/webhook-log';
import { MomentText } from '../../../kit/history/MomentText';
import { FilterChips } from '../../../kit/list/FilterChips';
import { actionsColumn, columnsWith, headingOf } from '../../../kit/list/ListColumn';
import { ListSection } from '../../../kit/list/ListSection';
import { ListToolbar } from '../../../kit/list/ListToolbar';
import { frameStyle } from '../../../kit/list/list-style';
import { RecordLinks, type RecordOpening } from '../../../kit/list/record-link';
import { type ShownList, ShownListContext } from '../../../kit/list/shown-list';
import { useList } from '../../../kit/list/use-list';
import { useUnreadableFilter } from '../../../kit/list/use-unreadable-filter';
import { TwoLines } from '../../../kit/TwoLines';
import { deliveryPath } from '../addresses';
import type { WebhookRecord } from '../webhooks/webhook';
import { DeliveryActions } from './DeliveryActions';
import { DeliveryCard } from './DeliveryCard';
import { DeliveryState, DeliveryTries } from './DeliveryFacts';
import { DELIVERIES, type DeliveryRecord, deliveryFilters, eventKey } from './delivery';
import { ReceiverSelect } from './ReceiverSelect';
import { RedeliverSince } from './RedeliverSince';

const TEXTS = 'api.deliveries';
/** Sorted by number, which is the order in time. */
const headings = { id: 'createdDate' };
const column = columnsWith<DeliveryRecord>(TEXTS, headings);
const fixed = { fixed: true };

const columns = [
  column('id', '17%', ({ createdDate }) => <MomentText at={createdDate} />, { className: 'moment' }),
  column('type', '24%', (delivery) => <Event delivery={delivery} />, { ...fixed, names: true }),
  column('state', '32%', (delivery) => <DeliveryState delivery={delivery} />, fixed),
  column('tries', '15%', (delivery) => <DeliveryTries delivery={delivery} />, { ...fixed, yields: 1 }),
  actionsColumn<DeliveryRecord>((delivery) => <DeliveryActions delivery={delivery} />),
];

const shown: ShownList = {
  screen: '/swagger',
  texts: TEXTS,
  sorts: deliverySorts,
  filters: deliveryFilters,
  wireFilter: (kept) => kept,
};

/** A delivery opens in a dialog over the list. */
const opening: RecordOpening<DeliveryRecord> = {
  pathOf: ({ webhook, id }) => deliveryPath(webhook, id),
  over: true,
};

interface DeliveryListProps {
  webhook: WebhookRecord;
  webhooks: readonly WebhookRecord[];
}

/** LIST-04: the deliveries to a receiver, newest first; filters and page are in the address. */
export function DeliveryList({ webhook, webhooks }: DeliveryListProps) {
  const translate = useTranslate();
  const { id } = webhook;
  const within = useMemo(() => ({ webhook: id }), [id]);
  // The list is refreshed, because events are sent all the time.
  const list = useList<DeliveryRecord>({
    resource: DELIVERIES,
    sort: 'id',
    order: 'DESC',
    fresh: true,
    within,
  });
  useUnreadableFilter();
  return (
    <ResourceContextProvider value={DELIVERIES}>
      <ListContextProvider value={list}>
        <ShownListContext value={shown}>
          <Box sx={frameStyle}>
            <ReceiverSelect webhook={webhook} webhooks={webhooks} />
            <ListToolbar filters={deliveryFilters} quick="state" actions={<RedeliverSince webhook={id} />} />
            <FilterChips filters={deliveryFilters} />
            <RecordLinks<DeliveryRecord> screen={shown.screen} opens={opening}>
              <ListSection<DeliveryRecord>
                texts={TEXTS}
                label={translate(`${TEXTS}.table`)}
                sorts={deliverySorts}
                sortLabel={(field) => headingOf(TEXTS, field, headings)}
                failed={`${TEXTS}.failed`}
                empty={`${TEXTS}.empty`}
                columns={columns}
                Card={DeliveryCard}
                nameOf={({ eventId }) => eventId}
                sizes={undefined}
                bulk={null}
                status={null}
              />
            </RecordLinks>
          </Box>
        </ShownListContext>
      </ListContextProvider>
    </ResourceContextProvider>
  );
}

function Event({ delivery: { type, establishment } }: { delivery: DeliveryRecord }) {
  const translate = useTranslate();
  return <TwoLines first={translate(eventKey(type), { _: type })} second={establishment ?? ''} />;
}
