import AssuredWorkloadOutlined from '@mui/icons-material/AssuredWorkloadOutlined';
import type { ResourceArea } from '../../area';
import { lazyNamed } from '../../ui/code/lazy-named';
import type { BankFileRecord } from './bank-file';

export const bankFiles: ResourceArea = {
  name: 'arquivos-bancarios',
  icon: AssuredWorkloadOutlined,
  options: { label: 'screens./arquivos-bancarios.menu' },
  // A reference to a file may know nothing of it yet but its key.
  recordRepresentation: ({ id, account, number }: Partial<BankFileRecord>) =>
    account === undefined ? String(id) : `${account.name} · ${number}`,
  list: lazyNamed(() => import('./BankFileList'), 'BankFileList', 'bankFileList'),
  create: lazyNamed(() => import('./NextBankFile'), 'NextBankFile', 'bankFileList'),
  edit: lazyNamed(() => import('./OneBankFile'), 'OneBankFile', 'bankFileList'),
  dialogs: true,
  adapter: async () => (await import('./adapter')).bankFileAdapter,
};
