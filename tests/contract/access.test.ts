import { expect, test } from 'vitest';
import {
  allowed,
  type Level,
  levelOf,
  mayChange,
  menuFor,
  type ScreenPath,
  type Standing,
  screenAt,
  screens,
} from '../../contract/access';
import { accessTable, LEVELS, openTo } from '../support/access-table';

const standing = (level: Level, more: Partial<Standing> = {}): Standing => ({
  level,
  apiAccess: false,
  specificCode: null,
  ...more,
});
const opened = (person: Standing | null) =>
  screens.map(({ path }) => path).filter((path) => allowed(person, path));
const menu = (person: Standing, exists: (path: ScreenPath) => boolean = () => true) =>
  Object.fromEntries(
    menuFor(person, exists).map(({ group, screens: entries }) => [group, entries.map(({ path }) => path)]),
  );

test('SES-14 SES-23 the specific user opens the signed-in pages and those of its code, nothing else', () => {
  expect(opened(standing(5, { specificCode: 1 })).sort()).toEqual([...openTo(5), '/chamados'].sort());
  expect(opened(standing(5)).sort()).toEqual(openTo(5).sort());
});

test.each<[string, Level]>([
  ['SES-16 SES-24 SES-32', 3],
  ['SES-25 SES-31', 2],
  ['SES-26 SES-30', 1],
])('%s level %i opens the screens of its level and of those below it, and no other', (_id, level) => {
  expect(opened(standing(level)).sort()).toEqual(openTo(level).sort());
});

test.each(LEVELS)(
  'SES-17 SES-28 API access gives level %i the API documentation, and nothing else',
  (level) => {
    expect(opened(standing(level))).not.toContain('/swagger');
    const documented = [...opened(standing(level)), '/swagger'];
    expect(opened(standing(level, { apiAccess: true })).sort()).toEqual(documented.sort());
  },
);

test.each(LEVELS)('SES-18 SES-27 code 1 gives level %i the work orders, and nothing else', (level) => {
  const ordered = new Set([...opened(standing(level)), '/chamados']);
  expect(opened(standing(level, { specificCode: 1 })).sort()).toEqual([...ordered].sort());
  expect(opened(standing(level, { specificCode: 2 }))).toEqual(opened(standing(level)));
});

test.each(LEVELS)(
  'ACC-11 WO-02 level %i changes the records of the screens that it opens, of accounts and orders level 1 alone',
  (level) => {
    const person = standing(level);
    const changes = screens.map(({ path }) => path).filter((path) => mayChange(person, path));
    expect(changes).toEqual(
      opened(person).filter((path) => level === 1 || !['/contas', '/chamados'].includes(path)),
    );
  },
);

test.each(accessTable)('%s SHELL-01 by their level %s is for %j', (_id, path, levels) => {
  expect(LEVELS.filter((level) => allowed(standing(level), path))).toEqual(levels);
});

test('SES-21 nobody opens nothing', () => {
  expect(opened(null)).toEqual([]);
  expect(opened(standing(4)).sort()).toEqual(openTo(4).sort());
});

test('SES-13 SES-15 a profile is its level; an unknown one counts as report viewer, none as no token', () => {
  expect([1, 2, 3, 4, 5].map(levelOf)).toEqual([1, 2, 3, 4, 5]);
  expect([0, 6, -1, 2.5, '2', 'admin', {}].map(levelOf)).toEqual(Array(7).fill(3));
  expect([null, undefined].map(levelOf)).toEqual([4, 4]);
});

test.each<[ScreenPath, ...string[]]>([
  ['/codigos-operadores', 'adicionar', 'editar/7'],
  ['/agrupadores', 'adicionar', 'editar/7'],
  ['/usuarios', 'adicionar', 'editar/7'],
  ['/visualizadores-relatorios', 'adicionar', 'editar/7'],
  ['/contas', 'conta-detalhes', 'conta-detalhes/7'],
  ['/chamados', 'adicionar', 'detalhes/7'],
])('SES-29 what is below %s belongs to it', (path, ...below) => {
  for (const part of below) expect(screenAt(`${path}/${part}`)?.path).toBe(path);
});

test('SES-29 addresses that only begin like a screen belong to none', () => {
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
      '/fechamentos',
      '/arquivos-bancarios',
      '/relatorio-utilizacao',
      '/codigos-solicitados',
      '/verificar',
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
      '/eventos-seguranca',
      '/acesso',
    ],
    foot: ['/ajuda', '/logout'],
  });
});

test('SHELL-06 SHELL-09 SHELL-12 the menu of level 2, with and without API access', () => {
  expect(menu(standing(2, { apiAccess: true }))).toEqual({
    main: ['/home', '/painel-de-controle'],
    reports: [
      '/financeiro',
      '/informativos',
      '/transacoes-extrato',
      '/fechamentos',
      '/arquivos-bancarios',
      '/verificar',
    ],
    administration: ['/codigos-operadores', '/visualizadores-relatorios', '/contas', '/chamados'],
    foot: ['/alterar-senha-perfil', '/ajuda', '/swagger', '/logout'],
  });
  expect(menu(standing(2)).foot).toEqual(['/alterar-senha-perfil', '/ajuda', '/logout']);
});

test('SHELL-07 SHELL-08 SHELL-11 the menu of level 3 has reports and no administration', () => {
  expect(menu(standing(3))).toEqual({
    main: ['/home', '/painel-de-controle'],
    reports: ['/informativos', '/transacoes-extrato', '/fechamentos', '/arquivos-bancarios', '/verificar'],
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
