import { act, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { Language } from '../../../../contract/languages';
import { REPORT_TIMEOUT } from '../../../../contract/operation';
import { REPORT } from '../../../../contract/reports';
import { depositReport, newerDepositReport, type ReportReply } from '../../../../contract/statement';
import { bridgeToPortal, type Failure, held } from '../../../support/bridge';
import {
  expectSnackbar,
  field,
  linesOf,
  openStatement,
  reportsAsked,
  shown,
  TODAY,
  TOMORROW,
  YESTERDAY,
} from './statement-page';

const portal = bridgeToPortal();
afterEach(() => window.history.pushState(null, '', '/'));

/** Yesterday establishment 0001 had 120 deposits of 1.00, one a second from 10:00:00 on. */
const yesterday = (tmInit: string, tmFinal: string) => ({
  dtInit: YESTERDAY,
  dtFinal: YESTERDAY,
  tmInit,
  tmFinal,
});
const refused = (status: number, message: string): Failure => ({
  status,
  body: { code: 'INTERNAL', message },
  headers: { 'x-request-id': `r-${status}` },
});

describe('newer rows', () => {
  const HALF_A_MINUTE = 30_000;

  test('STMT-15 a line says that they are there, and one click shows them; the screen never changes by itself', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const { user, rows } = await openStatement({ person: 'viewer' });
    const before = linesOf(await rows());
    expect(screen.queryByText('There are newer rows.')).not.toBeInTheDocument();
    portal.fail(newerDepositReport, { status: 200, body: { newer: true } });
    await vi.advanceTimersByTimeAsync(HALF_A_MINUTE);
    expect(await screen.findByText('There are newer rows.')).toBeVisible();
    expect(reportsAsked(portal)).toHaveLength(1);
    expect(linesOf(await rows())).toEqual(before);
    await user.click(screen.getByRole('button', { name: 'Show them' }));
    await vi.waitFor(() => expect(reportsAsked(portal)).toHaveLength(2));
    await vi.waitFor(() => expect(screen.queryByText('There are newer rows.')).not.toBeInTheDocument());
    const [first, second] = reportsAsked(portal);
    expect(second).toEqual(first);
  });

  test('STMT-15 of a report that does not belong to the filters any more it says nothing', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const { fillIn, rows } = await openStatement({ person: 'viewer' });
    await rows();
    portal.fail(newerDepositReport, { status: 200, body: { newer: true } });
    await vi.advanceTimersByTimeAsync(HALF_A_MINUTE);
    expect(await screen.findByText('There are newer rows.')).toBeVisible();
    await fillIn('Start date', shown(YESTERDAY));
    await vi.waitFor(() => expect(screen.queryByText('There are newer rows.')).not.toBeInTheDocument());
  });
});

