import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { bridgeToPortal } from '../../support/bridge';
import { openConsole, pageTitled } from '../../support/open-console';
import { people } from '../../support/people';

vi.mock('../../../src/areas', async (original) => {
  const { everyPage } = await import('../../support/every-page');
  return everyPage(await original());
});

bridgeToPortal();
afterEach(() => window.history.pushState(null, '', '/'));

/** The menu as a person reads it: group by group, the entries under their heading. */
function menu() {
  const lists = within(screen.getByRole('navigation', { name: 'Main menu' })).getAllByRole('list');
  return lists.map((list) => [
    list.getAttribute('aria-labelledby') === null
      ? null
      : document.getElementById(list.getAttribute('aria-labelledby') ?? '')?.textContent,
    ...within(list)
      .getAllByRole('link')
      .map((link) => link.textContent),
  ]);
}

async function menuOf(person: string) {
  await openConsole({ person, language: 'en' });
  await pageTitled('Home');
  return menu();
}

const main = ['Main', 'Home', 'Dashboards'];

test('SHELL-02 SHELL-08 SHELL-11 the provider administrator finds everything, in its groups and order', async () => {
  expect(await menuOf(people.administrator)).toEqual([
    main,
    [
      'Statements and reports',
      'Financial detail',
      'Bulletins',
      'Statement',
      'Closings',
      'Bank files',
      'Usage report',
      'Requested codes',
      'Verify a file',
    ],
    [
      'Administration',
      'Groups',
      'News',
      'Users',
      'Operator codes',
      'Report viewers',
      'Banks',
      'Accounts',
      'Work orders',
      'Audit trail',
      'Security events',
      'Access',
    ],
    [null, 'Help', 'Sign out'],
  ]);
});

test('SHELL-06 SHELL-09 SHELL-12 the manager finds what its level opens, and the API documentation', async () => {
  expect(await menuOf(people.manager)).toEqual([
    main,
    [
      'Statements and reports',
      'Financial detail',
      'Bulletins',
      'Statement',
      'Closings',
      'Bank files',
      'Verify a file',
    ],
    ['Administration', 'Operator codes', 'Report viewers', 'Accounts', 'Work orders'],
    [null, 'Change password', 'Help', 'API documentation', 'Sign out'],
  ]);
});

test('SHELL-03 SHELL-04 SHELL-07 the report viewer finds reports and no administration', async () => {
  expect(await menuOf(people.viewer)).toEqual([
    main,
    ['Statements and reports', 'Bulletins', 'Statement', 'Closings', 'Bank files', 'Verify a file'],
    [null, 'Change password', 'Help', 'Sign out'],
  ]);
});

test('SHELL-05 SHELL-10 the bank user finds bulletins in Main and its work orders in Bank', async () => {
  expect(await menuOf(people.bankUser)).toEqual([
    ['Main', 'Home', 'Bulletins'],
    ['Bank', 'Work orders'],
    [null, 'Change password', 'Help', 'Sign out'],
  ]);
});

test('SHELL-02 every entry leads to its address', async () => {
  const addresses = async (person: string) => {
    await menuOf(person);
    const links = within(screen.getByRole('navigation', { name: 'Main menu' })).getAllByRole('link');
    const led = Object.fromEntries(links.map((link) => [link.textContent, link.getAttribute('href')]));
    cleanup();
    return led;
  };
  expect({ ...(await addresses(people.administrator)), ...(await addresses(people.manager)) }).toEqual({
    Home: '/home',
    Dashboards: '/painel-de-controle',
    'Financial detail': '/financeiro',
    Bulletins: '/informativos',
    Statement: '/transacoes-extrato',
    Closings: '/fechamentos',
    'Bank files': '/arquivos-bancarios',
    'Usage report': '/relatorio-utilizacao',
    'Requested codes': '/codigos-solicitados',
    'Verify a file': '/verificar',
    Groups: '/agrupadores',
    News: '/marketing',
    Users: '/usuarios',
    'Operator codes': '/codigos-operadores',
    'Report viewers': '/visualizadores-relatorios',
    Banks: '/bancos',
    Accounts: '/contas',
    'Work orders': '/chamados',
    'Audit trail': '/auditoria',
    'Security events': '/eventos-seguranca',
    Access: '/acesso',
    'Change password': '/alterar-senha-perfil',
    Help: '/ajuda',
    'API documentation': '/swagger',
    'Sign out': '/logout',
  });
});

test('SHELL-02 an entry opens its page and says that it is the open one', async () => {
  const { user, goTo } = await openConsole({ person: people.administrator, language: 'en' });
  await pageTitled('Home');
  const current = () => screen.getAllByRole('link', { current: 'page' }).map((link) => link.textContent);
  expect(current()).toEqual(['Home']);
  await user.click(screen.getByRole('link', { name: 'Users' }));
  expect(await pageTitled('Users')).toBeVisible();
  expect(current()).toEqual(['Users']);
  expect(document.title).toBe('Users · Cofre');
  await goTo('/usuarios/editar/7');
  expect(current()).toEqual(['Users']);
});

test('SHELL-13 SHELL-16 the avatar shows the first letter and opens password, help and sign-out', async () => {
  const { user } = await openConsole({ person: people.manager, language: 'en' });
  const avatar = await screen.findByRole('button', { name: 'Profile of Marina Prado' });
  expect(avatar).toHaveTextContent(/^M$/);
  await user.click(avatar);
  const entries = screen
    .getAllByRole('menuitem')
    .map((entry) => [entry.textContent, entry.getAttribute('href')]);
  expect(entries).toEqual([
    ['Change password', '/alterar-senha-perfil'],
    ['My subscriptions', '/assinaturas'],
    ['My sessions', '/sessoes'],
    ['My second factor', '/segundo-fator'],
    ['Help', '/ajuda'],
    ['Keyboard shortcuts', null],
    ['Sign out', '/logout'],
  ]);
  await user.click(screen.getByRole('menuitem', { name: 'Change password' }));
  expect(await pageTitled('Change password')).toBeVisible();
});

test('SHELL-13 arrow down on the avatar opens its menu', async () => {
  const { user } = await openConsole({ person: people.manager, language: 'en' });
  const avatar = await screen.findByRole('button', { name: /^Profile of / });
  avatar.focus();
  await user.keyboard('{ArrowDown}');
  expect((await screen.findAllByRole('menuitem'))[0]).toHaveFocus();
});

test('SHELL-14 the provider administrator has no entry for changing its password, in neither menu', async () => {
  const { user } = await openConsole({ person: people.administrator, language: 'en' });
  await user.click(await screen.findByRole('button', { name: 'Profile of Helena Duarte' }));
  expect(screen.getAllByRole('menuitem').map((entry) => entry.textContent)).toEqual([
    'My subscriptions',
    'My sessions',
    'My second factor',
    'Help',
    'Keyboard shortcuts',
    'Sign out',
  ]);
  expect(screen.queryByText('Change password')).not.toBeInTheDocument();
});

test.each([1440, 390])('SHELL-17 the bar has the finder and help (%s px)', async (width) => {
  const { user } = await openConsole({ person: people.viewer, language: 'en', width });
  await pageTitled('Home');
  const bar = within(screen.getByRole('banner'));
  expect(bar.getByRole('button', { name: 'Find anything' })).toBeVisible();
  await user.click(bar.getByRole('link', { name: 'Help' }));
  expect(await pageTitled('Help')).toBeVisible();
});
