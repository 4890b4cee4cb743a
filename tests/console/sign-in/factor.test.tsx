import { act, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import type { Language } from '../../../contract/languages';
import { proveFactor } from '../../../contract/second-factor';
import { login } from '../../../contract/session';
import { bridgeToPortal, type Failure, held } from '../../support/bridge';
import { enrolled } from '../../support/enrolled';
import { PASSWORD } from '../../support/network';
import { secondSteps } from '../../support/people';
import { message, msUntil, openSignIn } from './sign-in-page';

const portal = bridgeToPortal();
const [person] = secondSteps;
let factor: Awaited<ReturnType<typeof enrolled>>;
beforeAll(async () => {
  factor = await enrolled(person);
});
afterEach(() => vi.useRealTimers());

const code = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Code' });
const goOn = () => screen.getByRole('button', { name: 'Continue' });

/** The sign-in page after its first step. */
async function openSecondStep() {
  const opened = await openSignIn();
  await opened.fillIn(person, PASSWORD);
  await opened.submit();
  await screen.findByRole('heading', { name: 'One more step' }, { timeout: 10_000 });
  return opened;
}

test('LOG-05 SES-01 after the password a code is asked for, and only then the session begins', async () => {
  const { person: user, onSignedIn } = await openSecondStep();
  expect(screen.getByText('Enter the code that your authenticator app shows.')).toBeVisible();
  expect(screen.queryByLabelText('Password')).not.toBeInTheDocument();
  expect(code()).toHaveFocus();
  expect(code()).toHaveAttribute('autocomplete', 'one-time-code');
  expect(code()).toHaveAttribute('autocapitalize', 'off');
  expect(code()).toHaveAccessibleDescription('No phone at hand? Enter one of your recovery codes.');
  expect(localStorage.getItem('@token')).toBeNull();
  await user.type(code(), factor.recoveryCode());
  expect(portal.callsOf(proveFactor)).toHaveLength(0);
  await user.click(goOn());
  await vi.waitFor(() => expect(onSignedIn).toHaveBeenCalledOnce(), 10_000);
  expect(localStorage.getItem('@login')).toBe(person);
  expect(localStorage.getItem('@token')).toMatch(/\w/);
  expect(localStorage.getItem('@refreshToken')).toMatch(/\w/);
  expect(screen.getByRole('button', { name: 'Checking…' })).toHaveAttribute('aria-disabled', 'true');
});

test('six digits that are pasted in two groups sign in by themselves, once', async () => {
  const { until, release } = held();
  portal.fail(proveFactor, { until });
  const { person: user, onSignedIn } = await openSecondStep();
  await user.click(code());
  await user.paste(factor.nextCode().replace(/^.{3}/, '$& '));
  await user.keyboard('{Enter}');
  release();
  await vi.waitFor(() => expect(onSignedIn).toHaveBeenCalledOnce(), 10_000);
  expect(portal.callsOf(proveFactor)).toHaveLength(1);
});

test('a wrong code is told with the time that the phone should show, and stays to be corrected', async () => {
  const { person: user, onSignedIn } = await openSecondStep();
  await user.type(code(), '000000');
  await vi.waitFor(
    () => expect(message()).toMatch(/^This code is not right\..* the time \d\d:\d\d\.$/),
    10_000,
  );
  expect(code()).toHaveFocus();
  expect(code()).toBeInvalid();
  expect(code()).toHaveAccessibleDescription(/^This code is not right\..*No phone at hand\?/);
  expect(code()).toHaveValue('000000');
  await user.clear(code());
  await user.type(code(), `${factor.recoveryCode()}{Enter}`);
  await vi.waitFor(() => expect(onSignedIn).toHaveBeenCalledOnce(), 10_000);
});

test('without a code nothing is sent', async () => {
  const { person: user } = await openSecondStep();
  await user.click(goOn());
  expect(message()).toBe('Enter the code.');
  expect(code()).toHaveFocus();
  expect(code()).toBeInvalid();
  expect(portal.callsOf(proveFactor)).toHaveLength(0);
});

test('LOG-12 a sign-in that has expired leads back to the first step, which says so', async () => {
  const said = 'This sign-in took too long. Sign in again.';
  portal.fail(proveFactor, { status: 401, body: { code: 'UNAUTHENTICATED', message: said } });
  const { person: user, field, onSignedIn } = await openSecondStep();
  await user.type(code(), '123456');
  await screen.findByRole('heading', { name: 'Sign in' }, { timeout: 10_000 });
  expect(message()).toBe(said);
  expect(field('Tax ID or login')).toHaveValue(person);
  expect(field('Password')).toHaveValue('');
  expect(field('Password')).toHaveFocus();
  await user.type(field('Password'), `${PASSWORD}{Enter}`);
  await screen.findByRole('heading', { name: 'One more step' }, { timeout: 10_000 });
  expect(code()).toHaveValue('');
  expect(onSignedIn).not.toHaveBeenCalled();
});

test('LOG-02 a lock says until when, and stays until then', async () => {
  const { person: user } = await openSecondStep();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], shouldAdvanceTime: true });
  const body = { code: 'TOO_MANY_REQUESTS', message: 'Too many attempts. Try again in 2 minutes.' };
  portal.fail(proveFactor, { status: 429, body, headers: { 'retry-after': '70' } });
  await user.type(code(), '123456');
  await msUntil(() => message() !== '');
  expect(message()).toMatch(/^Too many attempts\. Try again in 2 minutes \(\d{1,2}:\d\d [AP]M\)\.$/);
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  expect(message()).toMatch(/^Too many attempts/);
  await act(() => vi.advanceTimersByTimeAsync(15_000));
  expect(message()).toBe('');
});

