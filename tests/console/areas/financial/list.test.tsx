import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { addMonths, firstDayOf, lastDayOf } from '../../../../contract/calendar';
import { todayIn } from '../../../../contract/dates';
import { exportFile } from '../../../../contract/exports';
import { type BillReply, type BillSort, billSorts, financialDetail } from '../../../../contract/financial';
import { FILTER_DIALOG } from '../../../../contract/limits';
import { listEcs } from '../../../../contract/user-options';
import { formatDate, formatMonth } from '../../../../i18n/format';
import { monthsBack } from '../../../support/bills';
import { bridgeToPortal, held } from '../../../support/bridge';
import { openConsole, pageTitled } from '../../../support/open-console';
import { people } from '../../../support/people';
import { catchSavedFiles } from '../../../support/saved-files';
import { counted, tableRows } from '../../../support/shown-list';

const portal = bridgeToPortal();
const saved = catchSavedFiles();
afterEach(() => window.history.pushState(null, '', '/'));

const today = todayIn('America/Sao_Paulo');
/** The month so many months ago, as the wire and as people write it. */
const month = (count: number) => monthsBack(today, count);
const named = (count: number) => formatMonth(month(count), 'en', { alone: true });
const billedOn = (count: number) => formatDate(firstDayOf(month(count - 1)), 'en');

const address = (filter: object) => `/financeiro?${new URLSearchParams({ filter: JSON.stringify(filter) })}`;

interface OpenOptions {
  path?: string;
  width?: number;
  person?: string;
}
const openBills = ({ path = '/financeiro', width = 1440, person = people.manager }: OpenOptions = {}) =>
  openConsole({ person, path, language: 'en', width });

const rows = () => tableRows('Bills by terminal and month');
const asked = () => portal.callsOf(financialDetail).map(({ query }) => query);
const lastAsked = () => Object.fromEntries(asked().at(-1) ?? []);
const dialog = () => within(screen.getByRole('dialog', { name: 'Filters' }));
const kept = () => JSON.parse(new URLSearchParams(window.location.search).get('filter') ?? 'null');
const pdf = () => screen.getByRole('button', { name: 'Export PDF' });

/** The last month's bill with its earlier months, whole. */
const withEntries = { numeroLogico: 'T0001', mes: month(1) };

