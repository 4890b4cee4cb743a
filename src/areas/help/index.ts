import HelpOutlineOutlined from '@mui/icons-material/HelpOutlineOutlined';
import type { PageArea } from '../../area';
import { lazyNamed } from '../../ui/code/lazy-named';

export const help: PageArea = {
  path: '/ajuda',
  icon: HelpOutlineOutlined,
  Content: lazyNamed(() => import('./HelpPage'), 'HelpPage', 'help'),
};
