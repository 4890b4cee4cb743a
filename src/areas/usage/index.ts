import DevicesOutlined from '@mui/icons-material/DevicesOutlined';
import type { ResourceArea } from '../../area';
import { lazyNamed } from '../../ui/code/lazy-named';
import type { UsageRecord } from './usage';

export const usage: ResourceArea = {
  name: 'relatorio-utilizacao',
  icon: DevicesOutlined,
  options: { label: 'screens./relatorio-utilizacao.menu' },
  recordRepresentation: ({ nomeFantasia }: UsageRecord) => nomeFantasia,
  list: lazyNamed(() => import('./UsageList'), 'UsageList', 'usage', 'reports'),
  adapter: async () => (await import('./adapter')).usageAdapter,
};
