import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { Language } from '../../../../contract/languages';
import { listNotifications } from '../../../../contract/notifications';
import { addPasskey, beginPasskey, removePasskey } from '../../../../contract/passkeys';
import {
  beginFactor,
  confirmFactor,
  getOwnFactor,
  type OwnFactor,
  removeFactor,
  renewRecoveryCodes,
} from '../../../../contract/second-factor';
import { validateSession } from '../../../../contract/session';
import { call } from '../../../../src/portal/client';
import { shownCode } from '../../../support/authenticator';
import { bridgeToPortal, type Failure, signInAs } from '../../../support/bridge';
import { PASSWORD } from '../../../support/network';
import { openConsole, pageTitled } from '../../../support/open-console';
import { enrolling, people } from '../../../support/people';
import { put } from '../../../support/put';
import { catchSavedFiles } from '../../../support/saved-files';

const portal = bridgeToPortal();
const saved = catchSavedFiles();
afterEach(() => {
  window.history.pushState(null, '', '/');
  vi.unstubAllGlobals();
});

let nextPerson = 0;
/** Somebody without a second factor, whom no other test has. */
function somebody(): string {
  const login = enrolling[nextPerson];
  if (login === undefined) throw new Error('There are too few people for these tests');
  nextPerson += 1;
  return login;
}

const factor = (rest: Partial<OwnFactor> = {}): Failure => ({
  status: 200,
  body: { rule: 'offered', requiredFrom: null, since: null, passkeys: [], recoveryCodes: 0, ...rest },
});
const setUp = { since: '2026-11-20T12:15:00', recoveryCodes: 7 };

async function openOwn(person: string = people.viewer, language: Language = 'en') {
  const opened = await openConsole({ person, path: '/segundo-fator', language });
  await pageTitled(opened.catalogue.screens['/segundo-fator'].title);
  return opened;
}
type User = Awaited<ReturnType<typeof openOwn>>['user'];

const dialog = (name: string) => screen.findByRole('dialog', { name });
const CODES = 'Recovery codes';

/** Gives the current password in the first step; returns the secret that the next one shows. */
async function passPassword(user: User): Promise<string> {
  const asked = within(await dialog('Confirm it is you'));
  await put(user, asked.getByLabelText('Current password'), PASSWORD);
  await user.click(asked.getByRole('button', { name: 'Continue' }));
  const field = within(await dialog('Connect the app')).getByRole('textbox', { name: 'Key' });
  return (field as HTMLTextAreaElement).value.replaceAll(' ', '');
}

const codeField = () => screen.getByRole('textbox', { name: 'Six-digit code' });

async function giveCode(user: User, code: string): Promise<void> {
  await user.clear(codeField());
  await put(user, codeField(), code);
  await user.click(screen.getByRole('button', { name: 'Confirm' }));
}

