import ReceiptLongOutlined from '@mui/icons-material/ReceiptLongOutlined';
import type { PageArea } from '../../area';
import type { Preset } from '../../network/reports/period/presets';
import { lazyNamed } from '../../ui/code/lazy-named';
import { filteredPath } from '../../ui/paths';

const SCREEN = '/transacoes-extrato';

const over = (period: Preset) => filteredPath(SCREEN, { period });

export const statement: PageArea = {
  path: SCREEN,
  icon: ReceiptLongOutlined,
  Content: lazyNamed(() => import('./StatementPage'), 'StatementPage', 'reports', 'statement'),
  actions: [
    { text: 'statementToday', to: over('today') },
    { text: 'statementYesterday', to: over('yesterday') },
    { text: 'statementSevenDays', to: over('sevenDays') },
    { text: 'statementThisWeek', to: over('thisWeek') },
    { text: 'statementThirtyDays', to: over('thirtyDays') },
    { text: 'statementThisMonth', to: over('thisMonth') },
    { text: 'statementLastMonth', to: over('lastMonth') },
  ],
};
