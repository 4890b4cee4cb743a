import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { commitImport, importRows } from '../../../../contract/imports';
import { bridgeToPortal } from '../../../support/bridge';
import { people } from '../../../support/people';
import { LIST, madeCode, storedCode } from '../../areas/operator-codes/codes-page';
import { openImport, readInPlaceOfWorkers } from './import-page';

/* How other names of a file are meant (decision 71), once for all of them. */

const portal = bridgeToPortal();
readInPlaceOfWorkers();

const openCodesImport = () =>
  openImport({ person: people.manager, path: `${LIST}/importar`, title: 'Import names of operator codes' });

test('OPC-12 the preview asks how names are meant, says what each choice does, and the import keeps it', async () => {
  const { operatorCodeId: id } = await madeCode('Importada Parado');
  const { user, choose, check, press } = await openCodesImport();
  await choose(`ID;Operator\r\n${id};Importada Prado`, 'codes.csv');
  await check();
  const choice = within(await screen.findByRole('radiogroup', { name: 'The new names' }));
  expect(choice.getByRole('radio', { name: 'Apply from now on' })).toBeChecked();
  expect(screen.getByText('Earlier transactions keep the former names.')).toBeVisible();
  await user.click(choice.getByRole('radio', { name: 'Correct the spelling' }));
  expect(
    screen.getByText('They are the same people. Earlier transactions show the corrected names too.'),
  ).toBeVisible();
  await press('Import 1 row');
  expect(await screen.findByText('1 record was changed.')).toBeVisible();
  expect(portal.callsOf(commitImport).at(-1)?.body).toMatchObject({ create: 0, change: 1, respelled: true });
  expect((await storedCode(id)).name).toBe('Importada Prado');
});

test('OPC-12 a file that changes no name is not asked about names', async () => {
  const { operatorCodeId: id } = await madeCode('Importada Status');
  const { choose, check, press } = await openCodesImport();
  await choose(`ID;Status\r\n${id};Inactive`, 'codes.csv');
  await check();
  await screen.findByRole('table', { name: 'Rows of the file' });
  expect(portal.callsOf(importRows)).not.toEqual([]);
  expect(screen.queryByRole('radiogroup', { name: 'The new names' })).not.toBeInTheDocument();
  await press('Import 1 row');
  expect(await screen.findByText('1 record was changed.')).toBeVisible();
  expect(portal.callsOf(commitImport).at(-1)?.body).not.toHaveProperty('respelled');
});
