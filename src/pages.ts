import type { SvgIconComponent } from '@mui/icons-material';
import HomeOutlined from '@mui/icons-material/HomeOutlined';
import LogoutOutlined from '@mui/icons-material/LogoutOutlined';
import ReceiptLongOutlined from '@mui/icons-material/ReceiptLongOutlined';
import { type ComponentType, lazy } from 'react';
import type { ScreenPath } from '../contract/access';
import { SignOutPage } from './session/SignOutPage';

export interface Page {
  Icon: SvgIconComponent;
  Content: ComponentType;
  /** Without frame and guard. */
  bare?: true;
}

/**
 * The one list of pages. A screen of the access table that is not in it has no route, no menu entry and no place
 * in the page finder.
 */
export const pages: Partial<Record<ScreenPath, Page>> = {
  '/home': {
    Icon: HomeOutlined,
    Content: lazy(() => import('./home/HomePage').then(({ HomePage }) => ({ default: HomePage }))),
  },
  '/transacoes-extrato': {
    Icon: ReceiptLongOutlined,
    Content: lazy(() =>
      import('./statement/StatementPage').then(({ StatementPage }) => ({ default: StatementPage })),
    ),
  },
  '/logout': { Icon: LogoutOutlined, Content: SignOutPage, bare: true },
};

/** Whether a screen has a page. */
export function exists(path: ScreenPath): boolean {
  return pages[path] !== undefined;
}
