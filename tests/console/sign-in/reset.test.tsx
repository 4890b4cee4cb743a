import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { PortalConfig } from '../../../contract/config';
import type { Language } from '../../../contract/languages';
import { changePassword, linkLogin, validateTokenPassword } from '../../../contract/password';
import { refreshToken } from '../../../contract/session';
import { ResetPage } from '../../../src/sign-in/ResetPage';
import { bridgeToPortal, type Failure, held, signInAs } from '../../support/bridge';
import { people } from '../../support/people';
import { alerts, openPublicPage, statuses } from './public-page';
import { expectBetween, msUntil } from './sign-in-page';

const portal = bridgeToPortal();

beforeEach(() =>
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], shouldAdvanceTime: true }),
);

const TOKEN = 'a-token-of-a-link';
const GOOD = 'Caminho&42';
const good: Failure = { status: 200, body: true };
const bad: Failure = { status: 200, body: false };

const openReset = (language: Language = 'en', token = TOKEN, settings: Partial<PortalConfig> = {}) =>
  openPublicPage((opening) => <ResetPage {...opening} token={token} />, language, settings);

/** The page of a link that is good, with its form. */
async function openForm(language: Language = 'en', settings: Partial<PortalConfig> = {}) {
  portal.fail(validateTokenPassword, good);
  const { person, texts } = await openReset(language, TOKEN, settings);
  const { reset } = texts.password;
  await screen.findByLabelText(reset.newPassword);
  const field = (name: 'newPassword' | 'confirmation') => screen.getByLabelText(reset[name]);
  const button = () => screen.getByRole('button', { name: reset.save });
  return {
    person,
    field,
    button,
    fillIn: async (newPassword: string, confirmation: string) => {
      await person.clear(field('newPassword'));
      await person.clear(field('confirmation'));
      if (newPassword !== '') await person.type(field('newPassword'), newPassword);
      if (confirmation !== '') await person.type(field('confirmation'), confirmation);
    },
    save: () => person.click(button()),
  };
}

const form = () => screen.queryByLabelText('New password');
const saves = () => portal.callsOf(changePassword);
const checks = () => portal.callsOf(validateTokenPassword);