describe('the table', () => {
  test('FIN-01 FIN-02 shows nine columns, and the month below the date of its bill', async () => {
    await openBills({ path: address({ mes: month(1) }) });
    expect(await pageTitled('Financial detail')).toBeVisible();
    await counted('2 bills');
    const headings = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
    expect(headings).toEqual([
      'Billing date',
      'Logical number',
      'Establishment',
      'Franchise',
      'Retailer deposit',
      'Excess',
      'Deductions',
      'Extras',
      'Realised',
      'Actions',
    ]);
    const when = billedOn(1) + named(1);
    expect(new Set(await rows())).toEqual(
      new Set([
        [
          when,
          'T0001',
          'Mercado 10001',
          '$1,000.00',
          '$1,500.50',
          '$400.00',
          '$120.50',
          '$20.00',
          '$1,400.00',
          '',
        ],
        [when, 'T0002', 'Mercado 20002', '$2,000.00', '$0.00', '$0.00', '$0.00', '$0.00', '$0.00', ''],
        ['$3,000.00', '$1,500.50', '$400.00', '$120.50', '$20.00', '$1,400.00', ''],
      ]),
    );
  });

  test('FIN-01 deductions and extras list the earlier months that they are of', async () => {
    const { user } = await openBills({ path: address(withEntries) });
    await user.click(await screen.findByRole('button', { name: 'Deductions by month: $120.50' }));
    const entries = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);
    const popover = await screen.findByRole('dialog', { name: 'T0001: Deductions from earlier months' });
    expect(
      within(popover)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual([`${named(3)} $20.00`, `${named(2)} $100.50`]);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await user.click(screen.getByRole('button', { name: 'Extras by month: $20.00' }));
    await screen.findByRole('dialog', { name: 'T0001: Extras from earlier months' });
    expect(entries()).toContain(`${named(2)} $20.00`);
    expect(entries().join()).not.toContain(named(3));
  });

  test('FIN-09 LIST-09 ten rows a page, the newest first, and the second page is fetched as page 1', async () => {
    const { user, goTo } = await openBills();
    await counted('13 bills');
    expect(lastAsked()).toEqual({ formato: 'tela', page: '0', size: '10', sort: 'dataFaturamento,desc' });
    const dates = (await rows()).slice(0, -1).map(([date]) => date);
    expect(dates).toEqual([1, 1, 2, 3, 4, 5, 6, 7, 8, 9].map((count) => billedOn(count) + named(count)));
    await user.click(screen.getByRole('button', { name: 'Page 2' }));
    await screen.findByText('11–13 of 13');
    expect(lastAsked()).toMatchObject({ page: '1' });
    // LIST-04: and is there on return.
    await goTo('/home');
    await pageTitled('Home');
    await goTo('/financeiro');
    await screen.findByText('11–13 of 13');
    expect(lastAsked()).toMatchObject({ page: '1' });
  });

  const headings: Record<BillSort, string> = {
    dataFaturamento: 'Billing date',
    numeroLogico: 'Logical number',
    ec: 'Establishment',
    franquia: 'Franchise',
    depositoVarejista: 'Retailer deposit',
    excedente: 'Excess',
    descontos: 'Deductions',
    adicionais: 'Extras',
    realizado: 'Realised',
  };
  test.each(billSorts)('FIN-01 API-38 a press on its heading sorts by %s, by the server', async (field) => {
    const { user } = await openBills();
    await rows();
    await user.click(screen.getByRole('button', { name: new RegExp(`^Sort by ${headings[field]}`, 'i') }));
    await waitFor(() => expect(lastAsked().sort).toBe(`${field},asc`));
    const heading = screen.getByRole('columnheader', { name: headings[field] });
    await waitFor(() => expect(heading).toHaveAttribute('aria-sort', 'ascending'));
    expect(await rows()).toHaveLength(11);
  });

  test('FIN-01 the foot says what all bills of the filter come to, not those of the page', async () => {
    await openBills();
    const total = await screen.findByRole('row', { name: /^Total of 13 bills/ });
    const cells = within(total)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent);
    expect(cells).toEqual(['$14,000.00', '$11,479.50', '$400.00', '$120.50', '$20.00', '$11,379.00', '']);
  });

  test('FIN-01 SHELL-19 on a phone bills are cards, with the total after them', async () => {
    await openBills({ path: address({ mes: month(1) }), width: 390 });
    const list = await screen.findByRole('list', { name: 'Bills by terminal and month' });
    const card = within(list)
      .getAllByRole('listitem')
      .find(({ textContent }) => textContent.includes('T0001'));
    expect(card).toHaveTextContent(
      `${named(1)}Billing date ${billedOn(1)}T0001 · Mercado 1 (0001)` +
        'Franchise$1,000.00Retailer deposit$1,500.50Excess$400.00Deductions$120.50Extras$20.00Realised$1,400.00',
    );
    const total = screen.getByRole('region', { name: 'Total of 2 bills' });
    expect(total).toHaveTextContent('Franchise$3,000.00');
    expect(total.compareDocumentPosition(list)).toBe(Node.DOCUMENT_POSITION_PRECEDING);
  });

  test('FIN-05 LIST-13 a button leads back to home', async () => {
    const { user } = await openBills();
    await user.click(await screen.findByRole('link', { name: 'Back to home' }));
    await pageTitled('Home');
    expect(window.location.pathname).toBe('/home');
  });

  test('SES-24 API-38 a provider administrator sees the bills of all', async () => {
    await openBills({ person: people.administrator });
    await counted('14 bills');
  });

  test('SES-25 API-38 a report viewer may not see it', async () => {
    await openBills({ person: people.viewer });
    expect(await pageTitled('Page not authorized')).toBeVisible();
    expect(asked()).toEqual([]);
  });
});

