import FactCheckOutlined from '@mui/icons-material/FactCheckOutlined';
import type { PageArea } from '../../area';
import { lazyNamed } from '../../ui/code/lazy-named';

export const verification: PageArea = {
  path: '/verificar',
  icon: FactCheckOutlined,
  Content: lazyNamed(() => import('./VerifyPage'), 'VerifyPage', 'verification'),
};
