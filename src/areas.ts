import LogoutOutlined from '@mui/icons-material/LogoutOutlined';
import type { Area, PageArea } from './area';
import * as all from './areas/all';
import { SignOutPage } from './session/SignOutPage';

/** SES-07: the session has no folder among the areas, and this one address. */
const signOut: PageArea = { path: '/logout', icon: LogoutOutlined, Content: SignOutPage, bare: true };

/**
 * The one list of areas (areas/all.ts). A screen of the access table that is in none of them has no route, no menu entry
 * and no place in the finder.
 */
export const areas: readonly Area[] = [...Object.values(all), signOut];
