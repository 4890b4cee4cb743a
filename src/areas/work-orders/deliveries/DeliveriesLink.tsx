import SyncAltOutlined from '@mui/icons-material/SyncAltOutlined';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { filterIconStyle } from '../../../kit/list/controls-style';
import { useMayAnswer } from '../../../session/use-may-answer';
import { useFormat } from '../../../ui/format/use-format';
import { deliveriesPath } from '../../../ui/paths';
import { useIsPhone } from '../../../ui/use-is-phone';
import { useDeliveries } from './use-deliveries';

/**
 * A link for level 1 to the orders that the outside case system has not received yet; nothing where there is no such
 * system. Where that is not known, the page behind it says why.
 */
export function DeliveriesLink() {
  const translate = useTranslate();
  const { counted } = useFormat();
  const phone = useIsPhone();
  const { data, error } = useDeliveries(useMayAnswer('/chamados'));
  if (data === undefined ? error === null : data.system === null) return null;
  const color = data?.problem === null ? 'inherit' : 'warning';
  const label =
    data === undefined
      ? translate('workOrders.deliveries.title')
      : translate('workOrders.deliveries.link', {
          system: data.system,
          ...counted(data.waiting),
        });
  const to = { component: Link, to: deliveriesPath };
  if (phone) {
    return (
      <IconButton {...to} color={color} aria-label={label} sx={filterIconStyle}>
        <SyncAltOutlined />
      </IconButton>
    );
  }
  return (
    <Button
      {...to}
      variant="outlined"
      color={color}
      startIcon={<SyncAltOutlined />}
      sx={{ whiteSpace: 'nowrap', '@media print': { display: 'none' } }}
    >
      {label}
    </Button>
  );
}
