import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { getUserSignOn, releaseUserSignOn } from '../../../../contract/single-sign-on';
import { bridgeToPortal } from '../../../support/bridge';
import { expectSnackbar } from '../statement/statement-page';
import { registered } from './colleague';
import { openUser } from './users-page';

/* The account of a provider, in the form of a user; the test server has a provider that nobody reaches. */

const portal = bridgeToPortal();
afterEach(() => window.history.pushState(null, '', '/'));

let logins = 44_950_000;
async function opened() {
  logins += 1;
  const name = `Conta ${logins}`;
  const id = await registered({ name, login: String(logins) });
  const { user } = await openUser(id);
  const section = within(await screen.findByRole('region', { name: 'Single sign-on' }));
  return { name, user, section };
}
const account = {
  provider: 'Banco Modelo',
  since: '2026-11-20T12:00:00',
  seenAt: '2026-11-21T08:30:00',
};
const shows = (body: object) => portal.fail(getUserSignOn, { status: 200, body });

test('whoever has signed in by no provider is shown so', async () => {
  const { section } = await opened();
  expect(await section.findByText('This person has not signed in by a provider.')).toBeVisible();
  expect(section.queryByRole('button')).toBeNull();
});

test('an account is released after a confirmation, and what is left is shown', async () => {
  shows({ account });
  const { name, user, section } = await opened();
  expect(await section.findByText(/^By Banco Modelo, since .*2026.* at 12:00$/)).toBeVisible();
  await user.click(section.getByRole('button', { name: 'Release account' }));
  const dialog = within(await screen.findByRole('dialog', { name: `Release the account of ${name}?` }));
  portal.fail(releaseUserSignOn, 'dropped');
  await user.click(dialog.getByRole('button', { name: 'Release account' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent('The server did not answer.');
  portal.fail(releaseUserSignOn, { status: 200, body: true });
  await user.click(dialog.getByRole('button', { name: 'Release account' }));
  await expectSnackbar('Account released.', 'success');
  expect(await section.findByText('This person has not signed in by a provider.')).toBeVisible();
  await waitFor(() => expect(portal.callsOf(releaseUserSignOn)).toHaveLength(2));
});

test('an account that could not be loaded is asked for again', async () => {
  portal.fail(getUserSignOn, { status: 500, body: { code: 'INTERNAL', message: 'Out of order' } });
  const { user, section } = await opened();
  await user.click(await section.findByRole('button', { name: 'Try again' }));
  expect(await section.findByText('This person has not signed in by a provider.')).toBeVisible();
});
