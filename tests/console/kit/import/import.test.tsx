import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { commitImport, describeImport, importErrors, previewImport } from '../../../../contract/imports';
import { readTokens } from '../../../../src/session/stored-session';
import { bridgeToPortal, held } from '../../../support/bridge';
import { enabledButton } from '../../../support/enabled-button';
import { people } from '../../../support/people';
import { catchSavedFiles } from '../../../support/saved-files';
import { workbook } from '../../../support/workbooks';
import { cellsOf, fileOf, newcomer, openImport, readInPlaceOfWorkers } from './import-page';

const portal = bridgeToPortal();
const saved = catchSavedFiles();
readInPlaceOfWorkers();

afterEach(() => window.history.pushState(null, '', '/'));

const sent = () =>
  portal.callsOf(previewImport).map(({ body }) => body as { columns: string[]; rows: object[] });
const heading = (name: string) => screen.findByRole('heading', { level: 2, name });
async function textOf(file = new Blob()): Promise<string> {
  return new TextDecoder('utf-8', { ignoreBOM: true }).decode(await file.arrayBuffer());
}

describe('the file', () => {
  test('VIEW-16 the template has the headings of the language, for the spreadsheet of the language', async () => {
    const { press } = await openImport({
      language: 'pt',
      title: 'Importar visualizadores de relatórios',
    });
    await waitFor(() => expect(screen.getByRole('button', { name: 'Baixar modelo' })).toBeEnabled());
    await press('Baixar modelo');
    expect(saved.map(({ name }) => name)).toEqual(['visualizadores-relatorios-modelo.csv']);
    expect(await textOf(saved[0]?.file)).toBe(
      '\uFEFF"Nome";"Login";"E-mail";"Status";"Estabelecimentos"\r\n',
    );
  });

  test('it is shown as it was read, and read again as somebody says', async () => {
    const { choose, user } = await openImport();
    await choose(fileOf('Zoé;00000012;z@example.com;Active;0001 0002'));
    await heading('First rows');
    expect(await cellsOf('First rows')).toEqual([
      ['Name', 'Login', 'E-mail', 'Status', 'Establishments'],
      ['Zoé', '00000012', 'z@example.com', 'Active', '0001 0002'],
    ]);
    await user.click(screen.getByRole('combobox', { name: 'Separator' }));
    await user.click(screen.getByRole('option', { name: 'Comma (,)' }));
    expect(await screen.findByText(/^The file has no column Login/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Check the rows' })).toBeDisabled();
    await user.click(screen.getByRole('combobox', { name: 'Separator' }));
    await user.click(screen.getByRole('option', { name: 'Semicolon (;)' }));
    await user.click(await screen.findByRole('combobox', { name: 'Encoding' }));
    await user.click(screen.getByRole('option', { name: 'Windows-1252' }));
    await waitFor(async () => expect((await cellsOf('First rows'))[1]?.[0]).toBe('ZoÃ©'));
    expect(sent()).toEqual([]);
  });

  test('a file that is dropped is taken like one that is chosen', async () => {
    await openImport();
    const place = screen.getByText('Drop the file here, or').parentElement as HTMLElement;
    const file = new File([fileOf(newcomer().line)], 'dropped.csv');
    fireEvent.drop(place, { dataTransfer: { files: [file] } });
    expect(await screen.findByText('dropped.csv · 1 row')).toBeVisible();
  });

  test('headings of any language, case and order are known; unknown and missing ones are said', async () => {
    const { choose, check } = await openImport();
    await choose('ESTABELECIMENTOS,Usuario,Cor,What to correct\n0001,00000012,blue,nothing');
    expect(await screen.findByText('These columns are unknown and will be ignored: Cor.')).toBeVisible();
    expect(
      screen.getByText(
        'These columns are not in the file, so their values stay as they are: Name, E-mail, Status.',
      ),
    ).toBeVisible();
    await check();
    await heading('Preview');
    expect(sent()).toEqual([
      { columns: ['establishments', 'login'], rows: [{ line: 2, cells: ['0001', '00000012'] }] },
    ]);
  });

  test('a column that occurs twice is refused before anything is sent', async () => {
    const { choose } = await openImport();
    await choose('Login;Login\n1;2');
    expect(await screen.findByText('The column Login appears twice in the file.')).toBeVisible();
    const button = screen.getByRole('button', { name: 'Check the rows' });
    expect(button).toBeDisabled();
    expect(button).toHaveAccessibleDescription(/^The column Login appears twice in the file\./);
  });

  test.each<[string, string | Uint8Array, string]>([
    ['an empty file', '', 'The file is empty.'],
    ['a heading alone', 'Login;Name\r\n', 'The file has headings but no rows.'],
    [
      'a picture',
      new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0, 0, 1]),
      'The file is not a text file. Choose an XLSX or CSV file.',
    ],
    [
      'a workbook of before XLSX',
      new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0]),
      'The workbook could not be read. Save it as XLSX or CSV and choose that file.',
    ],
    [
      'a file of 50 MB',
      new Uint8Array(50_000_000),
      'The file is 50 MB, and an import accepts up to 5 MB. Split it into several files.',
    ],
    [
      '20,001 rows',
      `Login\n${'00000012\n'.repeat(20_001)}`,
      'The file has 20,001 rows, and an import accepts up to 20,000. Split it into several files.',
    ],
  ])('%s gets a sentence, and nothing is sent', async (_what, content, sentence) => {
    const { choose } = await openImport();
    await choose(content);
    expect(await screen.findByText(sentence)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Check the rows' })).not.toBeInTheDocument();
    expect(sent()).toEqual([]);
  });
});

