import SmartDisplayOutlined from '@mui/icons-material/SmartDisplayOutlined';
import type { PageArea } from '../../area';
import { lazyNamed } from '../../ui/code/lazy-named';

export const bulletins: PageArea = {
  path: '/informativos',
  icon: SmartDisplayOutlined,
  Content: lazyNamed(() => import('./BulletinsPage'), 'BulletinsPage', 'bulletins'),
};
