import LogoutOutlined from '@mui/icons-material/LogoutOutlined';
import type { Area, PageArea } from './area';
import { audit } from './areas/audit';
import { banks } from './areas/banks';
import { bulletins } from './areas/bulletins';
import { help } from './areas/help';
import { home } from './areas/home';
import { news } from './areas/news';
import { password } from './areas/password';
import { reportViewers } from './areas/report-viewers';
import { statement } from './areas/statement';
import { users } from './areas/users';
import { SignOutPage } from './session/SignOutPage';

/** SES-07: the session has no folder among the areas, and this one address. */
const signOut: PageArea = { path: '/logout', icon: LogoutOutlined, Content: SignOutPage, bare: true };

/**
 * The one list of areas. A screen of the access table that is in none of them has no route, no menu entry and no
 * place in the page finder.
 */
export const areas: readonly Area[] = [
  home,
  news,
  statement,
  banks,
  users,
  reportViewers,
  audit,
  bulletins,
  help,
  password,
  signOut,
];
