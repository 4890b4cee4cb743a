import { act, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { login, refreshToken } from '../../../contract/session';
import { onSignedOut } from '../../../src/portal/with-session';
import { bridgeToPortal, type Failure, held } from '../../support/bridge';
import { PASSWORD } from '../../support/network';
import { people } from '../../support/people';
import { expectBetween, message, msUntil, noteAnswer, openSignIn } from './sign-in-page';

const portal = bridgeToPortal();
const wrongPassword: Failure = { status: 401, body: '401Incorrect user or password.' };

beforeEach(() =>
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], shouldAdvanceTime: true }),
);

test('LOG-01 the password can be shown and hidden again', async () => {
  const { person, field } = await openSignIn();
  expect(field('Tax ID or login')).toHaveAttribute('autocomplete', 'username');
  expect(field('Password')).toHaveAttribute('type', 'password');
  expect(field('Password')).toHaveAttribute('autocomplete', 'current-password');
  await person.click(screen.getByRole('button', { name: 'Show password' }));
  expect(field('Password')).toHaveAttribute('type', 'text');
  await person.click(screen.getByRole('button', { name: 'Hide password' }));
  expect(field('Password')).toHaveAttribute('type', 'password');
});

test('LOG-03 there is a way for who forgot the password', async () => {
  await openSignIn();
  const link = screen.getByRole('link', { name: 'I forgot my password' });
  expect(link).toHaveAttribute('href', '/esqueceu-sua-senha');
});

test('LOG-05 SES-01 SES-03 signing in keeps the session in the browser and goes on', async () => {
  const { fillIn, submit, onSignedIn } = await openSignIn();
  await fillIn(` ${people.administrator} `, PASSWORD);
  await submit();
  await vi.waitFor(() => expect(onSignedIn).toHaveBeenCalledOnce(), 10_000);
  expect(portal.callsOf(login)[0]?.body).toEqual({ user: people.administrator, password: PASSWORD });
  expect(localStorage.getItem('@login')).toBe(people.administrator);
  expect(localStorage.getItem('@name')).toBe('Helena Duarte');
  expect(localStorage.getItem('@token')).toMatch(/\w/);
  expect(localStorage.getItem('@refreshToken')).toMatch(/\w/);
  expect(screen.getByRole('button', { name: 'Signing in…' })).toHaveAttribute('aria-disabled', 'true');
});

test('SES-02 where the access profile cannot be encrypted it is not stored', async () => {
  const { fillIn, submit, onSignedIn } = await openSignIn();
  await fillIn(people.administrator, PASSWORD);
  await submit();
  await vi.waitFor(() => expect(onSignedIn).toHaveBeenCalledOnce(), 10_000);
  expect(localStorage.getItem('@accessProfile')).toBeNull();
});

test('LOG-05 while a sign-in runs a second one is not sent', async () => {
  const { until, release } = held();
  portal.fail(login, { until });
  const { fillIn, submit, person, onSignedIn } = await openSignIn();
  await fillIn(people.viewer, PASSWORD);
  await submit();
  await person.click(screen.getByRole('button', { name: 'Signing in…' }));
  await person.type(screen.getByLabelText('Password'), '{Enter}');
  release();
  await vi.waitFor(() => expect(onSignedIn).toHaveBeenCalledOnce(), 10_000);
  expect(portal.callsOf(login)).toHaveLength(1);
});

test('LOG-06 LOG-08 without user or password the sign-in is not sent', async () => {
  const { submit, person, field } = await openSignIn();
  await submit();
  expect(message()).toBe('User and/or password not entered');
  expect(field('Tax ID or login')).toHaveFocus();
  expect(field('Tax ID or login')).toBeInvalid();
  expect(field('Tax ID or login')).toHaveAccessibleDescription('User and/or password not entered');

  await person.type(field('Tax ID or login'), '10000001');
  await submit();
  expect(message()).toBe('User and/or password not entered');
  expect(field('Password')).toHaveFocus();
  expect(field('Tax ID or login')).toBeValid();

  await person.clear(field('Tax ID or login'));
  await person.type(field('Password'), 'something');
  await submit();
  expect(message()).toBe('User and/or password not entered');
  expect(field('Tax ID or login')).toHaveFocus();
  expect(field('Tax ID or login')).toBeInvalid();
  expect(field('Password')).toBeValid();
  expect(portal.callsOf(login)).toHaveLength(0);
});

test.each([
  ['co', 'Usuario y/o contraseña no ingresados'],
  ['es', 'Usuario y/o contraseña no ingresados'],
  ['pt', 'Usuário e/ou senha não informados'],
] as const)('LOG-08 in %s it says: %s', async (language, text) => {
  const { submit } = await openSignIn({ language });
  await submit();
  expect(message()).toBe(text);
});

test('LOG-09 what the page itself finds shows at once and hides 3 s later', async () => {
  const { submit } = await openSignIn();
  await submit();
  expect(message()).not.toBe('');
  expectBetween(await msUntil(() => message() === ''), 2700, 3100);
});

test('LOG-09 what the server says shows 2 s after its answer and hides 3 s later', async () => {
  const { fillIn, submit, field } = await openSignIn();
  const answeredAt = noteAnswer();
  await fillIn('99000009', 'wrong');
  await submit();
  const answered = await answeredAt();
  await msUntil(() => message() !== '');
  expect(message()).toBe('Incorrect user or password.');
  expectBetween(Date.now() - answered, 2000, 2300);
  expect(field('Tax ID or login')).toHaveValue('99000009');
  expect(field('Password')).toHaveValue('wrong');
  expect(field('Password')).toHaveFocus();
  expectBetween(await msUntil(() => message() === ''), 2900, 3100);
});

