import DevicesOutlined from '@mui/icons-material/DevicesOutlined';
import type { ResourceArea } from '../../area';
import { lazyNamed } from '../../ui/code/lazy-named';

export const sessions: ResourceArea = {
  name: 'sessoes',
  icon: DevicesOutlined,
  options: { label: 'screens./sessoes.menu' },
  list: lazyNamed(() => import('./SessionsPage'), 'SessionsPage', 'sessions'),
  adapter: async () => (await import('../../network/sessions/adapter')).sessionAdapter,
};
