import HistoryOutlined from '@mui/icons-material/HistoryOutlined';
import type { ResourceArea } from '../../area';
import { lazyNamed } from '../../ui/code/lazy-named';

export const audit: ResourceArea = {
  name: 'auditoria',
  icon: HistoryOutlined,
  options: { label: 'screens./auditoria.menu' },
  recordRepresentation: 'id',
  list: lazyNamed(() => import('./AuditList'), 'AuditList', 'audit'),
  adapter: async () => (await import('./adapter')).auditAdapter,
};
