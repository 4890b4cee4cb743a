import AccountBalanceOutlined from '@mui/icons-material/AccountBalanceOutlined';
import type { ResourceArea } from '../../area';
import { importPage } from '../../kit/import/import-page';
import { lazyNamed } from '../../ui/code/lazy-named';
import { bankAdapter } from './adapter';
import type { BankRecord } from './bank';

export const banks: ResourceArea = {
  name: 'bancos',
  icon: AccountBalanceOutlined,
  options: { label: 'screens./bancos.menu' },
  recordRepresentation: ({ codigoBancario, nome }: BankRecord) => `${codigoBancario} · ${nome}`,
  list: lazyNamed(() => import('./BankList'), 'BankList', 'banks'),
  edit: lazyNamed(() => import('./BankEdit'), 'BankEdit', 'banks'),
  dialogs: true,
  imports: importPage('bancos'),
  adapter: bankAdapter,
};
