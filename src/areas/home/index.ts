import HomeOutlined from '@mui/icons-material/HomeOutlined';
import type { PageArea } from '../../area';
import { lazyNamed } from '../../kit/lazy-named';

export const home: PageArea = {
  path: '/home',
  icon: HomeOutlined,
  Content: lazyNamed(() => import('./HomePage'), 'HomePage', 'home'),
  nested: true,
};