describe('the table', () => {
  test('STMT-13 STMT-19 the ten cells of each row stand in their columns, newest first', async () => {
    const { rows } = await openStatement({ person: 'viewer' });
    expect(linesOf(await rows())).toEqual([
      [
        'Transaction date',
        'Accounting date',
        'Establishment',
        'Operator',
        'Bank',
        'Bank sequence number',
        'Branch',
        'Account',
        'Amount',
        'Type',
      ],
      ...[
        ['00:00:03', TODAY, 'Operador 11', '000012', '−$50.05', 'Withdrawal'],
        ['00:00:02', TOMORROW, 'Operador 12', '000011', '+$0.20', 'Deposit'],
        ['00:00:01', TODAY, 'Operador 11', '000010', '+$100.10', 'Deposit'],
      ].map(([time, booked = '', operator, nsu, amount, type]) => [
        `${shown(TODAY)} ${time}`,
        shown(booked),
        'Mercado 1',
        operator,
        'Banco do Brasil',
        nsu,
        '0117',
        '00418821-3',
        amount,
        type,
      ]),
    ]);
  });

  test('STMT-14 a withdrawal is red and below zero, a deposit green', async () => {
    vi.stubEnv('PORTAL_TEST_STYLES', 'on');
    const { rows } = await openStatement({ person: 'viewer' });
    const table = within(await rows());
    expect(table.getByText('−$50.05')).toHaveStyle({ color: '#B0261C' });
    expect(table.getByText('+$100.10')).toHaveStyle({ color: '#16693B' });
  });

  const references: [Language, string][] = [
    ['en', 'Bank sequence number'],
    ['co', 'Referencia bancaria'],
    ['es', 'Folio bancario'],
    ['pt', 'NSU do banco'],
  ];
  test.each(references)('SHELL-25 in %s the sequence number is headed "%s"', async (language, reference) => {
    const { rows } = await openStatement({ person: 'viewer', language });
    expect(linesOf(await rows())[0]?.[5]).toBe(reference);
  });

  const note = 'Showing the first 100 rows. Export to see the full report.';
  test('STMT-13 a click on a row, or its moment, opens which establishment, terminal and operator it is of', async () => {
    const { rows, user } = await openStatement({ person: 'viewer' });
    const [, first] = within(await rows()).getAllByRole('row');
    const opener = within(first as HTMLElement).getByRole('button', { name: `${shown(TODAY)} 00:00:03` });
    const opened = () => screen.findByRole('dialog', { name: /^−\$50\.05/ });
    const facts = async () => {
      const terms = within(await opened()).getAllByRole('term');
      return Object.fromEntries(
        terms.map((term) => [term.textContent, term.nextElementSibling?.textContent]),
      );
    };
    await user.click(within(first as HTMLElement).getByText('Mercado 1'));
    expect(await facts()).toMatchObject({
      Establishment: 'Mercado 1',
      'Establishment code': '0001',
      Terminal: 'T0001',
      'Operator (end of code)': expect.stringMatching(/^\d{3}$/),
    });
    await user.click(within(await opened()).getByRole('button', { name: 'Close' }));
    await vi.waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(opener).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(await facts()).toMatchObject({ 'Establishment code': '0001' });
  });

  test('STMT-15 beyond a hundred rows a note says that there are more; the totals are of all', async () => {
    const { rows } = await openStatement({
      person: 'viewer',
      kept: yesterday('00:00:00', '23:59:59'),
    });
    expect(linesOf(await rows())).toHaveLength(101);
    expect(screen.getByText(note)).toBeVisible();
    expect(screen.getByText('120 rows in total.')).toBeVisible();
    expect(screen.getByText('+$120.00')).toBeVisible();
  });

  test('STMT-15 with exactly a hundred rows there is no note', async () => {
    const { rows } = await openStatement({
      person: 'viewer',
      kept: yesterday('10:00:00', '10:01:39'),
    });
    expect(linesOf(await rows())).toHaveLength(101);
    expect(screen.queryByText(note)).not.toBeInTheDocument();
  });
});

