import Box from '@mui/material/Box';
import { useMemo } from 'react';
import { ListContextProvider, ResourceContextProvider, useTranslate } from 'react-admin';
import { deliverySorts } from '../../../../contract/webhooks';
import { MomentText } from '../../../kit/history/MomentText';
import { FilterChips } from '../../../kit/list/FilterChips';
import { actionsColumn, ListColumn } from '../../../kit/list/ListColumn';
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

const label = (field: string) => `api.deliveries.columns.${field}`;

const columns = [
  <ListColumn<DeliveryRecord>
    key="createdDate"
    // Sorted by number, which is the order in time.
    source="id"
    label={label('createdDate')}
    width="17%"
    className="moment"
    render={({ createdDate }) => <MomentText at={createdDate} />}
  />,
  <ListColumn<DeliveryRecord>
    key="type"
    source="type"
    label={label('type')}
    width="24%"
    fixed
    names
    render={(delivery) => <Event delivery={delivery} />}
  />,
  <ListColumn<DeliveryRecord>
    key="state"
    source="state"
    label={label('state')}
    width="32%"
    fixed
    render={(delivery) => <DeliveryState delivery={delivery} />}
  />,
  <ListColumn<DeliveryRecord>
    key="tries"
    source="tries"
    label={label('tries')}
    width="15%"
    fixed
    yields={1}
    render={(delivery) => <DeliveryTries delivery={delivery} />}
  />,
  actionsColumn<DeliveryRecord>((delivery) => <DeliveryActions delivery={delivery} />),
];

const shown: ShownList = {
  screen: '/swagger',
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
                label={translate('api.deliveries.table')}
                count="api.deliveries.count"
                sorts={deliverySorts}
                sortLabel={() => label('createdDate')}
                failed="api.deliveries.failed"
                empty="api.deliveries.empty"
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
