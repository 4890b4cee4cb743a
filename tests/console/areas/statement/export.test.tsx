import { screen, within } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { exportFile, exportProgress } from '../../../../contract/exports';
import type { Language } from '../../../../contract/languages';
import { depositReport } from '../../../../contract/statement';
import { bridgeToPortal, held } from '../../../support/bridge';
import { catchSavedFiles } from '../../../support/saved-files';
import { expectSnackbar, openStatement, shown, TODAY, YESTERDAY } from './statement-page';

const portal = bridgeToPortal();
const saved = catchSavedFiles();

afterEach(() => window.history.pushState(null, '', '/'));

function textOf(file = new Blob()): Promise<string> {
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(reader.result as string));
    reader.readAsText(file);
  });
}

const button = () => screen.getByRole('button', { name: 'Export' });
const menu = () => screen.getByRole('menu', { name: 'Export' });
const asked = (format = 'csv') =>
  portal.callsOf(depositReport).filter(({ query }) => query.get('formato') === format);
/** What is on its way or has failed, as the tray lists it. */
const entry = (form = 'CSV') =>
  within(screen.getByRole('complementary', { name: 'Exports' })).getByRole('group', {
    name: `Transaction statement · ${form}`,
  });
const nothingUnderWay = () =>
  vi.waitFor(() => expect(screen.queryByRole('complementary', { name: 'Exports' })).not.toBeInTheDocument());

/** Opens the statement and returns a function that exports it. */
async function openForExport(options: Parameters<typeof openStatement>[0] = {}) {
  const page = await openStatement({ kept: { ecs: ['0001'] }, ...options });
  const choose = async (name: string) => {
    await page.user.click(button());
    await page.user.click(await screen.findByRole('menuitem', { name }));
  };
  return { ...page, choose };
}

