import { screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Language } from '../../../contract/languages';
import { resetPassword } from '../../../contract/password';
import { ForgotPage } from '../../../src/sign-in/ForgotPage';
import { bridgeToPortal, type Failure, held } from '../../support/bridge';
import { FORGETFUL } from '../../support/people';
import { alerts, openPublicPage, statuses } from './public-page';
import { expectBetween, msUntil, noteAnswer } from './sign-in-page';

const portal = bridgeToPortal();

beforeEach(() =>
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], shouldAdvanceTime: true }),
);

const openForgot = (language: Language = 'en') =>
  openPublicPage((opening) => <ForgotPage {...opening} />, language);
const field = (label = 'Tax ID') => screen.getByRole('textbox', { name: label });
const send = () => screen.getByRole('button', { name: 'Send' });
const sent = () => portal.callsOf(resetPassword);

const AGAIN = 'Could not send the request. Try again.';

test.each<[Language, string, string]>([
  ['en', 'Tax ID', 'Forgot my password – Cofre'],
  ['co', 'Cédula', 'Olvidé mi contraseña – Cofre'],
  ['es', 'RFC', 'Olvidé mi contraseña – Cofre'],
  ['pt', 'CPF', 'Esqueci minha senha – Cofre'],
])('LOG-13 SHELL-25 in %s the one field is the %s', async (language, label, title) => {
  await openForgot(language);
  expect(screen.getAllByRole('textbox')).toEqual([field(label)]);
  expect(field(label)).toHaveFocus();
  expect(field(label)).toHaveAttribute('autocomplete', 'username');
  expect(document.title).toBe(title);
});

test('LOG-13 there is a way back to the sign-in', async () => {
  await openForgot();
  expect(screen.getByRole('link', { name: 'Back to sign-in' })).toHaveAttribute('href', '/login');
});

test.each(['', '   '])(
  'LOG-13 without a tax id (%j) nothing is sent, and the field says so',
  async (typed) => {
    const { person } = await openForgot();
    if (typed !== '') await person.type(field(), typed);
    await person.click(send());
    expect(field()).toBeInvalid();
    expect(field()).toHaveAccessibleDescription('Enter your tax id.');
    expect(field()).toHaveFocus();
    expect(sent()).toHaveLength(0);
    await person.type(field(), '1');
    expect(field()).toBeValid();
    expect(alerts()).toBe('');
  },
);

test('LOG-15 what the server says shows a second after it came, and the tax id stays', async () => {
  const { person } = await openForgot();
  const answeredAt = noteAnswer();
  await person.type(field(), ` ${FORGETFUL} `);
  await person.click(send());
  const answered = await answeredAt();
  await msUntil(() => statuses() !== '');
  expectBetween(Date.now() - answered, 1000, 1300);
  expect(statuses()).toBe('If the tax id is registered, instructions were sent to its e-mail.');
  expect(sent().map(({ query }) => Object.fromEntries(query))).toEqual([{ cpf: FORGETFUL }]);
  expect(field()).toHaveValue(` ${FORGETFUL} `);
  expect(send()).toHaveAttribute('aria-disabled', 'false');
});

test('LOG-13 LOG-15 Enter sends as well, and whatever the server says is shown', async () => {
  portal.fail(resetPassword, { status: 200, body: 'Look into your mail.' });
  const { person } = await openForgot();
  await person.type(field(), '99000123{Enter}');
  await msUntil(() => statuses() !== '');
  expect(statuses()).toBe('Look into your mail.');
});

test('LOG-15 while a request is on its way a second one is not sent', async () => {
  const { until, release } = held();
  portal.fail(resetPassword, { status: 200, body: 'Sent.', after: until }, 3);
  const { person } = await openForgot();
  await person.type(field(), '99000124');
  await person.click(send());
  const busy = screen.getByRole('button', { name: 'Sending…' });
  expect(busy).toHaveAttribute('aria-disabled', 'true');
  await person.click(busy);
  await person.type(field(), '{Enter}');
  release();
  await msUntil(() => statuses() !== '');
  expect(sent()).toHaveLength(1);
});

test.each<[string, Failure]>([
  ['no connection', 'dropped'],
  ['a fault of the server', { status: 500, body: { code: 'INTERNAL', message: 'Broken.' } }],
  ['a balancer without a server', { status: 502 }],
  ['a refusal', { status: 400, body: { code: 'VALIDATION', message: 'Check the highlighted fields.' } }],
  ['an answer without a word', { status: 200, body: '' }],
  ['an answer that is no sentence', { status: 200, body: true }],
])('LOG-16 %s asks to try again for 4 s, and the next attempt works', async (_name, failure) => {
  portal.fail(resetPassword, failure);
  portal.fail(resetPassword, { status: 200, body: 'Sent.' });
  const { person } = await openForgot();
  await person.type(field(), '99000125');
  await person.click(send());
  await msUntil(() => alerts() !== '');
  expect(alerts()).toBe(AGAIN);
  expectBetween(await msUntil(() => alerts() === ''), 3900, 4100);
  expect(field()).toHaveValue('99000125');
  await person.click(send());
  await msUntil(() => statuses() !== '');
  expect(statuses()).toBe('Sent.');
});

test.each<[string, Failure, string]>([
  [
    'in the words of the server',
    { status: 429, body: { code: 'TOO_MANY_REQUESTS', message: 'Slowly.' } },
    'Slowly.',
  ],
  ['in its own words where a balancer refuses', { status: 429 }, 'Too many attempts. Try again later.'],
])('LOG-16 LOG-02 after too many requests it says to wait, %s', async (_name, failure, text) => {
  portal.fail(resetPassword, failure);
  const { person } = await openForgot();
  await person.type(field(), '99000126');
  await person.click(send());
  await msUntil(() => alerts() !== '');
  expect(alerts()).toBe(text);
  expect(field()).toHaveValue('99000126');
});

test('LOG-16 a new attempt removes the old failure, whose timer does not end the new one', async () => {
  portal.fail(resetPassword, 'dropped');
  const { until, release } = held();
  portal.fail(resetPassword, { status: 500, after: until });
  const { person } = await openForgot();
  await person.type(field(), '99000127');
  await person.click(send());
  await msUntil(() => alerts() !== '');
  await vi.advanceTimersByTimeAsync(3000);
  await person.click(send());
  expect(alerts()).toBe('');
  release();
  await msUntil(() => alerts() !== '');
  expectBetween(await msUntil(() => alerts() === ''), 3900, 4100);
});

test('LOG-13 SHELL-18 another language changes the words and keeps the tax id', async () => {
  const { person } = await openForgot();
  await person.type(field(), '99000128');
  await person.click(screen.getByRole('button', { name: 'Português' }));
  expect(await screen.findByRole('textbox', { name: 'CPF' })).toHaveValue('99000128');
  expect(document.title).toBe('Esqueci minha senha – Cofre');
});
