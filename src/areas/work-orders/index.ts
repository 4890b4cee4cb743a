import AssignmentOutlined from '@mui/icons-material/AssignmentOutlined';
import type { ResourceArea } from '../../area';
import { lazyNamed } from '../../kit/lazy-named';

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
  adapter: async () => (await import('./adapter')).workOrderAdapter,
};
