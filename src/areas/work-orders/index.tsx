import AssignmentOutlined from '@mui/icons-material/AssignmentOutlined';
import { Route } from 'react-router-dom';
import type { ResourceArea } from '../../area';
import { lazyNamed } from '../../ui/code/lazy-named';
import { DELIVERIES } from '../../ui/paths';

const DeliveriesPage = lazyNamed(() => import('./deliveries/DeliveriesPage'), 'DeliveriesPage', 'workOrders');

export const workOrders: ResourceArea = {
  name: 'chamados',
  icon: AssignmentOutlined,
  options: { label: 'screens./chamados.menu' },
  recordRepresentation: 'workOrder',
  list: lazyNamed(() => import('./WorkOrderList'), 'WorkOrderList', 'workOrders'),
  create: lazyNamed(
    () => import('./form/WorkOrderCreate'),
    'WorkOrderCreate',
    'workOrders',
    'workOrderProblems',
  ),
  edit: lazyNamed(
    () => import('./details/WorkOrderPage'),
    'WorkOrderPage',
    'workOrders',
    'workOrderProblems',
    'upload',
  ),
  children: <Route path={DELIVERIES} element={<DeliveriesPage />} />,
  adapter: async () => (await import('./adapter')).workOrderAdapter,
};
