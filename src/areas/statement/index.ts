import ReceiptLongOutlined from '@mui/icons-material/ReceiptLongOutlined';
import type { PageArea } from '../../area';
import { lazyNamed } from '../../ui/code/lazy-named';

export const statement: PageArea = {
  path: '/transacoes-extrato',
  icon: ReceiptLongOutlined,
  Content: lazyNamed(() => import('./StatementPage'), 'StatementPage', 'reports', 'statement'),
};
