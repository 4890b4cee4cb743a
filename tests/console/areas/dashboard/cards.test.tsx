import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { addDays } from '../../../../contract/calendar';
import { type DashboardPoint, dashboard } from '../../../../contract/dashboard';
import { depositReport } from '../../../../contract/statement';
import { formatDate } from '../../../../i18n/format';
import { bridgeToPortal } from '../../../support/bridge';
import { pageTitled } from '../../../support/open-console';
import { card, openDashboard, operators, replyWith, TODAY } from './dashboard-page';

const portal = bridgeToPortal();
afterEach(() => window.history.pushState(null, '', '/'));

const week = { estabelecimento: '0001', tipoTransacao: 'dt', periodo: 7 } as const;
const points = (...values: number[]): DashboardPoint[] =>
  values.map((valor, index) => ({
    valor,
    cdProc: 304,
    dataCaptura: addDays(TODAY, index + 1 - values.length),
    rowNumber: index + 1,
    percent: 12.4,
  }));
const rowsIn = (element: HTMLElement) =>
  within(within(element).getByRole('table'))
    .getAllByRole('row')
    .map((row) => [...row.children].map(({ textContent }) => textContent));

describe('deposits and withdrawals', () => {
  test('DASH-11 DASH-12 DASH-28 the deposits of the network: total, average, and its highest days', async () => {
    await openDashboard({ kept: week });
    const deposits = within(await card('Deposits'));
    expect(deposits.getByText('$220.30')).toBeVisible();
    expect(deposits.getByText('$31.47')).toBeVisible();
    const highest = deposits.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(highest).toHaveLength(2);
    expect(highest[0]).toContain('54%');
    expect(highest[0]).toContain('$120.00');
    expect(highest[1]).toContain('$100.30');
    expect(deposits.getByText('Highest-volume days')).toBeVisible();
  });

  test('DASH-12 of today they are hours', async () => {
    await openDashboard({ kept: { ...week, periodo: 0 } });
    const deposits = within(await card('Deposits'));
    expect(deposits.getByText('Highest-volume hours')).toBeVisible();
    expect(deposits.getByText('00:00')).toBeVisible();
    expect(deposits.getByText('Average per hour')).toBeVisible();
  });

  test('DASH-14 withdrawals are there by transaction date alone', async () => {
    const { choose, user } = await openDashboard({ kept: week });
    expect(within(await card('Withdrawals')).getAllByText('$50.05')[0]).toBeVisible();
    await choose('Date', 'Accounting date');
    await user.click(screen.getAllByRole('button', { name: 'Filter' })[0] as HTMLElement);
    await waitFor(() =>
      expect(screen.queryByRole('region', { name: 'Withdrawals' })).not.toBeInTheDocument(),
    );
    expect(await card('Deposits')).toBeVisible();
  });

  test.each([
    [200, '50% more than in the 7 days before'],
    [600, '50% less than in the 7 days before'],
    [300, 'The same as in the 7 days before'],
    [0, 'Nothing in the 7 days before'],
  ])('DASH-11 beside %d of the week before it says: %s', async (before, words) => {
    portal.fail(dashboard, {
      status: 200,
      body: replyWith({ sum: { deposito: 300, saque: 0 }, anterior: { deposito: before, saque: 0 } }),
    });
    await openDashboard({ kept: week });
    expect(within(await card('Deposits')).getByText(words)).toBeVisible();
  });

  test('DASH-13 DASH-23 the chart has its table behind a button, days without movement in it', async () => {
    portal.fail(dashboard, { status: 200, body: replyWith({ dashboardTransacaoList: points(10, 0, 2.5) }) });
    const { user } = await openDashboard({ kept: week });
    const deposits = await card('Deposits');
    await user.click(within(deposits).getByRole('button', { name: 'Show as table' }));
    const day = (ago: number) => formatDate(addDays(TODAY, -ago), 'en');
    expect(rowsIn(deposits)).toEqual([
      ['Day', 'Value', 'Share'],
      [day(2), '$10.00', '12%'],
      [day(1), '$0.00', '12%'],
      [day(0), '$2.50', '12%'],
    ]);
    await user.click(within(deposits).getByRole('button', { name: 'Show as chart' }));
    expect(within(deposits).queryByRole('table')).not.toBeInTheDocument();
  });

  test('DASH-13 a day that cannot have posted yet is no point', async () => {
    const reply = { dashboardTransacaoList: points(10, 2.5, 0), sum: { deposito: 12.5, saque: 0 } };
    portal.fail(dashboard, {
      status: 200,
      body: replyWith({ ...reply, lancadoAte: addDays(TODAY, -1) }),
    });
    const { user } = await openDashboard({ kept: { ...week, tipoTransacao: 'dc' } });
    const deposits = await card('Deposits');
    await user.click(within(deposits).getByRole('button', { name: 'Show as table' }));
    expect(rowsIn(deposits).map(([, value]) => value)).toEqual(['Value', '$10.00', '$2.50']);
  });

  test.each([
    ['en', 'Day,Value,Share', '10.00,12.40'],
    ['pt', 'Dia;Valor;% do total', '10,00;12,40'],
  ] as const)(
    'DASH-13 the table of a chart leaves as CSV, in %s as its spreadsheets read it',
    async (language, head, row) => {
      let file: Blob | undefined;
      vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
        file = blob as Blob;
        return 'blob:x';
      });
      portal.fail(dashboard, { status: 200, body: replyWith({ dashboardTransacaoList: points(10) }) });
      const { user, words } = await openDashboard({ kept: week, language });
      const deposits = await card(words.deposits);
      await user.click(within(deposits).getByRole('button', { name: words.series.table }));
      await user.click(within(deposits).getByRole('button', { name: words.series.file }));
      const delimiter = language === 'pt' ? ';' : ',';
      expect(await file?.text()).toBe(`${head}\r\n${TODAY}${delimiter}${row}\r\n`);
    },
  );
});