describe('the way to the transactions', () => {
  test('FIN-01 STMT-25 a bill leads to the statement of its establishment in its month', async () => {
    const { user } = await openBills({ path: address({ mes: month(1), numeroLogico: 'T0002' }) });
    await user.click(
      await screen.findByRole('link', {
        name: `Transactions of Mercado 2 in ${formatMonth(month(1), 'en')}`,
      }),
    );
    await pageTitled('Transaction statement');
    expect(kept()).toMatchObject({
      dateType: 'dt',
      dtInit: firstDayOf(month(1)),
      dtFinal: lastDayOf(month(1)),
      ecs: ['0002'],
    });
  });

  test('FIN-01 STMT-25 but not where the month is older than the statement goes', async () => {
    await openBills({ path: address({ mes: month(14) }) });
    await counted('1 bill');
    expect(await screen.findByText(named(14), { selector: 'td *' })).toBeVisible();
    expect(screen.queryByRole('link', { name: /^Transactions of/ })).not.toBeInTheDocument();
  });
});

describe('the filters', () => {
  test('FIN-03 number, establishments and month are chosen in the dialog, applied, kept, and cleared', async () => {
    const { user } = await openBills({ person: people.administrator });
    await counted('14 bills');
    await user.click(screen.getByRole('button', { name: 'Filters' }));
    const number = dialog().getByRole('textbox', { name: 'Logical number' });
    expect(number).toHaveAttribute('maxlength', '20');
    await user.type(number, '00');
    await user.click(dialog().getByRole('combobox', { name: 'Billed month' }));
    const months = screen.getAllByRole('option').map(({ textContent }) => textContent);
    expect(months).toEqual(['All months', ...Array.from({ length: 24 }, (_, index) => named(index + 1))]);
    await user.click(screen.getByRole('option', { name: named(1) }));
    await user.click(dialog().getByRole('combobox', { name: 'Establishments' }));
    for (const option of ['Mercado 1 (Cód.: 0001)', 'Mercado 4 (Cód.: 0004)'])
      await user.click(await screen.findByRole('option', { name: option }));
    await user.keyboard('{Escape}');
    expect(asked()).toHaveLength(1);
    await user.click(dialog().getByRole('button', { name: 'Apply' }));
    await counted('1 bill');
    expect(lastAsked()).toMatchObject({ numeroLogico: '00', mes: month(1), page: '0' });
    expect(asked().at(-1)?.getAll('ec')).toEqual(['0001', '0004']);
    expect(kept()).toEqual({ numeroLogico: '00', mes: month(1), ec: ['0001', '0004'] });
    expect(screen.getByRole('button', { name: `Remove the filter Billed month ${named(1)}` })).toBeVisible();
    expect(
      await screen.findByRole('button', { name: 'Remove the filter Establishments Mercado 1 +1' }),
    ).toBeVisible();

    await user.click(screen.getByRole('button', { name: 'Filters' }));
    await user.click(dialog().getByRole('button', { name: 'Clear' }));
    await user.click(dialog().getByRole('button', { name: 'Apply' }));
    await counted('14 bills');
    expect(Object.keys(lastAsked()).toSorted()).toEqual(['formato', 'page', 'size', 'sort']);
  });

  test('FIN-03 LIST-12 cancel leaves the filters as they were, and the dialog is gone after a second', async () => {
    const { user } = await openBills();
    await counted('13 bills');
    await user.click(screen.getByRole('button', { name: 'Filters' }));
    await user.type(dialog().getByRole('textbox', { name: 'Logical number' }), 'T0002');
    const cancelled = performance.now();
    await user.click(dialog().getByRole('button', { name: 'Cancel' }));
    expect(screen.getByText('Apply')).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByText('Apply')).not.toBeInTheDocument());
    expect(performance.now() - cancelled).toBeGreaterThan(0.95 * FILTER_DIALOG.cancelFades);
    expect(asked()).toHaveLength(1);
    expect(kept() ?? {}).toEqual({});
  });

  test('FIN-03 LIST-23 a manager chooses among the own establishments', async () => {
    const { user } = await openBills();
    await counted('13 bills');
    await user.click(screen.getByRole('button', { name: 'Filters' }));
    await user.click(dialog().getByRole('combobox', { name: 'Establishments' }));
    await screen.findByRole('option', { name: 'Mercado 1 (Cód.: 0001)' });
    const options = screen.getAllByRole('option').map(({ textContent }) => textContent);
    expect(options.filter((text) => text.startsWith('Mercado'))).toEqual([
      'Mercado 1 (Cód.: 0001)',
      'Mercado 2 (Cód.: 0002)',
    ]);
  });

  test('FIN-03 LIST-02 LIST-03 the search narrows by the logical number, the month beside it by the month', async () => {
    const { user } = await openBills();
    await counted('13 bills');
    const box = screen.getByRole('searchbox', { name: 'Search by logical number' });
    expect(box).toHaveAttribute('maxlength', '20');
    await user.type(box, '0002{Enter}');
    await counted('1 bill');
    expect(lastAsked()).toMatchObject({ numeroLogico: '0002', page: '0' });
    await user.click(screen.getByRole('button', { name: 'Clear the search' }));
    await counted('13 bills');
    await user.click(screen.getByRole('combobox', { name: 'Billed month' }));
    await user.click(screen.getByRole('option', { name: named(1) }));
    await counted('2 bills');
    expect(kept()).toEqual({ mes: month(1) });
  });

  test('FIN-08 ERR-06 ERR-07 establishments that could not be loaded say so and can be fetched again', async () => {
    portal.fail(listEcs, 'dropped');
    const { user, catalogue } = await openBills();
    await counted('13 bills');
    await user.click(screen.getByRole('button', { name: 'Filters' }));
    const text = 'Error loading establishments!';
    expect(catalogue['portal-financial-error/filters']).toBe(text);
    expect(await dialog().findByText(text)).toBeVisible();
    await user.click(dialog().getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(dialog().queryByText(text)).not.toBeInTheDocument());
    await user.click(dialog().getByRole('combobox', { name: 'Establishments' }));
    expect(await screen.findByRole('option', { name: 'Mercado 1 (Cód.: 0001)' })).toBeVisible();
  });

  test('FIN-03 ERR-03 an address that names no month is refused, says which, and can be cleared', async () => {
    const { user } = await openBills({ path: address({ mes: 'nonsense' }) });
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Error loading list!');
    expect(alert).toHaveTextContent('Billed month:');
    expect(screen.getByRole('button', { name: 'Remove the filter Billed month nonsense' })).toBeVisible();
    await user.click(within(alert).getByRole('button', { name: 'Clear the filters' }));
    await counted('13 bills');
  });
});

