import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import {
  createBankFile,
  downloadBankFile,
  getBankFile,
  listBankFiles,
} from '../../../../contract/bank-file-list';
import { bridgeToPortal } from '../../../support/bridge';
import { openConsole, pageTitled } from '../../../support/open-console';
import { people } from '../../../support/people';
import { catchSavedFiles } from '../../../support/saved-files';
import { counted, tableRows } from '../../../support/shown-list';
import { row } from './answers';

const portal = bridgeToPortal();
const saved = catchSavedFiles();
afterEach(() => window.history.pushState(null, '', '/'));

/** The account of the establishment 0004, of which no other test makes files. */
const ACCOUNT = '4';
const of = (account: string) =>
  `/arquivos-bancarios?${new URLSearchParams({ filter: JSON.stringify({ account: [account] }) })}`;
const open = ({
  person = people.administrator,
  path = of(ACCOUNT),
  width = 1440,
}: {
  person?: string;
  path?: string;
  width?: number;
} = {}) => openConsole({ person, path, language: 'en', width });
const shown = async () =>
  (await tableRows('Numbered bank files')).map((cells) =>
    cells.map((cell) => cell.replaceAll('\u00a0', ' ')),
  );
const dialog = (name: RegExp | string) => screen.findByRole('dialog', { name });

const page = (...content: object[]) => ({
  status: 200,
  body: { content, pageable: { pageNumber: 0 }, totalPages: 1, totalElements: content.length },
});

test('an account without files says what they are, and the next one is created with the number of the newest', async () => {
  const { user } = await open();
  expect(await pageTitled('Bank files')).toBeVisible();
  expect(await screen.findByText('There are no numbered files yet.')).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Next file' }));
  const next = await dialog('Next bank file');
  expect(await within(next).findByText('It becomes file 1 of this account.')).toBeVisible();
  await user.click(within(next).getByRole('button', { name: 'Create file' }));
  const file = await dialog(/^File 1 of /);
  expect(await screen.findByText('File 1 was created.')).toBeVisible();
  expect(await within(file).findByText(/^This is the first file of the account\./)).toBeVisible();
  expect(portal.callsOf(createBankFile).map(({ body }) => body)).toEqual([{ account: 4, after: 0 }]);
  expect(window.location.pathname).toBe('/arquivos-bancarios/detalhes/4-1');
  await user.click(within(file).getByRole('button', { name: 'Close' }));
  await counted('1 file');

  // The second one names the first, which is why a repeated attempt creates no third.
  portal.fail(createBankFile, 'dropped');
  await user.click(screen.getByRole('link', { name: 'Next file' }));
  const second = await dialog('Next bank file');
  expect(await within(second).findByText(/^It becomes file 2\. File 1 goes up to /)).toBeVisible();
  expect(within(second).queryByText('Begins on')).not.toBeInTheDocument();
  await user.click(within(second).getByRole('button', { name: 'Create file' }));
  expect(
    await within(second).findByText('The server did not answer. Try again: no second file is made.'),
  ).toBeVisible();
  await user.click(within(second).getByRole('button', { name: 'Create file' }));
  await dialog(/^File 2 of /);
  expect(portal.callsOf(createBankFile).map(({ body }) => body)).toEqual([
    { account: 4, after: 0 },
    { account: 4, after: 1 },
    { account: 4, after: 1 },
  ]);
});

test('a file is downloaded in a form, and its digest is shown from then on', async () => {
  const { user } = await open();
  await screen.findByRole('table');
  await user.click((await screen.findAllByRole('link', { name: 'File 1' }))[0] as HTMLElement);
  const file = await dialog(/^File 1 of /);
  await user.click(await within(file).findByRole('button', { name: 'Download file 1 as CAMT.053 (XML)' }));
  expect(await within(file).findByText(/^[0-9a-f]{64}$/)).toBeVisible();
  expect(saved.map(({ name }) => name)).toEqual(['extrato-1.xml']);
  expect(portal.callsOf(downloadBankFile).map(({ body }) => body)).toEqual([{ format: 'camt053' }]);
  expect(
    within(file)
      .getAllByRole('link', { name: /^Verify a file with the number CF-/ })
      .map((link) => link.getAttribute('href')?.startsWith('/verificar?filter=')),
  ).toEqual([true, true, true, true]);
});

