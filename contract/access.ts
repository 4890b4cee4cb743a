/**
 * The one table of screens. Router, menu, finder and server read it; nobody compares levels elsewhere.
 * Sources: A§2 and O§2 with the decisions SES-14 to SES-31 and SHELL-02 to SHELL-17.
 */

/** SES-14: lower is more powerful; 4 is "no token", 5 the specific user. */
export type Level = 1 | 2 | 3 | 4 | 5;
export const LEVEL = { provider: 1, manager: 2, viewer: 3, none: 4, specific: 5 } as const;
/** The only specific-access category there is: 1, the bank user (SES-14). */
export const BANK_USER = 1;
/** The levels that people have. */
export const assignedRoles = [LEVEL.provider, LEVEL.manager, LEVEL.viewer, LEVEL.specific] as const;

/** What access depends on: it comes from the session, never from what a client claims. */
export interface Standing {
  readonly level: Level;
  readonly apiAccess: boolean;
  readonly specificCode: number | null;
  /** The profile requires a second factor, and the person has set up none: nothing else opens before. */
  readonly factorDue?: boolean;
}

/** SES-05: the header by which every answer to a person says its standing, so that a change shows at the next call. */
export const STANDING_HEADER = 'cofre-standing';

/** A standing as the header has it. */
export function standingText({ level, apiAccess, specificCode, factorDue }: Standing): string {
  return `${level} ${apiAccess ? 'api' : 'none'} ${specificCode ?? 'none'}${factorDue ? ' due' : ''}`;
}

const menuGroups = ['main', 'reports', 'administration', 'bank', 'foot'] as const;
export type MenuGroup = (typeof menuGroups)[number];

/** The menu of the person's avatar, which also has some screens of the others. */
type AccountMenu = 'account';

interface ScreenRule {
  /** Address in the console. */
  readonly path: `/${string}`;
  /** The least powerful level that may open it; absent: no level opens it. */
  readonly level?: Level;
  /** Open to everybody who is signed in, whatever the level (SES-23). */
  readonly signedIn?: true;
  /** Open to people who have to set up a second factor before anything else. */
  readonly beforeFactor?: true;
  /** A specific-user code that opens it as well (SES-18). */
  readonly specificCode?: number;
  /** 1: people with API access may open it (SES-17). */
  readonly api?: 1;
  /** The least powerful level that may change its records; absent: everybody who may open it. */
  readonly changes?: Level;
  /** The least powerful level that answers the requests of others there; absent: nobody does. */
  readonly answers?: Level;
  /** Its records say what people have access to. */
  readonly grants?: true;
  /** Its records can be imported from a file. */
  readonly imports?: true;
  readonly group: MenuGroup | AccountMenu;
}

/** In menu order, group by group. */
export const screens = [
  { path: '/home', signedIn: true, group: 'main' },
  { path: '/painel-de-controle', level: 3, group: 'main' },
  { path: '/financeiro', level: 2, group: 'reports' },
  { path: '/informativos', signedIn: true, group: 'reports' },
  { path: '/transacoes-extrato', level: 3, group: 'reports' },
  { path: '/fechamentos', level: 3, group: 'reports' },
  { path: '/arquivos-bancarios', level: 3, group: 'reports' },
  { path: '/relatorio-utilizacao', level: 1, group: 'reports' },
  { path: '/codigos-solicitados', level: 1, group: 'reports' },
  { path: '/verificar', level: 3, group: 'reports' },
  { path: '/agrupadores', level: 1, grants: true, imports: true, group: 'administration' },
  { path: '/marketing', level: 1, group: 'administration' },
  { path: '/usuarios', level: 1, grants: true, imports: true, group: 'administration' },
  { path: '/codigos-operadores', level: 2, imports: true, group: 'administration' },
  { path: '/visualizadores-relatorios', level: 2, grants: true, imports: true, group: 'administration' },
  { path: '/bancos', level: 1, imports: true, group: 'administration' },
  { path: '/contas', level: 2, changes: 1, group: 'administration' },
  { path: '/chamados', level: 2, specificCode: BANK_USER, changes: 1, answers: 1, group: 'administration' },
  { path: '/auditoria', level: 1, group: 'administration' },
  { path: '/eventos-seguranca', level: 1, group: 'administration' },
  { path: '/acesso', level: 1, group: 'administration' },
  { path: '/alterar-senha-perfil', signedIn: true, group: 'foot' },
  { path: '/ajuda', signedIn: true, group: 'foot' },
  { path: '/swagger', api: 1, group: 'foot' },
  { path: '/segundo-fator', signedIn: true, beforeFactor: true, group: 'account' },
  { path: '/sessoes', signedIn: true, group: 'account' },
  { path: '/assinaturas', level: 3, group: 'account' },
  { path: '/logout', signedIn: true, beforeFactor: true, group: 'foot' },
] as const satisfies readonly ScreenRule[];