describe('what is not billed', () => {
  test('FIN-01 the terminals without a tariff are counted, and the first ten are named', async () => {
    const { user } = await openBills({ person: people.administrator });
    await user.click(await screen.findByRole('button', { name: '15 terminals without a tariff' }));
    const popover = await screen.findByRole('dialog', { name: 'Terminals without a tariff' });
    const items = within(popover)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
    expect(items).toHaveLength(11);
    expect(items[0]).toBe('T0003 · Mercado 3 (0003)');
    expect(items[10]).toBe('...');
  });

  test('FIN-01 nothing is said where every terminal has one', async () => {
    await openBills();
    await counted('13 bills');
    expect(screen.queryByRole('button', { name: /without a tariff/ })).not.toBeInTheDocument();
  });

  test('FIN-01 a month that is not over says when it is billed', async () => {
    await openBills({ path: address({ mes: month(0) }) });
    expect(
      await screen.findByText(`There are no bills for ${formatMonth(month(0), 'en')} yet.`),
    ).toBeVisible();
    const day = formatDate(firstDayOf(addMonths(month(0), 1)), 'en');
    expect(screen.getByText(new RegExp(`this one on ${day}\\.$`))).toBeVisible();
    expect(screen.getByRole('button', { name: 'Clear the filters' })).toBeVisible();
    // It is not among the months to choose from, and reads like one of them.
    expect(screen.getByRole('button', { name: `Remove the filter Billed month ${named(0)}` })).toBeVisible();
  });

  test('FIN-01 a filter that matches none says no more than that', async () => {
    await openBills({ path: address({ numeroLogico: 'none' }) });
    expect(await screen.findByText('No data for this filter.')).toBeVisible();
  });

  test('FIN-01 where nothing was billed yet it is said what bills come with', async () => {
    const body: BillReply = {
      content: [],
      pageable: { pageNumber: 0 },
      totalPages: 0,
      totalElements: 0,
      totais: {
        franquia: 0,
        depositoVarejista: 0,
        excedente: 0,
        descontos: 0,
        adicionais: 0,
        realizado: 0,
      },
      semTarifa: { total: 0, terminais: [] },
      ultimoMes: null,
    };
    portal.fail(financialDetail, { status: 200, body });
    await openBills();
    expect(await screen.findByText('There are no bills yet.')).toBeVisible();
    expect(screen.getByText('A terminal is billed once its establishment has a tariff.')).toBeVisible();
  });
});