describe('cancellations', () => {
  test('DASH-15 DASH-16 DASH-27 are there where the server sends them', async () => {
    portal.fail(dashboard, {
      status: 200,
      body: replyWith({
        transacoesCanceladasDTOS: {
          totalCancelamentos: 1400,
          mediaCancelamentos: 200,
          maioresDatas: [{ id: 1, date: '2026-11-18', percent: 36.2, quantity: 507 }],
          anterior: 700,
        },
      }),
    });
    await openDashboard({ kept: week });
    const cancelled = await card('Cancellations');
    expect(within(cancelled).getByText('1,400')).toBeVisible();
    expect(within(cancelled).getByText('200.0')).toBeVisible();
    expect(within(cancelled).getByText('100% more than in the 7 days before')).toBeVisible();
    expect(rowsIn(cancelled)).toEqual([
      ['Highest-volume dates', 'Share', 'Count'],
      ['18 Nov 2026', '36%', '507'],
    ]);
    // The number leads to its rows, that of a day to those of the day.
    const target = (name: string) =>
      new URL(within(cancelled).getByRole('link', { name }).getAttribute('href') ?? '', 'http://x')
        .searchParams;
    const all = target('Open in the statement');
    expect([all.get('aba'), all.get('so')]).toEqual(['canceladas', null]);
    expect(JSON.parse(all.get('filter') ?? '')).toMatchObject({ ecs: ['0001'], dateType: 'dt' });
    expect(target('18 Nov 2026').get('so')).toBe('{"day":"2026-11-18"}');
  });

  test.each([
    ['administrator', true],
    ['manager', false],
    ['viewer', false],
  ] as const)('DASH-15 to the %s of the network they are sent: %s', async (person, sent) => {
    await openDashboard({ person, kept: week });
    await card('Deposits');
    expect(screen.queryAllByRole('region', { name: 'Cancellations' })).toHaveLength(sent ? 1 : 0);
  });
});