describe('exporting', () => {
  test('STMT-11 the export button has a menu of the forms that there are', async () => {
    const { user } = await openForExport();
    expect(button()).toHaveAttribute('aria-haspopup', 'menu');
    await user.click(button());
    const menu = await screen.findByRole('menu', { name: 'Export' });
    expect(
      within(menu)
        .getAllByRole('menuitem')
        .map((item) => item.textContent),
    ).toEqual([
      'PDF',
      'Excel (XLSX)',
      'Excel 97–2003 (XLS)',
      'CSV',
      'CNAB 240',
      'OFX 2.2',
      'CAMT.053 (XML)',
      'MT940',
      'Numbered bank files',
    ]);
    expect(menu).toHaveTextContent(
      'For accounting programsOne account, whole, in the period of the statement.',
    );
  });

  test('STMT-30 API-26 API-27 the file is requested, fetched with the token and saved as relatorio.csv', async () => {
    const { choose } = await openForExport();
    await choose('CSV');
    await expectSnackbar('The file relatorio.csv was saved.', 'success');
    expect(asked().map(({ body }) => body)).toEqual([expect.objectContaining({ ecs: ['0001'] })]);
    const [fetched] = portal.callsOf(exportFile);
    expect(fetched?.headers.get('authorization')).toBe(`Bearer ${localStorage.getItem('@token')}`);
    expect(saved.map(({ name }) => name)).toEqual(['relatorio.csv']);
    const lines = (await textOf(saved[0]?.file))?.split('\r\n');
    expect(lines?.[0]).toContain('"Bank sequence number"');
    expect(lines?.[1]).toBe(
      `${TODAY} 00:00:03,${TODAY},"Mercado 1","Operador 11","Banco do Brasil","000012","0117","00418821-3",-50.05,"Withdrawal"`,
    );
    await nothingUnderWay();
  });

  test('STMT-11 STMT-30 each format is requested, fetched and saved under its own name', async () => {
    const { choose } = await openForExport();
    const forms = { PDF: 'pdf', 'Excel (XLSX)': 'xlsx', 'Excel 97–2003 (XLS)': 'xls', CSV: 'csv' };
    for (const [name, format] of Object.entries(forms)) {
      await choose(name);
      await expectSnackbar(`The file relatorio.${format} was saved.`, 'success');
      expect(asked(format)).toHaveLength(1);
      expect(saved.at(-1)?.name).toBe(`relatorio.${format}`);
    }
    expect(portal.callsOf(exportFile)).toHaveLength(4);
  });

  test('STMT-30 what identifies rows is chosen in the menu, kept for the next visit, and asked for', async () => {
    const { choose, user, leaveAndReturn } = await openForExport();
    const choice = () => screen.findByRole('menuitemcheckbox', { name: /^With codes and terminal/ });
    await choose('CSV');
    await nothingUnderWay();
    expect(asked()[0]?.query.has('identificadores')).toBe(false);
    await user.click(button());
    expect(await choice()).toHaveAttribute('aria-checked', 'false');
    await user.click(await choice());
    expect(await choice()).toHaveAttribute('aria-checked', 'true');
    await user.click(screen.getByRole('menuitem', { name: 'CSV' }));
    await nothingUnderWay();
    expect(asked()[1]?.query.get('identificadores')).toBe('true');
    const heads = await Promise.all(saved.map(async ({ file }) => (await textOf(file)).split('\r\n')[0]));
    expect(heads[1]).toBe(`${heads[0]},"Establishment code","Terminal","Operator (end of code)","Currency"`);
    await leaveAndReturn();
    await user.click(button());
    expect(await choice()).toHaveAttribute('aria-checked', 'true');
    await user.click(await choice());
    expect(await choice()).toHaveAttribute('aria-checked', 'false');
  });

  const linesSaved = async () =>
    (await textOf(saved[0]?.file)).split('\r\n').filter((line) => line.includes(',"Mercado 1","'));

  test('STMT-30 the report on the screen is what leaves, whatever the filters say by now', async () => {
    const { choose, fillIn, rows, user } = await openForExport({ person: 'viewer', kept: {} });
    await rows();
    await user.click(button());
    expect(menu()).toHaveAccessibleDescription(
      expect.stringMatching(/^The report on the screen ?Transaction/),
    );
    expect(menu()).not.toHaveAccessibleDescription(expect.stringContaining('changed'));
    await user.keyboard('{Escape}');
    await fillIn('Start date', shown(YESTERDAY));
    await user.click(button());
    const today = `${shown(TODAY)} 00:00:00 – ${shown(TODAY)} 23:59:59`;
    expect(within(await screen.findByRole('dialog', { name: 'Export' })).getByText(today)).toBeVisible();
    expect(menu()).toHaveAccessibleDescription(
      expect.stringMatching(/The filters have changed since then\. .* create the report first\.$/),
    );
    await user.keyboard('{Escape}');
    await choose('CSV');
    await vi.waitFor(() => expect(saved).toHaveLength(1));
    expect(await linesSaved()).toHaveLength(3);
    // As it stood at the delivery that it names.
    const delivery = /\(delivery (\d+)\)/.exec(document.body.textContent ?? '')?.[1];
    expect(asked()[0]?.query.get('entrega')).toBe(delivery ?? 'none is named');
  });

  test('STMT-30 where there is no report yet, the filters of now leave, and the menu says so', async () => {
    const { choose, fillIn, user } = await openForExport();
    await fillIn('Start date', shown(YESTERDAY));
    await user.click(button());
    expect(menu()).toHaveAccessibleDescription('The filters as they are now');
    await user.keyboard('{Escape}');
    await choose('CSV');
    await vi.waitFor(() => expect(saved).toHaveLength(1));
    expect(await linesSaved()).toHaveLength(123);
  });

  test('STMT-30 while a report loads it is that one that leaves', async () => {
    const { choose, fillIn, rows, create, user } = await openForExport({ person: 'viewer', kept: {} });
    await rows();
    const { until, release } = held();
    portal.fail(depositReport, { until });
    await fillIn('Start date', shown(YESTERDAY));
    await create();
    await user.click(button());
    expect(menu()).toHaveAccessibleDescription(expect.stringContaining('The report that is loading'));
    await user.keyboard('{Escape}');
    await choose('CSV');
    await vi.waitFor(() => expect(saved).toHaveLength(1));
    expect(await linesSaved()).toHaveLength(123);
    release();
    await vi.waitFor(async () => expect(within(await rows()).getAllByRole('row')).toHaveLength(101));
  });

  test.each<[Language, string]>([
    ['co', 'Se guardó el archivo relatorio.csv.'],
    ['es', 'Se guardó el archivo relatorio.csv.'],
    ['pt', 'O arquivo relatorio.csv foi salvo.'],
  ])('SHELL-21 in %s it is told in that language', async (language, text) => {
    const { user } = await openStatement({ kept: { ecs: ['0001'] }, language });
    await user.click(screen.getByRole('button', { name: 'Exportar' }));
    await user.click(await screen.findByRole('menuitem', { name: 'CSV' }));
    await expectSnackbar(text, 'success');
  });

  test('STMT-11 the keyboard is enough, and the focus returns to the button', async () => {
    const { user } = await openForExport();
    button().focus();
    await user.keyboard('{ArrowDown}');
    expect(await screen.findByRole('menuitem', { name: 'PDF' })).toHaveFocus();
    await user.keyboard('{Escape}');
    await vi.waitFor(() => expect(button()).toHaveFocus());
    expect(asked()).toEqual([]);
    await user.keyboard('{Enter}');
    await screen.findByRole('menuitem', { name: 'CSV' });
    // Behind it stand the choices of further columns and of the name, the four forms of banks, and the way to their files.
    await user.keyboard('{End}{ArrowUp}{ArrowUp}{ArrowUp}{ArrowUp}{ArrowUp}{ArrowUp}{ArrowUp}{Enter}');
    await vi.waitFor(() => expect(saved).toHaveLength(1));
    await vi.waitFor(() => expect(button()).toHaveFocus());
  });

  test('STMT-11 on a phone it is there as well', async () => {
    const { choose } = await openForExport({ width: 390 });
    await choose('CSV');
    await vi.waitFor(() => expect(saved).toHaveLength(1));
  });

  test('STMT-27 STMT-29 what create refuses, export refuses with the same words', async () => {
    const { choose, fillIn } = await openForExport({ kept: {} });
    await choose('CSV');
    await expectSnackbar('Select at least one establishment, operator, account or group.', 'warning');
    await fillIn('Start date', '');
    await choose('CSV');
    await expectSnackbar('Fill in the date and time filters.', 'warning');
    expect(asked()).toEqual([]);
  });
});

