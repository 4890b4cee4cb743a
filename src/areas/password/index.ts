import LockResetOutlined from '@mui/icons-material/LockResetOutlined';
import type { PageArea } from '../../area';
import { lazyNamed } from '../../ui/code/lazy-named';

export const password: PageArea = {
  path: '/alterar-senha-perfil',
  icon: LockResetOutlined,
  Content: lazyNamed(() => import('./PasswordPage'), 'PasswordPage', 'password'),
};