describe('operators', () => {
  const withOperators = async (count: number) => {
    portal.fail(dashboard, {
      status: 200,
      body: replyWith({ operadoresDTOS: operators(count), totalOperadores: count }),
    });
    const opened = await openDashboard({ kept: week });
    return { ...opened, panel: within(await card('Operators')) };
  };
  const names = (panel: ReturnType<typeof within>) =>
    (panel.getAllByRole('heading', { level: 3 }) as HTMLElement[]).map(({ textContent }) => textContent);

  test('DASH-18 DASH-19 DASH-22 each with value, share, average and highest days, in Brazilian numbers', async () => {
    const { panel } = await withOperators(2);
    expect(panel.getByRole('tab')).toHaveTextContent('Deposits');
    const [first] = panel.getAllByRole('listitem');
    expect(first).toHaveTextContent('Caixa 01');
    expect(first).toHaveTextContent('$ 12.000,50');
    expect(first).toHaveTextContent('Average $ 1.714,36');
    expect(first).toHaveTextContent('Highest: 18 Nov, 14 Nov');
    const share = within(first as HTMLElement).getByRole('progressbar', { name: 'Caixa 01' });
    expect(share).toHaveAttribute('aria-valuenow', '40');
    expect(share).toHaveAttribute('aria-valuetext', '40% of the deposits');
  });

  test('DASH-20 five a page, with a way to the others', async () => {
    const { user, panel } = await withOperators(12);
    expect(names(panel)).toEqual(['Caixa 01', 'Caixa 02', 'Caixa 03', 'Caixa 04', 'Caixa 05']);
    expect(panel.getByText('1–5 of 12 operators')).toBeVisible();
    expect(panel.getByText('1 / 3')).toBeVisible();
    expect(panel.getByRole('button', { name: 'Previous page' })).toBeDisabled();
    await user.click(panel.getByRole('button', { name: 'Next page' }));
    await user.click(panel.getByRole('button', { name: 'Next page' }));
    expect(names(panel)).toEqual(['Caixa 11', 'Caixa 12']);
    expect(panel.getByRole('button', { name: 'Next page' })).toBeDisabled();
  });

  test('DASH-20 of five there are no pages', async () => {
    const { panel } = await withOperators(5);
    expect(names(panel)).toHaveLength(5);
    expect(panel.queryByRole('navigation')).not.toBeInTheDocument();
  });

  test('DASH-17 DASH-18 DASH-21 one is chosen behind the button; all begin with the first page', async () => {
    const { user, panel, choose } = await withOperators(12);
    await user.click(panel.getByRole('button', { name: 'Next page' }));
    expect(panel.queryByRole('combobox')).not.toBeInTheDocument();
    await user.click(panel.getByRole('button', { name: 'Filter' }));
    await user.click(panel.getByRole('combobox', { name: 'Operator' }));
    expect(
      screen
        .getAllByRole('option')
        .map(({ textContent }) => textContent)
        .slice(0, 3),
    ).toEqual(['All', 'Caixa 01', 'Caixa 02']);
    await user.click(screen.getByRole('option', { name: 'Caixa 09' }));
    expect(names(panel)).toEqual(['Caixa 09']);
    expect(panel.queryByRole('navigation')).not.toBeInTheDocument();
    await choose('Operator', 'All');
    expect(panel.getByText('1 / 3')).toBeVisible();
    expect(names(panel)[0]).toBe('Caixa 01');
  });

  test('DASH-17 without operators the button is off, and the panel says why', async () => {
    const { panel } = await withOperators(0);
    expect(panel.getByRole('button', { name: 'Filter' })).toBeDisabled();
    expect(panel.getByText('No operator has deposited in this period.')).toBeVisible();
  });

  test('DASH-26 of very many it says how many there are', async () => {
    portal.fail(dashboard, {
      status: 200,
      body: replyWith({ operadoresDTOS: operators(6), totalOperadores: 1400 }),
    });
    await openDashboard({ kept: week });
    expect(await screen.findByText('The 6 operators with the highest deposits, of 1,400.')).toBeVisible();
  });
});

describe('the way to the statement', () => {
  test('STMT-18 STMT-21 LIST-04 leads to the rows of the same filter at once, and leaves what is kept there', async () => {
    const kept = JSON.stringify({ ecs: ['0002'] });
    localStorage.setItem('RaStore/10000001/.statement.filters', kept);
    const { user } = await openDashboard({
      person: 'administrator',
      kept: { estabelecimento: '0001', tipoTransacao: 'dc', periodo: 7 },
    });
    await user.click(within(await card('Deposits')).getByRole('link', { name: 'Open in the statement' }));
    await pageTitled('Transaction statement');
    await waitFor(() => expect(portal.callsOf(depositReport)).toHaveLength(1));
    expect(portal.callsOf(depositReport)[0]?.body).toMatchObject({
      tipoDeData: 'dc',
      tsInicio: `${addDays(TODAY, -6)} 00:00:00`,
      tsFim: `${TODAY} 23:59:59`,
      ecs: ['0001'],
      agrupadores: [],
    });
    expect(localStorage.getItem('RaStore/10000001/.statement.filters')).toBe(kept);
  });
});
