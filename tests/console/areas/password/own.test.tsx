import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { getConfig, type PortalConfig } from '../../../../contract/config';
import type { Language } from '../../../../contract/languages';
import { changePassword } from '../../../../contract/password';
import { getOwnFactor } from '../../../../contract/second-factor';
import { validateSession } from '../../../../contract/session';
import { call } from '../../../../src/portal/client';
import { bridgeToPortal, type Failure, held } from '../../../support/bridge';
import { PASSWORD } from '../../../support/network';
import { openConsole, pageTitled } from '../../../support/open-console';
import { FORGETFUL, people } from '../../../support/people';
import { put } from '../../../support/put';

const portal = bridgeToPortal();
afterEach(() => window.history.pushState(null, '', '/'));

const GOOD = 'Caminho&42';
const good: Failure = { status: 200, body: true };
const CURRENT = 'Correct&7horse';

const dialog = () => within(screen.getByRole('dialog'));

/** Opens the page of the person's own password, by default as Caio Menezes. */
async function openOwn(person: string = people.viewer, language: Language = 'en') {
  const opened = await openConsole({ person, path: '/alterar-senha-perfil', language });
  const { own } = opened.catalogue.password;
  await screen.findByLabelText(own.newPassword);
  const field = (name: 'newPassword' | 'confirmation') => screen.getByLabelText(own[name]);
  return {
    ...opened,
    field,
    fillIn: async (newPassword: string, confirmation: string) => {
      await opened.user.clear(field('newPassword'));
      await opened.user.clear(field('confirmation'));
      if (newPassword !== '') await put(opened.user, field('newPassword'), newPassword);
      if (confirmation !== '') await put(opened.user, field('confirmation'), confirmation);
    },
    save: () => opened.user.click(screen.getByRole('button', { name: own.save })),
    /** Gives the current password in the dialog that asks for it. */
    confirm: async (current = CURRENT) => {
      await screen.findByRole('dialog', { name: own.current.title });
      await put(opened.user, dialog().getByLabelText(own.current.label), current);
      await opened.user.click(dialog().getByRole('button', { name: own.current.confirm }));
    },
  };
}

const saves = () => portal.callsOf(changePassword);
const rules = () => within(screen.getByRole('region', { name: 'Password requirements' }));

/** The rules that are met, by their first word and what follows. */
const met = () =>
  rules()
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)
    .filter((text) => text.endsWith(', met'))
    .map((text) => text.replace(', met', ''));

const LENGTH = '8 to 20 characters';
const LOWER = 'A lowercase letter';
const UPPER = 'An uppercase letter';
const DIGIT = 'A digit';
const SYMBOL = 'One of the symbols ! @ # % &';
const APART = 'No identical consecutive characters';
const NOBODY = 'Does not contain your name, surname, login or e-mail';

test('LOG-27 name and login are there to be read', async () => {
  await openOwn();
  const name = screen.getByRole('textbox', { name: 'Name' });
  const login = screen.getByRole('textbox', { name: 'Login' });
  expect(name).toHaveValue('Caio Menezes');
  expect(login).toHaveValue(people.viewer);
  expect(name).toHaveAttribute('readonly');
  expect(login).toHaveAttribute('readonly');
  // So that a password manager knows whose password it keeps.
  expect(login).toHaveAttribute('autocomplete', 'username');
});

