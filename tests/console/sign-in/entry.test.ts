import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { getConfig } from '../../../contract/config';
import { validateTokenPassword } from '../../../contract/password';
import { logout, validateSession } from '../../../contract/session';
import { keepPlace } from '../../../src/session/kept-place';
import { bridgeToPortal, signInAs } from '../../support/bridge';
import { firstLanguageIs } from '../../support/first-language';
import { people } from '../../support/people';

// They come after the page, perhaps when that of the next test has begun with modules of its own.
vi.mock('../../../src/sign-in/sign-on/open-provider-doors', () => ({ openProviderDoors: async () => null }));

const portal = bridgeToPortal();

const navigation = { replace: vi.fn(), reload: vi.fn(), assign: vi.fn() };

/** Opens an address as a browser does: a fresh page that runs the entry. */
async function visit(path: string): Promise<void> {
  const { origin, href, pathname, search } = new URL(path, 'http://localhost:3000');
  window.history.pushState(null, '', path);
  vi.stubGlobal('location', { ...navigation, origin, href, pathname, search });
  document.body.innerHTML = '<div id="root"></div>';
  vi.resetModules();
  await import('../../../src/sign-in/entry');
}

beforeEach(() => {
  vi.clearAllMocks();
  vi.spyOn(window, 'addEventListener');
});
afterEach(() => {
  document.body.innerHTML = '';
  // The page of a test is gone with it, and so is what it listened to.
  for (const [type, listener] of vi.mocked(window.addEventListener).mock.calls)
    window.removeEventListener(type, listener);
});

test('LOG-04 visiting the page clears the stored session here and on the server', async () => {
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

test('LOG-04 a failed call keeps nobody from signing in', async () => {
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

describe('SES-11 LOG-05 a page whose session has ended, and whose person has signed in in another tab', () => {
  const place = '/bancos?page=2';
  const stored = (key: string) => window.dispatchEvent(new StorageEvent('storage', { key }));

  test('goes on by itself to where it was, once the session is stored', async () => {
    keepPlace(people.manager, place);
    await visit('/login?ended=1');
    await screen.findByRole('heading', { name: 'Ingresar' });
    stored('@token');
    expect(navigation.assign).not.toHaveBeenCalled();
    await signInAs(people.manager);
    for (const key of ['@login', '@name']) stored(key);
    expect(navigation.assign.mock.calls).toEqual([[`http://localhost:3000${place}`]]);
    expect(portal.callsOf(logout)).toHaveLength(0);
  });

  test('goes on as well where it is loaded anew, and leaves the new session alone', async () => {
    await signInAs(people.manager);
    keepPlace(people.manager, place);
    await visit('/login?ended=1');
    expect(navigation.assign.mock.calls).toEqual([[`http://localhost:3000${place}`]]);
    expect(localStorage.getItem('@token')).not.toBeNull();
    expect(portal.callsOf(logout)).toHaveLength(0);
  });

  test('leads nobody else to that place', async () => {
    keepPlace(people.manager, place);
    await visit('/login?ended=1');
    await signInAs(people.viewer);
    stored('@login');
    expect(navigation.assign.mock.calls).toEqual([['/home']]);
  });
});

test('LOG-02 the page opens without its configuration and requires the robot check', async () => {
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

test('SHELL-22 without a preference the page speaks what the deployment says, and stores none', async () => {
  firstLanguageIs('en');
  await visit('/login');
  expect(await screen.findByLabelText('Tax ID or login')).toBeInTheDocument();
  await waitFor(() => expect(document.documentElement).toHaveAttribute('lang', 'en'));
  expect(localStorage.getItem('@language')).toBeNull();
});

test('SHELL-22 a preference goes before what the deployment says', async () => {
  firstLanguageIs('en');
  localStorage.setItem('@language', 'pt');
  await visit('/login');
  expect(await screen.findByLabelText('CPF ou login')).toBeInTheDocument();
});

test('SHELL-24 a stored code that is no language is reported once and replaced by co', async () => {
  localStorage.setItem('@language', 'fr');
  await visit('/login');
  const notice = await screen.findByText('Código de idioma no encontrado.');
  expect(screen.getAllByRole('alert').some((alert) => alert.contains(notice))).toBe(true);
  expect(localStorage.getItem('@language')).toBe('co');
  await visit('/login');
  await screen.findByRole('heading', { name: 'Ingresar' });
  expect(screen.queryByText('Código de idioma no encontrado.')).not.toBeInTheDocument();
});

test.each([
  ['en', 'Your session has ended. Sign in again.'],
  ['co', 'Su sesión terminó. Ingrese nuevamente.'],
  ['es', 'Su sesión terminó. Vuelva a iniciar sesión.'],
  ['pt', 'Sua sessão foi encerrada. Entre novamente.'],
])(
  'SES-11 SES-12 a person whose session has ended is told so in %s, and nobody else is',
  async (language, text) => {
    localStorage.setItem('@language', language);
    await visit('/login?next=%2Fbancos&ended=1');
    expect(await screen.findByText(text)).toBeInTheDocument();
    await visit('/login?next=%2Fbancos');
    await screen.findByRole('heading', { level: 1 });
    expect(screen.queryByText(text)).not.toBeInTheDocument();
  },
);

test('LOG-14 visiting the page of a forgotten password ends the session as well', async () => {
  const kept = `RaStore/${people.manager}/.statement.filters`;
  await signInAs(people.manager);
  localStorage.setItem(kept, '{}');
  localStorage.setItem('@language', 'en');
  await visit('/esqueceu-sua-senha');
  expect(Object.keys(localStorage)).toEqual(['@language']);
  await vi.waitFor(() => expect(portal.callsOf(logout)).toHaveLength(1), 10_000);
  expect(await screen.findByRole('heading', { name: 'Forgot your password?' })).toBeInTheDocument();
});

test('LOG-17 the token of a link is checked, and leaves the address and its history', async () => {
  const entries = window.history.length;
  await visit('/alterar-senha?token=a%2Bb%20c');
  await screen.findByText('¡Token inválido! Solicite un nuevo restablecimiento de contraseña.');
  expect(portal.callsOf(validateTokenPassword).map(({ query }) => query.get('token'))).toEqual(['a+b c']);
  expect(document.location.href).toBe('http://localhost:3000/alterar-senha');
  expect(window.history.state).toBeNull();
  expect(window.history.length).toBe(entries + 1);
  expect(localStorage).toHaveLength(0);
  expect(sessionStorage).toHaveLength(0);
});

test('SES-04 SES-22 a link leaves whoever is signed in in this browser alone, and makes no call for that session', async () => {
  await signInAs(people.manager);
  await visit('/alterar-senha?token=x');
  await screen.findByText(/^¡Token inválido!/);
  expect(localStorage.getItem('@token')).not.toBeNull();
  expect(portal.callsOf(logout)).toHaveLength(0);
  expect(portal.callsOf(validateSession)).toHaveLength(0);
});

test.each([
  ['/login', 'Ingresar'],
  ['/esqueceu-sua-senha', '¿Olvidó su contraseña?'],
  ['/alterar-senha', 'Nueva contraseña'],
])('SES-22 %s opens for everybody', async (path, title) => {
  await visit(path);
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeInTheDocument();
  expect(navigation.replace).not.toHaveBeenCalled();
});

test('SES-22 any other address of the entry leads to the sign-in', async () => {
  await visit('/login.html');
  expect(navigation.replace).toHaveBeenCalledWith('/login');
});
