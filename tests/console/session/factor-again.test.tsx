import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { renewOwnSecret } from '../../../contract/api-credentials';
import { beginProof } from '../../../contract/passkeys';
import { beginFactor, getOwnFactor, proveAgain } from '../../../contract/second-factor';
import type { LoginReply } from '../../../contract/session';
import { call } from '../../../src/portal/client';
import { storeSession } from '../../../src/session/stored-session';
import { PortalError } from '../../../src/ui/failure/portal-error';
import { bridgeToPortal, held } from '../../support/bridge';
import { enrolled } from '../../support/enrolled';
import { PASSWORD } from '../../support/network';
import { openConsole } from '../../support/open-console';
import { secondSteps } from '../../support/people';
import { haveApiUser } from '../areas/api/api-page';

/* Sessions that have given their second factor an hour ago, of a manager with API access (console-server.ts). */

const portal = bridgeToPortal();
const [, , person] = secondSteps;
let factor: Awaited<ReturnType<typeof enrolled>>;
beforeAll(async () => {
  await haveApiUser(person);
  factor = await enrolled(person, 6);
});
afterEach(() => {
  window.history.pushState(null, '', '/');
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, 'credentials');
});

const TITLE = 'Confirm with your second factor';
const asked = async () => within(await screen.findByRole('dialog', { name: TITLE }));
const notAsked = () => waitFor(() => expect(screen.queryByRole('dialog', { name: TITLE })).toBeNull());
const refused = { status: 403, body: { code: 'FORBIDDEN', message: 'Again.', fields: { factor: 'Again.' } } };

/** The tab of the API user, in a session of its own. */
async function openSecret(session = factor.sessions.pop()) {
  await storeSession(session as LoginReply);
  const opened = await openConsole({ path: '/swagger/credenciais', language: 'en' });
  await screen.findByRole('button', { name: 'Renew the secret' });
  return {
    ...opened,
    renew: async () => {
      await opened.user.click(screen.getByRole('button', { name: 'Renew the secret' }));
      const renewing = within(await screen.findByRole('dialog', { name: 'Renew the secret' }));
      await opened.user.click(renewing.getByRole('button', { name: 'Renew' }));
      return renewing;
    },
  };
}

/** Two calls of a page at once, which ask for the factor. */
const twoCalls = () =>
  Promise.allSettled([1, 2].map(() => call(beginFactor, { body: { currentPassword: PASSWORD } })));