describe('the export', () => {
  test('FIN-04 FIN-06 API-38 the PDF is requested with the filter and the order of the list, and saved', async () => {
    const { user } = await openBills({ path: address({ mes: month(1), ec: '0001' }) });
    await counted('1 bill');
    await user.click(pdf());
    await waitFor(() => expect(saved.map(({ name }) => name)).toEqual(['relatorio.pdf']));
    expect(lastAsked()).toEqual({
      formato: 'pdf',
      mes: month(1),
      ec: '0001',
      sort: 'dataFaturamento,desc',
    });
    expect(saved[0]?.file.type).toBe('application/pdf');
  });

  test.each([
    ['Excel (XLSX)', 'xlsx'],
    ['CSV', 'csv'],
  ])('FIN-04 analysts take the bills along as %s', async (name, form) => {
    const { user } = await openBills();
    await counted('13 bills');
    await user.click(screen.getByRole('button', { name: 'Other formats' }));
    expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual([
      'Excel (XLSX)',
      'CSV',
    ]);
    await user.click(screen.getByRole('menuitem', { name }));
    await waitFor(() => expect(saved.map((file) => file.name)).toEqual([`relatorio.${form}`]));
    expect(lastAsked()).toMatchObject({ formato: form });
  });

  test('FIN-04 the button is off while an export is under way', async () => {
    const { until, release } = held();
    portal.fail(exportFile, { until });
    const { user } = await openBills();
    await counted('13 bills');
    await user.click(pdf());
    expect(pdf()).toBeDisabled();
    expect(screen.getByRole('button', { name: 'Other formats' })).toBeDisabled();
    release();
    await waitFor(() => expect(pdf()).toBeEnabled());
    expect(saved).toHaveLength(1);
  });

  test('FIN-04 and when the table is empty', async () => {
    await openBills({ path: address({ numeroLogico: 'none' }) });
    await screen.findByText('No data for this filter.');
    expect(pdf()).toBeDisabled();
    expect(screen.getByRole('button', { name: 'Other formats' })).toBeDisabled();
  });
});

describe('what goes wrong', () => {
  test.each([
    ['a fault of the server', { status: 500 }],
    ['a dropped connection', 'dropped' as const],
  ])('FIN-07 ERR-03 %s empties the list, says so and lets it be tried again', async (_what, failure) => {
    portal.fail(financialDetail, failure);
    const { user } = await openBills();
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Error loading list!');
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
    await user.click(within(alert).getByRole('button', { name: 'Try again' }));
    await counted('13 bills');
  });

  const entry = () => screen.findByRole('group', { name: 'Financial detail · PDF' });

  test('FIN-07 an export that is not promised says so first', async () => {
    const { user } = await openBills();
    await counted('13 bills');
    portal.fail(financialDetail, { status: 500 });
    await user.click(pdf());
    await waitFor(async () => expect(await entry()).toHaveTextContent('Error exporting report.'));
    expect(await entry()).not.toHaveTextContent('Could not download the report.');
    expect(pdf()).toBeEnabled();
    await user.click(within(await entry()).getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(saved.map(({ name }) => name)).toEqual(['relatorio.pdf']));
  });

  test('FIN-07 nor does one whose file does not arrive hide that', async () => {
    portal.fail(exportFile, 'dropped');
    const { user } = await openBills();
    await counted('13 bills');
    await user.click(pdf());
    await waitFor(async () => expect(await entry()).toHaveTextContent('Could not download the report.'));
    expect(await entry()).not.toHaveTextContent('Error exporting report.');
    await user.click(within(await entry()).getByRole('button', { name: 'Close' }));
    expect(saved).toEqual([]);
  });
});
