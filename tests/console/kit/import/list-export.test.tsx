import { screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { exportBanks } from '../../../../contract/banks';
import { exportUsers } from '../../../../contract/users';
import { bridgeToPortal } from '../../../support/bridge';
import { openConsole } from '../../../support/open-console';
import { people } from '../../../support/people';
import { catchSavedFiles } from '../../../support/saved-files';
import { counted } from '../../../support/shown-list';
import { bankAddress, openBanks } from '../../areas/banks/banks-page';
import { expectSnackbar } from '../../areas/statement/statement-page';

const portal = bridgeToPortal();
const saved = catchSavedFiles();

afterEach(() => window.history.pushState(null, '', '/'));

async function exportAs(user: Awaited<ReturnType<typeof openBanks>>['user'], form: string) {
  await user.click(await screen.findByRole('button', { name: 'Export' }));
  await user.click(await screen.findByRole('menuitem', { name: form }));
}

test('BANK-01 the filter and the sort of the screen are exported, all rows, under the name of the list', async () => {
  const path = bankAddress({ status: 0, name: '92' }, { sort: 'nome', order: 'DESC' });
  const { user } = await openBanks({ path });
  await counted('2 banks');
  await exportAs(user, 'CSV');
  await expectSnackbar('The file bancos.csv was saved.', 'success');
  expect(portal.callsOf(exportBanks).map(({ body }) => body)).toEqual([
    {
      format: 'csv',
      filter: { status: 0, codigoBancario: '92' },
      sort: 'nome,desc',
      columns: ['codigoBancario', 'nome', 'parceiro', 'tamanhoCodigoDepositoIdentificado', 'ativo'],
    },
  ]);
  const text = new TextDecoder().decode(await saved[0]?.file.arrayBuffer());
  expect(text.split('\r\n').map((line) => line.split(',')[0])).toEqual(['"Code"', '"927"', '"920"', '']);
});

test('STMT-33 an export of a list that fails says why and can be tried again', async () => {
  portal.fail(exportBanks, 'dropped');
  const { user } = await openBanks();
  await exportAs(user, 'Excel (XLSX)');
  await expectSnackbar('Reload the page and try again.', 'error');
  expect(saved).toEqual([]);
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  await vi.waitFor(() => expect(saved.map(({ name }) => name)).toEqual(['bancos.xlsx']));
});

test('USR-01 on a phone it is an icon, and users leave as well', async () => {
  const { user } = await openConsole({
    person: people.administrator,
    path: '/usuarios',
    language: 'en',
    width: 390,
  });
  await exportAs(user, 'CSV');
  await vi.waitFor(() => expect(saved.map(({ name }) => name)).toEqual(['usuarios.csv']));
  expect(portal.callsOf(exportUsers)[0]?.body).toMatchObject({ filter: {}, sort: 'name,asc' });
});
