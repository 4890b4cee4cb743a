import FactCheckOutlined from '@mui/icons-material/FactCheckOutlined';
import type { PageArea } from '../../area';
import { lazyNamed } from '../../kit/lazy-named';

export const verification: PageArea = {
  path: '/verificar',
  icon: FactCheckOutlined,
  Content: lazyNamed(() => import('./VerifyPage'), 'VerifyPage', 'verification'),
};
