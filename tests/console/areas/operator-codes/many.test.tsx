import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { previewBulk } from '../../../../contract/bulk';
import { exportOperatorCodes } from '../../../../contract/operator-codes';
import { bridgeToPortal } from '../../../support/bridge';
import { pageTitled } from '../../../support/open-console';
import { counted } from '../../../support/shown-list';
import { button, codesAddress, LIST, madeCode, openCodes, rows } from './codes-page';

/* What is done with many codes at once. */

const portal = bridgeToPortal();
vi.setConfig({ testTimeout: 60_000 });
afterEach(() => window.history.pushState(null, '', '/'));

const statuses = async () => (await rows()).map((cells) => cells[3]);
const dialog = (name: string) => within(screen.getByRole('dialog', { name }));

test('OPC-13 all that match are switched off after a preview that names them, and back on by Undo', async () => {
  for (const name of ['Muitos Ana', 'Muitos Bia']) await madeCode(name);
  const { user } = await openCodes({ path: codesAddress({ operator: 'muitos' }) });
  await counted('2 operator codes');
  await user.click(screen.getByRole('checkbox', { name: 'Select this page' }));
  for (const name of ['Assign establishments', 'Remove establishments']) {
    expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
  }
  await user.click(button('Deactivate'));
  expect(await screen.findByText(/^These codes stop working at the terminals\./)).toBeVisible();
  expect(await dialog('Deactivate').findByText('Muitos Ana')).toBeVisible();
  await user.click(dialog('Deactivate').getByRole('button', { name: 'Deactivate 2' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await waitFor(async () => expect(await statuses()).toEqual(['Inactive', 'Inactive']));
  await user.click(button('Undo: Deactivate, 2'));
  await waitFor(async () => expect(await statuses()).toEqual(['Active', 'Active']));
});

test('LIST-17 "all" leaves by the names of the wire, for bulk work and for a file', async () => {
  for (let number = 0; number < 11; number += 1) await madeCode(`Onze ${number}`);
  const { user } = await openCodes({ path: codesAddress({ operator: 'onze', ec: ['0001'], status: 1 }) });
  await counted('11 operator codes');
  await user.click(screen.getByRole('checkbox', { name: 'Select this page' }));
  await user.click(button('Select all 11'));
  await user.click(button('Activate'));
  await screen.findByText('None of the selected records would change.');
  const filter = { name: 'onze', ec: ['0001'], status: 1 };
  expect(portal.callsOf(previewBulk)[0]?.body).toMatchObject({ selection: { filter } });
  await user.click(dialog('Activate').getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await user.click(screen.getAllByRole('button', { name: /^Export/ })[0]!);
  await user.click(await screen.findByRole('menuitem', { name: /CSV/ }));
  await waitFor(() => expect(portal.callsOf(exportOperatorCodes)).toHaveLength(1));
  expect(portal.callsOf(exportOperatorCodes)[0]?.body).toMatchObject({
    filter,
    columns: ['ec', 'name', 'numerocartao', 'status', 'nomefantasia', 'operatorCodeId'],
  });
});

test('OPC-05 the import says what may stand in its columns, the id first of all', async () => {
  const { user } = await openCodes();
  await user.click(await screen.findByRole('link', { name: 'Import' }));
  await pageTitled('Import names of operator codes');
  expect(window.location.pathname).toBe(`${LIST}/importar`);
  await user.click(await screen.findByText('What goes in each column'));
  expect(await screen.findByText('Identifies the code in the row. The exported list has it.')).toBeVisible();
});
