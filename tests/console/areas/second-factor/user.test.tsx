import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { getConfig, type PortalConfig } from '../../../../contract/config';
import { getUserFactor, resetUserFactor } from '../../../../contract/second-factor';
import { listUsers } from '../../../../contract/users';
import { call } from '../../../../src/portal/client';
import { bridgeToPortal } from '../../../support/bridge';
import { enrolled } from '../../../support/enrolled';
import { PHONELESS } from '../../../support/people';
import { asColleague } from '../users/colleague';
import { openUser } from '../users/users-page';

const portal = bridgeToPortal();
afterEach(() => window.history.pushState(null, '', '/'));

async function openPhoneless() {
  const page = await asColleague(listUsers, `${listUsers.path}?login=${PHONELESS}`);
  const [{ id }] = (page as { content: [{ id: number }] }).content;
  const opened = await openUser(id);
  return { ...opened, section: within(await screen.findByRole('region', { name: 'Second factor' })) };
}

test('the form of a user says whether there is a second factor, and resets it', async () => {
  await enrolled(PHONELESS);
  const { user, section } = await openPhoneless();
  expect(await section.findByText(/^Set up on .+ at \d\d:\d\d$/)).toBeVisible();
  expect(section.getByText('10 recovery codes left')).toBeVisible();
  const name = `Person ${PHONELESS}`;
  const open = () => user.click(section.getByRole('button', { name: `Reset second factor: ${name}` }));
  await open();
  const title = `Reset the second factor of ${name}?`;
  const dialog = within(await screen.findByRole('dialog', { name: title }));
  await user.click(dialog.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(portal.callsOf(resetUserFactor)).toEqual([]);
  await open();
  await user.click(
    within(await screen.findByRole('dialog', { name: title })).getByRole('button', { name: 'Reset' }),
  );
  expect(await screen.findByText('Second factor reset.')).toBeVisible();
  expect(await section.findByText('This person has not set up a second factor.')).toBeVisible();
  // The password alone signs in again.
  await enrolled(PHONELESS);
});

test('the rest of the form does not wait for it', async () => {
  portal.fail(getUserFactor, { status: 503, body: { message: 'Later.' } });
  const { user, section } = await openPhoneless();
  expect(await section.findByText('The second factor could not be loaded.')).toBeVisible();
  await user.click(section.getByRole('button', { name: 'Try again' }));
  expect(await section.findByText(/set up/i)).toBeVisible();
});

test('where length alone counts, the question says what whoever has a password of beside the factor has to do', async () => {
  const config: PortalConfig = await call(getConfig, {});
  portal.fail(getConfig, { status: 200, body: { ...config, passwordPolicy: 'nist' } });
  const held = { rule: 'offered', requiredFrom: null, passkeys: [], recoveryCodes: 7 };
  portal.fail(getUserFactor, { status: 200, body: { ...held, since: '2026-11-20T12:15:00' } });
  const { user, section } = await openPhoneless();
  await user.click(await section.findByRole('button', { name: /^Reset second factor/ }));
  expect(await screen.findByRole('dialog', { name: /^Reset the second factor/ })).toHaveTextContent(
    /the password alone signs in\. If the password was accepted only together with the second factor, .+ through “I forgot my password”\./,
  );
});
