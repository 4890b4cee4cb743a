import PeopleAltOutlined from '@mui/icons-material/PeopleAltOutlined';
import type { ResourceArea } from '../../area';
import { importPage } from '../../kit/import/import-page';
import { lazyNamed } from '../../ui/code/lazy-named';

export const users: ResourceArea = {
  name: 'usuarios',
  icon: PeopleAltOutlined,
  options: { label: 'screens./usuarios.menu' },
  recordRepresentation: 'name',
  list: lazyNamed(() => import('./UserList'), 'UserList', 'users'),
  create: lazyNamed(() => import('./UserCreate'), 'UserCreate', 'users', 'secrets'),
  edit: lazyNamed(
    () => import('./UserEdit'),
    'UserEdit',
    'users',
    'apiClient',
    'secrets',
    'sessions',
    'secondFactor',
    'singleSignOn',
    'subscriptions',
  ),
  imports: importPage('usuarios', { people: true }),
  adapter: async () => (await import('./adapter')).userAdapter,
};
