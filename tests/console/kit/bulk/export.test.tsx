import { screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { exportUsers } from '../../../../contract/users';
import { bridgeToPortal } from '../../../support/bridge';
import { catchSavedFiles } from '../../../support/saved-files';
import { box, button, counted, dialog, openZone, pageBox } from './bulk-page';

const portal = bridgeToPortal();
const saved = catchSavedFiles();
afterEach(() => window.history.pushState(null, '', '/'));

type User = Awaited<ReturnType<typeof openZone>>['user'];

/** Exports as CSV what is selected; the lines of the file. */
async function exportSelected(user: User): Promise<string[]> {
  const actions = within(screen.getByRole('group', { name: 'Actions for the selection' }));
  await user.click(actions.getByRole('button', { name: 'Export' }));
  await user.click(await screen.findByRole('menuitem', { name: 'CSV' }));
  await vi.waitFor(() => expect(saved).toHaveLength(1));
  const text = new TextDecoder().decode(await saved[0]?.file.arrayBuffer());
  return text.trimEnd().split('\r\n');
}
const names = (lines: readonly string[]) => lines.slice(1).map((line) => line.split(',')[0]);

test('LIST-14 USR-05 selected rows leave with the columns that are shown', async () => {
  const { user } = await openZone('A');
  await user.click(button('Columns'));
  await user.click(dialog('Visible columns').getByRole('checkbox', { name: 'Establishments' }));
  await user.click(dialog('Visible columns').getByRole('checkbox', { name: 'E-mail' }));
  await user.keyboard('{Escape}');
  await user.click(box('Zona A 02'));
  await user.click(box('Zona A 07'));
  await counted('2 selected');
  const lines = await exportSelected(user);
  expect(lines[0]).toBe('"Name","Login","Profile","Status","E-mail"');
  expect(names(lines)).toEqual(['"Zona A 02"', '"Zona A 07"']);
});

test('LIST-14 of all that match those leave that are still ticked', async () => {
  const { user } = await openZone('A');
  await user.click(pageBox());
  await user.click(button('Select all 12'));
  await user.click(box('Zona A 03'));
  await counted('11 selected');
  const lines = await exportSelected(user);
  expect(names(lines)).toHaveLength(11);
  expect(names(lines)).not.toContain('"Zona A 03"');
  expect(portal.callsOf(exportUsers)[0]?.body).toMatchObject({ filter: { name: 'Zona A' } });
});