describe('the head', () => {
  test('STMT-12 STMT-20 period, deposits, withdrawals, and the balance exact to the cent', async () => {
    const { card, rows } = await openStatement({ person: 'viewer', language: 'es' });
    await rows();
    const [year, month, day] = TODAY.split('-');
    const date = `${day}/${month}/${year}`;
    expect(within(card()).getByText(`${date} 00:00:00 – ${date} 23:59:59`)).toBeVisible();
    const totals = [...card().querySelectorAll('dd')].map(({ textContent }) => textContent);
    expect(totals).toEqual(['+$100.30', '−$50.05', '$50.25']);
    expect(within(card()).getByText('Saldo total')).toHaveTextContent('Saldo total MXN');
  });

  test('STMT-12 totals that a double does not hold stand there to the cent, a balance below zero too', async () => {
    const value = (at: number) =>
      at === 6 ? '90071992547409920.03' : at === 7 ? '90071992547409930.01' : 'null';
    const footer = Array.from({ length: 10 }, (_, at) => `{"value":${value(at)}}`).join();
    const cells = [`${TODAY}T10:00:00`, TODAY, 'a', 'b', 'c', 'd', 'e', 'f', 1, 2];
    const rows = JSON.stringify(cells.map((value) => ({ value })));
    portal.fail(depositReport, {
      status: 200,
      json: `{"rows":[${rows}],"footers":[[${footer}]],"totalRows":1,"arrived":null}`,
    });
    const { card } = await openStatement({ person: 'viewer' });
    const text = 'Deposits+$90,071,992,547,409,920.03Withdrawals−$90,071,992,547,409,930.01';
    expect(await within(card()).findByText('−$9.98')).toBeVisible();
    expect(card()).toHaveTextContent(text);
  });

  test('STMT-12 up to when data had arrived, and with which delivery', async () => {
    const { card, rows, create } = await openStatement({ person: 'viewer' });
    await rows();
    expect(within(card()).getByText(/^Data up to .+ \(delivery \d+\)$/)).toBeVisible();
    const arrived = { delivery: 1234, at: '2026-11-21T12:18:26' };
    const reply: ReportReply = { rows: [], footers: [], totalRows: 0, identificadores: [], arrived };
    portal.fail(depositReport, { status: 200, body: reply });
    await create();
    const text = 'Data up to 21 Nov 2026 12:18:26 (delivery 1,234)';
    expect(await within(card()).findByText(text)).toBeVisible();
  });

  test('STMT-12 where nothing has arrived yet, nothing is said about it', async () => {
    const reply: ReportReply = { rows: [], footers: [], totalRows: 0, identificadores: [], arrived: null };
    portal.fail(depositReport, { status: 200, body: reply });
    const { within: card } = await openStatement({ person: 'viewer' });
    expect(await card.findByText('No data for this filter.')).toBeVisible();
    expect(card.queryByText(/Data up to/)).not.toBeInTheDocument();
  });

  test('STMT-12 the period is the one of the rows, not the one that is being typed', async () => {
    const { card, rows, fillIn, press, create } = await openStatement({ person: 'viewer' });
    await rows();
    await fillIn('Start date', YESTERDAY);
    await press('Accounting date');
    const today = shown(TODAY);
    expect(within(card()).getByText(`${today} 00:00:00 – ${today} 23:59:59`)).toBeVisible();
    await create();
    expect(await within(card()).findByText(`${shown(YESTERDAY)} – ${today}`)).toBeVisible();
  });
});

describe('what the report covers', () => {
  const scope = () => within(screen.getByRole('list', { name: 'What the report covers' }));
  const lines = () =>
    scope()
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);

  test('STMT-12 the kind of date, and all establishments where none was chosen', async () => {
    const { card, rows, press, create } = await openStatement({ person: 'viewer' });
    await rows();
    expect(lines()).toEqual(['Establishments: All']);
    expect(within(card()).getByText(/^Transaction date ·/)).toBeVisible();
    await press('Accounting date');
    expect(within(card()).getByText(/^Transaction date ·/)).toBeVisible();
    await create();
    expect(await within(card()).findByText(/^Accounting date ·/)).toBeVisible();
  });

  test('STMT-12 LIST-24 shops by name and code, the others by name, more than two behind +N', async () => {
    const { create, rows, user } = await openStatement({
      kept: { ecs: ['0001', '0002', '0003', '0004'], operators: ['*'], accounts: ['1'] },
    });
    await create();
    await rows();
    expect(lines()).toEqual([
      'Establishments: Mercado 1 (Cód.: 0001), Mercado 2 (Cód.: 0002) +2',
      'Operators: All',
      expect.stringMatching(/^Accounts: Conta 1 · /),
    ]);
    await user.click(scope().getByRole('button', { name: 'Establishments: 2 more, show all' }));
    const list = await screen.findByRole('dialog', { name: 'Chosen in Establishments' });
    expect(
      within(list)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual([1, 2, 3, 4].map((number) => `Mercado ${number} (Cód.: 000${number})`));
    expect(within(list).queryByRole('button')).not.toBeInTheDocument();
  });

  test('STMT-12 STMT-08 groups by name, and that there are correspondents only', async () => {
    const { create, card } = await openStatement({ kept: { associators: ['1'], corban: true } });
    await create();
    await vi.waitFor(() => expect(card()).toHaveAttribute('aria-busy', 'false'));
    expect(lines()).toEqual(['Groups: Rede Sul', 'Bank correspondents only']);
  });

  test('STMT-12 STMT-06 that all groups narrow nothing', async () => {
    const { create, card } = await openStatement({ kept: { associators: ['*'] } });
    await create();
    await vi.waitFor(() => expect(card()).toHaveAttribute('aria-busy', 'false'));
    expect(lines()).toEqual(['Groups: All, including establishments without a group']);
  });
});

