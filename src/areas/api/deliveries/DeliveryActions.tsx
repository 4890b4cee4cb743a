import ReplayOutlined from '@mui/icons-material/ReplayOutlined';
import VisibilityOutlined from '@mui/icons-material/VisibilityOutlined';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { useTranslate } from 'react-admin';
import { RowLink } from '../../../kit/list/RowLink';
import { useFormat } from '../../../ui/format/use-format';
import { TEST_EVENT } from '../event-keys';
import { type DeliveryRecord, eventKey } from './delivery';
import { useRedeliver } from './use-redeliver';

/**
 * Opens a delivery, and sends it again; not where it is waiting, because it will be sent anyway, nor for a test event
 * or a sample.
 */
export function DeliveryActions({ delivery }: { delivery: DeliveryRecord }) {
  const translate = useTranslate();
  const { dateTime } = useFormat();
  const { redeliver, running } = useRedeliver(delivery.webhook);
  const { date, time } = dateTime(delivery.createdDate);
  const name = `${translate(eventKey(delivery.type), { _: delivery.type })} ${date} ${time}`;
  const again = translate('api.deliveries.sendAgain', { name });
  return (
    <>
      <RowLink name={translate('api.deliveries.open', { name })}>
        <VisibilityOutlined />
      </RowLink>
      {delivery.state !== 'waiting' && delivery.type !== TEST_EVENT && !delivery.sample && (
        <Tooltip title={again}>
          <IconButton
            size="small"
            aria-label={again}
            aria-busy={running}
            onClick={() => redeliver({ delivery: delivery.id })}
          >
            <ReplayOutlined />
          </IconButton>
        </Tooltip>
      )}
    </>
  );
}