test('LIST-09 a row says account, days, balances, entries, whether it follows, its forms, when and by whom', async () => {
  portal.fail(listBankFiles, page(row));
  const { user } = await open({ path: '/arquivos-bancarios' });
  expect((await shown())[0]?.slice(0, -1)).toEqual([
    'File 3',
    'Movement0417 / 00991-2',
    '18 Nov 2026 to 19 Nov 2026',
    expect.stringContaining('100.00'),
    expect.stringContaining('120.00'),
    '3',
    'Does not follow file 2',
    'OFX 2.2, CNAB 240',
    '20 Nov 2026 06:00:00Subscription of Ana Prado',
  ]);
  const { forms: _forms, ...details } = row;
  portal.fail(getBankFile, { status: 200, body: { ...details, inForms: [], newest: true } });
  await user.click(screen.getByRole('link', { name: 'File 3' }));
  const file = await dialog('File 3 of Movement');
  expect(
    await within(file).findByText(
      /^The opening balance is not the closing balance of file 2, which is .*99\.00\./,
    ),
  ).toBeVisible();
  expect(within(file).getByText('It is the newest file of the account.')).toBeVisible();
});

test('a list and a file that could not be loaded are tried again', async () => {
  portal.fail(listBankFiles, { status: 500, body: {} });
  const { user } = await open();
  expect(await screen.findByText('The numbered files could not be loaded.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  portal.fail(getBankFile, { status: 500, body: {} });
  await user.click((await screen.findAllByRole('link', { name: 'File 1' }))[0] as HTMLElement);
  const file = await screen.findByRole('dialog');
  expect(await within(file).findByText('The file could not be loaded.')).toBeVisible();
  await user.click(within(file).getByRole('button', { name: 'Try again' }));
  expect(await within(file).findByText(/^This is the first file/)).toBeVisible();
});

test('a form without an account, or with a day that is none, is not sent; what the server refuses is said', async () => {
  const { user } = await open({ path: '/arquivos-bancarios/proximo' });
  const next = await dialog('Next bank file');
  const create = within(next).getByRole('button', { name: 'Create file' });
  const account = within(next).getByRole('combobox', { name: 'Account' });
  const before = portal.callsOf(createBankFile).length;
  await user.clear(account);
  await user.click(create);
  expect(await within(next).findByText('Choose an account.')).toBeVisible();
  await waitFor(() => expect(account).toHaveFocus());
  portal.fail(listBankFiles, {
    status: 403,
    body: { code: 'FORBIDDEN', message: 'A bank file has the whole account.', fields: { account: 'No.' } },
  });
  await user.click(account);
  await user.click((await screen.findAllByRole('option'))[0] as HTMLElement);
  expect(await within(next).findByText('A bank file has the whole account.')).toBeVisible();
  expect(portal.callsOf(createBankFile)).toHaveLength(before);
});

test('SES-16 a report viewer opens the list, with the files of its establishments alone', async () => {
  await open({ person: people.viewer, path: '/arquivos-bancarios' });
  expect(await pageTitled('Bank files')).toBeVisible();
  expect(await screen.findByText('There are no numbered files yet.')).toBeVisible();
});

test('on a phone each file is a card with its download', async () => {
  const { user } = await open({ width: 390 });
  const card = (await screen.findAllByRole('link', { name: 'File 1' }))[0]?.closest('li') as HTMLElement;
  expect(card).toHaveTextContent('First file');
  await user.click(within(card).getByRole('button', { name: /^Download file 1 of / }));
  await user.click(await screen.findByRole('menuitem', { name: 'MT940' }));
  await waitFor(() => expect(saved.map(({ name }) => name)).toEqual(['extrato-1.sta']));
});

test('the statement and an account lead to the files of the account', async () => {
  const { user, goTo } = await openConsole({
    person: people.administrator,
    path: `/contas/conta-detalhes/${ACCOUNT}`,
    language: 'en',
  });
  await user.click(await screen.findByRole('link', { name: 'Numbered bank files' }));
  await waitFor(() => expect(window.location.pathname).toBe('/arquivos-bancarios'));
  expect(new URLSearchParams(window.location.search).get('filter')).toBe('{"account":["4"]}');
  await goTo(`/transacoes-extrato?filter=${encodeURIComponent('{"accounts":["4"]}')}`);
  await pageTitled('Transaction statement');
  await user.click(await screen.findByRole('button', { name: 'Export' }));
  const link = await screen.findByRole('menuitem', { name: 'Numbered bank files' });
  expect(link).toHaveAttribute('href', of(ACCOUNT).replaceAll('+', '%20'));
});