describe('the preview', () => {
  test('VIEW-14 says of each row what becomes of it, with what is wrong beside it, and filters by that', async () => {
    const { choose, check, user } = await openImport();
    const [good, bad] = [newcomer(), newcomer({ email: 'nobody' })];
    await choose(fileOf(good.line, bad.line));
    await check();
    expect(await heading('Preview')).toHaveFocus();
    expect(await screen.findByRole('tab', { name: 'Errors 1', selected: true })).toBeVisible();
    await waitFor(async () =>
      expect((await cellsOf('Rows of the file')).slice(1)).toEqual([
        ['3', 'ErrorE-mail Invalid e-mail.', `Nina ${bad.login}`, bad.login, 'nobody', 'Active', '0001'],
      ]),
    );
    await user.click(screen.getByRole('tab', { name: 'All 2' }));
    await waitFor(async () => expect(await cellsOf('Rows of the file')).toHaveLength(3));
    expect((await cellsOf('Rows of the file'))[1]?.slice(0, 2)).toEqual(['2', 'New']);
  });

  test('a change is shown with its value before and after', async () => {
    const { choose, check, press, user } = await openImport();
    const one = newcomer();
    await choose(fileOf(one.line));
    await check();
    await press('Import 1 row');
    await heading('Import finished');
    await press('Import another file');
    await choose(`Login,Status\n${one.login},Inactive`);
    await check();
    await user.click(await screen.findByRole('tab', { name: 'Changes 1' }));
    await waitFor(async () =>
      expect(await cellsOf('Rows of the file')).toEqual([
        ['Row', 'Result', 'Login', 'Status'],
        ['2', 'Change', one.login, 'Active → Inactive'],
      ]),
    );
    await press('Import 1 row');
    expect(await screen.findByRole('alert')).toHaveTextContent(/^1 record was changed\.$/);
  });

  test('the columns are those of the file, and those in which a row misses something', async () => {
    const { choose, check } = await openImport();
    const { login } = newcomer();
    await choose(`Status;Login;Name;Establishments\nActive;${login};Nina;0001`);
    await check();
    await waitFor(async () =>
      expect(await cellsOf('Rows of the file')).toEqual([
        ['Row', 'Result', 'Status', 'Login', 'Name', 'Establishments', 'E-mail'],
        ['2', 'ErrorE-mail Fill in name, e-mail and login.', 'Active', login, 'Nina', '0001', ''],
      ]),
    );
  });

  test('SHELL-20 on a phone every row is a card, without the cells that are empty', async () => {
    const { choose, check } = await openImport({ width: 390 });
    const { login, line } = newcomer({ email: 'nobody' });
    await choose(fileOf(line).replace('Active', ''));
    await check();
    const cards = within(await screen.findByRole('list', { name: 'Rows of the file' }));
    expect(cards.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      [
        'Row 2 ErrorE-mail Invalid e-mail.Status Select the status.',
        `NameNina ${login}Login${login}E-mailnobodyStatusEstablishments0001`,
      ].join(''),
    ]);
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
  });

  test('VIEW-18 the rows with errors are saved as a file that can be mended and chosen again', async () => {
    const { choose, check, press } = await openImport();
    const [good, bad] = [newcomer(), newcomer({ email: 'nobody' })];
    await choose(fileOf(good.line, bad.line));
    await check();
    await press('Download the rows with errors');
    await waitFor(() => expect(saved).toHaveLength(1));
    expect(saved[0]?.name).toBe('visualizadores-relatorios-erros.csv');
    const file = await textOf(saved[0]?.file);
    expect(file).toContain('"What to correct"');
    await press('Import 1 row');
    expect(await screen.findByText(/^1 person was registered\./)).toBeVisible();
    await press('Import another file');
    await choose(file.replace('nobody', 'nina@example.com'));
    await check();
    await press('Import 1 row');
    await waitFor(() => expect(screen.queryByText(/has errors/)).not.toBeInTheDocument());
    expect(await heading('Import finished')).toHaveFocus();
  });

  test('leaving a preview asks for a confirmation', async () => {
    const { choose, check, user } = await openImport();
    await choose(fileOf(newcomer().line));
    await check();
    await heading('Preview');
    await user.click(screen.getByRole('link', { name: 'Go to the list' }));
    const dialog = await screen.findByRole('dialog', { name: 'Leave without saving?' });
    await user.click(within(dialog).getByRole('button', { name: 'Keep editing' }));
    expect(await heading('Preview')).toBeVisible();
  });
});

