import EventAvailableOutlined from '@mui/icons-material/EventAvailableOutlined';
import type { PageArea } from '../../area';
import { lazyNamed } from '../../ui/code/lazy-named';

export const closings: PageArea = {
  path: '/fechamentos',
  icon: EventAvailableOutlined,
  Content: lazyNamed(() => import('./ClosingsPage'), 'ClosingsPage', 'closings', 'reports', 'statement'),
};
