import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { changePassword } from '../../../contract/password';
import { type LoginReply, login, refreshToken } from '../../../contract/session';
import { storeSession } from '../../../src/session/stored-session';
import { bridgeToPortal, signInAs } from '../../support/bridge';
import { enrolled } from '../../support/enrolled';
import { PASSWORD } from '../../support/network';
import { openConsole } from '../../support/open-console';
import { people, secondSteps } from '../../support/people';
import { put } from '../../support/put';

/* A session that ends while a form is filled in: that of the own password, which every person has. */

const portal = bridgeToPortal();
afterEach(() => window.history.pushState(null, '', '/'));

const ADDRESS = '/alterar-senha-perfil';
const TYPED = 'Caminho&42';
const AT_SIGN_IN = `/login?next=${encodeURIComponent(ADDRESS)}`;

async function fillIn(typed = TYPED, stored = false) {
  const person = stored ? {} : { person: people.viewer };
  const opened = await openConsole({ ...person, path: ADDRESS, language: 'en' });
  const field = await screen.findByLabelText('New password');
  if (typed !== '') await put(opened.user, field, typed);
  return { ...opened, field };
}

/** The session goes from the storage; the language stays. */
function vanish(): void {
  for (const key of ['@token', '@refreshToken', '@login', '@name', '@accessProfile']) {
    localStorage.removeItem(key);
  }
}

/** Whether the styles let it be seen. */
function seen(element: HTMLElement): boolean {
  vi.stubEnv('PORTAL_TEST_STYLES', 'on');
  const { visibility } = getComputedStyle(element);
  vi.unstubAllEnvs();
  return visibility === 'visible';
}

const dialog = () => screen.findByRole('dialog', { name: 'Sign in again' });
const gone = () =>
  vi.waitFor(() => expect(screen.queryByRole('dialog', { name: 'Sign in again' })).toBeNull());
const leaving = () => {
  const event = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(event);
  return !event.defaultPrevented;
};
const changedInAnotherTab = (key: string) => window.dispatchEvent(new StorageEvent('storage', { key }));

test('SES-11 SES-12 what was typed stays, covered, and can be saved by the same person after signing in over it', async () => {
  const { user, leave, field } = await fillIn();
  const save = screen.getByRole('button', { name: 'Save password' });
  await put(user, screen.getByLabelText('Confirm the new password'), TYPED);
  portal.fail(changePassword, { status: 401, body: { code: 'UNAUTHENTICATED', message: 'Over.' } });
  portal.fail(refreshToken, { status: 500 });
  await user.click(save);
  const current = within(await screen.findByRole('dialog', { name: 'Confirm it is you' }));
  await put(user, current.getByLabelText('Current password'), PASSWORD);
  const confirm = current.getByRole('button', { name: 'Save password' });
  await user.click(confirm);

  const again = within(await dialog());
  expect(leave).not.toHaveBeenCalled();
  expect(seen(field)).toBe(false);
  expect(screen.queryByRole('main')).toBeNull();
  expect(again.getByText(/^Your session has ended\./)).toBeVisible();
  expect(again.getByLabelText('Tax ID or login')).toHaveValue(people.viewer);
  expect(again.getByLabelText('Tax ID or login')).toHaveAttribute('readonly');
  expect(again.getByLabelText('Password')).toHaveFocus();

  await user.type(again.getByLabelText('Password'), PASSWORD);
  await user.keyboard('{Enter}');
  await gone();
  expect(portal.callsOf(login).at(-1)?.body).toMatchObject({ user: people.viewer });
  expect(seen(field)).toBe(true);
  expect(field).toHaveValue(TYPED);
  await vi.waitFor(() => expect(confirm).toHaveFocus());
  portal.fail(changePassword, { status: 200, body: true });
  await user.click(confirm);
  await screen.findByText('Password changed successfully!');
  expect(leave).not.toHaveBeenCalled();
});