test('renewing a secret asks for the second factor, is then done, and asks no more for a while', async () => {
  const { user, renew } = await openSecret();
  await renew();
  const asking = await asked();
  expect(asking.getByText(/^This step concerns access or records/)).toBeVisible();
  const code = asking.getByRole('textbox', { name: 'Code' });
  expect(code).toHaveFocus();
  expect(code).toHaveAttribute('autocomplete', 'one-time-code');
  await user.type(code, `${factor.recoveryCode()}{Enter}`);
  const shown = within(await screen.findByRole('dialog', { name: 'New secret' }));
  await notAsked();
  expect(portal.callsOf(renewOwnSecret)).toHaveLength(2);
  await user.click(shown.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

  await renew();
  await screen.findByRole('dialog', { name: 'New secret' });
  expect(portal.callsOf(renewOwnSecret)).toHaveLength(3);
  expect(portal.callsOf(proveAgain)).toHaveLength(1);
});

test('whoever has a passkey uses it instead of a code, and one that says no loses nothing', async () => {
  const passkey = { id: 1, name: 'Phone', since: '2026-11-20T12:00:00', usedAt: null, synced: false };
  const own = { rule: 'offered', requiredFrom: null, since: null, passkeys: [passkey], recoveryCodes: 7 };
  portal.fail(getOwnFactor, { status: 200, body: own });
  portal.fail(beginProof, { status: 200, body: { challenge: 'AAAA', rpId: 'localhost' } }, 2);
  portal.fail(proveAgain, { status: 200, body: true });
  const bytes = new Uint8Array([1, 2, 3]).buffer;
  const signed = {
    id: 'AQID',
    rawId: bytes,
    type: 'public-key',
    response: { authenticatorData: bytes, clientDataJSON: bytes, signature: bytes },
    getClientExtensionResults: () => ({}),
  };
  const get = vi
    .fn<() => Promise<unknown>>()
    .mockRejectedValueOnce(new DOMException('not now', 'NotAllowedError'))
    .mockResolvedValueOnce(signed);
  vi.stubGlobal('PublicKeyCredential', vi.fn());
  Object.defineProperty(navigator, 'credentials', { configurable: true, value: { get } });
  // The stand-in gives this session nothing, so that another test has it.
  const { user, renew } = await openSecret(factor.sessions.at(-1));
  await renew();
  const asking = await asked();
  const use = asking.getByRole('button', { name: 'Use a passkey' });
  expect(use).toHaveFocus();
  await user.click(use);
  expect(await asking.findByText('The passkey was not used. Try again, or use another way.')).toBeVisible();
  expect(portal.callsOf(proveAgain)).toHaveLength(0);
  await user.click(use);
  await waitFor(() => expect(portal.callsOf(proveAgain)).toHaveLength(1));
  expect(portal.callsOf(proveAgain)[0]?.body).toMatchObject({
    passkey: { id: 'AQID', response: { signature: 'AQID' } },
  });
  await waitFor(() => expect(portal.callsOf(renewOwnSecret)).toHaveLength(2));
  // The server knows nothing of it, and asks again, while the first question may still be fading.
  const cancel = () =>
    within(screen.getByRole('dialog', { name: TITLE })).getByRole('button', { name: 'Cancel' });
  await user.click(await waitFor(cancel));
  await notAsked();
});

test('a wrong code is told at the field, and stays to be corrected', async () => {
  const { user, renew } = await openSecret();
  await renew();
  const asking = await asked();
  const code = asking.getByRole('textbox', { name: 'Code' });
  await user.click(asking.getByRole('button', { name: 'Continue' }));
  expect(code).toHaveAccessibleDescription(/^Enter the code\./);
  expect(portal.callsOf(proveAgain)).toHaveLength(0);
  await user.type(code, '000000');
  await waitFor(() => expect(code).toHaveAccessibleDescription(/^This code is not right\./));
  expect(code).toBeInvalid();
  expect(code).toHaveFocus();
  expect(code).toHaveValue('000000');
  await user.clear(code);
  await user.type(code, factor.recoveryCode());
  await user.click(asking.getByRole('button', { name: 'Continue' }));
  expect(await screen.findByRole('dialog', { name: 'New secret' })).toBeVisible();
});

test('cancelled, the call stays refused where it was made, and the focus is back there', async () => {
  const { user, renew } = await openSecret();
  const renewing = await renew();
  await user.click((await asked()).getByRole('button', { name: 'Cancel' }));
  await notAsked();
  expect(await renewing.findByText(`${TITLE}.`)).toBeVisible();
  expect(renewing.getByRole('button', { name: 'Renew' })).toHaveFocus();
  expect(portal.callsOf(renewOwnSecret)).toHaveLength(1);
  // Asked once more it begins with an empty field.
  await user.click(renewing.getByRole('button', { name: 'Renew' }));
  expect((await asked()).getByRole('textbox', { name: 'Code' })).toHaveValue('');
});

test('two calls that are refused at once open one dialog, and are both made again', async () => {
  const { user } = await openSecret();
  const both = twoCalls();
  await user.type((await asked()).getByRole('textbox', { name: 'Code' }), `${factor.recoveryCode()}{Enter}`);
  expect((await both).map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled']);
  await notAsked();
  expect(portal.callsOf(beginFactor)).toHaveLength(4);
  expect(portal.callsOf(proveAgain)).toHaveLength(1);
});

test('two calls that nobody lets through fail as the server has refused them', async () => {
  const { user } = await openSecret();
  const both = twoCalls();
  await asked();
  await user.keyboard('{Escape}');
  for (const outcome of await both) {
    expect(outcome).toMatchObject({ status: 'rejected', reason: { status: 403, text: `${TITLE}.` } });
    expect((outcome as PromiseRejectedResult).reason).toBeInstanceOf(PortalError);
  }
  expect(portal.callsOf(beginFactor)).toHaveLength(2);
});

test('a refusal that comes after the factor was given asks nobody again', async () => {
  const { user } = await openSecret();
  const { until, release } = held();
  portal.fail(beginFactor, { ...refused, after: until });
  const late = call(beginFactor, { body: { currentPassword: PASSWORD } });
  const early = call(beginFactor, { body: { currentPassword: PASSWORD } });
  await user.type((await asked()).getByRole('textbox', { name: 'Code' }), `${factor.recoveryCode()}{Enter}`);
  expect((await early).secret).toMatch(/\w/);
  release();
  expect((await late).secret).toMatch(/\w/);
  await notAsked();
  expect(portal.callsOf(proveAgain)).toHaveLength(1);
});
