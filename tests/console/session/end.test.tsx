import { act, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { filterEcs } from '../../../contract/reports';
import { logout, refreshToken } from '../../../contract/session';
import { call } from '../../../src/portal/client';
import { takePlace } from '../../../src/session/kept-place';
import { bridgeToPortal } from '../../support/bridge';
import { openConsole, pageTitled } from '../../support/open-console';
import { people } from '../../support/people';

const portal = bridgeToPortal();
afterEach(() => window.history.pushState(null, '', '/'));

const KEPT = `RaStore/${people.manager}/.statement.filters`;

async function openHome() {
  const opened = await openConsole({ person: people.manager, language: 'en' });
  await pageTitled('Home');
  return opened;
}

test('SES-06 SES-07 signing out forgets the person here and on the server, and keeps the language', async () => {
  const { goTo, leave } = await openHome();
  localStorage.setItem(KEPT, '{"dateType":"dc"}');
  const pair = { token: localStorage.getItem('@token'), refreshToken: localStorage.getItem('@refreshToken') };
  await goTo('/logout');
  expect(leave).toHaveBeenCalledExactlyOnceWith('/login');
  expect(Object.keys(localStorage)).toEqual(['@language']);
  await vi.waitFor(() => expect(portal.callsOf(logout)).toHaveLength(1));
  expect(portal.callsOf(logout)[0]?.body).toEqual(pair);
});

test('SES-07 a failed call keeps nobody signed in here', async () => {
  portal.fail(logout, 'dropped');
  const { user, leave } = await openHome();
  await user.click(screen.getByRole('link', { name: 'Sign out' }));
  await vi.waitFor(() => expect(leave).toHaveBeenCalledWith('/login'));
  expect(localStorage.getItem('@token')).toBeNull();
});

test('SES-11 a failed refresh clears storage and leads to the sign-in page, and back afterwards', async () => {
  const { leave, goTo } = await openHome();
  await goTo('/transacoes-extrato');
  await pageTitled('Transaction statement');
  localStorage.setItem(KEPT, '{"dateType":"dc"}');
  portal.fail(filterEcs, { status: 401 });
  portal.fail(refreshToken, { status: 500 });
  await act(async () => {
    await expect(call(filterEcs, {})).rejects.toThrow();
  });
  expect(leave).toHaveBeenCalledExactlyOnceWith('/login?next=%2Ftransacoes-extrato&ended=1');
  expect(Object.keys(localStorage)).toEqual(['@language']);
});

test('SES-12 a 401 without tokens leads to the sign-in page', async () => {
  const { leave } = await openHome();
  localStorage.removeItem('@refreshToken');
  await expect(call(filterEcs, {})).rejects.toThrow();
  expect(leave).toHaveBeenCalledExactlyOnceWith('/login?ended=1');
});

test('SES-12 tokens that vanish from this tab lead to the sign-in page, which says so, without any call', async () => {
  const { leave, goTo } = await openHome();
  await goTo('/transacoes-extrato');
  await pageTitled('Transaction statement');
  localStorage.clear();
  await vi.waitFor(() => expect(leave).toHaveBeenCalledWith('/login?next=%2Ftransacoes-extrato&ended=1'));
  await goTo('/bancos');
  await goTo('/home');
  expect(leave).toHaveBeenCalledOnce();
});

test('SES-12 they are missed at once when the tab is looked at again', async () => {
  const { leave } = await openHome();
  localStorage.clear();
  document.dispatchEvent(new Event('visibilitychange'));
  expect(leave).toHaveBeenCalledExactlyOnceWith('/login?ended=1');
});

test('SES-06 another tab that signs out takes this one along', async () => {
  const { leave, goTo } = await openHome();
  await goTo('/transacoes-extrato');
  await pageTitled('Transaction statement');
  localStorage.removeItem('@token');
  window.dispatchEvent(new StorageEvent('storage', { key: '@token', oldValue: 'a', newValue: null }));
  expect(leave).toHaveBeenCalledExactlyOnceWith('/login?ended=1');
  // Which the address does not tell, but this tab knows when the same person signs in.
  expect(takePlace()).toBe('/transacoes-extrato');
});

test('SES-10 another tab that refreshes the tokens changes nothing here', async () => {
  const { leave, reload } = await openHome();
  window.dispatchEvent(new StorageEvent('storage', { key: '@token', oldValue: 'a', newValue: 'b' }));
  expect(leave).not.toHaveBeenCalled();
  expect(reload).not.toHaveBeenCalled();
});

test('SES-03 another tab that signs in as somebody else makes this one load again', async () => {
  const { reload } = await openHome();
  window.dispatchEvent(new StorageEvent('storage', { key: '@login', newValue: people.manager }));
  expect(reload).not.toHaveBeenCalled();
  localStorage.setItem('@login', people.viewer);
  window.dispatchEvent(new StorageEvent('storage', { key: '@login', newValue: people.viewer }));
  expect(reload).toHaveBeenCalledOnce();
});

test('SES-06 a page that the browser kept shows nothing of a person who has signed out', async () => {
  const { leave } = await openHome();
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  expect(leave).not.toHaveBeenCalled();
  localStorage.removeItem('@token');
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  expect(leave).toHaveBeenCalledExactlyOnceWith('/login?ended=1');
});

test('SES-03 nor does it show anything to somebody who has signed in since', async () => {
  const { reload } = await openHome();
  localStorage.setItem('@login', people.viewer);
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  expect(reload).toHaveBeenCalledOnce();
});