const shownCodes = async () =>
  within(within(await dialog(CODES)).getByRole('list', { name: CODES }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

/** Sets up a second factor on the page, up to the recovery codes. */
async function setsUp(person: string) {
  const opened = await openOwn(person);
  await opened.user.click(await screen.findByRole('button', { name: 'Set up' }));
  const secret = await passPassword(opened.user);
  await giveCode(opened.user, shownCode(secret, new Date()));
  return { ...opened, secret, codes: await shownCodes() };
}

const store = (user: User) => user.click(screen.getByRole('button', { name: 'I have stored them' }));

describe('setting it up', () => {
  test('asks for the password, shows the secret in each form, and takes the first code of an app', async () => {
    const person = somebody();
    const { user } = await openOwn(person);
    expect(await screen.findByText('You have not set up a second factor.')).toBeVisible();
    expect(screen.getByText(/^With a second factor, each sign-in asks for a code/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Set up' }));
    const secret = await passPassword(user);
    expect(secret).toMatch(/^[A-Z2-7]{32}$/);
    const shown = within(await dialog('Connect the app'));
    expect(shown.getByRole('textbox', { name: 'Key' })).toHaveValue(secret.replace(/(.{4})(?=.)/g, '$1 '));
    expect(shown.getByRole('img', { name: 'QR code for the authenticator app' })).toBeVisible();
    expect(shown.getByRole('link', { name: 'Open in an app on this device' })).toHaveAttribute(
      'href',
      expect.stringContaining(`otpauth://totp/Cofre:${person}?issuer=Cofre&secret=${secret}`),
    );
    expect(codeField()).toHaveAttribute('inputmode', 'numeric');
    expect(codeField()).toHaveAttribute('autocomplete', 'one-time-code');
    await giveCode(user, shownCode(secret, new Date()));
    expect(await shownCodes()).toHaveLength(10);
    await store(user);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await screen.findByText(/^Set up on .+ at \d\d:\d\d$/)).toBeVisible();
    expect(screen.getByText('10 recovery codes left')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Set up' })).toBeNull();
    expect(document.body).not.toHaveFocus();
  });

  test('copies the key without the blanks of its groups', async () => {
    const { user } = await openOwn();
    await user.click(await screen.findByRole('button', { name: 'Set up' }));
    const secret = await passPassword(user);
    await user.click(screen.getByRole('button', { name: 'Copy Key' }));
    expect(await screen.findByText('Copied')).toBeVisible();
    expect(await navigator.clipboard.readText()).toBe(secret);
  });

  test('a wrong password and a wrong code stay at their fields, and the next attempt goes on', async () => {
    const { user } = await openOwn(somebody());
    await user.click(await screen.findByRole('button', { name: 'Set up' }));
    const asked = within(await dialog('Confirm it is you'));
    const password = asked.getByLabelText('Current password');
    await user.type(password, 'not it{Enter}');
    await waitFor(() =>
      expect(password).toHaveAccessibleDescription('The current password is incorrect. Try again.'),
    );
    expect(password).toHaveFocus();
    await user.clear(password);
    const secret = await passPassword(user);
    const right = shownCode(secret, new Date());
    await giveCode(user, right.startsWith('9') ? '000000' : `9${right.slice(1)}`);
    await waitFor(() => expect(codeField()).toBeInvalid());
    expect(codeField()).toHaveFocus();
    expect(codeField()).toHaveAccessibleDescription(/^This code |^The clock of your phone /);
    await giveCode(user, shownCode(secret, new Date()));
    expect(await shownCodes()).toHaveLength(10);
  });

  test('a reply that does not come leaves what was typed', async () => {
    const { user } = await openOwn(somebody());
    await user.click(await screen.findByRole('button', { name: 'Set up' }));
    portal.fail(beginFactor, 'dropped');
    const asked = within(await dialog('Confirm it is you'));
    await put(user, asked.getByLabelText('Current password'), PASSWORD);
    await user.click(asked.getByRole('button', { name: 'Continue' }));
    expect(await asked.findByText('The second factor could not be set up.')).toBeVisible();
    expect(asked.getByLabelText('Current password')).toHaveValue(PASSWORD);
    await user.click(asked.getByRole('button', { name: 'Continue' }));
    const shown = within(await dialog('Connect the app'));
    portal.fail(confirmFactor, 'dropped');
    await giveCode(user, '123456');
    expect(await shown.findByText('The second factor could not be set up.')).toBeVisible();
    expect(codeField()).toHaveValue('123456');
  });

  test('a secret that has waited too long begins anew', async () => {
    const { user } = await openOwn();
    await user.click(await screen.findByRole('button', { name: 'Set up' }));
    const first = await passPassword(user);
    portal.fail(confirmFactor, {
      status: 409,
      body: { code: 'CONFLICT', message: 'The QR code is too old or was replaced. Start again.' },
    });
    await giveCode(user, '123456');
    expect(await screen.findByText('The QR code is too old or was replaced. Start again.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Start again' }));
    const second = await passPassword(user);
    expect(second).not.toBe(first);
  });

  test('leaving with a secret on the screen asks first', async () => {
    const { user } = await openOwn();
    await user.click(await screen.findByRole('button', { name: 'Set up' }));
    await passPassword(user);
    await user.keyboard('{Escape}');
    const question = within(await dialog('Leave without saving?'));
    await user.click(question.getByRole('button', { name: 'Leave' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByText('You have not set up a second factor.')).toBeVisible();
  });
});

describe('recovery codes', () => {
  test('are shown once, copied and saved together, and stored before they go', async () => {
    const person = somebody();
    const { user, codes } = await setsUp(person);
    await user.click(screen.getByRole('button', { name: 'Copy all' }));
    expect(await screen.findByText('Copied')).toBeVisible();
    expect(await navigator.clipboard.readText()).toBe(codes.join('\n'));
    await user.click(screen.getByRole('button', { name: 'Save as a file' }));
    const [file] = saved;
    expect(file?.name).toBe('cofre-recovery-codes.txt');
    const lines = (await file?.file.text())?.split('\r\n') ?? [];
    expect(lines[0]).toMatch(new RegExp(`^Recovery codes of ${person} for `));
    expect(lines.slice(2, -1)).toEqual(codes);
    await user.keyboard('{Escape}');
    const question = within(await dialog('Close without storing the codes?'));
    await user.click(question.getByRole('button', { name: 'Back to the codes' }));
    expect(await shownCodes()).toEqual(codes);
    await store(user);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    for (const code of codes) {
      expect(document.body).not.toHaveTextContent(code);
      expect(JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)])).not.toContain(
        code,
      );
    }
  });

  test('are renewed after a question; a failure leaves the question open', async () => {
    const { user, codes } = await setsUp(somebody());
    await store(user);
    await user.click(await screen.findByRole('button', { name: 'New recovery codes' }));
    const question = within(await dialog('Make new recovery codes?'));
    portal.fail(renewRecoveryCodes, 'dropped');
    await user.click(question.getByRole('button', { name: 'Make new codes' }));
    expect(await question.findByText('The recovery codes could not be renewed.')).toBeVisible();
    await user.click(question.getByRole('button', { name: 'Make new codes' }));
    const renewed = await shownCodes();
    expect(renewed).toHaveLength(10);
    expect(renewed.filter((code) => codes.includes(code))).toEqual([]);
    await store(user);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  test.each([
    [4, null],
    [3, '3 recovery codes left'],
    [1, '1 recovery code left'],
    [0, 'No recovery codes left'],
  ])('%i left', async (recoveryCodes, warning) => {
    portal.fail(getOwnFactor, factor({ ...setUp, recoveryCodes }));
    await openOwn();
    await screen.findByText('Set up on 20 Nov 2026 at 12:15');
    expect(screen.queryByRole('alert')?.textContent ?? null).toEqual(
      warning === null ? null : expect.stringContaining(warning),
    );
  });
});

describe('one that is set up', () => {
  test('is removed after a question', async () => {
    const { user } = await setsUp(somebody());
    await store(user);
    await user.click(await screen.findByRole('button', { name: 'Remove' }));
    const question = within(await dialog('Remove your second factor?'));
    portal.fail(removeFactor, { status: 503, body: { message: 'Later.' } });
    await user.click(question.getByRole('button', { name: 'Remove' }));
    expect(await question.findByText('The second factor could not be removed.')).toBeVisible();
    await user.click(question.getByRole('button', { name: 'Remove' }));
    expect(await screen.findByText('Second factor removed.')).toBeVisible();
    expect(await screen.findByRole('button', { name: 'Set up' })).toBeVisible();
  });

  test('is replaced by that of another phone', async () => {
    const { user, secret, codes } = await setsUp(somebody());
    await store(user);
    await user.click(await screen.findByRole('button', { name: 'Set up another phone' }));
    const next = await passPassword(user);
    expect(next).not.toBe(secret);
    await giveCode(user, shownCode(next, new Date()));
    const renewed = await shownCodes();
    expect(renewed.filter((code) => codes.includes(code))).toEqual([]);
  });

  test('stays where the profile requires one today, and says why', async () => {
    portal.fail(getOwnFactor, factor({ ...setUp, rule: 'required', requiredFrom: '2026-01-01' }));
    await openOwn();
    expect(
      await screen.findByText('Your profile requires a second factor, so it cannot be removed.'),
    ).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Remove' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Set up another phone' })).toBeVisible();
  });

  test('can be removed until the day on which it is required', async () => {
    portal.fail(getOwnFactor, factor({ ...setUp, rule: 'required', requiredFrom: '2199-01-01' }));
    await openOwn();
    expect(await screen.findByRole('button', { name: 'Remove' })).toBeVisible();
  });
});

test('a profile that requires one from a day on says so, and one without offers none', async () => {
  portal.fail(getOwnFactor, factor({ rule: 'required', requiredFrom: '2199-01-31' }));
  await openOwn();
  expect(
    await screen.findByText(
      'Your profile requires a second factor from 31 Jan 2199 on. Set it up before that day.',
    ),
  ).toBeVisible();
  cleanup();
  portal.fail(getOwnFactor, factor({ rule: 'off' }));
  await openOwn();
  expect(await screen.findByText('Your profile does not use a second factor.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Set up' })).toBeNull();
});

