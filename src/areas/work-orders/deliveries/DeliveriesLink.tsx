import SyncAltOutlined from '@mui/icons-material/SyncAltOutlined';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { deliveriesPath } from '../../../kit/paths';
import { useFormat } from '../../../kit/use-format';
import { useMayAnswer } from '../../../session/use-may-answer';
import { useDeliveries } from './use-deliveries';

/** Leads level 1 to what the outside case system has not been told yet; nowhere where there is no such system. */
export function DeliveriesLink() {
  const translate = useTranslate();
  const { integer } = useFormat();
  const { data } = useDeliveries(useMayAnswer('/chamados'));
  if (data === undefined || data.system === null) return null;
  const { waiting } = data;
  return (
    <Button
      component={Link}
      to={deliveriesPath}
      variant="outlined"
      color={data.problem === null ? 'inherit' : 'warning'}
      startIcon={<SyncAltOutlined />}
      sx={{ whiteSpace: 'nowrap', '@media print': { display: 'none' } }}
    >
      {translate('workOrders.deliveries.link', {
        system: data.system,
        smart_count: waiting,
        count: integer(waiting),
      })}
    </Button>
  );
}
