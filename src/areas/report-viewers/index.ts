import VisibilityOutlined from '@mui/icons-material/VisibilityOutlined';
import type { ResourceArea } from '../../area';
import { importPage } from '../../kit/import/import-page';
import { lazyNamed } from '../../ui/code/lazy-named';

export const reportViewers: ResourceArea = {
  name: 'visualizadores-relatorios',
  icon: VisibilityOutlined,
  options: { label: 'screens./visualizadores-relatorios.menu' },
  recordRepresentation: 'name',
  list: lazyNamed(() => import('./ViewerList'), 'ViewerList', 'users', 'reportViewers'),
  create: lazyNamed(() => import('./ViewerCreate'), 'ViewerCreate', 'users', 'reportViewers'),
  edit: lazyNamed(() => import('./ViewerEdit'), 'ViewerEdit', 'users', 'reportViewers'),
  imports: importPage('visualizadores-relatorios', { people: true }),
  adapter: async () => (await import('./adapter')).viewerAdapter,
};
