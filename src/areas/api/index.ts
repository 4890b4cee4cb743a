import CodeOutlined from '@mui/icons-material/CodeOutlined';
import type { PageArea } from '../../area';
import { lazyNamed } from '../../kit/lazy-named';

export const api: PageArea = {
  path: '/swagger',
  icon: CodeOutlined,
  Content: lazyNamed(() => import('./ApiPage'), 'ApiPage', 'api'),
  nested: true,
};
