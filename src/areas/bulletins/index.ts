import SmartDisplayOutlined from '@mui/icons-material/SmartDisplayOutlined';
import type { PageArea } from '../../area';
import { lazyNamed } from '../../kit/lazy-named';

export const bulletins: PageArea = {
  path: '/informativos',
  icon: SmartDisplayOutlined,
  Content: lazyNamed(() => import('./BulletinsPage'), 'BulletinsPage', 'bulletins'),
};
