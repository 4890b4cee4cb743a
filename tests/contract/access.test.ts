import { expect, test } from 'vitest';
import {
  allowed,
  type Level,
  levelOf,
  menuFor,
  type ScreenPath,
  type Standing,
  screenAt,
  screens,
} from '../../contract/access';

const standing = (level: Level, more: Partial<Standing> = {}): Standing => ({
  level,
  apiAccess: false,
  specificCode: null,
  ...more,
});
const opened = (person: Standing | null) =>
  screens.map(({ path }) => path).filter((path) => allowed(person, path));
const signedIn: ScreenPath[] = ['/home', '/informativos', '/alterar-senha-perfil', '/ajuda', '/logout'];
const menu = (person: Standing, exists: (path: ScreenPath) => boolean = () => true) =>
  Object.fromEntries(
    menuFor(person, exists).map(({ group, screens: entries }) => [group, entries.map(({ path }) => path)]),
  );

test('SES-14 SES-23 the specific user opens the signed-in pages and those of its code, nothing else', () => {
  expect(opened(standing(5, { specificCode: 1 })).sort()).toEqual([...signedIn, '/chamados'].sort());
  expect(opened(standing(5)).sort()).toEqual([...signedIn].sort());
});

test('SES-16 SES-24 SES-32 level 3 opens statement and dashboards besides the signed-in pages', () => {
  const own: ScreenPath[] = ['/painel-de-controle', '/transacoes-extrato'];
  expect(opened(standing(3)).sort()).toEqual([...signedIn, ...own].sort());
});

test('SES-25 SES-31 level 2 opens the screens of an establishment manager as well', () => {
  const own: ScreenPath[] = [
    '/financeiro',
    '/codigos-operadores',
    '/visualizadores-relatorios',
    '/contas',
    '/chamados',
  ];
  expect(opened(standing(2)).sort()).toEqual([...opened(standing(3)), ...own].sort());
});

test('SES-26 SES-30 level 1 opens everything that has a level', () => {
  const own: ScreenPath[] = [
    '/usuarios',
    '/codigos-solicitados',
    '/agrupadores',
    '/relatorio-utilizacao',
    '/bancos',
    '/marketing',
    '/auditoria',
  ];
  expect(opened(standing(1)).sort()).toEqual([...opened(standing(2)), ...own].sort());
});

test('SES-17 SES-28 API access opens the API documentation, and no level does', () => {
  expect(allowed(standing(1), '/swagger')).toBe(false);
  expect(allowed(standing(2, { apiAccess: true }), '/swagger')).toBe(true);
  expect(opened(standing(3, { apiAccess: true }))).not.toContain('/usuarios');
});

test('SES-18 SES-27 work orders open for levels 1 and 2 or for code 1', () => {
  const may = (person: Standing) => allowed(person, '/chamados');
  expect([1, 2, 3, 5].map((level) => may(standing(level as Level)))).toEqual([true, true, false, false]);
  expect(may(standing(5, { specificCode: 1 }))).toBe(true);
  expect(may(standing(5, { specificCode: 2 }))).toBe(false);
});

test.each<[ScreenPath, Level[]]>([
  ['/home', [1, 2, 3, 5]],
  ['/painel-de-controle', [1, 2, 3]],
  ['/transacoes-extrato', [1, 2, 3]],
  ['/financeiro', [1, 2]],
  ['/relatorio-utilizacao', [1]],
  ['/chamados', [1, 2]],
  ['/usuarios', [1]],
  ['/visualizadores-relatorios', [1, 2]],
  ['/codigos-operadores', [1, 2]],
  ['/agrupadores', [1]],
  ['/bancos', [1]],
  ['/contas', [1, 2]],
  ['/marketing', [1]],
  ['/auditoria', [1]],
])('SHELL-01 what people view or administer at %s is for levels %j', (path, levels) => {
  expect(([1, 2, 3, 5] as const).filter((level) => allowed(standing(level), path))).toEqual(levels);
  expect(allowed(standing(4), path)).toBe(signedIn.includes(path));
});

test('SES-21 nobody opens nothing', () => {
  expect(opened(null)).toEqual([]);
  expect(opened(standing(4)).sort()).toEqual([...signedIn].sort());
});

test('SES-13 SES-15 a profile is its level; an unknown one counts as report viewer, none as no token', () => {
  expect([1, 2, 3, 4, 5].map(levelOf)).toEqual([1, 2, 3, 4, 5]);
  expect([0, 6, -1, 2.5, '2', 'admin', {}].map(levelOf)).toEqual(Array(7).fill(3));
  expect([null, undefined].map(levelOf)).toEqual([4, 4]);
});

test('SES-29 addresses below a screen belong to it, others do not', () => {
  expect(screenAt('/codigos-operadores/adicionar')?.path).toBe('/codigos-operadores');
  expect(screenAt('/usuarios/editar/7')?.path).toBe('/usuarios');
  expect(screenAt('/contas/conta-detalhes')?.path).toBe('/contas');
  expect(screenAt('/usuarios-novos')).toBeUndefined();
  expect(screenAt('/')).toBeUndefined();
});

test('SHELL-03 SHELL-04 SHELL-05 the menu of level 1, group by group and in order', () => {
  expect(menu(standing(1))).toEqual({
    main: ['/home', '/painel-de-controle'],
    reports: [
      '/financeiro',
      '/informativos',
      '/transacoes-extrato',
      '/relatorio-utilizacao',
      '/codigos-solicitados',
    ],
    administration: [
      '/agrupadores',
      '/marketing',
      '/usuarios',
      '/codigos-operadores',
      '/visualizadores-relatorios',
      '/bancos',
      '/contas',
      '/chamados',
      '/auditoria',
    ],
    foot: ['/ajuda', '/logout'],
  });
});

test('SHELL-06 SHELL-09 SHELL-12 the menu of level 2, with and without API access', () => {
  expect(menu(standing(2, { apiAccess: true }))).toEqual({
    main: ['/home', '/painel-de-controle'],
    reports: ['/financeiro', '/informativos', '/transacoes-extrato'],
    administration: ['/codigos-operadores', '/visualizadores-relatorios', '/contas', '/chamados'],
    foot: ['/alterar-senha-perfil', '/ajuda', '/swagger', '/logout'],
  });
  expect(menu(standing(2)).foot).toEqual(['/alterar-senha-perfil', '/ajuda', '/logout']);
});

test('SHELL-07 SHELL-08 SHELL-11 the menu of level 3 has reports and no administration', () => {
  expect(menu(standing(3))).toEqual({
    main: ['/home', '/painel-de-controle'],
    reports: ['/informativos', '/transacoes-extrato'],
    foot: ['/alterar-senha-perfil', '/ajuda', '/logout'],
  });
});

test('SHELL-10 the bank user has a group Bank with work orders, and bulletins in Main', () => {
  expect(menu(standing(5, { specificCode: 1 }))).toEqual({
    main: ['/home', '/informativos'],
    bank: ['/chamados'],
    foot: ['/alterar-senha-perfil', '/ajuda', '/logout'],
  });
});

test('SHELL-14 level 1 may open the page for its own password and has no entry for it', () => {
  expect(allowed(standing(1), '/alterar-senha-perfil')).toBe(true);
  expect(menu(standing(1)).foot).not.toContain('/alterar-senha-perfil');
});

test('the menu leaves out screens that do not exist, and groups without any', () => {
  expect(menu(standing(1), (path) => path === '/home')).toEqual({ main: ['/home'] });
});
