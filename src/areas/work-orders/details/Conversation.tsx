import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useEffect, useEffectEvent } from 'react';
import { useTranslate } from 'react-admin';
import { FormSection } from '../../../kit/edit/FormSection';
import { cardStyle } from '../../../kit/edit/form-style';
import { LoadFailure } from '../../../ui/states/LoadFailure';
import type { OrderDetails } from '../work-order';
import { Composer } from './Composer';
import { Entry } from './Entry';
import { entriesStyle } from './order-style';
import { Reopening } from './Reopening';
import { useConversation } from './use-conversation';

interface ConversationProps {
  order: OrderDetails;
  /** Called when the order or its conversation has changed. */
  onChanged: () => void;
}

/** The conversation of requester and administrators, and the form to add to it as long as the order is open. */
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
    <Card sx={{ ...cardStyle, marginTop: '16px' }}>
      {data === undefined && error !== null ? (
        <LoadFailure title={text('failed')} error={error} onRetry={refetch} />
      ) : (
        <FormSection title={text('title')} text={text('help')}>
          {data === undefined && <Skeleton variant="rounded" height={96} />}
          {data !== undefined && entries.length === 0 && (
            <Typography color="text.secondary">{text('nothing')}</Typography>
          )}
          {entries.length > 0 && (
            <Box component="ol" aria-label={text('list')} sx={entriesStyle}>
              {entries.map((entry) => (
                <Entry key={entry.id} workOrder={order.workOrder} entry={entry} />
              ))}
            </Box>
          )}
          <Reopening order={order} onReopened={onChanged} />
          {data !== undefined && (data.mayComment || data.mayAttach) && (
            <Composer
              workOrder={order.workOrder}
              mayComment={data.mayComment}
              mayAttach={data.mayAttach}
              onAdded={onChanged}
            />
          )}
        </FormSection>
      )}
    </Card>
  );
}
