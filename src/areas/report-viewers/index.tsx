import VisibilityOutlined from '@mui/icons-material/VisibilityOutlined';
import { Route } from 'react-router-dom';
import type { ResourceArea } from '../../area';
import { ImportPage } from '../../kit/import/lazy-import-page';
import { lazyNamed } from '../../ui/code/lazy-named';
import { IMPORT } from '../../ui/paths';

export const reportViewers: ResourceArea = {
  name: 'visualizadores-relatorios',
  icon: VisibilityOutlined,
  options: { label: 'screens./visualizadores-relatorios.menu' },
  recordRepresentation: 'name',
  list: lazyNamed(() => import('./ViewerList'), 'ViewerList', 'users', 'reportViewers'),
  create: lazyNamed(() => import('./ViewerCreate'), 'ViewerCreate', 'users', 'reportViewers'),
  edit: lazyNamed(() => import('./ViewerEdit'), 'ViewerEdit', 'users', 'reportViewers'),
  children: <Route path={IMPORT} element={<ImportPage resource="visualizadores-relatorios" people />} />,
  adapter: async () => (await import('./adapter')).viewerAdapter,
};