test.each<[string, Failure, string]>([
  ['no connection', 'dropped', 'Reload the page and try again.'],
  ['a balancer that gave up', { status: 504 }, 'The server did not respond in time.'],
  ['a reply of something else', { status: 200, body: {} }, 'Reload the page and try again.'],
])('%s is told as what it is, and another attempt is possible', async (_name, failure, text) => {
  portal.fail(proveFactor, failure);
  const { person: user, onSignedIn } = await openSecondStep();
  const given = factor.recoveryCode();
  await user.type(code(), `${given}{Enter}`);
  await vi.waitFor(() => expect(message()).toBe(text), 10_000);
  expect(code()).toHaveValue(given);
  await user.click(goOn());
  await vi.waitFor(() => expect(onSignedIn).toHaveBeenCalledOnce(), 10_000);
});

test('somebody else signs in from the first step', async () => {
  const { person: user, field } = await openSecondStep();
  await user.click(screen.getByRole('button', { name: 'Sign in as someone else' }));
  expect(screen.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  expect(field('Tax ID or login')).toHaveValue('');
  expect(field('Tax ID or login')).toHaveFocus();
  expect(message()).toBe('');
});

test.each<[Language, string]>([
  ['pt', 'Está sem o celular? Digite um dos seus códigos de recuperação.'],
  ['es', '¿No tiene su teléfono a la mano? Escriba uno de sus códigos de recuperación.'],
  ['co', '¿No tiene su celular a la mano? Escriba uno de sus códigos de recuperación.'],
])('LOG-05 in %s it says: %s', async (language, hint) => {
  portal.fail(login, { status: 200, body: { message: '', factorToken: 'x' } });
  const { fillIn, submit } = await openSignIn({ language });
  await fillIn(person, PASSWORD);
  await submit();
  expect(await screen.findByText(hint, undefined, { timeout: 10_000 })).toBeVisible();
});

test('SHELL-18 it follows the language of the page, and what was typed stays', async () => {
  const { person: user } = await openSecondStep();
  await user.type(code(), '12345');
  await user.click(screen.getByRole('button', { name: 'Português' }));
  await screen.findByRole('heading', { name: 'Mais uma etapa' });
  expect(screen.getByRole('textbox', { name: 'Código' })).toHaveValue('12345');
});
