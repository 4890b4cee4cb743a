import WorkspacesOutlined from '@mui/icons-material/WorkspacesOutlined';
import type { ResourceArea } from '../../area';
import { importPage } from '../../kit/import/import-page';
import { lazyNamed } from '../../ui/code/lazy-named';
import type { EditedGrouper, ListedGrouper } from './grouper';

export const groupers: ResourceArea = {
  name: 'agrupadores',
  icon: WorkspacesOutlined,
  options: { label: 'screens./agrupadores.menu' },
  recordRepresentation: (record: ListedGrouper | EditedGrouper) =>
    'nome' in record ? record.nome : record.name,
  list: lazyNamed(() => import('./GrouperList'), 'GrouperList', 'groupers', 'effect'),
  create: lazyNamed(() => import('./GrouperCreate'), 'GrouperCreate', 'groupers', 'effect'),
  edit: lazyNamed(() => import('./GrouperEdit'), 'GrouperEdit', 'groupers', 'effect'),
  imports: importPage('agrupadores'),
  adapter: async () => (await import('./adapter')).grouperAdapter,
};
