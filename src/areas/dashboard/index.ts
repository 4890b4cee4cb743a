import InsightsOutlined from '@mui/icons-material/InsightsOutlined';
import type { PageArea } from '../../area';
import { lazyNamed } from '../../ui/code/lazy-named';

export const dashboard: PageArea = {
  path: '/painel-de-controle',
  icon: InsightsOutlined,
  Content: lazyNamed(() => import('./DashboardPage'), 'DashboardPage', 'dashboard'),
};