export type Screen = (typeof screens)[number];
export type ScreenPath = Screen['path'];

/** The pages that nobody has to be signed in for (SES-22). */
export const publicPaths = ['/login', '/esqueceu-sua-senha', '/alterar-senha'] as const;

/** To the page at this address, with its own id behind, each provider of OpenID Connect leads browsers back. */
export const SIGN_ON_RETURN = '/login/';

/**
 * SES-15: an unknown profile counts as report viewer; no profile at all is level 4, "no token".
 */
export function levelOf(profile: unknown): Level {
  if (profile === null || profile === undefined) return LEVEL.none;
  const known = Object.values(LEVEL).find((level) => level === profile);
  return known ?? LEVEL.viewer;
}

/** The screen that an address belongs to: `/usuarios/editar/7` belongs to `/usuarios`. */
export function screenAt(pathname: string): Screen | undefined {
  return screens.find(({ path }) => pathname === path || pathname.startsWith(`${path}/`));
}

/**
 * SES-16 to SES-18, SES-23: whether a signed-in person may open a screen. `null` (nobody signed in) opens none.
 */
export function allowed(standing: Standing | null, path: ScreenPath): boolean {
  if (standing === null) return false;
  const rule: ScreenRule | undefined = screens.find((screen) => screen.path === path);
  if (rule === undefined) return false;
  if (standing.factorDue && !rule.beforeFactor) return false;
  if (rule.signedIn) return true;
  return (
    (rule.level !== undefined && standing.level <= rule.level) ||
    (rule.api === 1 && standing.apiAccess) ||
    (rule.specificCode !== undefined && rule.specificCode === standing.specificCode)
  );
}

/** ACC-11: whether a signed-in person may change the records of a screen. */
export function mayChange(standing: Standing, path: ScreenPath): boolean {
  const rule: ScreenRule | undefined = screens.find((screen) => screen.path === path);
  return allowed(standing, path) && (rule?.changes === undefined || standing.level <= rule.changes);
}

/** WO-02: whether a signed-in person answers the requests of others on a screen. */
export function mayAnswer(standing: Standing, path: ScreenPath): boolean {
  const rule: ScreenRule | undefined = screens.find((screen) => screen.path === path);
  return allowed(standing, path) && rule?.answers !== undefined && standing.level <= rule.answers;
}

/** Tells whether the records of a screen say what people have access to. */
export function grantsAccess(path: ScreenPath): boolean {
  const rule: ScreenRule | undefined = screens.find((screen) => screen.path === path);
  return rule?.grants === true;
}

/** SES-14: whether a specific user, who has no establishments of its own, sees those of everybody on a screen. */
export function seesAll({ level, specificCode }: Standing, path: ScreenPath): boolean {
  const rule: ScreenRule | undefined = screens.find((screen) => screen.path === path);
  return level === LEVEL.specific && rule?.specificCode !== undefined && rule.specificCode === specificCode;
}

/**
 * The group under which the menu lists a screen for this person, or `null` where it has no entry.
 * SHELL-05: level 5 has no reports group and finds bulletins in Main; SHELL-10: its work orders are in Bank;
 * SHELL-14: level 1 has no entry for changing its password.
 */
function menuGroupOf(standing: Standing, screen: Screen): MenuGroup | AccountMenu | null {
  if (!allowed(standing, screen.path)) return null;
  if (screen.path === '/alterar-senha-perfil' && standing.level === LEVEL.provider) return null;
  if (standing.level === LEVEL.specific) {
    if (screen.path === '/informativos') return 'main';
    if (screen.path === '/chamados') return 'bank';
  }
  return screen.group;
}

/** Tells whether a menu lists a screen for this person: the one beside the pages, or that of the avatar. */
export function isInMenu(standing: Standing, path: ScreenPath): boolean {
  const screen = screens.find((one) => one.path === path);
  return screen !== undefined && menuGroupOf(standing, screen) !== null;
}

/** The menu of a person beside the pages, group by group, in order; groups without an entry are left out. */
export function menuFor(
  standing: Standing,
  exists: (path: ScreenPath) => boolean,
): { group: MenuGroup; screens: Screen[] }[] {
  return menuGroups
    .map((group) => ({
      group,
      screens: screens.filter((screen) => exists(screen.path) && menuGroupOf(standing, screen) === group),
    }))
    .filter((entry) => entry.screens.length > 0);
}
