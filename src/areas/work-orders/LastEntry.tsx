import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import { ORDER_STATUS } from '../../../contract/work-orders';
import { MomentText } from '../../kit/history/MomentText';
import type { OrderRecord } from './work-order';

/** WO-01: when an order was changed last, and who said or did something about it last. */
export function LastEntry({ order: { modifiedDate, status, lastEntry } }: { order: OrderRecord }) {
  const translate = useTranslate();
  const who =
    lastEntry === null
      ? status === ORDER_STATUS.waiting && translate('workOrders.unanswered')
      : [lastEntry.author, ...(lastEntry.provider ? [translate('workOrders.talk.provider')] : [])].join(
          ' · ',
        );
  return (
    <span>
      <MomentText at={modifiedDate} />{' '}
      <Box component="span" sx={{ display: { md: 'block' }, typography: 'caption', color: 'text.secondary' }}>
        {who}
      </Box>
    </span>
  );
}