describe('a report that does not belong to the filters', () => {
  const told = 'These totals are for the previous filters. Create the report again.';

  test('STMT-12 LIST-22 a changed filter dims it and says so, aloud as well, until it is changed back', async () => {
    vi.stubEnv('PORTAL_TEST_STYLES', 'on');
    const { rows, card, fillIn } = await openStatement({ person: 'viewer' });
    await rows();
    expect(card()).not.toHaveAccessibleDescription();
    await fillIn('Start time', '00:00:02');
    expect(within(card()).getByText(told)).toBeVisible();
    expect(card()).toHaveAccessibleDescription(told);
    expect(within(card()).getByText(told).closest('[aria-live]')).toHaveAttribute('aria-live', 'polite');
    for (const amount of ['−$50.05', '+$100.10', '+$100.30', '$50.25']) {
      for (const shown of within(card()).getAllByText(amount))
        expect(shown).toHaveStyle({ color: '#586A73' });
    }
    await fillIn('Start time', '00:00:00');
    expect(within(card()).queryByText(told)).not.toBeInTheDocument();
    expect(within(card()).getByText('+$100.10')).toHaveStyle({ color: '#16693B' });
  });

  const changes: [string, (page: Awaited<ReturnType<typeof openStatement>>) => Promise<void>][] = [
    ['the kind of date', ({ press }) => press('Accounting date')],
    ['the end', ({ fillIn }) => fillIn('End date', '')],
    ['a shop', ({ choose }) => choose('Establishments', 'Mercado 1 (Cód.: 0001)')],
    ['an operator', ({ choose }) => choose('Operators', 'Operador 12 •••120')],
    ['an account', ({ choose }) => choose('Accounts', 'All')],
    ['corban', async ({ user }) => user.click(screen.getByRole('switch', { name: /^Corban/ }))],
  ];
  test.each(changes)('STMT-12 so it is after a change of %s', async (_what, change) => {
    const opened = await openStatement({ person: 'viewer' });
    await opened.rows();
    await opened.openAdvanced();
    await change(opened);
    expect(within(opened.card()).getByText(told)).toBeVisible();
  });

  test('STMT-12 in which order shops were chosen makes no other report of it', async () => {
    const { create, rows, choose, card } = await openStatement({ kept: { ecs: ['0001', '0002'] } });
    await create();
    await rows();
    await choose('Establishments', 'Mercado 1 (Cód.: 0001)');
    expect(within(card()).getByText(told)).toBeVisible();
    await choose('Establishments', 'Mercado 1 (Cód.: 0001)');
    expect(within(card()).queryByText(told)).not.toBeInTheDocument();
  });

  test('LIST-04 STMT-12 on a return to the page it still says so', async () => {
    const { rows, fillIn, leaveAndReturn, card } = await openStatement({ person: 'viewer' });
    await rows();
    await fillIn('Start time', '00:00:02');
    await leaveAndReturn();
    await rows();
    expect(within(card()).getByText(told)).toBeVisible();
    expect(reportsAsked(portal)).toHaveLength(1);
  });

  test('STMT-16 while the next one loads, the old one is dimmed and the card says that it loads', async () => {
    vi.stubEnv('PORTAL_TEST_STYLES', 'on');
    const { rows, create, card, fillIn } = await openStatement({ person: 'viewer' });
    await rows();
    const { until, release } = held();
    portal.fail(depositReport, { until });
    await create();
    expect(within(card()).getByText('Loading report…')).toBeVisible();
    expect(within(card()).getByText('+$100.10')).toHaveStyle({ color: '#586A73' });
    await fillIn('Start time', '00:00:02');
    expect(within(card()).getByText('These totals are for the previous filters.')).toBeVisible();
    release();
    expect(await within(card()).findByText(told)).toBeVisible();
  });
});