test('LOG-29 where length alone counts, the instructions say no more, and the form asks for no more', async () => {
  const config: PortalConfig = await call(getConfig, {});
  portal.fail(getConfig, { status: 200, body: { ...config, passwordPolicy: 'nist' } });
  const { fillIn, save, confirm } = await openOwn();
  expect(
    rules()
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual([
    '15 to 64 characters, not met yet',
    `${NOBODY}, not met yet`,
    'None of your last 5 passwords, checked when you save',
  ]);
  await fillIn('fourteen signs', 'fourteen signs');
  await save();
  expect(saves()).toEqual([]);
  portal.fail(changePassword, good);
  await fillIn('a bridge of wood', 'a bridge of wood');
  await save();
  await confirm();
  expect(await screen.findByText('Password changed successfully!')).toBeVisible();
  expect(saves()).toHaveLength(1);
});

describe('where length alone counts', () => {
  /** Somebody with a second factor, in a network that counts so. */
  async function byLength() {
    const config: PortalConfig = await call(getConfig, {});
    portal.fail(getConfig, { status: 200, body: { ...config, passwordPolicy: 'nist' } });
    const rest = { rule: 'offered', requiredFrom: null, passkeys: [], recoveryCodes: 7 };
    return { status: 200, body: { since: '2026-11-20T12:15:00', ...rest } } satisfies Failure;
  }

  test('LOG-29 LOG-31 less of it is enough for whoever has a second factor', async () => {
    portal.fail(getOwnFactor, await byLength());
    const { fillIn, save, confirm } = await openOwn();
    const [length] = rules().getAllByRole('listitem');
    expect(length).toHaveTextContent('8 to 64 characters, not met yet');
    await fillIn('trem da', 'trem da');
    await save();
    expect(saves()).toEqual([]);
    portal.fail(changePassword, good);
    await fillIn('trem da7', 'trem da7');
    expect(met()).toEqual(['8 to 64 characters', NOBODY]);
    await save();
    await confirm();
    expect(await screen.findByText('Password changed successfully!')).toBeVisible();
    expect(saves().map(({ body }) => body)).toEqual([{ newPassword: 'trem da7', currentPassword: CURRENT }]);
  });

  test('LOG-29 an emoji is one character, as the server counts it', async () => {
    portal.fail(getOwnFactor, await byLength());
    const { fillIn, save } = await openOwn();
    await fillIn('🐢🦊🐻🐼', '🐢🦊🐻🐼');
    expect(met()).toEqual([NOBODY]);
    await save();
    expect(saves()).toEqual([]);
    await fillIn('🐢🦊🐻🐼🐨🐯🦁🐮', '🐢🦊🐻🐼🐨🐯🦁🐮');
    expect(met()).toEqual(['8 to 64 characters', NOBODY]);
  });

  test('a factor that has gone meanwhile is said at the new password, and the length without it is listed', async () => {
    portal.fail(getOwnFactor, await byLength());
    const { fillIn, save, confirm, field } = await openOwn();
    await fillIn('trem da7', 'trem da7');
    await save();
    portal.fail(changePassword, {
      status: 409,
      body: { code: 'CONFLICT', message: 'Gone.', fields: { newPassword: 'The factor has gone.' } },
    });
    await confirm();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(field('newPassword')).toHaveAccessibleDescription(/^The factor has gone\./);
    expect(field('newPassword')).toHaveValue('trem da7');
    await waitFor(() =>
      expect(rules().getAllByRole('listitem')[0]).toHaveTextContent('15 to 64 characters, not met yet'),
    );
  });

  test('nothing can be typed before it is known how much of it is needed', async () => {
    const factor = await byLength();
    portal.fail(getOwnFactor, { status: 503, body: { message: 'Later.' } });
    portal.fail(getOwnFactor, factor);
    const { user } = await openConsole({
      person: people.viewer,
      path: '/alterar-senha-perfil',
      language: 'en',
    });
    expect(await screen.findByText('The password requirements could not be loaded.')).toBeVisible();
    expect(screen.queryByLabelText('New password')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('8 to 64 characters')).toBeVisible();
  });
});

test('LOG-28 both passwords can be shown, each by itself', async () => {
  const { user, field } = await openOwn();
  expect(field('newPassword')).toHaveAttribute('autocomplete', 'new-password');
  expect(field('confirmation')).toHaveAttribute('autocomplete', 'new-password');
  const toggles = screen.getAllByRole('button', { name: 'Show password' });
  expect(toggles.map((toggle) => toggle.getAttribute('aria-controls'))).toEqual([
    field('newPassword').id,
    field('confirmation').id,
  ]);
  await user.click(toggles[0] as HTMLElement);
  expect(field('newPassword')).toHaveAttribute('type', 'text');
  expect(field('confirmation')).toHaveAttribute('type', 'password');
  await user.click(screen.getByRole('button', { name: 'Hide password' }));
  expect(field('newPassword')).toHaveAttribute('type', 'password');
});

describe('the instructions', () => {
  test('LOG-29 LOG-31 say everything that the password needs', async () => {
    const { field } = await openOwn();
    expect(
      rules()
        .getAllByRole('listitem')
        .map((rule) => rule.textContent),
    ).toEqual([
      ...[LENGTH, LOWER, UPPER, DIGIT, SYMBOL, APART, NOBODY].map((rule) => `${rule}, not met yet`),
      'None of your last 5 passwords, checked when you save',
    ]);
    expect(field('newPassword')).toHaveAccessibleDescription(/None of your last 5 passwords/);
  });

  test.each<[string, string, string[]]>([
    ['LOG-31', 'a', [LOWER, APART, NOBODY]],
    ['LOG-31', 'Aa1!', [LOWER, UPPER, DIGIT, SYMBOL, APART, NOBODY]],
    ['LOG-31', 'Aa1!Aa1', [LOWER, UPPER, DIGIT, SYMBOL, APART, NOBODY]],
    ['LOG-31', 'Aa1!Aa1!', [LENGTH, LOWER, UPPER, DIGIT, SYMBOL, APART, NOBODY]],
    ['LOG-31', 'Aa1!'.repeat(5), [LENGTH, LOWER, UPPER, DIGIT, SYMBOL, APART, NOBODY]],
    ['LOG-31', `${'Aa1!'.repeat(5)}x`, [LOWER, UPPER, DIGIT, SYMBOL, APART, NOBODY]],
    ['LOG-31', 'Aa1$Aa1$', [LENGTH, LOWER, UPPER, DIGIT, APART, NOBODY]],
    ['LOG-32', 'Aa1!Aa11', [LENGTH, LOWER, UPPER, DIGIT, SYMBOL, NOBODY]],
    ['LOG-32', 'MENEZES#1a', [LENGTH, LOWER, UPPER, DIGIT, SYMBOL, APART]],
    ['LOG-32', 'xxCAIO', [LOWER, UPPER]],
    ['LOG-32', 'A#a3000000', [LENGTH, LOWER, UPPER, DIGIT, SYMBOL, NOBODY]],
  ])('%s of %j these are met: %j', async (_id, typed, expected) => {
    const { user, field } = await openOwn();
    await put(user, field('newPassword'), typed);
    expect(met()).toEqual(expected);
    expect(rules().getByText(`${expected.length} of 7 met`)).toBeVisible();
  });

  test('LOG-32 the login and the name of the e-mail are found as well', async () => {
    portal.fail(validateSession, {
      status: 200,
      body: {
        authenticated: true,
        apiAccess: false,
        specificUserCode: null,
        perfil: 3,
        name: 'Caio Menezes',
        login: people.viewer,
        email: 'tesoureiro@example.com',
      },
    });
    const { user, field } = await openOwn();
    await put(user, field('newPassword'), 'Tesoureiro#1');
    expect(met()).not.toContain(NOBODY);
    await user.clear(field('newPassword'));
    await put(user, field('newPassword'), `A#a${people.viewer}`);
    expect(met()).not.toContain(NOBODY);
    await user.clear(field('newPassword'));
    await put(user, field('newPassword'), 'Tesouro#1');
    expect(met()).toContain(NOBODY);
  });
});

describe('what the page itself finds', () => {
  test.each<[Language, string, string]>([
    [
      'en',
      'Password does not meet minimum criteria',
      'The confirmation field does not have the same password',
    ],
    ['pt', 'A senha não atende aos critérios mínimos', 'O campo de confirmação não tem a mesma senha'],
  ])('LOG-30 LOG-31 is told at the fields, and not sent (%s)', async (language, criteria, different) => {
    const { fillIn, save, field } = await openOwn(people.viewer, language);
    await fillIn('short', 'shorter');
    await save();
    expect(screen.getByText(criteria)).toBeVisible();
    expect(screen.getByText(different)).toBeVisible();
    expect(field('newPassword')).toHaveFocus();
    expect(field('newPassword')).toBeInvalid();
    expect(field('newPassword')).toHaveAccessibleDescription(new RegExp(`^${criteria}`));
    expect(field('confirmation')).toHaveAccessibleDescription(different);
    expect(saves()).toHaveLength(0);
  });

  test('LOG-30 only the confirmation is to be mended where only it is wrong', async () => {
    const { user, fillIn, save, field } = await openOwn();
    await fillIn(GOOD, `${GOOD}x`);
    await save();
    expect(field('newPassword')).toBeValid();
    expect(field('confirmation')).toHaveFocus();
    expect(field('confirmation')).toHaveAccessibleDescription(
      'The confirmation field does not have the same password',
    );
    await user.type(field('confirmation'), '{Backspace}');
    expect(field('confirmation')).toBeValid();
    expect(saves()).toHaveLength(0);
  });

  test('LOG-31 empty fields do not meet the criteria', async () => {
    const { save, field } = await openOwn();
    await save();
    expect(field('newPassword')).toHaveAccessibleDescription(/^Password does not meet minimum criteria/);
    expect(field('confirmation')).toBeValid();
    expect(saves()).toHaveLength(0);
  });

  test('LOG-32 a password with the own name is not sent', async () => {
    const { fillIn, save } = await openOwn();
    await fillIn('Menezes#2026', 'Menezes#2026');
    await save();
    expect(screen.getByText('Password does not meet minimum criteria')).toBeVisible();
    expect(saves()).toHaveLength(0);
  });
});

test('LOG-32 LOG-33 a saved password leads home and says so; saving it again is refused at its field', async () => {
  const { user, fillIn, save, confirm, field, goTo } = await openOwn(FORGETFUL);
  await fillIn(GOOD, GOOD);
  await user.type(field('confirmation'), '{Enter}');
  await confirm(PASSWORD);
  await pageTitled('Home');
  expect(window.location.pathname).toBe('/home');
  expect(await screen.findByText('Password changed successfully!')).toBeVisible();
  expect(saves().map(({ body }) => body)).toEqual([{ newPassword: GOOD, currentPassword: PASSWORD }]);

  await goTo('/alterar-senha-perfil');
  await fillIn(GOOD, GOOD);
  await save();
  await confirm(GOOD);
  expect(await screen.findByText('Could not save new password!')).toBeVisible();
  await waitFor(() => expect(field('newPassword')).toHaveFocus());
  expect(field('newPassword')).toBeInvalid();
  expect(field('newPassword')).toHaveAccessibleDescription(
    /^This password was used before\. Choose another one\./,
  );
  expect(field('newPassword')).toHaveValue(GOOD);
});

test.each<[Language, string, string]>([
  ['pt', 'Não foi possível salvar a nova senha!', 'Senha alterada com sucesso!'],
  ['en', 'Could not save new password!', 'Password changed successfully!'],
  ['co', '¡No fue posible guardar la nueva contraseña!', '¡La contraseña se cambió correctamente!'],
  ['es', '¡No se pudo guardar la nueva contraseña!', '¡La contraseña se cambió correctamente!'],
])('LOG-33 in %s it says: %s, and then: %s', async (language, failed, saved) => {
  portal.fail(changePassword, { status: 500 });
  portal.fail(changePassword, good);
  const { user, catalogue, fillIn, save, confirm, field } = await openOwn(people.viewer, language);
  await fillIn(GOOD, GOOD);
  await save();
  await confirm();
  expect(await dialog().findByRole('alert')).toHaveTextContent(failed);
  expect(screen.queryByText(saved)).not.toBeInTheDocument();
  expect(field('newPassword')).toHaveValue(GOOD);
  expect(field('confirmation')).toHaveValue(GOOD);
  await user.click(dialog().getByRole('button', { name: catalogue.password.own.current.confirm }));
  expect(await screen.findByText(saved)).toBeVisible();
  expect(window.location.pathname).toBe('/home');
});

const NO_ANSWER = /^Could not save new password!The server did not answer\./;

test.each<[string, Failure, RegExp]>([
  ['no connection', 'dropped', NO_ANSWER],
  ['a balancer that gave up', { status: 504 }, NO_ANSWER],
  ['too many attempts', { status: 429, body: { code: 'TOO_MANY_REQUESTS', message: 'Wait.' } }, /Wait\./],
  ['a refusal', { status: 400, body: { code: 'VALIDATION', message: 'Not like this.' } }, /Not like this\./],
])('LOG-33 %s keeps what was typed and is told in the dialog, which stays', async (_name, failure, text) => {
  portal.fail(changePassword, failure);
  const { fillIn, save, confirm, field } = await openOwn();
  await fillIn(GOOD, GOOD);
  await save();
  await confirm();
  expect(await dialog().findByRole('alert')).toHaveTextContent(text);
  expect(dialog().getByLabelText('Current password')).toHaveValue(CURRENT);
  expect(field('newPassword')).toHaveValue(GOOD);
  expect(field('confirmation')).toHaveValue(GOOD);
});

test('LOG-31 LOG-33 a reply of false is a refusal of the password', async () => {
  portal.fail(changePassword, { status: 200, body: false });
  const { fillIn, save, confirm, field } = await openOwn();
  await fillIn(GOOD, GOOD);
  await save();
  await confirm();
  expect(await screen.findByText('Could not save new password!')).toBeVisible();
  expect(field('newPassword')).toHaveAccessibleDescription(/^Password does not meet minimum criteria/);
  expect(window.location.pathname).toBe('/alterar-senha-perfil');
});

test('LOG-33 two quick clicks send one call', async () => {
  const slow = held();
  portal.fail(changePassword, { status: 500, after: slow.until }, 3);
  const { user, fillIn, save } = await openOwn();
  await fillIn(GOOD, GOOD);
  await save();
  await screen.findByRole('dialog', { name: 'Confirm it is you' });
  const button = dialog().getByRole('button', { name: 'Save password' });
  await user.dblClick(button);
  await waitFor(() => expect(button).toHaveAttribute('aria-busy', 'true'));
  await user.click(button);
  expect(saves()).toHaveLength(1);
  slow.release();
  await waitFor(() => expect(button).toHaveAttribute('aria-busy', 'false'));
  expect(saves()).toHaveLength(1);
});

describe('the current password', () => {
  const current = () => dialog().getByLabelText('Current password');
  const asked = (text: string): Failure => ({
    status: 403,
    body: { code: 'FORBIDDEN', message: text, fields: { currentPassword: text } },
  });

  /** The page with a password that meets the criteria, and the dialog that asks for the current one. */
  async function openAsked() {
    const opened = await openOwn();
    await opened.fillIn(GOOD, GOOD);
    await opened.save();
    await screen.findByRole('dialog', { name: 'Confirm it is you' });
    return opened;
  }

  test('LOG-33 is asked for after Save, in a dialog, before anything is sent, and sent with the new one', async () => {
    const { confirm } = await openAsked();
    expect(dialog().getByText('Enter your current password, and the new one is saved.')).toBeVisible();
    await waitFor(() => expect(current()).toHaveFocus());
    expect(current()).toHaveAttribute('autocomplete', 'current-password');
    expect(current()).toHaveAttribute('type', 'password');
    // Nothing has failed yet.
    expect(screen.queryByText('Could not save new password!')).not.toBeInTheDocument();
    expect(saves()).toHaveLength(0);
    portal.fail(changePassword, good);
    await confirm();
    expect(await screen.findByText('Password changed successfully!')).toBeVisible();
    expect(window.location.pathname).toBe('/home');
    expect(saves().map(({ body }) => body)).toEqual([{ newPassword: GOOD, currentPassword: CURRENT }]);
  });

  test('LOG-33 a wrong one is reported in the dialog by the server, and nothing that was typed is lost', async () => {
    const { user, field } = await openAsked();
    await user.type(current(), 'not it{Enter}');
    await waitFor(() =>
      expect(current()).toHaveAccessibleDescription('The current password is incorrect. Try again.'),
    );
    expect(current()).toBeInvalid();
    expect(current()).toHaveFocus();
    expect(current()).toHaveValue('not it');
    await user.clear(current());
    portal.fail(changePassword, asked('Enter your current password.'));
    await user.keyboard('{Enter}');
    await waitFor(() => expect(current()).toHaveAccessibleDescription('Enter your current password.'));
    expect(saves().at(-1)?.body).toEqual({ newPassword: GOOD, currentPassword: '' });
    await user.click(dialog().getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(field('newPassword')).toHaveValue(GOOD);
    expect(field('confirmation')).toHaveValue(GOOD);
    expect(screen.queryByText('Could not save new password!')).not.toBeInTheDocument();
  });

  test('LOG-32 LOG-33 what is wrong with the new one leads back to it', async () => {
    const { field, confirm } = await openAsked();
    portal.fail(changePassword, {
      status: 400,
      body: { code: 'VALIDATION', message: 'No.', fields: { newPassword: 'Used before.' } },
    });
    await confirm();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(field('newPassword')).toHaveAccessibleDescription(/^Used before\./);
    await waitFor(() => expect(field('newPassword')).toHaveFocus());
  });
});

describe('leaving', () => {
  test('LOG-33 leaving without saving asks for a confirmation, and staying loses nothing', async () => {
    const { user, field } = await openOwn();
    await user.type(field('newPassword'), 'Cam');
    await user.click(screen.getByRole('link', { name: 'Cancel' }));
    const question = within(await screen.findByRole('dialog', { name: 'Leave without saving?' }));
    await user.click(question.getByRole('button', { name: 'Keep editing' }));
    await waitFor(() => expect(field('newPassword')).toHaveValue('Cam'));
    await user.click(await screen.findByRole('link', { name: 'Cancel' }));
    await user.click(await screen.findByRole('button', { name: 'Leave' }));
    expect(await pageTitled('Home')).toBeVisible();
    expect(saves()).toHaveLength(0);
  });

  test('LOG-33 an untouched page asks for no confirmation, neither by a link nor by closing the tab', async () => {
    const { user, field } = await openOwn();
    const leaves = () => {
      const event = new Event('beforeunload', { cancelable: true });
      act(() => {
        window.dispatchEvent(event);
      });
      return event.defaultPrevented;
    };
    expect(leaves()).toBe(false);
    await user.type(field('confirmation'), 'C');
    expect(leaves()).toBe(true);
    await user.clear(field('confirmation'));
    expect(leaves()).toBe(false);
    await user.click(screen.getByRole('link', { name: 'Cancel' }));
    expect(await pageTitled('Home')).toBeVisible();
  });
});

test('SES-23 SHELL-14 the provider administrator has no entry for it, and opens it by its address', async () => {
  const { user } = await openOwn(people.administrator);
  expect(await pageTitled('Change password')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Change password' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Profile of Helena Duarte' }));
  expect(screen.queryByRole('menuitem', { name: 'Change password' })).not.toBeInTheDocument();
});

test('SHELL-13 everybody else opens it from the menu of the avatar', async () => {
  const { user } = await openConsole({ person: people.bankUser, language: 'en' });
  await user.click(await screen.findByRole('button', { name: 'Profile of Bruno Teles' }));
  await user.click(screen.getByRole('menuitem', { name: 'Change password' }));
  expect(await pageTitled('Change password')).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Login' })).toHaveValue(people.bankUser);
});

test('LOG-27 SHELL-21 another language changes the words and keeps what is typed', async () => {
  const { user, fillIn } = await openOwn();
  await fillIn(GOOD, 'Cam');
  await user.click(screen.getByRole('button', { name: /^PT/ }));
  expect(await screen.findByLabelText('Nova senha')).toHaveValue(GOOD);
  expect(screen.getByLabelText('Confirme a nova senha')).toHaveValue('Cam');
  expect(screen.getByText('7 de 7 atendidos')).toBeVisible();
});
