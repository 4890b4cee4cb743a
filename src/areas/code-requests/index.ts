import PasswordOutlined from '@mui/icons-material/PasswordOutlined';
import type { ResourceArea } from '../../area';
import { lazyNamed } from '../../ui/code/lazy-named';
import type { CodeRequestRecord } from './code-request';

export const codeRequests: ResourceArea = {
  name: 'codigos-solicitados',
  icon: PasswordOutlined,
  options: { label: 'screens./codigos-solicitados.menu' },
  recordRepresentation: ({ nomeFantasia }: CodeRequestRecord) => nomeFantasia,
  list: lazyNamed(() => import('./CodeRequestList'), 'CodeRequestList', 'codeRequests'),
  adapter: async () => (await import('./adapter')).codeRequestAdapter,
};