describe('running it', () => {
  test('STMT-11 the create button and Enter run the report', async () => {
    const { create, user, rows } = await openStatement({ kept: { ecs: ['0001'] } });
    await create();
    await rows();
    expect(reportsAsked(portal)).toHaveLength(1);
    await user.click(field('Start time'));
    await user.keyboard('{Enter}');
    await vi.waitFor(() => expect(reportsAsked(portal)).toHaveLength(2));
  });

  test('STMT-11 pressing it twice sends one call, and the button says that it is busy', async () => {
    const { until, release } = held();
    portal.fail(depositReport, { until });
    const { create, rows } = await openStatement({ kept: { ecs: ['0001'] } });
    await create();
    await create();
    const button = screen.getByRole('button', { name: 'Create report' });
    expect(button).toHaveAttribute('aria-busy', 'true');
    release();
    await vi.waitFor(async () => expect(linesOf(await rows())).toHaveLength(4), 5000);
    expect(button).toHaveAttribute('aria-busy', 'false');
    expect(reportsAsked(portal)).toHaveLength(1);
  });

  test('LIST-05 a newer report aborts the one before it, and its own rows show', async () => {
    const { create, choose, rows } = await openStatement({ kept: { ecs: ['0001'] } });
    const calls = vi.spyOn(globalThis, 'fetch');
    const { until, release } = held();
    portal.fail(depositReport, { until });
    await create();
    await choose('Operators', 'Operador 12 •••120');
    await create();
    await vi.waitFor(async () => expect(linesOf(await rows())).toHaveLength(2), 5000);
    release();
    expect(linesOf(await rows())[1]).toContain('+$0.20');
    expect(signalsOf(calls)).toEqual([true, false]);
  });

  test('LIST-05 leaving the page aborts the report, and a return runs it again', async () => {
    const calls = vi.spyOn(globalThis, 'fetch');
    portal.fail(depositReport, { waits: 60_000 });
    const { leaveAndReturn, rows } = await openStatement({ person: 'viewer' });
    await vi.waitFor(() => expect(reportsAsked(portal)).toHaveLength(1));
    await leaveAndReturn();
    expect(linesOf(await rows())).toHaveLength(4);
    expect(signalsOf(calls)).toEqual([true, false]);
  });

  test('STMT-21 it runs by itself for everybody but level 1, with the kept filters', async () => {
    const { rows } = await openStatement({ person: 'manager', kept: { ecs: ['0002'], dateType: 'dc' } });
    expect(linesOf(await rows())[1]).toContain('+$7.00');
    expect(reportsAsked(portal)).toEqual([expect.objectContaining({ ecs: ['0002'], tipoDeData: 'dc' })]);
  });

  test('STMT-21 STMT-16 for level 1 it waits, and the card says what to do', async () => {
    const { create, rows } = await openStatement({ kept: { ecs: ['0001'] } });
    expect(screen.getByText('Select the filters and create the report.')).toBeVisible();
    expect(reportsAsked(portal)).toEqual([]);
    await create();
    expect(linesOf(await rows())).toHaveLength(4);
  });

  test('STMT-21 LIST-04 rows that were loaded are there on return, and nothing runs', async () => {
    const { rows, leaveAndReturn } = await openStatement({ person: 'viewer' });
    await rows();
    await leaveAndReturn();
    expect(linesOf(await rows())).toHaveLength(4);
    expect(reportsAsked(portal)).toHaveLength(1);
  });

  test('STMT-21 where no rows were loaded it runs again on return', async () => {
    const { card, leaveAndReturn } = await openStatement({
      person: 'viewer',
      kept: yesterday('03:00:00', '04:00:00'),
    });
    await within(card()).findByText('No data for this filter.');
    await leaveAndReturn();
    await vi.waitFor(() => expect(reportsAsked(portal)).toHaveLength(2));
  });

  const patience = 'The report is taking longer than usual. Please wait.';
  test('STMT-22 after 30 seconds a warning asks to wait, for 10 seconds', async () => {
    const { create } = await openStatement({ kept: { ecs: ['0001'] } });
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], shouldAdvanceTime: true });
    portal.fail(depositReport, { waits: 110_000 });
    const pressed = Date.now();
    await create();
    const waiting = Date.now();
    const asked = await passUntil(() => screen.queryByText(patience) !== null);
    await expectSnackbar(patience, 'warning');
    expect(asked - pressed).toBeGreaterThanOrEqual(30_000);
    expect(asked - waiting).toBeLessThan(32_000);
    const silent = await passUntil(() => screen.queryByText(patience) === null);
    expect(silent - asked).toBeGreaterThan(8_500);
    expect(silent - asked).toBeLessThan(11_500);
    expect([REPORT.waitingAfter, REPORT.waitingFor]).toEqual([30_000, 10_000]);
  });

  test('STMT-22 once the report is there, no message asks to wait any more', async () => {
    const { until, release } = held();
    const { create, rows } = await openStatement({ kept: { ecs: ['0001'] } });
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], shouldAdvanceTime: true });
    portal.fail(depositReport, { until });
    await create();
    await passUntil(() => screen.queryByText(patience) !== null);
    await expectSnackbar(patience, 'warning');
    release();
    await rows();
    await vi.waitFor(() => expect(screen.queryByText(patience)).not.toBeInTheDocument());
  });

  test('STMT-22 a report that arrives in time causes no request to wait', async () => {
    const { create, rows } = await openStatement({ kept: { ecs: ['0001'] } });
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
    await create();
    await rows();
    await pass(31_000);
    expect(screen.queryByText(patience)).not.toBeInTheDocument();
  });
});

