import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useEffect, useEffectEvent } from 'react';
import { useTranslate } from 'react-admin';
import { FormSection } from '../../../kit/edit/FormSection';
import { LoadFailure } from '../../../ui/states/LoadFailure';
import type { OrderDetails } from '../work-order';
import { Composer } from './Composer';
import { Entry, Report } from './Entry';
import { entriesStyle } from './order-style';
import { Reopening } from './Reopening';
import { useConversation } from './use-conversation';

interface ConversationProps {
  order: OrderDetails;
  /** Called when the order or its conversation has changed. */
  onChanged: () => void;
}

/**
 * The conversation of requester and administrators, the newest entry first and at its end the report that began it; above
 * it the form to add to it as long as the order is open.
 */
export function Conversation({ order, onChanged }: ConversationProps) {
  const translate = useTranslate();
  const text = (key: string) => translate(`workOrders.talk.${key}`);
  const { data, error, refetch } = useConversation(order.workOrder);
  const entries = data?.content ?? [];
  const last = entries.findLast(({ status }) => status !== null)?.status ?? order.status;
  const followed = useEffectEvent(onChanged);
  const differs = last !== order.status;
  // The other side may change the status while a person reads.
  useEffect(() => {
    if (differs) followed();
  }, [differs]);
  return (
    <Card sx={{ overflow: 'visible' }}>
      {data === undefined && error !== null ? (
        <LoadFailure title={text('failed')} error={error} onRetry={refetch} />
      ) : (
        <FormSection title={text('title')} text={text('help')}>
          <Reopening order={order} onReopened={onChanged} />
          {data !== undefined && (data.mayComment || data.mayAttach) && (
            <Composer
              workOrder={order.workOrder}
              mayComment={data.mayComment}
              mayAttach={data.mayAttach}
              onAdded={onChanged}
            />
          )}
          {data === undefined && <Skeleton variant="rounded" height={96} />}
          {data !== undefined && entries.length === 0 && (
            <Typography color="text.secondary">{text('nothing')}</Typography>
          )}
          {data !== undefined && (
            <Box component="ol" reversed aria-label={text('list')} sx={entriesStyle}>
              {entries.toReversed().map((entry) => (
                <Entry key={entry.id} workOrder={order.workOrder} entry={entry} />
              ))}
              <Report order={order} />
            </Box>
          )}
        </FormSection>
      )}
    </Card>
  );
}
