import { generateKeyPairSync } from 'node:crypto';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import {
  addOwnClientKeys,
  getOwnApiClient,
  removeOwnClientKey,
  setOwnClientAddresses,
} from '../../../../contract/api-clients';
import { bridgeToPortal } from '../../../support/bridge';
import { people } from '../../../support/people';
import { put } from '../../../support/put';
import { haveApiUser, openTab } from './api-page';

/* The keys of an API user and the addresses from which its programs may come, as its manager sees them. */

const portal = bridgeToPortal();
beforeAll(() => haveApiUser(people.manager));
afterEach(() => window.history.pushState(null, '', '/'));

const TAB = '/credenciais';
const button = (name: string) => screen.findByRole('button', { name });
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));
const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
const newPair = () => generateKeyPairSync('ec', { namedCurve: 'P-256' });
const pem = () => newPair().publicKey.export({ type: 'spki', format: 'pem' }).toString();
/** Replaces the text of a field. */
async function fill(user: UserEvent, field: HTMLElement, text: string): Promise<void> {
  await user.clear(field);
  if (text !== '') await put(user, field, text);
}
const addresses = async () =>
  within(await screen.findByRole('list', { name: 'Allowed addresses' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

async function openAdd() {
  const { user } = await openTab(TAB);
  await user.click(await button('Add a key'));
  const asked = await dialog('Add a public key');
  const key = asked.getByRole('textbox', { name: /^Public key/ });
  return { user, asked, key, add: () => user.click(asked.getByRole('button', { name: 'Add' })) };
}

describe('API-17 the keys', () => {
  test('API-17 one is pasted, shown with its name, and removed after a confirmation', async () => {
    const { user, asked, key, add } = await openAdd();
    expect(key).toHaveFocus();
    await fill(user, key, pem());
    await fill(user, asked.getByRole('textbox', { name: 'Name' }), 'Payroll');
    await add();
    await closed();
    expect(await screen.findByText('Key added.')).toBeVisible();
    const list = within(await screen.findByRole('list', { name: 'Public keys' }));
    expect(list.getByText('Payroll')).toBeVisible();
    expect(list.getByText(/^P-256, added .*, not used yet$/)).toBeVisible();
    expect(list.getByText(/^kid [\w-]{43}$/)).toBeVisible();

    await user.click(list.getByRole('button', { name: 'Remove Payroll' }));
    const asking = await dialog('Remove the key?');
    expect(asking.getByText(/^Programs that sign in with Payroll are refused/)).toBeVisible();
    expect(portal.callsOf(removeOwnClientKey)).toHaveLength(0);
    await user.click(asking.getByRole('button', { name: 'Remove the key' }));
    await closed();
    expect(await screen.findByText('None. Programs sign in with the secret.')).toBeVisible();
  });

  test('API-17 a private key does not leave the browser, and nothing is asked for an empty field', async () => {
    const { user, asked, key, add } = await openAdd();
    await add();
    expect(asked.getByText('Paste a public key.')).toBeVisible();
    for (const text of [
      newPair().privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
      JSON.stringify({ keys: [newPair().privateKey.export({ format: 'jwk' })] }),
    ]) {
      await fill(user, key, text);
      await add();
      expect(
        await asked.findByText('This is a private key. It was not sent. Paste the public one.'),
      ).toBeVisible();
    }
    expect(portal.callsOf(addOwnClientKeys)).toHaveLength(0);
  });

  test('API-17 the server says what is wrong at the field, and what was pasted stays', async () => {
    const { user, asked, key, add } = await openAdd();
    await fill(user, key, 'ssh-ed25519 AAAA');
    await add();
    expect(await asked.findByText('Paste a public key in PEM, a JWK or a JWKS.')).toBeVisible();
    expect(key).toHaveValue('ssh-ed25519 AAAA');
    portal.fail(addOwnClientKeys, 'dropped');
    await fill(user, key, pem());
    await add();
    expect(await asked.findByText('The key could not be added.')).toBeVisible();
    // What was typed is not lost by a key that was pressed too much.
    await user.keyboard('{Escape}');
    expect(await screen.findByRole('dialog', { name: 'Leave without saving?' })).toBeVisible();
  });

  test('API-17 five are the most', async () => {
    const jwk = (at: number) => ({ ...newPair().publicKey.export({ format: 'jwk' }), kid: `k${at}` });
    const { user, key, add } = await openAdd();
    await fill(user, key, JSON.stringify({ keys: [0, 1, 2, 3, 4].map(jwk) }));
    await add();
    expect(await screen.findByText(/^There are 5 keys, the maximum/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Add a key' })).not.toBeInTheDocument();
    for (let at = 0; at < 5; at += 1) {
      await user.click(await button(`Remove k${at}`));
      await user.click((await dialog('Remove the key?')).getByRole('button', { name: 'Remove the key' }));
      await closed();
    }
    expect(await button('Add a key')).toBeVisible();
  });

  test('API-17 a failure is shown with its text, and the next attempt loads them', async () => {
    portal.fail(getOwnApiClient, { status: 503, body: { code: 'x', message: 'Busy.' } });
    const { user } = await openTab(TAB);
    expect(await screen.findByText('The keys and addresses could not be loaded.')).toBeVisible();
    await user.click(await button('Try again'));
    expect(await button('Add a key')).toBeVisible();
  });
});

describe('API-17 the addresses', () => {
  test('API-17 are typed a line each, shown as the server writes them, and taken away again', async () => {
    const { user } = await openTab(TAB);
    expect(await screen.findByText('Programs may come from anywhere.')).toBeVisible();
    const open = async () => {
      await user.click(await button('Change the addresses'));
      const asked = await dialog('Allowed addresses');
      return { asked, field: asked.getByRole('textbox', { name: 'Addresses and networks' }) };
    };
    const { asked, field } = await open();
    await fill(user, field, '203.0.113.7\n198.51.100.9/24, 2001:DB8::1');
    await user.click(asked.getByRole('button', { name: 'Save' }));
    await closed();
    expect(await screen.findByText('Addresses saved.')).toBeVisible();
    expect(await addresses()).toEqual(['203.0.113.7', '198.51.100.0/24', '2001:db8::1']);

    const again = await open();
    expect(again.field).toHaveValue('203.0.113.7\n198.51.100.0/24\n2001:db8::1');
    await fill(user, again.field, '203.0.113.7\n10.0.0.0/7');
    await user.click(again.asked.getByRole('button', { name: 'Save' }));
    expect(await again.asked.findByText(/^Line 2 is too wide/)).toBeVisible();
    await fill(user, again.field, '');
    await user.click(again.asked.getByRole('button', { name: 'Save' }));
    await closed();
    expect(await screen.findByText('Programs may come from anywhere.')).toBeVisible();
    expect(portal.callsOf(setOwnClientAddresses)).toHaveLength(3);
  });

  test('API-17 that somebody else has changed meanwhile are not overwritten', async () => {
    const { user } = await openTab(TAB);
    await user.click(await button('Change the addresses'));
    const asked = await dialog('Allowed addresses');
    portal.fail(setOwnClientAddresses, {
      status: 409,
      body: { code: 'CONFLICT', message: 'The addresses have been changed meanwhile.' },
    });
    await fill(user, asked.getByRole('textbox', { name: 'Addresses and networks' }), '203.0.113.7');
    await user.click(asked.getByRole('button', { name: 'Save' }));
    expect(await asked.findByText('The addresses have been changed meanwhile.')).toBeVisible();
    expect(asked.getByRole('textbox', { name: 'Addresses and networks' })).toHaveValue('203.0.113.7');
  });
});