describe('the view states', () => {
  test('STMT-16 while the first report loads, the card says so over skeleton rows', async () => {
    const { until, release } = held();
    portal.fail(depositReport, { until });
    const { card, rows } = await openStatement({ person: 'viewer' });
    expect(within(card()).getByRole('status')).toHaveTextContent('Loading report…');
    await vi.waitFor(() => expect(card().querySelector('.MuiSkeleton-root')).toBeInTheDocument());
    release();
    await vi.waitFor(async () => expect(linesOf(await rows())[1]).toContain('−$50.05'), 5000);
    expect(within(card()).getByRole('status')).toBeEmptyDOMElement();
  });

  test('STMT-16 rows that are shown stay while the next report loads', async () => {
    const { create, fillIn, rows, card } = await openStatement({ person: 'viewer' });
    await rows();
    const { until, release } = held();
    portal.fail(depositReport, { until });
    await fillIn('Start time', '00:00:03');
    await create();
    expect(linesOf(await rows())).toHaveLength(4);
    expect(within(card()).getByRole('status')).toHaveTextContent('Loading report…');
    release();
    await vi.waitFor(async () => expect(linesOf(await rows())).toHaveLength(2), 5000);
  });

  test('STMT-16 ERR-03 a report without rows says that there is no data', async () => {
    const { within: card } = await openStatement({
      person: 'viewer',
      kept: yesterday('03:00:00', '04:00:00'),
    });
    expect(await card.findByText('No data for this filter.')).toBeVisible();
    expect(card.queryByRole('table')).not.toBeInTheDocument();
  });

  test('STMT-16 STMT-32 ERR-03 a server that takes too long: title, retry hint, snackbar, and a retry', async () => {
    portal.fail(depositReport, refused(504, ''));
    const { press, rows, within: card } = await openStatement({ person: 'viewer' });
    expect(await card.findByText('Could not load the report.')).toBeVisible();
    expect(card.getByText('The server took too long. Try again.')).toBeVisible();
    expect(card.getByText('Request r-504')).toBeVisible();
    await expectSnackbar('The server did not respond in time.', 'error');
    await press('Try again');
    expect(screen.queryByText('The server did not respond in time.')).not.toBeInTheDocument();
    expect(linesOf(await rows())).toHaveLength(4);
  });

  test('STMT-32 ERR-03 so it is where the console itself stops waiting', async () => {
    const timeout = AbortSignal.timeout.bind(AbortSignal);
    vi.spyOn(AbortSignal, 'timeout').mockImplementation((milliseconds) =>
      milliseconds === REPORT_TIMEOUT ? AbortSignal.abort() : timeout(milliseconds),
    );
    const { within: card } = await openStatement({ person: 'viewer' });
    expect(await card.findByText('The server took too long. Try again.')).toBeVisible();
    await expectSnackbar('The server did not respond in time.', 'error');
  });

  const failures: [string, Failure, string][] = [
    ['ERR-03 without a network', 'dropped', 'Reload the page and try again.'],
    [
      'ERR-01 the server says why',
      refused(500, 'INTERNAL: Report: The database rests.'),
      'The database rests.',
    ],
    ['ERR-02 a refusal without a word', { status: 400, body: {} }, 'The request could not be processed.'],
  ];
  test.each(failures)('STMT-32 %s: title, reload hint and a snackbar', async (_title, failure, said) => {
    portal.fail(depositReport, failure);
    const { within: card } = await openStatement({ person: 'viewer' });
    expect(await card.findByText('Could not load the report.')).toBeVisible();
    expect(card.getByText('Reload the page and try again.')).toBeVisible();
    await expectSnackbar(said, 'error');
  });

  test('STMT-16 a report that stays without a network says so on a return as well, and comes back by itself', async () => {
    const { rows, create, leaveAndReturn, card } = await openStatement({ person: 'viewer' });
    await rows();
    portal.fail(depositReport, 'dropped');
    await create();
    const lost = /^No connection\. You are seeing data as of/;
    await within(card()).findByText(lost);
    await leaveAndReturn();
    expect(await within(card()).findByText(lost)).toBeVisible();
    await rows();
    const asked = portal.callsOf(depositReport).length;
    window.dispatchEvent(new Event('online'));
    await vi.waitFor(() => expect(portal.callsOf(depositReport)).toHaveLength(asked + 1), 10_000);
    await vi.waitFor(() => expect(within(card()).queryByText(lost)).not.toBeInTheDocument(), 10_000);
  });

  test('STMT-32 a failure takes the place of older rows, and what was typed stays', async () => {
    const { rows, fillIn, create, within: card } = await openStatement({ person: 'viewer' });
    await rows();
    portal.fail(depositReport, refused(500, ''));
    await fillIn('Start time', '01:00:00');
    await create();
    expect(await card.findByText('Could not load the report.')).toBeVisible();
    expect(card.queryByRole('table')).not.toBeInTheDocument();
    expect(field('Start time')).toHaveValue('01:00:00');
  });

  test('ERR-05 a report of what one may not see is refused by the real server, which names the filter, and not the page', async () => {
    const { within: card } = await openStatement({ person: 'viewer', kept: { ecs: ['0003'] } });
    expect(await card.findByText('Establishments: You do not have access to “0003”.')).toBeVisible();
    expect(card.queryByText('Page not authorized')).not.toBeInTheDocument();
  });
});

/** Lets the clock run. */
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

/** Lets time pass until something is so. @returns when that was, on the clock of the test */
async function passUntil(reached: () => boolean): Promise<number> {
  const end = Date.now() + 60_000;
  while (!reached() && Date.now() < end) await pass(250);
  return Date.now();
}

/** Whether each report was aborted, in the order of the requests. */
function signalsOf({ mock }: { mock: { calls: Parameters<typeof fetch>[] } }): (boolean | undefined)[] {
  return mock.calls
    .filter(([address]) => typeof address === 'string' && address.startsWith(depositReport.path))
    .filter(([, init]) => init?.method === depositReport.method)
    .map(([, init]) => init?.signal?.aborted);
}