test('one that could not be loaded is loaded by another press', async () => {
  portal.fail(getOwnFactor, { status: 503, body: { message: 'Later.' } });
  const { user } = await openOwn();
  expect(await screen.findByText('The second factor could not be loaded.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('You have not set up a second factor.')).toBeVisible();
});

describe('one that has to be set up first', () => {
  /** The server's word on the session, as it is once the profile requires a second factor. */
  async function due(person: string, times = 1): Promise<void> {
    await signInAs(person);
    const body = { ...(await call(validateSession, {})), factorDue: true };
    portal.fail(validateSession, { status: 200, body }, times);
  }

  test('leads from every page to its own, and asks for nothing that would be refused', async () => {
    await due(people.administrator);
    const { goTo, user } = await openConsole({ path: '/usuarios', language: 'en' });
    await pageTitled('My second factor');
    expect(window.location.pathname).toBe('/segundo-fator');
    expect(
      screen.getByText('Your profile requires a second factor. Nothing else opens until you have set it up.'),
    ).toBeVisible();
    for (const path of ['/', '/home', '/usuarios/editar/7', '/alterar-senha-perfil', '/ajuda', '/acesso']) {
      await goTo(path);
      await waitFor(() => expect(window.location.pathname).toBe('/segundo-fator'));
    }
    const links = within(screen.getByRole('navigation', { name: 'Main menu' })).getAllByRole('link');
    expect(links.map(({ textContent }) => textContent)).toEqual(['Sign out']);
    expect(screen.queryByRole('button', { name: 'Find anything' })).toBeNull();
    expect(screen.queryByRole('button', { name: /^Notifications/ })).toBeNull();
    expect(screen.queryByRole('link', { name: 'Help' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Profile of Helena Duarte' }));
    expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual([
      'My second factor',
      'Keyboard shortcuts',
      'Sign out',
    ]);
    expect(portal.callsOf(listNotifications)).toEqual([]);
  });

  test('opens everything once it is set up', async () => {
    await due(somebody());
    const { goTo, user } = await openConsole({ path: '/home', language: 'en' });
    await pageTitled('My second factor');
    await user.click(await screen.findByRole('button', { name: 'Set up' }));
    const secret = await passPassword(user);
    await giveCode(user, shownCode(secret, new Date()));
    await shownCodes();
    await store(user);
    expect(await screen.findByRole('button', { name: 'Find anything' })).toBeVisible();
    expect(screen.queryByText(/Nothing else opens/)).toBeNull();
    await goTo('/home');
    expect(await pageTitled('Home')).toBeVisible();
  });
});

describe('passkeys', () => {
  const phone = { id: 7, name: 'Phone', since: '2026-11-20T12:15:00', usedAt: null, synced: true };
  const held = factor({ passkeys: [phone], recoveryCodes: 9 });

  test('are listed with what is known of them; the app beside them can still be set up', async () => {
    vi.stubGlobal('PublicKeyCredential', vi.fn());
    portal.fail(getOwnFactor, held);
    await openOwn();
    const list = await screen.findByRole('list', { name: 'Your passkeys' });
    expect(list).toHaveTextContent('PhoneAdded on 20 Nov 2026, not used yet, on several of your devices');
    expect(screen.getByText('You have not set up an app.')).toBeVisible();
    expect(screen.getByText('9 recovery codes left')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Add a passkey' })).toBeEnabled();
  });

  test('the last factor says what goes with it, and a failed removal loses nothing', async () => {
    portal.fail(getOwnFactor, held, 2);
    portal.fail(removePasskey, 'dropped');
    const { user } = await openOwn();
    await user.click(await screen.findByRole('button', { name: 'Remove the passkey Phone' }));
    const asked = within(await dialog('Remove the passkey Phone?'));
    expect(asked.getByText(/Your password alone will then sign you in/)).toBeVisible();
    await user.click(asked.getByRole('button', { name: 'Remove' }));
    expect(await asked.findByText(/The server did not answer/)).toBeVisible();
    expect(portal.callsOf(removePasskey)[0]?.path).toContain('/passkeys/7');
  });

  test('a browser without them says so, and so does a full list', async () => {
    portal.fail(getOwnFactor, factor());
    await openOwn();
    expect(await screen.findByText(/^This browser has no passkeys at this address\./)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Add a passkey' })).toBeNull();
    cleanup();
    vi.stubGlobal('PublicKeyCredential', vi.fn());
    const many = Array.from({ length: 10 }, (_, index) => ({
      ...phone,
      id: index + 1,
      name: `Key ${index}`,
    }));
    portal.fail(getOwnFactor, factor({ passkeys: many, recoveryCodes: 9 }));
    await openOwn();
    expect(await screen.findByText('You have ten passkeys, which is the most.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Add a passkey' })).toBeNull();
  });

  test('a browser that makes none loses nothing of what was typed', async () => {
    vi.stubGlobal('PublicKeyCredential', vi.fn());
    const create = vi
      .fn<() => Promise<unknown>>()
      .mockRejectedValue(new DOMException('no', 'NotAllowedError'));
    Object.defineProperty(navigator, 'credentials', { configurable: true, value: { create } });
    portal.fail(getOwnFactor, factor());
    portal.fail(beginPasskey, {
      status: 200,
      body: {
        challenge: 'AAAA',
        rp: { id: 'localhost', name: 'Cofre' },
        user: { id: 'AAAA', name: 'x', displayName: 'x' },
        pubKeyCredParams: [],
      },
    });
    const { user } = await openOwn();
    await user.click(await screen.findByRole('button', { name: 'Add a passkey' }));
    const adding = within(await dialog('Add a passkey'));
    await put(user, adding.getByLabelText('Current password'), PASSWORD);
    await put(user, adding.getByLabelText('Name (optional)'), 'Blue key');
    await user.click(adding.getByRole('button', { name: 'Continue' }));
    expect(await adding.findByText('Your browser has not made a passkey. Try again.')).toBeVisible();
    expect(adding.getByLabelText('Name (optional)')).toHaveValue('Blue key');
    expect(portal.callsOf(addPasskey)).toHaveLength(0);
    Reflect.deleteProperty(navigator, 'credentials');
  });
});
