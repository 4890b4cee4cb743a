import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { getAccount, listAccounts, updateAccountStatus } from '../../../../contract/accounts';
import { previewBulk } from '../../../../contract/bulk';
import { pathOf } from '../../../../contract/operation';
import { readTokens } from '../../../../src/session/stored-session';
import { bridgeToPortal, held, signInAs } from '../../../support/bridge';
import { people } from '../../../support/people';
import { counted } from '../../../support/shown-list';
import { accountAddress, openAccounts, rows } from './accounts-page';

/* Account 4 is this file's: it is switched on and off, and on again before each test. */

const portal = bridgeToPortal();
const params = { id: 4 };

/** A call that somebody else makes at this moment. */
async function elsewhere(method: 'GET' | 'PUT', path: string, body?: object) {
  const answer = await fetch(new URL(path, window.location.href), {
    method,
    headers: { 'content-type': 'application/json', authorization: `Bearer ${readTokens()?.token}` },
    ...(body && { body: JSON.stringify(body) }),
  });
  if (!answer.ok) throw new Error(await answer.text());
  return answer.json();
}
const stored = () => elsewhere('GET', pathOf(getAccount, params));
const colleagueTurns = (ativo: boolean) => elsewhere('PUT', pathOf(updateAccountStatus, params), { ativo });

beforeEach(async () => {
  await signInAs(people.administrator);
  await colleagueTurns(true);
});
afterEach(() => window.history.pushState(null, '', '/'));

const ours = { path: accountAddress({ apelido: 'conta 4' }) };
const SAVED = 'Change saved successfully!';
const question = (name: string) => within(screen.getByRole('dialog', { name }));
const saves = () => portal.callsOf(updateAccountStatus).slice(1);

async function opened(width?: number) {
  const console = await openAccounts({ ...ours, ...(width && { width }) });
  await counted('1 account');
  return console;
}

describe('ACC-11 the status of one account', () => {
  test.each([1440, 390])(
    'ACC-11 level 1 switches it off and on in the list, %i px wide, each after a question',
    async (width) => {
      const { user } = await opened(width);
      await user.click(screen.getByRole('button', { name: 'Deactivate Conta 4' }));
      const off = question('Deactivate Conta 4?');
      expect(
        off.getByText('The account will be marked as inactive. Its transactions stay in the statement.'),
      ).toBeVisible();
      expect(off.getByRole('button', { name: 'Cancel' })).toHaveFocus();
      await user.click(off.getByRole('button', { name: 'Deactivate' }));
      expect(await screen.findByText(SAVED)).toBeVisible();
      expect((await stored()).ativo).toBe(false);
      await user.click(await screen.findByRole('button', { name: 'Activate Conta 4' }));
      await user.click(question('Activate Conta 4?').getByRole('button', { name: 'Activate' }));
      expect(await screen.findByRole('button', { name: 'Deactivate Conta 4' })).toBeVisible();
      expect((await stored()).ativo).toBe(true);
    },
  );

  test('ACC-11 who cancels has changed nothing', async () => {
    const { user } = await opened();
    await user.click(screen.getByRole('button', { name: 'Deactivate Conta 4' }));
    await user.click(question('Deactivate Conta 4?').getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(saves()).toEqual([]);
    expect((await stored()).ativo).toBe(true);
  });

  test('ACC-11 LIST-06 the row turns when the server has answered, and the list fetches again', async () => {
    const { user } = await opened();
    const slow = held();
    portal.fail(updateAccountStatus, { until: slow.until });
    await user.click(screen.getByRole('button', { name: 'Deactivate Conta 4' }));
    await user.click(question('Deactivate Conta 4?').getByRole('button', { name: 'Deactivate' }));
    await waitFor(() => expect(saves()).toHaveLength(1));
    expect((await rows())[0]?.at(-1)).toBe('Active');
    expect(screen.queryByText(SAVED)).not.toBeInTheDocument();
    await act(async () => slow.release());
    await waitFor(async () => expect((await rows())[0]?.at(-1)).toBe('Inactive'));
    await waitFor(() => expect(portal.callsOf(listAccounts)).toHaveLength(2));
  });

  test('ACC-11 a connection that is cut reports no success, and the list shows what is stored', async () => {
    const { user } = await opened();
    portal.fail(updateAccountStatus, 'dropped');
    await user.click(screen.getByRole('button', { name: 'Deactivate Conta 4' }));
    await user.click(question('Deactivate Conta 4?').getByRole('button', { name: 'Deactivate' }));
    expect(await screen.findByText(/^The status of the account could not be changed\./)).toBeVisible();
    expect(screen.queryByText(SAVED)).not.toBeInTheDocument();
    await waitFor(() => expect(portal.callsOf(listAccounts)).toHaveLength(2));
    expect((await rows())[0]?.at(-1)).toBe('Active');
  });

  test('ACC-11 what a colleague has changed meanwhile is shown, not overwritten', async () => {
    const { user } = await opened();
    await colleagueTurns(false);
    await user.click(screen.getByRole('button', { name: 'Deactivate Conta 4' }));
    await user.click(question('Deactivate Conta 4?').getByRole('button', { name: 'Deactivate' }));
    expect(await screen.findByText(/Someone else changed this record/)).toBeVisible();
    await waitFor(async () => expect((await rows())[0]?.at(-1)).toBe('Inactive'));
  });

  test('ACC-11 a manager has the details alone, and nothing to select', async () => {
    await openAccounts({ person: people.manager });
    expect(await screen.findByRole('link', { name: 'Details of Conta 1' })).toBeVisible();
    expect(screen.queryByRole('button', { name: /activate/i })).not.toBeInTheDocument();
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
  });
});

test('ACC-11 many at once: a preview names them, is done, and is taken back', async () => {
  const { user } = await opened();
  await user.click(await screen.findByRole('checkbox', { name: 'Select Conta 4' }));
  expect(screen.queryByRole('button', { name: 'Assign establishments' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Deactivate' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(await dialog.findByText(/^These accounts will be marked as inactive\./)).toBeVisible();
  expect(await dialog.findByText('Conta 4')).toBeVisible();
  expect(portal.callsOf(previewBulk).at(-1)?.body).toEqual({
    resource: 'contas',
    selection: { ids: ['4'] },
    action: { kind: 'deactivate' },
  });
  expect((await stored()).ativo).toBe(true);
  await user.click(dialog.getByRole('button', { name: 'Deactivate 1' }));
  expect(await screen.findByText('1 record deactivated.')).toBeVisible();
  expect((await stored()).ativo).toBe(false);
  await user.click(screen.getAllByRole('button', { name: /^Undo/ })[0] as HTMLElement);
  expect(await screen.findByText('1 record is as it was before.')).toBeVisible();
  expect((await stored()).ativo).toBe(true);
});
