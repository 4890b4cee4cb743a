import PinOutlined from '@mui/icons-material/PinOutlined';
import { Route } from 'react-router-dom';
import type { ResourceArea } from '../../area';
import { ImportPage } from '../../kit/import/lazy-import-page';
import { lazyNamed } from '../../ui/code/lazy-named';
import { IMPORT } from '../../ui/paths';

export const operatorCodes: ResourceArea = {
  name: 'codigos-operadores',
  icon: PinOutlined,
  options: { label: 'screens./codigos-operadores.menu' },
  recordRepresentation: 'name',
  list: lazyNamed(() => import('./CodeList'), 'CodeList', 'operatorCodes', 'codeLife'),
  create: lazyNamed(() => import('./CodeCreate'), 'CodeCreate', 'operatorCodes', 'codeLife'),
  edit: lazyNamed(() => import('./CodeEdit'), 'CodeEdit', 'operatorCodes', 'codeLife'),
  children: <Route path={IMPORT} element={<ImportPage resource="codigos-operadores" />} />,
  adapter: async () => (await import('./adapter')).codeAdapter,
};