describe('while it runs', () => {
  test('STMT-30 the tray says so and the same is not exported twice; the screen stays of use', async () => {
    const { until, release } = held();
    portal.fail(exportFile, { until });
    const { choose, create, rows } = await openForExport();
    await choose('CSV');
    expect(await screen.findByRole('progressbar', { name: 'Transaction statement · CSV' })).toBeVisible();
    await choose('CSV');
    await create();
    await rows();
    release();
    await vi.waitFor(() => expect(saved).toHaveLength(1));
    await nothingUnderWay();
    expect(asked()).toHaveLength(1);
  });

  test('STMT-30 it says of how many rows, and fetches the progress of the file', async () => {
    const { until, release } = held();
    portal.fail(exportFile, { until });
    const { choose } = await openForExport();
    await choose('CSV');
    await vi.waitFor(() => expect(entry()).toHaveTextContent(/0 of [1-9]\d* rows/));
    expect(within(entry()).getByRole('progressbar')).toHaveAttribute('aria-valuenow', '0');
    await vi.waitFor(() => expect(portal.callsOf(exportProgress)).toHaveLength(1), { timeout: 5000 });
    release();
    await vi.waitFor(() => expect(saved).toHaveLength(1));
  });

  test('STMT-30 several run at a time, each with its own end', async () => {
    const { until, release } = held();
    portal.fail(depositReport, { until });
    const { choose, fillIn } = await openForExport();
    await choose('CSV');
    await vi.waitFor(() => expect(asked()).toHaveLength(1));
    await fillIn('Start date', shown(YESTERDAY));
    await choose('CSV');
    // The second one is saved, and a moment later the tray lists the first alone.
    await vi.waitFor(() => expect(saved).toHaveLength(1));
    await vi.waitFor(() => expect(entry()).toBeVisible());
    release();
    await vi.waitFor(() => expect(saved).toHaveLength(2));
    await nothingUnderWay();
  });

  test('ERR-02 it can be given up, and nothing is saved', async () => {
    portal.fail(exportFile, { waits: 60_000 });
    const { choose, user } = await openForExport();
    await choose('CSV');
    await vi.waitFor(() => expect(portal.callsOf(exportFile)).toHaveLength(1));
    await user.click(within(entry()).getByRole('button', { name: 'Cancel the export' }));
    await expectSnackbar('Request canceled.', 'info');
    await nothingUnderWay();
    expect(saved).toEqual([]);
    await choose('CSV');
    await vi.waitFor(() => expect(saved).toHaveLength(1));
  });

  test('STMT-30 it goes on while the person is on another screen, which shows it too', async () => {
    const { until, release } = held();
    portal.fail(exportFile, { until });
    const { choose, leaveAndReturn } = await openForExport();
    await choose('CSV');
    await vi.waitFor(() => expect(portal.callsOf(exportFile)).toHaveLength(1));
    await leaveAndReturn();
    expect(entry()).toBeVisible();
    release();
    await expectSnackbar('The file relatorio.csv was saved.', 'success');
    expect(saved).toHaveLength(1);
  });
});

