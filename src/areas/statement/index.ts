import ReceiptLongOutlined from '@mui/icons-material/ReceiptLongOutlined';
import type { PageArea } from '../../area';
import { lazyNamed } from '../../ui/code/lazy-named';
import { filteredPath } from '../../ui/paths';

const SCREEN = '/transacoes-extrato';

export const statement: PageArea = {
  path: SCREEN,
  icon: ReceiptLongOutlined,
  Content: lazyNamed(() => import('./StatementPage'), 'StatementPage', 'reports', 'statement', 'bankFiles'),
  actions: (
    ['today', 'yesterday', 'sevenDays', 'thisWeek', 'thirtyDays', 'thisMonth', 'lastMonth'] as const
  ).map((period) => ({ text: period, to: filteredPath(SCREEN, { period }) })),
};
