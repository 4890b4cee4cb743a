import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { listUsers, updateUser } from '../../../../contract/users';
import { bridgeToPortal, held } from '../../../support/bridge';
import { pageTitled } from '../../../support/open-console';
import { counted } from '../../../support/shown-list';
import { colleagueSaves, registered, storedUser } from './colleague';
import { openUsers, userAddress } from './users-page';

const portal = bridgeToPortal();
afterEach(() => window.history.pushState(null, '', '/'));

const SAVED = 'Change saved successfully!';
let logins = 46_000_000;

/** Registers a user and opens the list of it alone, on a phone. */
async function card(changes = {}) {
  logins += 1;
  const name = `Cartão ${logins}`;
  const id = await registered({ name, login: String(logins), ...changes });
  const opened = await openUsers({ path: userAddress({ login: String(logins) }), width: 390 });
  await counted('1 user');
  const toggle = () => screen.getByRole('switch', { name: `${name} active` });
  const question = () => screen.findByRole('dialog', { name: `Deactivate ${name}?` });
  const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  const answer = async (button: string) => {
    await opened.user.click(within(await question()).getByRole('button', { name: button }));
    await gone();
  };
  /** Switches the person off, with the confirmation. */
  const switchOff = async () => {
    await opened.user.click(toggle());
    await answer('Deactivate');
  };
  return { id, name, toggle, question, gone, answer, switchOff, ...opened };
}
const saves = () => portal.callsOf(updateUser).map(({ body }) => body);

describe('a user on a phone', () => {
  test('USR-05 USR-08 is a card whose name leads to the form', async () => {
    const { user, name, id } = await card();
    const [item] = within(await screen.findByRole('list', { name: 'Users' })).getAllByRole('listitem');
    expect(item).toHaveTextContent(`${name}${logins} · Report viewerActiveMercado 1`);
    await user.click(screen.getByRole('link', { name }));
    await pageTitled('Edit user');
    expect(window.location.pathname).toBe(`/usuarios/editar/${id}`);
  });

  test('LIST-07 nobody is signed out by a slip: switching off asks for a confirmation, by name', async () => {
    const { user, id, name, toggle, question, gone, answer } = await card();
    await user.click(toggle());
    const text = `${name} will be signed out immediately and cannot sign in until someone reactivates the access.`;
    expect(within(await question()).getByText(text)).toBeVisible();
    expect(within(await question()).getByRole('button', { name: 'Cancel' })).toHaveFocus();
    await answer('Cancel');
    expect(toggle()).toBeChecked();
    await user.click(toggle());
    await question();
    await user.keyboard('{Escape}');
    await gone();
    expect(saves()).toEqual([]);
    expect((await storedUser(id)).active).toBe(true);
  });

  test('LIST-07 one tap switches on', async () => {
    const { user, id, toggle } = await card({ active: false });
    await user.click(toggle());
    expect(await screen.findByText(SAVED)).toBeVisible();
    expect(toggle()).toBeChecked();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(toggle()).not.toBeChecked());
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect((await storedUser(id)).active).toBe(false);
  });

  test('LIST-07 the status turns when the server has answered', async () => {
    const { user, id, toggle, switchOff } = await card();
    const slow = held();
    portal.fail(updateUser, { until: slow.until });
    await switchOff();
    await waitFor(() => expect(saves()).toEqual([{ active: false, version: 1 }]));
    expect(toggle()).toBeChecked();
    expect(screen.queryByText(SAVED)).not.toBeInTheDocument();
    await user.click(toggle());
    await act(async () => slow.release());
    expect(await screen.findByText(SAVED)).toBeVisible();
    expect(toggle()).not.toBeChecked();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.getByRole('list', { name: 'Users' })).toHaveTextContent('Inactive');
    expect(saves()).toHaveLength(1);
    expect((await storedUser(id)).active).toBe(false);
  });

  test('LIST-07 Undo saves it back, and so does a second tap', async () => {
    const { user, id, toggle, switchOff } = await card();
    await switchOff();
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(toggle()).toBeChecked());
    expect(await storedUser(id)).toMatchObject({ active: true, version: 3 });
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument());
    await switchOff();
    await waitFor(() => expect(toggle()).not.toBeChecked());
    await user.click(toggle());
    await waitFor(() => expect(toggle()).toBeChecked());
    expect(await storedUser(id)).toMatchObject({ active: true, version: 5 });
  });

  test('LIST-07 a connection that is cut changes nothing and reports no success', async () => {
    const { id, toggle, switchOff } = await card();
    portal.fail(updateUser, 'dropped');
    await switchOff();
    expect(await screen.findByText(/^The user could not be saved\./)).toBeVisible();
    expect(screen.queryByText(SAVED)).not.toBeInTheDocument();
    expect(toggle()).toBeChecked();
    expect((await storedUser(id)).active).toBe(true);
    await switchOff();
    await screen.findByText(SAVED);
  });

  test('LIST-07 where only the reply was lost, the list shows what is stored', async () => {
    const { id, toggle, switchOff } = await card();
    await colleagueSaves(id, { active: false });
    portal.fail(updateUser, 'dropped');
    await switchOff();
    await screen.findByText(/^The user could not be saved\./);
    await waitFor(() => expect(toggle()).not.toBeChecked());
    expect(portal.callsOf(listUsers)).toHaveLength(2);
  });

  test('LIST-07 what a colleague has changed meanwhile is not overwritten', async () => {
    const { id, switchOff } = await card();
    await colleagueSaves(id, { email: 'deles@example.com' });
    await switchOff();
    expect(await screen.findByText(/Someone else changed this record/)).toBeVisible();
    expect((await storedUser(id)).active).toBe(true);
    // The list already has the new version.
    await waitFor(() => expect(portal.callsOf(listUsers)).toHaveLength(2));
    await waitFor(() =>
      expect(screen.getByRole('region', { name: 'Users' })).toHaveAttribute('aria-busy', 'false'),
    );
    await switchOff();
    await screen.findByText(SAVED);
  });

  test('USR-01 the main action leads to a new user', async () => {
    const { user } = await card();
    await user.click(screen.getByRole('link', { name: 'New user' }));
    await pageTitled('New user');
  });
});
