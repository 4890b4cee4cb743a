import VisibilityOutlined from '@mui/icons-material/VisibilityOutlined';
import { useTranslate } from 'react-admin';
import { RowLink } from '../../kit/list/RowLink';
import { editPath } from '../../ui/paths';
import type { OrderRecord } from './work-order';

/** SES-29: the link from a row to the order; it carries the fields of the row. */
export function DetailsLink({ order }: { order: OrderRecord }) {
  const name = useTranslate()('workOrders.details.open', { number: order.workOrder });
  return (
    <RowLink name={name} to={editPath('/chamados', order.id)} state={{ order }}>
      <VisibilityOutlined />
    </RowLink>
  );
}
