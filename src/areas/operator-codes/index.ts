import PinOutlined from '@mui/icons-material/PinOutlined';
import type { ResourceArea } from '../../area';
import { importPage } from '../../kit/import/import-page';
import { lazyNamed } from '../../ui/code/lazy-named';

export const operatorCodes: ResourceArea = {
  name: 'codigos-operadores',
  icon: PinOutlined,
  options: { label: 'screens./codigos-operadores.menu' },
  recordRepresentation: 'name',
  list: lazyNamed(() => import('./CodeList'), 'CodeList', 'operatorCodes', 'codeLife'),
  create: lazyNamed(() => import('./CodeCreate'), 'CodeCreate', 'operatorCodes', 'codeLife'),
  edit: lazyNamed(() => import('./CodeEdit'), 'CodeEdit', 'operatorCodes', 'codeLife'),
  imports: importPage('codigos-operadores'),
  adapter: async () => (await import('./adapter')).codeAdapter,
};