describe('the link', () => {
  test('LOG-17 the server checks the token before anything else shows', async () => {
    const { until, release } = held();
    portal.fail(validateTokenPassword, { until });
    await openReset();
    expect(statuses()).toBe('Checking your link…');
    expect(form()).not.toBeInTheDocument();
    release();
    // A token that the server does not know.
    expect(await screen.findByText('Invalid token! Request a new password reset.')).toBeVisible();
    expect(form()).not.toBeInTheDocument();
    expect(checks().map(({ query }) => Object.fromEntries(query))).toEqual([{ token: TOKEN }]);
  });

  test('LOG-17 LOG-19 a good one brings the form, whose first field has the focus', async () => {
    const { field } = await openForm();
    await vi.waitFor(() => expect(field('newPassword')).toHaveFocus());
    expect(field('newPassword')).toHaveAttribute('autocomplete', 'new-password');
    expect(field('confirmation')).toHaveAttribute('autocomplete', 'new-password');
    expect(document.title).toBe('New password – Cofre');
  });

  test.each<[Language, string]>([
    ['pt', 'Token inválido! Solicite uma nova redefinição de senha.'],
    ['en', 'Invalid token! Request a new password reset.'],
    ['co', '¡Token inválido! Solicite un nuevo restablecimiento de contraseña.'],
    ['es', '¡Token inválido! Solicite un nuevo restablecimiento de contraseña.'],
  ])('LOG-18 an invalid one says so, without a form, and leads to another (%s)', async (language, text) => {
    portal.fail(validateTokenPassword, bad);
    const { texts } = await openReset(language);
    expect(await screen.findByText(text)).toBeVisible();
    expect(alerts()).toContain(text);
    expect(screen.queryByRole('button', { name: texts.password.reset.save })).not.toBeInTheDocument();
    const link = screen.getByRole('link', { name: texts.password.reset.request });
    expect(link).toHaveAttribute('href', '/esqueceu-sua-senha');
    expect(link).toHaveFocus();
  });

  test('LOG-18 an address without a token is invalid, without a call', async () => {
    await openReset('en', '');
    expect(alerts()).toContain('Invalid token!');
    expect(form()).not.toBeInTheDocument();
    expect(checks()).toHaveLength(0);
  });

  test('LOG-18 a token that is none at all is invalid', async () => {
    portal.fail(validateTokenPassword, { status: 400, body: { code: 'VALIDATION', message: 'Too long.' } });
    await openReset();
    expect(await screen.findByText('Invalid token! Request a new password reset.')).toBeVisible();
  });

  test.each<[string, Failure, string]>([
    ['no connection', 'dropped', 'Your link could not be checked. Try again.'],
    ['a fault of the server', { status: 503 }, 'Your link could not be checked. Try again.'],
    ['too many questions', { status: 429 }, 'Too many attempts. Try again later.'],
  ])('LOG-17 %s makes no link invalid: one can try again', async (_name, failure, text) => {
    portal.fail(validateTokenPassword, failure, 2);
    portal.fail(validateTokenPassword, good);
    const { person } = await openReset();
    expect(await screen.findByText(text)).toBeVisible();
    expect(screen.queryByText(/Invalid token/)).not.toBeInTheDocument();
    const again = screen.getByRole('button', { name: 'Try again' });
    expect(again).toHaveFocus();
    await person.click(again);
    await vi.waitFor(() => expect(checks()).toHaveLength(2));
    expect(await screen.findByText(text)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Try again' })).toHaveFocus();
    await person.click(screen.getByRole('button', { name: 'Try again' }));
    const field = await screen.findByLabelText('New password');
    await vi.waitFor(() => expect(field).toHaveFocus());
  });
});

describe('the form', () => {
  test('LOG-19 both passwords can be shown, each by itself', async () => {
    const { person, field } = await openForm();
    const [first, second] = screen.getAllByRole('button', { name: 'Show password' });
    if (first === undefined || second === undefined) throw new Error('There are no two of them');
    expect(first).toHaveAccessibleDescription('New password');
    expect(second).toHaveAccessibleDescription('Confirm the new password');
    await person.click(second);
    expect(field('newPassword')).toHaveAttribute('type', 'password');
    expect(field('confirmation')).toHaveAttribute('type', 'text');
  });

  test('LOG-20 the field says what the password has to be', async () => {
    const { field } = await openForm();
    expect(field('newPassword')).toHaveAccessibleDescription(
      /^8 to 64 characters, with letters, numbers and symbols/,
    );
  });

  test('LOG-20 its criteria are live: each says whether the typed password meets it', async () => {
    const { person, field } = await openForm();
    const rules = () =>
      within(screen.getByRole('list', { name: 'Password requirements' }))
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent);
    expect(rules()).toEqual([
      '8 to 64 characters, not met yet',
      'A letter, not met yet',
      'A digit, not met yet',
      'A symbol, not met yet',
    ]);
    await person.type(field('newPassword'), 'caminho 42');
    expect(rules()).toEqual([
      '8 to 64 characters, met',
      'A letter, met',
      'A digit, met',
      'A symbol, not met yet',
    ]);
  });

  test('LOG-20 LOG-23 where length alone counts, that is the one rule, and what is shorter is not sent', async () => {
    const { person, field, fillIn, save } = await openForm('en', { passwordPolicy: 'nist' });
    expect(field('newPassword')).toHaveAccessibleDescription(/^15 to 64 characters\. A sentence/);
    const rules = () =>
      within(screen.getByRole('list', { name: 'Password requirements' }))
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent);
    expect(rules()).toEqual(['15 to 64 characters, not met yet']);
    await fillIn('fourteen signs', 'fourteen signs');
    await save();
    expect(alerts()).toBe('The password does not have the minimum number of characters.');
    expect(saves()).toEqual([]);
    await person.type(field('newPassword'), '!');
    expect(rules()).toEqual(['15 to 64 characters, met']);
    // An emoji is one character, as the server counts it.
    await fillIn('🐢🦊🐻🐼🐨🐯🦁🐮', '🐢🦊🐻🐼🐨🐯🦁🐮');
    expect(rules()).toEqual(['15 to 64 characters, not met yet']);
    await save();
    expect(alerts()).toBe('The password does not have the minimum number of characters.');
    expect(saves()).toEqual([]);
  });

  test('LOG-20 LOG-23 where length alone counts, it may be shorter for whoever has a second factor', async () => {
    portal.fail(linkLogin, { status: 200, body: { login: people.viewer, hasFactor: true } });
    portal.fail(changePassword, good);
    const { field, fillIn, save } = await openForm('en', { passwordPolicy: 'nist' });
    expect(field('newPassword')).toHaveAccessibleDescription(/^8 to 64 characters\. A sentence/);
    const rule = () => screen.getByRole('listitem').textContent;
    expect(rule()).toBe('8 to 64 characters, not met yet');
    await fillIn('trem da', 'trem da');
    await save();
    expect(alerts()).toBe('The password does not have the minimum number of characters.');
    await fillIn('trem da7', 'trem da7');
    expect(rule()).toBe('8 to 64 characters, met');
    await save();
    expect(await screen.findByText('Password changed successfully!')).toBeVisible();
    expect(saves().map(({ body }) => body)).toEqual([{ newPassword: 'trem da7', token: TOKEN }]);
  });

  test.each<[string, Failure]>([
    ['not known', 'dropped'],
    ['of an older server', { status: 200, body: { login: people.viewer } }],
  ])('LOG-20 whose person is %s, it asks for what is enough for everybody', async (_what, reply) => {
    portal.fail(linkLogin, reply);
    await openForm('en', { passwordPolicy: 'nist' });
    expect(screen.getByRole('listitem')).toHaveTextContent('15 to 64 characters, not met yet');
  });

  test('LOG-19 the login of the person is there for password managers, and cannot be changed', async () => {
    portal.fail(linkLogin, { status: 200, body: { login: people.viewer, hasFactor: false } });
    await openForm();
    const login = await screen.findByLabelText('Login');
    expect(login).toHaveValue(people.viewer);
    expect(login).toHaveAttribute('autocomplete', 'username');
    expect(login).toHaveAttribute('readonly');
  });

  test.each<[string, string, string, string]>([
    ['LOG-21', '', '', 'Preencha todos os campos!'],
    ['LOG-21', 'Abc', '', 'Preencha todos os campos!'],
    ['LOG-21', '', 'Abc', 'Preencha todos os campos!'],
    ['LOG-22', 'Abc', 'Abd', 'As senhas devem ser iguais!'],
    ['LOG-22', GOOD, `${GOOD} `, 'As senhas devem ser iguais!'],
    ['LOG-23', 'Abc#123', 'Abc#123', 'Senha não contém a quantidade mínima de caracteres.'],
  ])('%s %j and %j: %s', async (_id, newPassword, confirmation, text) => {
    const { fillIn, save } = await openForm('pt');
    await fillIn(newPassword, confirmation);
    await save();
    expect(alerts()).toBe(text);
    expect(saves()).toHaveLength(0);
  });

  test('LOG-21 LOG-22 LOG-23 the field to mend has the focus and says what is wrong', async () => {
    const { fillIn, save, field } = await openForm();
    await save();
    expect(field('newPassword')).toHaveFocus();
    expect(field('newPassword')).toHaveAccessibleDescription(/^Fill in all fields!/);
    expect(field('confirmation')).toBeInvalid();
    await fillIn(GOOD, 'Caminho&43');
    await save();
    expect(field('confirmation')).toHaveFocus();
    expect(field('confirmation')).toHaveAccessibleDescription('The passwords must be the same!');
    expect(field('newPassword')).toBeValid();
    await fillIn('Abc#123', 'Abc#123');
    await save();
    expect(field('newPassword')).toHaveFocus();
    expect(field('newPassword')).toHaveAccessibleDescription(
      /^The password does not have the minimum number of characters\./,
    );
  });

  test.each<[string, unknown]>([
    ['false', false],
    ['null', null],
    ['a word', 'true'],
  ])('LOG-24 an answer of %s says that the criteria are not met', async (_name, body) => {
    portal.fail(changePassword, { status: 200, body });
    const { fillIn, save, field } = await openForm('pt');
    await fillIn('semsimbolos', 'semsimbolos');
    await save();
    await msUntil(() => alerts() !== '');
    expect(alerts()).toBe('Senha não respeita os critérios!');
    expect(field('newPassword')).toHaveValue('semsimbolos');
    await msUntil(() => document.activeElement === field('newPassword'));
    expect(field('newPassword')).toBeInvalid();
  });

  test.each<[string, Failure]>([
    ['no connection', 'dropped'],
    ['a fault of the server', { status: 500, body: { code: 'INTERNAL', message: 'Broken.' } }],
    ['a balancer that gave up', { status: 504 }],
  ])(
    'LOG-25 %s is told for 4 s, what was typed stays, and the next attempt works',
    async (_name, failure) => {
      portal.fail(changePassword, failure);
      portal.fail(changePassword, good);
      const { fillIn, save, field } = await openForm('pt');
      await fillIn(GOOD, GOOD);
      await save();
      await msUntil(() => alerts() !== '');
      expect(alerts()).toBe('Não foi possível alterar a senha.');
      expectBetween(await msUntil(() => alerts() === ''), 3900, 4100);
      expect(field('newPassword')).toHaveValue(GOOD);
      expect(field('confirmation')).toHaveValue(GOOD);
      expect(checks()).toHaveLength(1);
      await save();
      expect(await screen.findByText('Senha alterada com sucesso!')).toBeVisible();
    },
  );

  test('LOG-25 LOG-02 after too many attempts it says to wait', async () => {
    portal.fail(changePassword, { status: 429 });
    const { fillIn, save } = await openForm();
    await fillIn(GOOD, GOOD);
    await save();
    await msUntil(() => alerts() !== '');
    expect(alerts()).toBe('Too many attempts. Try again later.');
  });

  test('LOG-18 LOG-25 a token that has run out meanwhile fails, and then gives way to another', async () => {
    portal.fail(changePassword, { status: 400, body: { code: 'VALIDATION', message: 'Invalid token.' } });
    const { fillIn, save } = await openForm();
    portal.fail(validateTokenPassword, bad);
    await fillIn(GOOD, GOOD);
    await save();
    await msUntil(() => alerts() !== '');
    expect(alerts()).toBe('Could not change the password.');
    expect(form()).toBeInTheDocument();
    await msUntil(() => form() === null);
    expect(alerts()).toContain('Invalid token! Request a new password reset.');
    expect(screen.getByRole('link', { name: 'Request a new link' })).toHaveFocus();
  });

  test.each<[string, Failure]>([
    ['is good', good],
    ['cannot be asked about', 'dropped'],
  ])('LOG-25 a refusal leaves the form where the token %s', async (_name, answer) => {
    portal.fail(changePassword, { status: 400, body: { code: 'VALIDATION', message: 'No.' } });
    const { fillIn, save, field } = await openForm();
    portal.fail(validateTokenPassword, answer);
    await fillIn(GOOD, GOOD);
    await save();
    await msUntil(() => checks().length === 2);
    await msUntil(() => alerts() === '');
    expect(field('newPassword')).toHaveValue(GOOD);
  });

  test('LOG-26 success takes the form away and leads to the sign-in', async () => {
    portal.fail(changePassword, good);
    const { fillIn, save } = await openForm();
    await fillIn(GOOD, GOOD);
    await save();
    expect(await screen.findByText('Password changed successfully!')).toBeVisible();
    expect(statuses()).toBe('Password changed successfully!');
    expect(form()).not.toBeInTheDocument();
    const link = within(screen.getByRole('main')).getByRole('link');
    expect(link).toHaveAttribute('href', '/login');
    expect(link).toHaveFocus();
    expect(saves().map(({ body }) => body)).toEqual([{ newPassword: GOOD, token: TOKEN }]);
  });

  test('LOG-26 while it is saved a second save is not sent', async () => {
    const { until, release } = held();
    portal.fail(changePassword, { until });
    const { fillIn, save, person, field } = await openForm();
    await fillIn(GOOD, GOOD);
    await save();
    const busy = screen.getByRole('button', { name: 'Saving…' });
    expect(busy).toHaveAttribute('aria-disabled', 'true');
    await person.click(busy);
    await person.type(field('confirmation'), '{Enter}');
    release();
    await msUntil(() => alerts() !== '');
    expect(saves()).toHaveLength(1);
  });

  test('LOG-12 LOG-25 the page carries nobody’s session, and a 401 ends none', async () => {
    await signInAs(people.viewer);
    portal.fail(changePassword, { status: 401, body: { code: 'UNAUTHENTICATED', message: 'No.' } });
    const { fillIn, save } = await openForm();
    await fillIn(GOOD, GOOD);
    await save();
    await msUntil(() => alerts() !== '');
    expect(alerts()).toBe('Could not change the password.');
    for (const { headers } of [...checks(), ...saves()]) expect(headers.has('authorization')).toBe(false);
    expect(portal.callsOf(refreshToken)).toHaveLength(0);
    expect(localStorage.getItem('@token')).not.toBeNull();
  });

  test('LOG-19 SHELL-18 another language changes the words and keeps what is typed', async () => {
    const { fillIn, person } = await openForm();
    await fillIn(GOOD, 'Cam');
    await person.click(screen.getByRole('button', { name: 'México' }));
    expect(await screen.findByLabelText('Nueva contraseña')).toHaveValue(GOOD);
    expect(screen.getByLabelText('Confirme la nueva contraseña')).toHaveValue('Cam');
    expect(checks()).toHaveLength(1);
  });
});