test('LOG-09 the page is busy until the message shows, and then takes another attempt', async () => {
  portal.fail(login, wrongPassword, 2);
  const { fillIn, submit } = await openSignIn();
  await fillIn(people.viewer, 'wrong');
  await submit();
  await vi.waitFor(() => expect(portal.callsOf(login)).toHaveLength(1), 10_000);
  expect(screen.getByRole('button', { name: 'Signing in…' })).toHaveAttribute('aria-disabled', 'true');
  await msUntil(() => message() !== '');
  await submit();
  expect(message()).toBe('');
  await vi.waitFor(() => expect(portal.callsOf(login)).toHaveLength(2), 10_000);
});

test('LOG-09 who went on to the phones meanwhile is not pulled back', async () => {
  portal.fail(login, wrongPassword);
  const { fillIn, submit, person } = await openSignIn();
  await fillIn(people.viewer, 'wrong');
  await submit();
  await person.click(screen.getByRole('button', { name: 'English' }));
  await msUntil(() => message() !== '');
  expect(screen.getByRole('button', { name: 'English' })).toHaveFocus();
});

test('LOG-10 of a string the text after its first 3 characters shows', async () => {
  portal.fail(login, { status: 429, body: '429Too many attempts. Try again later.' });
  const { fillIn, submit } = await openSignIn();
  await fillIn(people.viewer, 'wrong');
  await submit();
  await msUntil(() => message() !== '');
  expect(message()).toBe('Too many attempts. Try again later.');
});

test('LOG-02 LOG-09 a lock says until when, and stays until then', async () => {
  const body = '429Too many attempts. Try again in 2 minutes.';
  portal.fail(login, { status: 429, body, headers: { 'retry-after': '70' } });
  const { fillIn, submit } = await openSignIn();
  await fillIn(people.viewer, 'wrong');
  await submit();
  await msUntil(() => message() !== '');
  expect(message()).toMatch(/^Too many attempts\. Try again in 2 minutes \(\d{1,2}:\d\d [AP]M\)\.$/);
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  expect(message()).toMatch(/^Too many attempts/);
  await act(() => vi.advanceTimersByTimeAsync(15_000));
  expect(message()).toBe('');
});

test('LOG-09 a refusal that leads another way stays long enough to be read and followed', async () => {
  portal.fail(login, { status: 403, body: '403Press “I forgot my password”.' });
  const { fillIn, submit, field } = await openSignIn();
  await fillIn(people.viewer, PASSWORD);
  await submit();
  await msUntil(() => message() !== '');
  await act(() => vi.advanceTimersByTimeAsync(15_000));
  expect(message()).toBe('Press “I forgot my password”.');
  expect(field('Password')).toBeValid();
  await act(() => vi.advanceTimersByTimeAsync(10_000));
  expect(message()).toBe('');
});

test.each<[string, Failure]>([
  ['an object', { status: 400, body: { code: 'VALIDATION', message: 'No.' } }],
  ['a number', { status: 400, body: 7 }],
  ['a string that ends with the status', { status: 401, body: '401' }],
  ['no body at all', { status: 403 }],
])('LOG-11 after %s it says that something unexpected happened', async (_name, failure) => {
  portal.fail(login, failure);
  const { fillIn, submit } = await openSignIn();
  await fillIn(people.viewer, PASSWORD);
  await submit();
  await msUntil(() => message() !== '');
  expect(message()).toBe('Something unexpected happened. Try again.');
});

test.each<[string, Failure, string]>([
  ['no connection', 'dropped', 'Reload the page and try again.'],
  ['a balancer without a server', { status: 502 }, 'Reload the page and try again.'],
  ['a balancer that gave up', { status: 504 }, 'The server did not respond in time.'],
])('LOG-11 %s is told as what it is, and another attempt is possible', async (_name, failure, text) => {
  portal.fail(login, failure);
  const { fillIn, submit, onSignedIn } = await openSignIn();
  await fillIn(people.viewer, PASSWORD);
  await submit();
  await msUntil(() => message() !== '');
  expect(message()).toBe(text);
  await submit();
  await vi.waitFor(() => expect(onSignedIn).toHaveBeenCalledOnce(), 10_000);
});

test.each<[string, unknown, string]>([
  ['nothing', {}, 'Could not sign in.'],
  ['an empty token', { token: '' }, 'Could not sign in.'],
  ['an empty body', undefined, 'Could not sign in.'],
  ['a message', { message: 'Closed until Monday.' }, 'Closed until Monday.'],
  ['a string', 'Closed until Monday.', 'Closed until Monday.'],
])('LOG-12 a reply without a token but with %s does not sign in', async (_name, body, text) => {
  portal.fail(login, { status: 200, body });
  const { fillIn, submit, onSignedIn } = await openSignIn();
  await fillIn(people.viewer, PASSWORD);
  await submit();
  await msUntil(() => message() !== '');
  expect(message()).toBe(text);
  expect(onSignedIn).not.toHaveBeenCalled();
  expect(localStorage.getItem('@login')).toBeNull();
});

test('SES-08 SES-09 SES-12 a refused sign-in carries no token, refreshes nothing and ends no session', async () => {
  const signedOut = vi.fn();
  const stop = onSignedOut(signedOut);
  const { fillIn, submit } = await openSignIn();
  localStorage.setItem('@token', 'stale');
  localStorage.setItem('@refreshToken', 'stale');
  const answeredAt = noteAnswer();
  await fillIn('99000012', 'wrong');
  await submit();
  await answeredAt();
  await msUntil(() => message() !== '');
  stop();
  expect(message()).toBe('Incorrect user or password.');
  expect(portal.callsOf(login)[0]?.headers.has('authorization')).toBe(false);
  expect(portal.callsOf(refreshToken)).toHaveLength(0);
  expect(signedOut).not.toHaveBeenCalled();
});
