import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { listAudit } from '../../../../contract/audit';
import { bridgeToPortal } from '../../../support/bridge';
import { openConsole } from '../../../support/open-console';
import { people } from '../../../support/people';

const portal = bridgeToPortal();
afterEach(() => window.history.pushState(null, '', '/'));

/** The dialog of a bank with its history opened. */
async function openHistory(code: string) {
  const opened = await openConsole({
    person: people.administrator,
    path: `/bancos/editar/${code}`,
    language: 'en',
  });
  // Page, dialog and form come one after the other, each with its own code.
  await screen.findByRole('dialog', { name: 'Edit bank' });
  await screen.findByRole('switch', { name: 'Partner' });
  await opened.user.click(screen.getByRole('button', { name: 'History' }));
  return opened;
}
const history = () => screen.findByRole('region', { name: 'History' });
const entries = async () => within(await history()).findAllByRole('listitem');

test('the history of a record shows its changes, newest first, and older ones after a click', async () => {
  const { user } = await openHistory('927');
  expect(await entries()).toHaveLength(10);
  expect((await entries())[0]).toHaveTextContent('Changed by Helena DuarteBank · 27 May 2026 09:00:00');
  await user.click(screen.getByRole('button', { name: 'Show older changes' }));
  await waitFor(async () => expect(await entries()).toHaveLength(25));
  await user.click(screen.getByRole('button', { name: 'Show older changes' }));
  await waitFor(async () => expect(await entries()).toHaveLength(27));
  expect(screen.queryByRole('button', { name: 'Show older changes' })).not.toBeInTheDocument();
  const [asked] = portal.callsOf(listAudit);
  expect(Object.fromEntries(asked?.query ?? [])).toMatchObject({
    entity: 'bank',
    key: '927',
    sessions: 'without',
  });

  const [first] = await entries();
  if (first === undefined) throw new Error('There is no entry');
  await user.click(within(first).getByRole('button', { name: 'Deposit code length' }));
  expect(within(first).getByLabelText('Details of the change')).toHaveTextContent(
    'Deposit code lengthBefore 6 After 7',
  );
});

test('a record without a history says so', async () => {
  await openHistory('914');
  expect(await screen.findByText('There are no recorded changes.')).toBeVisible();
});

test('ERR-02 a history that could not be loaded says so, and a retry loads it', async () => {
  portal.fail(listAudit, 'dropped');
  const { user } = await openHistory('927');
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('The history could not be loaded.');
  await user.click(within(alert).getByRole('button', { name: 'Try again' }));
  expect(await entries()).toHaveLength(10);
});
