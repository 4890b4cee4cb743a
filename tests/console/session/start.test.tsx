import { screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { getConfig } from '../../../contract/config';
import { refreshToken, validateSession } from '../../../contract/session';
import { open } from '../../../src/first-sight/open';
import { pageLoad } from '../../../src/session/page-load';
import { bridgeToPortal } from '../../support/bridge';
import { openConsole, pageTitled } from '../../support/open-console';
import { people } from '../../support/people';

const portal = bridgeToPortal();
afterEach(() => window.history.pushState(null, '', '/'));

const unavailable = { status: 503, body: { code: 'UNAVAILABLE', message: 'Back in a minute.' } };

test('SES-04 the session is validated once on start and not again with another page', async () => {
  const { goTo } = await openConsole({ person: people.manager, language: 'en' });
  await pageTitled('Home');
  await goTo('/transacoes-extrato');
  await pageTitled('Transaction statement');
  expect(portal.callsOf(validateSession)).toMatchObject([
    { method: 'GET', path: '/portal/users/validateSession', body: undefined },
  ]);
});

test('SES-05 a deactivated person is signed out in this browser', async () => {
  const body = {
    authenticated: false,
    apiAccess: false,
    specificUserCode: null,
    perfil: null,
    name: 'Caio',
    login: people.viewer,
  };
  portal.fail(validateSession, { status: 200, body });
  const { leave } = await openConsole({ person: people.viewer, language: 'en' });
  await vi.waitFor(() => expect(leave).toHaveBeenCalledWith('/login?ended=1'));
  expect(Object.keys(localStorage)).toEqual(['@language']);
  expect(screen.queryByRole('main')).not.toBeInTheDocument();
});

test('SES-05 a token that has run out is refreshed before the session counts as over', async () => {
  portal.fail(validateSession, { status: 401 });
  const { leave } = await openConsole({ person: people.viewer, language: 'en' });
  await pageTitled('Home');
  expect(portal.callsOf(refreshToken)).toHaveLength(1);
  expect(leave).not.toHaveBeenCalled();
});

test('SES-05 without an answer about the session the tokens stay, and one can try again', async () => {
  portal.fail(validateSession, 'dropped');
  portal.fail(validateSession, unavailable);
  const { user, leave } = await openConsole({ person: people.viewer, language: 'en' });
  await pageTitled('Could not verify your session.');
  expect(screen.getByText('Reload the page and try again.')).toBeVisible();
  expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
  expect(localStorage.getItem('@token')).not.toBeNull();

  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Back in a minute.')).toBeVisible();

  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await pageTitled('Home');
  expect(leave).not.toHaveBeenCalled();
});

test.each([null, {}, []])('SES-05 what is no answer about the session, %j, ends none', async (body) => {
  portal.fail(validateSession, { status: 200, body });
  const { user, leave } = await openConsole({ person: people.viewer, language: 'en' });
  await pageTitled('Could not verify your session.');
  expect(localStorage.getItem('@token')).not.toBeNull();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await pageTitled('Home');
  expect(leave).not.toHaveBeenCalled();
});

test.each([null, {}, []])(
  'ERR-03 what are no values of the deployment, %j, leave no empty page',
  async (body) => {
    portal.fail(getConfig, { status: 200, body });
    const { user } = await openConsole({ person: people.viewer, language: 'en' });
    await pageTitled('Could not verify your session.');
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await pageTitled('Home');
  },
);

test('SES-07 one can sign out where the session cannot be verified', async () => {
  portal.fail(validateSession, unavailable);
  const { user, leave } = await openConsole({ person: people.viewer, language: 'en' });
  await user.click(await screen.findByRole('link', { name: 'Sign out' }));
  await vi.waitFor(() => expect(leave).toHaveBeenCalledWith('/login'));
  expect(localStorage.getItem('@token')).toBeNull();
});

test.each([
  ['/transacoes-extrato?a=1', '/login?next=%2Ftransacoes-extrato%3Fa%3D1'],
  ['/home', '/login'],
  ['/', '/login'],
  ['/?app', '/login?next=%2F%3Fapp'],
  ['/logout', '/login'],
])('SES-21 without tokens %s leads to %s, and nothing is asked', async (path, destination) => {
  const leave = vi.spyOn(pageLoad, 'to').mockImplementation(() => undefined);
  window.history.pushState(null, '', path);
  const place = document.createElement('div');
  await open(place);
  expect(leave).toHaveBeenCalledExactlyOnceWith(destination);
  expect(place).toBeEmptyDOMElement();
});

test('SES-20 the root leads home', async () => {
  await openConsole({ person: people.viewer, path: '/', language: 'en' });
  await pageTitled('Home');
  expect(window.location.pathname).toBe('/home');
});

test('SES-22 a public page is an entry of its own: the console leaves for it by a full load', async () => {
  const { leave, goTo } = await openConsole({ person: people.viewer, language: 'en' });
  await pageTitled('Home');
  await goTo('/esqueceu-sua-senha?a=1');
  expect(leave).toHaveBeenCalledWith('/esqueceu-sua-senha?a=1');
});