describe('when something fails', () => {
  test('VIEW-19 the columns can be loaded again', async () => {
    portal.fail(describeImport, { status: 500 });
    const { press } = await openImport();
    expect(await screen.findByText('The columns could not be loaded.')).toBeVisible();
    await press('Try again');
    expect(await heading('File')).toBeVisible();
  });

  test.each([
    [
      'cut before the answer',
      'dropped' as const,
      'The server did not answer. The file is still here, so you can try again.',
    ],
    [
      'refused',
      { status: 413, body: { code: 'PAYLOAD_TOO_LARGE', message: 'The request is too large.' } },
      'The request is too large.',
    ],
  ])('VIEW-19 a check that is %s keeps the file and can be repeated', async (_what, failure, sentence) => {
    portal.fail(previewImport, failure);
    const { choose, check } = await openImport();
    await choose(fileOf(newcomer().line));
    await check();
    expect(await screen.findByText(sentence)).toBeVisible();
    await check();
    expect(await heading('Preview')).toBeVisible();
  });

  test('VIEW-19 no success without one; a commit whose reply was lost is repeated and done once', async () => {
    const { choose, check, press } = await openImport();
    const one = newcomer();
    await choose(fileOf(one.line));
    await check();
    await screen.findByRole('button', { name: 'Import 1 row' });
    portal.fail(commitImport, 'dropped');
    await press('Import 1 row');
    expect(
      await screen.findByText('The server did not answer. Try again. Nothing is done twice.'),
    ).toBeVisible();
    expect(screen.queryByText('Import finished')).not.toBeInTheDocument();
    // It had arrived: only the answer was lost.
    const [lost] = portal.callsOf(commitImport);
    const arrived = await fetch(new URL(lost?.path ?? '', window.location.href), {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${readTokens()?.token}` },
      body: JSON.stringify(lost?.body),
    });
    expect(await arrived.json()).toEqual({ created: 1, changed: 0 });
    await press('Import 1 row');
    expect(await screen.findByText(/^1 person was registered\./)).toBeVisible();
    expect(new Set(portal.callsOf(commitImport).map(({ path }) => path)).size).toBe(1);
  });

  test('API-15 a preview that is out of date says so and is looked at again', async () => {
    const { choose, check, press } = await openImport();
    const one = newcomer();
    await choose(fileOf(one.line));
    await check();
    const body = { code: 'CONFLICT', message: 'Nothing was imported, because something has changed.' };
    portal.fail(commitImport, { status: 409, body });
    await press('Import 1 row');
    expect(await screen.findByText(body.message)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Import 1 row' })).not.toBeInTheDocument();
    const slow = held();
    portal.fail(previewImport, { until: slow.until });
    await press('Check again');
    // What was there stays in sight while it is looked at again.
    expect(await heading('Preview')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Check again' })).toHaveAttribute('aria-busy', 'true');
    slow.release();
    await press('Import 1 row');
    expect(await heading('Import finished')).toBeVisible();
    expect(sent()).toHaveLength(2);
  });

  test('VIEW-19 a double click imports once', async () => {
    const { choose, check, user } = await openImport();
    await choose(fileOf(newcomer().line));
    await check();
    const slow = held();
    portal.fail(commitImport, { until: slow.until });
    await user.dblClick(await enabledButton('Import 1 row'));
    slow.release();
    await heading('Import finished');
    expect(portal.callsOf(commitImport)).toHaveLength(1);
  });

  test('the file of errors that cannot be fetched says so', async () => {
    const { choose, check, press } = await openImport();
    await choose(fileOf(newcomer({ email: 'nobody' }).line));
    await check();
    portal.fail(importErrors, 'dropped');
    await press('Download the rows with errors');
    expect(await screen.findByText('The file could not be downloaded.')).toBeVisible();
    expect(saved).toEqual([]);
  });
});

test('VIEW-01 API-16 level 2 imports viewers too, from the button of the list, also on a phone', async () => {
  const { goTo, user } = await openImport({ person: people.manager, width: 390 });
  await goTo('/visualizadores-relatorios');
  await user.click(await screen.findByRole('link', { name: 'Import' }));
  expect(await heading('File')).toBeVisible();
});

test('USR-42 a row that can be imported, but lost a zero in a spreadsheet, is shown first with the reason', async () => {
  const { choose, check, press } = await openImport();
  await choose(fileOf('Nina Zero;07700000001;nina@example.com;Active;0001'));
  await check();
  await press('Import 1 row');
  await heading('Import finished');
  await press('Import another file');
  await choose(fileOf(newcomer().line, 'Nina Zero;7700000001;nina@example.com;Active;0001'));
  await check();
  expect(await screen.findByText('1 row can be imported, but check it first.')).toBeVisible();
  expect(screen.getByRole('tab', { name: 'Warnings 1', selected: true })).toBeVisible();
  const [, row = []] = await cellsOf('Rows of the file');
  expect(row.slice(0, 2)).toEqual([
    '3',
    'NewThe login 07700000001 is already registered. A spreadsheet may have removed the leading zeros.',
  ]);
});

test('a file with commas in its heading is read by the semicolons that part its rows', async () => {
  const { choose } = await openImport();
  const name = 'Name (in full, as in the document, no abbreviations, up to) 100';
  await choose(`${name};Login;E-mail;Status\r\nJosé;75000001;jose@example.com;Active\r\n`);
  await heading('First rows');
  const [, row] = await cellsOf('First rows');
  expect(row).toEqual(['José', '75000001', 'jose@example.com', 'Active']);
});

/** A line as a spreadsheet keeps it: what looks like a number is one. */
const rowOf = (line: string) =>
  `<row>${line
    .split(';')
    .map((text) => (/^\d+$/.test(text) ? `<c><v>${Number(text)}</v></c>` : `<c t="str"><v>${text}</v></c>`))
    .join('')}</row>`;

test('VIEW-01 a workbook is read by the server, shown, and imported like a CSV file', async () => {
  const { choose, check, press } = await openImport();
  const { line } = newcomer();
  await choose(await workbook([fileOf(), line].map(rowOf).join('')), 'people.xlsx');
  // A process that reads files of others is started for it.
  await screen.findByRole('heading', { level: 2, name: 'First rows' }, { timeout: 20_000 });
  expect(await cellsOf('First rows')).toEqual([
    ['Name', 'Login', 'E-mail', 'Status', 'Establishments'],
    [...line.split(';').slice(0, 4), '1'],
  ]);
  expect(screen.queryByRole('combobox', { name: 'Separator' })).not.toBeInTheDocument();
  await check();
  // The code of the establishment has become a number.
  expect(
    await screen.findByText('A spreadsheet may have removed the leading zeros. These exist: 0001.'),
  ).toBeVisible();
  await press('Choose another file');
});
