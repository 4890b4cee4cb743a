import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import type { SxProps, Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { cardStyle } from '../../../kit/edit/form-style';
import { openingRows } from '../../../kit/list/rows';
import { useReturnToRow } from '../../../kit/list/use-return-to-row';
import { useFormat } from '../../../ui/format/use-format';
import { LoadFailure } from '../../../ui/states/LoadFailure';
import { Message } from '../../../ui/states/Message';
import { Delivery } from './Delivery';
import { useDeliveries, useRetry } from './use-deliveries';
import { useReason } from './use-reason';

/** The state of the outside system, and the orders that it has not received yet. */
export function DeliveriesCard() {
  const translate = useTranslate();
  const { counted, integer, dateTime } = useFormat();
  const reason = useReason();
  const { data, error, isFetching, refetch } = useDeliveries(true);
  const { retry, retrying } = useRetry();
  const list = useReturnToRow<HTMLOListElement>(data, !isFetching);
  const text = (key: string, words: object = {}) => translate(`workOrders.deliveries.${key}`, words);
  if (data === undefined) {
    return (
      <Card sx={cardStyle}>
        {error === null ? (
          <Skeleton variant="rounded" height={160} sx={{ margin: '16px' }} />
        ) : (
          <LoadFailure title={text('failed')} error={error} onRetry={refetch} />
        )}
      </Card>
    );
  }
  const { system, waiting, content, pausedUntil, lookedDate } = data;
  if (system === null) {
    return (
      <Card sx={cardStyle}>
        <Message title={text('none')} text={text('noneHelp')} />
      </Card>
    );
  }
  const moment = (at: string) => {
    const { date, time } = dateTime(at);
    return { date, time: time.slice(0, 5) };
  };
  return (
    <Card sx={cardStyle}>
      <Box sx={headStyle}>
        <Box aria-live="polite">
          <Typography variant="subtitle1" component="h2">
            {text('waiting', { system, ...counted(waiting) })}
          </Typography>
          <Typography variant="body2" color="text.secondary">
            {lookedDate === null ? text('notLooked') : text('looked', { ...moment(lookedDate) })}
          </Typography>
        </Box>
        {waiting > 0 && (
          <Button variant="outlined" aria-busy={retrying} onClick={() => retry(null)}>
            {text('all')}
          </Button>
        )}
      </Box>
      {data.problem !== null && (
        <Alert severity="warning" sx={{ margin: '0 16px 16px' }}>
          {reason(data.problem, system)} {pausedUntil !== null && text('paused', moment(pausedUntil))}{' '}
          <Box component="span" sx={{ color: 'text.secondary' }}>
            {data.detail}
          </Box>
        </Alert>
      )}
      {content.length === 0 ? (
        <Message title={text('empty', { system })} />
      ) : (
        <Box ref={list} component="ol" aria-label={text('list')} sx={listStyle} {...openingRows}>
          {content.map((delivery) => (
            <Delivery
              key={delivery.workOrder}
              delivery={delivery}
              system={system}
              retrying={retrying}
              onRetry={() => retry(delivery.workOrder)}
            />
          ))}
        </Box>
      )}
      {waiting > content.length && (
        <Typography variant="body2" color="text.secondary" sx={{ padding: '12px 16px' }}>
          {text('more', { count: integer(content.length) })}
        </Typography>
      )}
    </Card>
  );
}

const headStyle: SxProps<Theme> = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '12px',
  padding: '16px',
};

const listStyle: SxProps<Theme> = { margin: 0, padding: 0, listStyle: 'none' };
