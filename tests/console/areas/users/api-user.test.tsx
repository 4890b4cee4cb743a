import { generateKeyPairSync } from 'node:crypto';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { addClientKeys } from '../../../../contract/api-clients';
import { createApiUser, renewApiSecret } from '../../../../contract/api-users';
import { updateUser } from '../../../../contract/users';
import { bridgeToPortal } from '../../../support/bridge';
import { put } from '../../../support/put';
import { colleagueCreatesApiUser, registered, storedUser } from './colleague';
import { button, field, openNewUser, openUser, profile, save } from './users-page';

const portal = bridgeToPortal();
afterEach(() => window.history.pushState(null, '', '/'));

let logins = 45_000_000;
/** Registers a manager and opens the form. */
async function editManager() {
  logins += 1;
  const id = await registered({ name: `Gerente ${logins}`, login: String(logins), effectiveRoles: [2] });
  return { id, ...(await openUser(id)) };
}

const creations = () => portal.callsOf(createApiUser).map(({ body }) => body);
const question = async (name: string) => within(await screen.findByRole('dialog', { name }));
const answer = () => question('API user');

describe('USR-34 the button', () => {
  test('USR-28 USR-34 is there for a stored manager without an API user alone', async () => {
    const { user } = await editManager();
    expect(button('Create API user')).toBeVisible();
    expect(screen.getByText('No API user')).toBeVisible();
    await user.click(profile('Report viewer'));
    expect(screen.queryByRole('button', { name: 'Create API user' })).not.toBeInTheDocument();
  });

  test('USR-34 a new manager has none yet', async () => {
    const { user } = await openNewUser();
    await user.click(profile('Establishment administrator'));
    expect(screen.getByRole('switch', { name: 'API access' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Create API user' })).not.toBeInTheDocument();
  });

  test('USR-34 who becomes a manager has to be saved first', async () => {
    const id = await registered({ name: 'Gerente Futuro', login: '45900001' });
    const { user } = await openUser(id);
    await user.click(profile('Establishment administrator'));
    expect(screen.queryByRole('button', { name: 'Create API user' })).not.toBeInTheDocument();
  });
});

test('USR-35 Cancel creates nothing', async () => {
  const { user } = await editManager();
  await user.click(button('Create API user'));
  const dialog = await question('Create API user');
  expect(dialog.getByText(/^Create an API user for Gerente/)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(creations()).toEqual([]);
});

test('USR-35 the answer shows once, can be copied, and then the button is gone', async () => {
  const { user, id } = await editManager();
  await user.click(button('Create API user'));
  await user.click((await question('Create API user')).getByRole('button', { name: 'Create' }));
  const dialog = await answer();
  const secret = dialog.getByRole<HTMLInputElement>('textbox', { name: 'Client secret' }).value;
  expect(secret.length).toBeGreaterThan(20);
  await user.click(dialog.getByRole('button', { name: 'Copy Client secret' }));
  expect(await dialog.findByText('Copied')).toBeVisible();
  expect(await navigator.clipboard.readText()).toBe(secret);
  // The secret is not to be lost by a key pressed too much.
  await user.keyboard('{Escape}');
  expect(dialog.getByRole('textbox', { name: 'Client ID' })).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Close' }));
  expect(await screen.findByText('API user created.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Create API user' })).not.toBeInTheDocument();
  expect(creations()).toEqual([{ codUsuario: id }]);
  expect((await storedUser(id)).userApi).not.toBeNull();

  // What was typed beside it is saved without a conflict.
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await user.clear(field(/^E-mail/));
  await put(user, field(/^E-mail/), 'api@example.com');
  await user.click(save());
  expect(await screen.findByText('Change saved successfully!')).toBeVisible();
  expect(portal.callsOf(updateUser)).toHaveLength(1);
});

test('USR-35 a question that is opened again while the answer is still to come does not lose the secret', async () => {
  const { user } = await editManager();
  let release = () => {};
  portal.fail(createApiUser, { until: new Promise<void>((resolve) => (release = resolve)) });
  await user.click(button('Create API user'));
  const first = await question('Create API user');
  await user.click(first.getByRole('button', { name: 'Create' }));
  await user.click(first.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await user.click(button('Create API user'));
  await question('Create API user');
  release();
  const dialog = await answer();
  expect(dialog.getByRole<HTMLInputElement>('textbox', { name: 'Client secret' }).value).not.toBe('');
  expect(creations()).toHaveLength(1);
});

test('USR-35 a failure is told where it happened, and not in a question that is opened anew', async () => {
  const { user } = await editManager();
  portal.fail(createApiUser, { status: 503, body: {} });
  await user.click(button('Create API user'));
  const first = await question('Create API user');
  await user.click(first.getByRole('button', { name: 'Create' }));
  expect(await first.findByRole('alert')).toBeVisible();
  await user.click(first.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await user.click(button('Create API user'));
  expect((await question('Create API user')).queryByRole('alert')).not.toBeInTheDocument();
});

describe('USR-35 copying what the API user signs in with', () => {
  const made = async () => {
    const { user } = await editManager();
    await user.click(button('Create API user'));
    await user.click((await question('Create API user')).getByRole('button', { name: 'Create' }));
    const dialog = await answer();
    const text = (name: string) => dialog.getByRole<HTMLTextAreaElement>('textbox', { name });
    return { user, dialog, text };
  };

  test('USR-35 each of the two by its own button', async () => {
    const { user, dialog, text } = await made();
    const [id, secret] = [text('Client ID').value, text('Client secret').value];
    expect(id).not.toBe(secret);
    await user.click(dialog.getByRole('button', { name: 'Copy Client ID' }));
    expect(await dialog.findByRole('button', { name: 'Copied' })).toBeVisible();
    expect(await navigator.clipboard.readText()).toBe(id);
    await user.click(dialog.getByRole('button', { name: 'Copy Client secret' }));
    await waitFor(() => expect(dialog.getAllByRole('button', { name: 'Copied' })).toHaveLength(2));
    expect(await navigator.clipboard.readText()).toBe(secret);
  });

  test.each([
    [
      'the browser does not let it',
      () => vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException()),
    ],
    [
      'a page has no clipboard',
      () => vi.spyOn(navigator, 'clipboard', 'get').mockReturnValue(undefined as unknown as Clipboard),
    ],
  ])('USR-35 where %s, the text is selected and that is said', async (_what, withhold) => {
    const { user, dialog, text } = await made();
    withhold();
    await user.click(dialog.getByRole('button', { name: 'Copy Client secret' }));
    const told = 'The text is selected. Copy it with Ctrl+C or from the browser menu.';
    expect(await dialog.findByText(told)).toBeVisible();
    const field = text('Client secret');
    expect(field).toHaveFocus();
    expect(field.value.slice(field.selectionStart, field.selectionEnd)).toBe(field.value);
    expect(field).toHaveAccessibleDescription(told);
    expect(dialog.queryByText('Copied')).not.toBeInTheDocument();
  });
});

test.each([
  ['the connection is cut', 'dropped' as const, 'The server did not answer. Try again.'],
  ['the server refuses', { status: 403, body: { code: 'FORBIDDEN', message: 'No access.' } }, 'No access.'],
])('USR-35 %s: the question stays and says so, without a success', async (_what, failure, text) => {
  const { user, id } = await editManager();
  portal.fail(createApiUser, failure);
  await user.click(button('Create API user'));
  const dialog = await question('Create API user');
  await user.click(dialog.getByRole('button', { name: 'Create' }));
  expect(await dialog.findByText('The API user could not be saved.')).toBeVisible();
  expect(dialog.getByText(text)).toBeVisible();
  expect(screen.queryByText('API user created.')).not.toBeInTheDocument();
  expect((await storedUser(id)).userApi).toBeNull();
  await user.click(dialog.getByRole('button', { name: 'Create' }));
  expect((await answer()).getByRole('textbox', { name: 'Client secret' })).toBeVisible();
});

test('USR-35 where only the reply was lost, a second attempt says that it exists, and the secret is replaced', async () => {
  const { user, id } = await editManager();
  await user.click(button('Create API user'));
  const dialog = await question('Create API user');
  // The server creates it, and the connection breaks before the secret is here.
  await colleagueCreatesApiUser(id);
  portal.fail(createApiUser, 'dropped');
  await user.click(dialog.getByRole('button', { name: 'Create' }));
  await dialog.findByText('The API user could not be saved.');
  await user.click(dialog.getByRole('button', { name: 'Create' }));
  expect(await screen.findByText(/^The API user had already been created/)).toBeVisible();
  expect(screen.queryByText('API user created.')).not.toBeInTheDocument();

  await user.click(await screen.findByRole('button', { name: 'Replace the secret' }));
  await user.click((await question('Replace the secret')).getByRole('button', { name: 'Replace' }));
  const replaced = await answer();
  expect(replaced.getByRole('textbox', { name: 'Client secret' })).toBeVisible();
  await user.click(replaced.getByRole('button', { name: 'Close' }));
  expect(await screen.findByText('Secret replaced.')).toBeVisible();
  expect(portal.callsOf(renewApiSecret)).toHaveLength(1);
});

test('API-17 level 1 adds a key and addresses in the form, which is not saved by that', async () => {
  const { user, id } = await editManager();
  expect(screen.queryByText('Public keys')).not.toBeInTheDocument();
  await user.click(button('Create API user'));
  await user.click((await question('Create API user')).getByRole('button', { name: 'Create' }));
  await user.click((await answer()).getByRole('button', { name: 'Close' }));
  await user.click(await screen.findByRole('button', { name: 'Add a key' }));
  const adding = await question('Add a public key');
  const { publicKey } = generateKeyPairSync('ed25519');
  const pem = publicKey.export({ type: 'spki', format: 'pem' }).toString();
  await put(user, adding.getByRole('textbox', { name: /^Public key/ }), pem);
  await user.click(adding.getByRole('button', { name: 'Add' }));
  expect(await screen.findByText(/^Ed25519, added /)).toBeVisible();
  await user.click(await screen.findByRole('button', { name: 'Change the addresses' }));
  const changing = await question('Allowed addresses');
  await put(user, changing.getByRole('textbox', { name: 'Addresses and networks' }), '203.0.113.7');
  await user.click(changing.getByRole('button', { name: 'Save' }));
  const listed = within(await screen.findByRole('list', { name: 'Allowed addresses' }));
  expect(listed.getByText('203.0.113.7')).toBeVisible();
  expect(portal.callsOf(addClientKeys).map(({ path }) => path)).toEqual([`/portal/users/api/keys/${id}`]);
  expect(portal.callsOf(updateUser)).toHaveLength(0);
});
