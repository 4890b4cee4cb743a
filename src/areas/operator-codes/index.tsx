import PinOutlined from '@mui/icons-material/PinOutlined';
import type { ResourceArea } from '../../area';
import { lazyNamed } from '../../kit/lazy-named';

export const operatorCodes: ResourceArea = {
  name: 'codigos-operadores',
  icon: PinOutlined,
  options: { label: 'screens./codigos-operadores.menu' },
  recordRepresentation: 'name',
  list: lazyNamed(() => import('./CodeList'), 'CodeList', 'operatorCodes'),
  create: lazyNamed(() => import('./CodeCreate'), 'CodeCreate', 'operatorCodes'),
  edit: lazyNamed(() => import('./CodeEdit'), 'CodeEdit', 'operatorCodes'),
  adapter: async () => (await import('./adapter')).codeAdapter,
};
