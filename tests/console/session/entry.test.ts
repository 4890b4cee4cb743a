import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { getConfig } from '../../../contract/config';
import { logout } from '../../../contract/session';
import { bridgeToPortal, signInAs } from '../../support/bridge';
import { people } from '../../support/people';

const portal = bridgeToPortal();

const navigation = { replace: vi.fn(), reload: vi.fn(), assign: vi.fn() };

/** Opens an address as a browser does: a fresh page that runs the entry. */
async function visit(path: string): Promise<void> {
  const { origin, href } = new URL(path, 'http://localhost:3000');
  vi.stubGlobal('location', { ...navigation, origin, href, pathname: path.split('?')[0], search: '' });
  document.body.innerHTML = '<div id="root"></div>';
  vi.resetModules();
  await import('../../../src/session/entry');
}

beforeEach(() => vi.clearAllMocks());
afterEach(() => {
  vi.unstubAllGlobals();
  document.body.innerHTML = '';
});

test('LOG-04 visiting the page clears the stored session and tells the server', async () => {
  await signInAs(people.manager);
  const pair = { token: localStorage.getItem('@token'), refreshToken: localStorage.getItem('@refreshToken') };
  localStorage.setItem('@language', 'en');
  await visit('/login');
  expect(Object.keys(localStorage)).toEqual(['@language']);
  await vi.waitFor(() => expect(portal.callsOf(logout)).toHaveLength(1), 10_000);
  expect(portal.callsOf(logout)[0]?.body).toEqual(pair);
  expect(await screen.findByRole('heading', { name: 'Sign in' })).toBeInTheDocument();
});

test('LOG-04 LIST-04 a visit forgets the kept lists with the session; a session that ran out leaves them', async () => {
  const kept = `RaStore/${people.manager}/.statement.filters`;
  await signInAs(people.manager);
  localStorage.setItem(kept, '{}');
  await visit('/login');
  expect(localStorage.getItem(kept)).toBeNull();
  localStorage.setItem(kept, '{}');
  await visit('/login');
  expect(localStorage.getItem(kept)).toBe('{}');
});

test('LOG-04 a server that does not hear it keeps nobody from signing in', async () => {
  portal.fail(logout, 'dropped');
  await signInAs(people.manager);
  await visit('/login');
  expect(await screen.findByRole('heading', { name: 'Ingresar' })).toBeInTheDocument();
  expect(localStorage.getItem('@token')).toBeNull();
});

test('LOG-04 a page that the browser kept counts as a visit', async () => {
  await visit('/login');
  await screen.findByRole('heading', { name: 'Ingresar' });
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  expect(navigation.reload).toHaveBeenCalled();
});

test('LOG-02 the page opens without its configuration and asks for the robot check', async () => {
  portal.fail(getConfig, 'dropped');
  await visit('/login');
  expect(await screen.findByRole('checkbox', { name: 'No soy un robot' })).toBeInTheDocument();
});

test('SHELL-22 without a preference the page speaks co and stores none', async () => {
  await visit('/login');
  expect(await screen.findByLabelText('Cédula o usuario')).toBeInTheDocument();
  expect(document.documentElement).toHaveAttribute('lang', 'es-CO');
  expect(localStorage.getItem('@language')).toBeNull();
  expect(screen.queryByText('Código de idioma no encontrado.')).not.toBeInTheDocument();
});

test('SHELL-24 a stored code that is no language is told once and gives way to co', async () => {
  localStorage.setItem('@language', 'fr');
  await visit('/login');
  const notice = await screen.findByText('Código de idioma no encontrado.');
  expect(screen.getAllByRole('alert').some((alert) => alert.contains(notice))).toBe(true);
  expect(localStorage.getItem('@language')).toBe('co');
  await visit('/login');
  await screen.findByRole('heading', { name: 'Ingresar' });
  expect(screen.queryByText('Código de idioma no encontrado.')).not.toBeInTheDocument();
});

test.each(['/esqueceu-sua-senha', '/alterar-senha'])(
  'SES-22 %s leads to the sign-in until it has a page',
  async (path) => {
    await visit(path);
    expect(navigation.replace).toHaveBeenCalledWith('/login');
  },
);
