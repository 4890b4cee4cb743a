import type { SvgIconComponent } from '@mui/icons-material';
import AccountBalanceOutlined from '@mui/icons-material/AccountBalanceOutlined';
import HelpOutlineOutlined from '@mui/icons-material/HelpOutlineOutlined';
import HistoryOutlined from '@mui/icons-material/HistoryOutlined';
import HomeOutlined from '@mui/icons-material/HomeOutlined';
import LockResetOutlined from '@mui/icons-material/LockResetOutlined';
import LogoutOutlined from '@mui/icons-material/LogoutOutlined';
import PeopleAltOutlined from '@mui/icons-material/PeopleAltOutlined';
import ReceiptLongOutlined from '@mui/icons-material/ReceiptLongOutlined';
import SmartDisplayOutlined from '@mui/icons-material/SmartDisplayOutlined';
import VisibilityOutlined from '@mui/icons-material/VisibilityOutlined';
import { type ComponentType, lazy } from 'react';
import { type ScreenPath, screenAt } from '../contract/access';
import { SignOutPage } from './session/SignOutPage';

export interface Page {
  Icon: SvgIconComponent;
  Content: ComponentType;
  /** Its own addresses below the screen's are dialogs over it. */
  dialogs?: true;
  /** Its own addresses below the screen's are pages of their own. */
  subpages?: true;
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
    Content: lazy(() => import('./areas/home/HomePage').then(({ HomePage }) => ({ default: HomePage }))),
    dialogs: true,
  },
  '/transacoes-extrato': {
    Icon: ReceiptLongOutlined,
    Content: lazy(() =>
      import('./areas/statement/StatementPage').then(({ StatementPage }) => ({ default: StatementPage })),
    ),
  },
  '/bancos': {
    Icon: AccountBalanceOutlined,
    Content: lazy(() => import('./areas/banks/BankList').then(({ BankList }) => ({ default: BankList }))),
    dialogs: true,
  },
  '/usuarios': {
    Icon: PeopleAltOutlined,
    Content: lazy(() => import('./areas/users/UsersPage').then(({ UsersPage }) => ({ default: UsersPage }))),
    subpages: true,
  },
  '/visualizadores-relatorios': {
    Icon: VisibilityOutlined,
    Content: lazy(() =>
      import('./areas/report-viewers/ViewersPage').then(({ ViewersPage }) => ({ default: ViewersPage })),
    ),
    subpages: true,
  },
  '/auditoria': {
    Icon: HistoryOutlined,
    Content: lazy(() => import('./areas/audit/AuditList').then(({ AuditList }) => ({ default: AuditList }))),
  },
  '/informativos': {
    Icon: SmartDisplayOutlined,
    Content: lazy(() =>
      import('./areas/bulletins/BulletinsPage').then(({ BulletinsPage }) => ({ default: BulletinsPage })),
    ),
  },
  '/ajuda': {
    Icon: HelpOutlineOutlined,
    Content: lazy(() => import('./areas/help/HelpPage').then(({ HelpPage }) => ({ default: HelpPage }))),
  },
  '/alterar-senha-perfil': {
    Icon: LockResetOutlined,
    Content: lazy(() =>
      import('./areas/password/PasswordPage').then(({ PasswordPage }) => ({ default: PasswordPage })),
    ),
  },
  '/logout': { Icon: LogoutOutlined, Content: SignOutPage, bare: true },
};

/** Whether a screen has a page. */
export function exists(path: ScreenPath): boolean {
  return pages[path] !== undefined;
}

/** What tells one page from another: a page and the dialogs over it are one. */
export function pageAddress(pathname: string): string {
  const screen = screenAt(pathname)?.path;
  return screen !== undefined && pages[screen]?.dialogs ? screen : pathname;
}
