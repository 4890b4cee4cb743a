import PeopleAltOutlined from '@mui/icons-material/PeopleAltOutlined';
import { Route } from 'react-router-dom';
import type { ResourceArea } from '../../area';
import { ImportPage } from '../../kit/import/lazy-import-page';
import { lazyNamed } from '../../ui/code/lazy-named';
import { IMPORT } from '../../ui/paths';

export const users: ResourceArea = {
  name: 'usuarios',
  icon: PeopleAltOutlined,
  options: { label: 'screens./usuarios.menu' },
  recordRepresentation: 'name',
  list: lazyNamed(() => import('./UserList'), 'UserList', 'users'),
  create: lazyNamed(() => import('./UserCreate'), 'UserCreate', 'users', 'secrets'),
  edit: lazyNamed(() => import('./UserEdit'), 'UserEdit', 'users', 'secrets'),
  children: <Route path={IMPORT} element={<ImportPage resource="usuarios" people />} />,
  adapter: async () => (await import('./adapter')).userAdapter,
};