describe('failures', () => {
  test.each([
    ['the report', depositReport],
    ['the file', exportFile],
  ])('STMT-33 when %s fails it is told, loading stops, and one may try again', async (_what, operation) => {
    portal.fail(operation, {
      status: 500,
      body: { code: 'INTERNAL', message: 'Report: The database rests.' },
    });
    const { choose, user } = await openForExport();
    await choose('CSV');
    await expectSnackbar('The database rests.', 'error');
    expect(entry()).toHaveTextContent('The database rests.');
    expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
    expect(saved).toEqual([]);
    await user.click(within(entry()).getByRole('button', { name: 'Try again' }));
    await expectSnackbar('The file relatorio.csv was saved.', 'success');
    await nothingUnderWay();
  });

  test('STMT-33 ERR-03 so it is without a network, and what failed can be put away', async () => {
    portal.fail(exportFile, 'dropped');
    const { choose, user } = await openForExport();
    await choose('CSV');
    await expectSnackbar('Reload the page and try again.', 'error');
    await user.click(within(entry()).getByRole('button', { name: 'Close' }));
    await nothingUnderWay();
  });

  test('STMT-33 choosing again what failed leaves one entry, the new one', async () => {
    portal.fail(exportFile, 'dropped');
    const { choose } = await openForExport();
    await choose('CSV');
    await expectSnackbar('Reload the page and try again.', 'error');
    await choose('CSV');
    await vi.waitFor(() => expect(saved).toHaveLength(1));
    await nothingUnderWay();
  });

  test('ERR-05 what one may not see is refused by the real server, and a retry is not offered', async () => {
    const { choose } = await openForExport({ person: 'viewer', kept: { ecs: ['0003'] } });
    await choose('CSV');
    await expectSnackbar('You do not have access to this.', 'error');
    expect(await within(entry()).findByRole('button', { name: 'Close' })).toBeVisible();
    expect(within(entry()).queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
  });

  test('STMT-33 a form that cannot hold the report offers the one that can', async () => {
    const text = 'PDF can hold up to 50,000 rows, and this report has 50,001.';
    const tooLong = { code: 'VALIDATION', message: text, fields: { formato: text } };
    portal.fail(depositReport, { status: 400, body: tooLong });
    const { choose, user } = await openForExport();
    await choose('PDF');
    await expectSnackbar(text, 'error');
    expect(within(entry('PDF')).queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
    await user.click(within(entry('PDF')).getByRole('button', { name: 'As XLSX' }));
    await expectSnackbar('The file relatorio.xlsx was saved.', 'success');
    expect(asked('xlsx').map(({ body }) => body)).toEqual(asked('pdf').map(({ body }) => body));
    await nothingUnderWay();
  });

  test('STMT-33 what runs stands above what failed before it', async () => {
    const { until, release } = held();
    portal.fail(depositReport, 'dropped');
    portal.fail(exportFile, { until });
    const { choose } = await openForExport();
    await choose('PDF');
    await expectSnackbar('Reload the page and try again.', 'error');
    await choose('CSV');
    const tray = within(screen.getByRole('complementary', { name: 'Exports' }));
    expect(tray.getAllByRole('group').map((group) => group.textContent)).toEqual([
      expect.stringMatching(/CSV.*(Exporting|rows)/),
      expect.stringMatching(/PDF.*Try again/),
    ]);
    release();
    await vi.waitFor(() => expect(saved).toHaveLength(1));
  });
});
