import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { deleteUserWebhook, listUserWebhooks } from '../../../../contract/user-webhooks';
import type { Webhook } from '../../../../contract/webhooks';
import { bridgeToPortal } from '../../../support/bridge';
import { registered } from './colleague';
import { openUser } from './users-page';

const portal = bridgeToPortal();
afterEach(() => window.history.pushState(null, '', '/'));

const HOOK: Webhook = {
  id: 2_000_000_000,
  url: 'https://shop.example.com/events',
  events: ['day.closed'],
  establishments: null,
  active: true,
  createdDate: '2026-11-20T12:00:00',
  pausedDate: '2026-11-20T12:30:00',
  nextTryDate: null,
  waiting: 2,
  lastDelivered: null,
  previousSecretUntil: null,
  version: 1,
};

let logins = 45_800_000;
/** The form of a new manager, of whose receivers the first answer tells. */
async function openManager(content: Webhook[]) {
  logins += 1;
  const id = await registered({ name: `Gerente ${logins}`, login: String(logins), effectiveRoles: [2] });
  portal.fail(listUserWebhooks, { status: 200, body: { content } });
  return { id, ...(await openUser(id)) };
}
const section = () => screen.findByRole('region', { name: 'Event receivers' });
const dialog = async () => within(await screen.findByRole('dialog', { name: 'Delete the receiver?' }));

test("SES-28 the provider sees a manager's receivers and ends one, also where its owner was faster", async () => {
  const { user, id } = await openManager([
    HOOK,
    { ...HOOK, id: 1_999_999_999, url: 'https://b.example.com/', active: false },
  ]);
  const list = within(await section());
  expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'https://shop.example.com/eventsPausedDelete',
    'https://b.example.com/Switched offDelete',
  ]);
  await user.click(list.getByRole('button', { name: 'Delete https://shop.example.com/events' }));
  const asked = await dialog();
  expect(
    asked.getByText(/^Nothing more will be sent to https:\/\/shop\.example\.com\/events\./),
  ).toBeVisible();
  await user.click(asked.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(portal.callsOf(deleteUserWebhook)).toEqual([]);

  await user.click(list.getByRole('button', { name: 'Delete https://shop.example.com/events' }));
  portal.fail(deleteUserWebhook, 'dropped');
  const again = await dialog();
  await user.click(again.getByRole('button', { name: 'Delete the receiver' }));
  expect(await again.findByText('The receiver could not be deleted.')).toBeVisible();
  // This server has none of this number.
  await user.click(again.getByRole('button', { name: 'Delete the receiver' }));
  expect(await screen.findByText('Receiver deleted.')).toBeVisible();
  expect(portal.callsOf(deleteUserWebhook).at(-1)?.path).toMatch(
    new RegExp(`/portal/users/api/webhooks/${id}/${HOOK.id}$`),
  );
  await waitFor(() => expect(screen.queryByText('Event receivers')).not.toBeInTheDocument());
});

test('SES-28 without a receiver nothing is shown, and a failure is told with a way to try again', async () => {
  logins += 1;
  const id = await registered({ name: `Gerente ${logins}`, login: String(logins), effectiveRoles: [2] });
  portal.fail(listUserWebhooks, { status: 503, body: { message: 'Later.' } });
  const { user } = await openUser(id);
  const failure = await screen.findByText('The event receivers could not be loaded.');
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(failure).not.toBeInTheDocument());
  expect(screen.queryByText('Event receivers')).not.toBeInTheDocument();
});
