import RequestQuoteOutlined from '@mui/icons-material/RequestQuoteOutlined';
import type { ResourceArea } from '../../area';
import { lazyNamed } from '../../ui/code/lazy-named';
import type { Bill } from './bill';

export const financial: ResourceArea = {
  name: 'financeiro',
  icon: RequestQuoteOutlined,
  options: { label: 'screens./financeiro.menu' },
  recordRepresentation: ({ numeroLogico }: Bill) => numeroLogico,
  list: lazyNamed(() => import('./FinancialList'), 'FinancialList', 'financial', 'reports'),
  adapter: async () => (await import('./adapter')).financialAdapter,
};
