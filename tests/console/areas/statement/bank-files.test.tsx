import { screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { bankExtractReport } from '../../../../contract/bank-files';
import { exportFile } from '../../../../contract/exports';
import { bridgeToPortal } from '../../../support/bridge';
import { catchSavedFiles } from '../../../support/saved-files';
import { expectSnackbar, openStatement, TODAY } from './statement-page';

const portal = bridgeToPortal();
const saved = catchSavedFiles();

afterEach(() => window.history.pushState(null, '', '/'));

const asked = () => portal.callsOf(bankExtractReport);
const dialog = (name = 'Bank file · OFX 2.2') => screen.findByRole('dialog', { name });
const gone = () => vi.waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

/** Opens the statement, and returns a function that chooses a form of its export menu. */
async function openForExport(kept: NonNullable<Parameters<typeof openStatement>[0]>['kept'] = {}) {
  const page = await openStatement({ kept });
  const form = async (name: string) => {
    await page.user.click(screen.getByRole('button', { name: 'Export' }));
    await page.user.click(await screen.findByRole('menuitem', { name }));
  };
  return { ...page, form };
}

test('a statement of one account leaves at once in the form of a bank, as it stood on the screen', async () => {
  const { form, create, within: card } = await openForExport({ accounts: ['1'] });
  await create();
  await card.findByRole('table');
  await form('OFX 2.2');
  await expectSnackbar('The file extrato.ofx was saved.', 'success');
  expect(asked().map(({ body, query }) => [query.get('formato'), body])).toEqual([
    [
      'ofx',
      {
        tipoDeData: 'dt',
        tsInicio: `${TODAY} 00:00:00`,
        tsFim: `${TODAY} 23:59:59`,
        contaId: 1,
        entrega: expect.any(Number),
      },
    ],
  ]);
  expect(portal.callsOf(exportFile)).toHaveLength(1);
  expect(saved.map(({ name }) => name)).toEqual(['extrato.ofx']);
});

test('of more accounts the question is which one, among those of the filter', async () => {
  const { form, user } = await openForExport({ accounts: ['1', '2'], ecs: ['0001'] });
  await form('OFX 2.2');
  const question = await dialog();
  expect(question).toHaveTextContent(
    'A bank file has all transactions of one account in this period. Other filters are left out.',
  );
  await user.click(within(question).getByRole('button', { name: 'Export' }));
  const field = within(question).getByRole('combobox', { name: 'Account' });
  expect(field).toHaveAccessibleDescription('Choose an account.');
  await vi.waitFor(() => expect(field).toHaveFocus());
  expect(asked()).toEqual([]);
  await user.click(field);
  const options = await screen.findAllByRole('option');
  expect(options).toHaveLength(2);
  await user.keyboard('{ArrowDown}{Enter}');
  await user.click(within(question).getByRole('button', { name: 'Export' }));
  await expectSnackbar('The file extrato.ofx was saved.', 'success');
  const [call] = asked();
  expect(call?.body).toEqual({
    tipoDeData: 'dt',
    tsInicio: `${TODAY} 00:00:00`,
    tsFim: `${TODAY} 23:59:59`,
    contaId: 1,
  });
  await gone();
});

test('one account that is narrowed further is asked about, and Escape asks for nothing', async () => {
  const { form, user } = await openForExport({ accounts: ['2'], ecs: ['0002'] });
  await form('MT940');
  const question = await dialog('Bank file · MT940');
  expect(within(question).getByRole('combobox', { name: 'Account' })).not.toHaveValue('');
  await user.keyboard('{Escape}');
  await gone();
  expect(asked()).toEqual([]);
});

test('what the server refuses is said in the tray, with nothing to try again', async () => {
  const refusal =
    'A bank file has the whole account, and this account also belongs to establishments that you cannot see. Ask somebody who sees all of them.';
  portal.fail(bankExtractReport, { status: 403, body: { code: 'FORBIDDEN', message: refusal } });
  const { form } = await openForExport({ accounts: ['1'] });
  await form('CNAB 240');
  const tray = await screen.findByRole('group', { name: 'Bank file · CNAB 240' });
  await vi.waitFor(() => expect(tray).toHaveTextContent(refusal));
  expect(within(tray).queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
});
