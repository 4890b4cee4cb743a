import VisibilityOutlined from '@mui/icons-material/VisibilityOutlined';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { editPath } from '../../kit/paths';
import type { OrderRecord } from './work-order';

/** SES-29: the way from a row to the order; it carries what the row knows. */
export function DetailsLink({ order }: { order: OrderRecord }) {
  const name = useTranslate()('workOrders.details.open', { number: order.workOrder });
  return (
    <Tooltip title={name}>
      <IconButton
        component={Link}
        to={editPath('/chamados', order.id)}
        state={{ order }}
        size="small"
        aria-label={name}
      >
        <VisibilityOutlined />
      </IconButton>
    </Tooltip>
  );
}
