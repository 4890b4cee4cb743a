import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { endSubscriptionsOf, listAllSubscriptions } from '../../../../contract/all-subscriptions';
import { bridgeToPortal } from '../../../support/bridge';
import { ALWAYS, answer, received, subscription } from '../subscriptions/answers';
import { registered } from './colleague';
import { openUser } from './users-page';

const portal = bridgeToPortal();
afterEach(() => window.history.pushState(null, '', '/'));

let logins = 45_850_000;
/** The form of a new user with an own subscription and two of others. */
async function openLeaver() {
  logins += 1;
  const name = `Saindo ${logins}`;
  const id = await registered({ name, login: String(logins) });
  const person = { id, name, login: String(logins) };
  const others = ['four', 'five'].map((one) => ({ ...received, id: one, recipients: [person] }));
  const subscriptions = [{ ...subscription, owner: person }, ...others];
  portal.fail(listAllSubscriptions, answer({ subscriptions, next: null }), ALWAYS);
  return { id, name, ...(await openUser(id)) };
}
const section = async () => within(await screen.findByRole('region', { name: 'Subscriptions' }));

test('level 1 ends all subscriptions of a leaver in two clicks from the form, and finds them by a third', async () => {
  const { user, id, name } = await openLeaver();
  const shown = await section();
  expect(await shown.findByText('Own: 1. Received from others: 2.')).toBeVisible();
  expect(portal.callsOf(listAllSubscriptions)[0]?.query.get('person')).toBe(String(id));
  const list = shown.getByRole('link', { name: 'Show the subscriptions' });
  expect(list).toHaveAttribute('href', `/assinaturas?de=todos&pessoa=${id}`);
  portal.fail(endSubscriptionsOf, answer({ ended: 1, left: 2 }));
  await user.click(shown.getByRole('button', { name: `End all of ${name}` }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'End all' }));
  expect(await screen.findByText('Subscriptions ended: 1. No longer a recipient of: 2.')).toBeVisible();
  expect(portal.callsOf(endSubscriptionsOf)[0]?.body).toEqual({ person: id });
  // What is left is asked for anew.
  await waitFor(() => expect(portal.callsOf(listAllSubscriptions).length).toBeGreaterThan(1));
  await user.click(list);
  await waitFor(() =>
    expect(window.location.pathname + window.location.search).toBe(`/assinaturas?de=todos&pessoa=${id}`),
  );
});

test('somebody without subscriptions has none in the form, and a failure is tried again by a press', async () => {
  logins += 1;
  const id = await registered({ name: `Sem ${logins}`, login: String(logins) });
  portal.fail(listAllSubscriptions, { status: 504, body: {} });
  const { user } = await openUser(id);
  const shown = await section();
  expect(await shown.findByText('The subscriptions could not be loaded.')).toBeVisible();
  await user.click(shown.getByRole('button', { name: 'Try again' }));
  expect(await shown.findByText('This person neither has nor receives a subscription.')).toBeVisible();
  expect(shown.queryByRole('button')).not.toBeInTheDocument();
});
