import HistoryOutlined from '@mui/icons-material/HistoryOutlined';
import ShieldOutlined from '@mui/icons-material/ShieldOutlined';
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

export const securityEvents: ResourceArea = {
  name: 'eventos-seguranca',
  icon: ShieldOutlined,
  options: { label: 'screens./eventos-seguranca.menu' },
  recordRepresentation: 'id',
  list: lazyNamed(() => import('./events/EventList'), 'EventList', 'audit', 'securityEvents'),
  adapter: async () => (await import('./events/adapter')).eventAdapter,
};
