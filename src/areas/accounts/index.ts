import AccountBalanceWalletOutlined from '@mui/icons-material/AccountBalanceWalletOutlined';
import type { ResourceArea } from '../../area';
import { lazyNamed } from '../../ui/code/lazy-named';

export const accounts: ResourceArea = {
  name: 'contas',
  icon: AccountBalanceWalletOutlined,
  options: { label: 'screens./contas.menu' },
  recordRepresentation: 'apelido',
  list: lazyNamed(() => import('./AccountList'), 'AccountList', 'accounts'),
  edit: lazyNamed(() => import('./AccountDetails'), 'AccountDetails', 'accounts'),
  adapter: async () => (await import('./adapter')).accountAdapter,
};