test('SES-11 a wrong password, or that of a person who was deactivated, uncovers nothing', async () => {
  const { user, field } = await fillIn();
  vanish();
  const again = within(await dialog());
  await user.type(again.getByLabelText('Password'), 'wrong');
  await user.click(again.getByRole('button', { name: 'Sign in' }));
  expect(await again.findByText('Incorrect user or password.')).toBeVisible();
  await waitFor(() => expect(again.getByLabelText('Password')).toHaveFocus());
  expect(seen(field)).toBe(false);
  expect(localStorage.getItem('@token')).toBeNull();
});

test('SES-11 whoever has a second factor gives a code as well, before anything is uncovered', async () => {
  const [, person] = secondSteps;
  const { sessions, recoveryCode } = await enrolled(person, 1);
  await storeSession(sessions[0] as LoginReply);
  const { user, field } = await fillIn(TYPED, true);
  vanish();
  const again = within(await dialog());
  await user.type(again.getByLabelText('Password'), `${PASSWORD}{Enter}`);
  const code = await again.findByRole('textbox', { name: 'Code' });
  expect(code).toHaveFocus();
  expect(code).toHaveAttribute('autocomplete', 'one-time-code');
  expect(again.getByLabelText('Tax ID or login')).toHaveValue(person);
  expect(localStorage.getItem('@token')).toBeNull();
  expect(seen(field)).toBe(false);

  await user.type(code, 'no such code{Enter}');
  expect(await again.findByText(/^This code is not right\./)).toBeVisible();
  await waitFor(() => expect(code).toHaveFocus());
  expect(code).toBeInvalid();
  expect(code).toHaveAccessibleDescription(/^This code is not right\..*recovery codes\.$/);
  expect(code).toHaveValue('no such code');
  expect(seen(field)).toBe(false);

  await user.clear(code);
  await user.type(code, `${recoveryCode()}{Enter}`);
  await gone();
  expect(seen(field)).toBe(true);
  expect(field).toHaveValue(TYPED);
  expect(localStorage.getItem('@login')).toBe(person);
});

test('SES-11 a second step that took too long leads back to the password, and says so', async () => {
  const said = 'This sign-in took too long. Sign in again.';
  const { user, field } = await fillIn();
  vanish();
  const again = within(await dialog());
  portal.fail(login, { status: 200, body: { message: '', factorToken: 'x' } });
  await user.type(again.getByLabelText('Password'), `${PASSWORD}{Enter}`);
  await user.type(await again.findByRole('textbox', { name: 'Code' }), '123456');
  expect(await again.findByText(said)).toBeVisible();
  expect(again.getByLabelText('Password')).toHaveFocus();
  expect(again.getByLabelText('Password')).toHaveValue('');
  expect(seen(field)).toBe(false);
});

test('SES-12 leaving instead goes to the sign-in page without the browser’s confirmation', async () => {
  const { user, leave } = await fillIn();
  expect(leaving()).toBe(false);
  vanish();
  await user.click(within(await dialog()).getByRole('button', { name: 'Discard and leave' }));
  expect(leave).toHaveBeenCalledExactlyOnceWith(AT_SIGN_IN);
  expect(leaving()).toBe(true);
});

test('SES-06 a form waits, covered, while another tab signs out, and goes on when its person is back there', async () => {
  const { leave, reload, field } = await fillIn();
  localStorage.removeItem('@token');
  changedInAnotherTab('@token');
  vanish();
  await dialog();
  expect(leave).not.toHaveBeenCalled();
  await signInAs(people.viewer);
  changedInAnotherTab('@token');
  changedInAnotherTab('@login');
  await gone();
  expect(field).toHaveValue(TYPED);
  expect(reload).not.toHaveBeenCalled();
});

test('SES-03 somebody else who signs in in another tab never meets the form', async () => {
  const { reload, field } = await fillIn();
  vanish();
  await dialog();
  await signInAs(people.manager);
  changedInAnotherTab('@login');
  expect(reload).toHaveBeenCalledOnce();
  expect(seen(field)).toBe(false);
  expect(leaving()).toBe(true);
});

test('SES-12 a form in which nothing was typed is left for the sign-in page', async () => {
  const { leave } = await fillIn('');
  vanish();
  await vi.waitFor(() => expect(leave).toHaveBeenCalledWith(`${AT_SIGN_IN}&ended=1`));
  expect(screen.queryByRole('dialog')).toBeNull();
});
