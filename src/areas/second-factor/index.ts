import AdminPanelSettingsOutlined from '@mui/icons-material/AdminPanelSettingsOutlined';
import PhonelinkLockOutlined from '@mui/icons-material/PhonelinkLockOutlined';
import type { PageArea } from '../../area';
import { lazyNamed } from '../../ui/code/lazy-named';

/** The person's own second factor. */
export const secondFactor: PageArea = {
  path: '/segundo-fator',
  icon: PhonelinkLockOutlined,
  Content: lazyNamed(() => import('./own/SecondFactorPage'), 'SecondFactorPage', 'secondFactor', 'secrets'),
};

/** Level 1 says here who has to have a second factor, and what the groups of providers of single sign-on give. */
export const access: PageArea = {
  path: '/acesso',
  icon: AdminPanelSettingsOutlined,
  Content: lazyNamed(
    () => import('./rules/AccessPage'),
    'AccessPage',
    'secondFactor',
    'singleSignOn',
    'effect',
  ),
};
