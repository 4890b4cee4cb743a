import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import type { Delivery } from '../../../../contract/webhooks';
import { StateMark } from '../../../kit/StateMark';
import { useFormat } from '../../../ui/format/use-format';
import { tones } from './delivery';

/** The state of a delivery, and its reason. */
export function DeliveryState({ delivery: { state, message, again, sample } }: { delivery: Delivery }) {
  const translate = useTranslate();
  return (
    <>
      <StateMark tone={tones[state]} text={translate(`api.deliveries.states.${state}`)} />
      {again && ` · ${translate('api.deliveries.again')}`}
      {sample && ` · ${translate('api.deliveries.sample')}`}
      {message !== null && (
        <Box component="span" sx={{ display: 'block', typography: 'caption', color: 'text.secondary' }}>
          {message}
        </Box>
      )}
    </>
  );
}

/** The number of attempts, and the status and latency of the last one. */
export function DeliveryTries({ delivery: { tries, status, latency } }: { delivery: Delivery }) {
  const translate = useTranslate();
  const { counted, integer } = useFormat();
  return (
    <>
      {translate('api.deliveries.tries', counted(tries))}
      {latency !== null && (
        <Box component="span" sx={{ display: 'block', typography: 'caption', color: 'text.secondary' }}>
          {status === null
            ? translate('api.deliveries.unanswered', { latency: integer(latency) })
            : translate('api.deliveries.answered', { status, latency: integer(latency) })}
        </Box>
      )}
    </>
  );
}
