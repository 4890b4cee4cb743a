import { act, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Language } from '../../../contract/languages';
import { depositReport } from '../../../contract/statement';
import {
  answer,
  answerEverything,
  answerReport,
  holdReports,
  json,
  never,
  noConnection,
  refuse,
  report,
  requestsOf,
  row,
  usePortal,
} from './portal';
import { expectSnackbar, field, linesOf, openStatement, until } from './statement-page';

usePortal();
beforeEach(() => {
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'Date'],
    shouldAdvanceTime: true,
    now: new Date('2026-11-20T15:00:00Z'),
  });
  answerEverything();
});
afterEach(() => vi.useRealTimers());

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
const deposit = (amount: number) => row({ 8: amount, 9: 2 });
const withdrawal = (amount: number) => row({ 8: amount, 9: 1 });

describe('the table', () => {
  test('STMT-13 STMT-19 the ten cells of each row stand in their columns', async () => {
    const { rows } = await openStatement();
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
      [
        '20 Nov 2026 17:52:08',
        '23 Nov 2026',
        'Mercado Norte',
        'Rosa Téllez',
        'Banco Meridiano',
        '048120',
        '0417',
        '00418827-3',
        '+$18,460.00',
        'Deposit',
      ],
    ]);
  });

  test('STMT-14 type 1 is a red withdrawal below zero, anything else a green deposit', async () => {
    answerReport(report([withdrawal(3500.5), deposit(7200), row({ 8: 10, 9: 7 })]));
    const { rows } = await openStatement();
    const table = await rows();
    expect(
      linesOf(table)
        .slice(1)
        .map((cells) => cells.slice(-2)),
    ).toEqual([
      ['−$3,500.50', 'Withdrawal'],
      ['+$7,200.00', 'Deposit'],
      ['+$10.00', 'Deposit'],
    ]);
    expect(within(table).getByText('−$3,500.50')).toHaveStyle({ color: '#B0261C' });
    expect(within(table).getByText('+$7,200.00')).toHaveStyle({ color: '#16693B' });
  });

  const references: [Language, string][] = [
    ['en', 'Bank sequence number'],
    ['co', 'Referencia bancaria'],
    ['es', 'Folio bancario'],
    ['pt', 'NSU do banco'],
  ];
  test.each(references)('SHELL-25 in %s the sequence number is headed "%s"', async (language, reference) => {
    const { rows } = await openStatement({ language });
    expect(within(await rows()).getByRole('columnheader', { name: reference })).toBeVisible();
  });

  test('STMT-15 beyond a hundred rows a note says that there are more', async () => {
    const hundred = Array.from({ length: 100 }, () => deposit(1));
    const note = 'Showing the first 100 rows. Export to see the full report.';
    const { rows, create, fillIn } = await openStatement();
    await rows();
    expect(screen.queryByText(note)).not.toBeInTheDocument();
    answerReport(report(hundred, { deposits: 100, totalRows: 100 }));
    await create();
    await until(() => expect(screen.getAllByRole('row')).toHaveLength(101));
    expect(screen.queryByText(note)).not.toBeInTheDocument();
    answerReport(report(hundred, { deposits: 2345, totalRows: 2345 }));
    await fillIn('Start date', '01/11/2026');
    await create();
    expect(await screen.findByText(note)).toBeVisible();
    expect(screen.getByText('+$2,345.00')).toBeVisible();
  });
});

describe('the head', () => {
  test('STMT-12 STMT-20 period, deposits, withdrawals, and the balance exact to the cent', async () => {
    answerReport(report([deposit(0.3), withdrawal(0.1)], { deposits: 1284907.3, debts: 38150.1 }));
    const { card, rows } = await openStatement({ language: 'es' });
    await rows();
    expect(within(card()).getByText('20/11/2026 00:00:00 – 20/11/2026 23:59:59')).toBeVisible();
    const totals = within(card())
      .getAllByRole('definition')
      .map(({ textContent }) => textContent);
    expect(totals).toEqual(['+$1,284,907.30', '−$38,150.10', '$1,246,757.20']);
    expect(within(card()).getByText('Saldo total')).toHaveTextContent('Saldo total MXN');
  });

  test('STMT-12 the period is the one of the rows, not the one that is being typed', async () => {
    const { card, rows, fillIn, press } = await openStatement();
    await rows();
    await fillIn('Start date', '01/11/2026');
    await press('Accounting date');
    expect(within(card()).getByText('20 Nov 2026 00:00:00 – 20 Nov 2026 23:59:59')).toBeVisible();
    await press('Create report');
    expect(await within(card()).findByText('1 Nov 2026 – 20 Nov 2026')).toBeVisible();
  });
});

describe('running it', () => {
  test('STMT-11 the create button and Enter run the report; exporting is not here yet', async () => {
    const calls = answerReport(report([row()]));
    const { create, person, card } = await openStatement({ level: 1, kept: { operators: ['*'] } });
    await create();
    await until(() => expect(calls).toHaveLength(1));
    await within(card()).findByRole('table');
    await person.type(field('Start time'), '{Enter}');
    await until(() => expect(calls).toHaveLength(2));
    expect(screen.queryByRole('button', { name: /export/i })).not.toBeInTheDocument();
  });

  test('STMT-11 pressing it twice sends one call, and the button says that it is busy', async () => {
    const { calls, release } = holdReports();
    const { create, rows } = await openStatement({ level: 1, kept: { operators: ['*'] } });
    await create();
    await create();
    const button = screen.getByRole('button', { name: 'Create report' });
    expect(button).toHaveAttribute('aria-busy', 'true');
    await until(() => expect(calls).toHaveLength(1));
    release(0, report([row()]));
    await rows();
    expect(calls).toHaveLength(1);
    expect(button).toHaveAttribute('aria-busy', 'false');
  });

  test('LIST-05 a newer report aborts the one before it, whose answer never shows', async () => {
    const { calls, release } = holdReports();
    const { create, choose, rows } = await openStatement({ level: 1, kept: { operators: ['*'] } });
    await create();
    await until(() => expect(calls).toHaveLength(1));
    await choose('Accounts', 'All');
    await create();
    await until(() => expect(calls).toHaveLength(2));
    expect(calls[0]?.signal.aborted).toBe(true);
    release(1, report([deposit(2)]));
    expect(linesOf(await rows())[1]).toContain('+$2.00');
    release(0, report([deposit(1)]));
    await pass(500);
    expect(linesOf(await rows())[1]).toContain('+$2.00');
  });

  test('LIST-05 leaving the page aborts the report, and a return runs it again', async () => {
    const { calls } = holdReports();
    const { leaveAndReturn } = await openStatement({ level: 3 });
    await until(() => expect(calls).toHaveLength(1));
    await leaveAndReturn();
    expect(calls[0]?.signal.aborted).toBe(true);
    await until(() => expect(calls).toHaveLength(2));
  });

  test('STMT-21 it runs by itself for everybody but level 1, with the kept filters', async () => {
    const calls = answerReport(report([row()]));
    const { rows } = await openStatement({ level: 2, kept: { ecs: ['0001'], dateType: 'dc' } });
    await rows();
    expect(requestsOf(calls)).toEqual([expect.objectContaining({ ecs: ['0001'], tipoDeData: 'dc' })]);
  });

  test('STMT-21 STMT-16 for level 1 it waits, and the card says what to do', async () => {
    const calls = answerReport(report([row()]));
    await openStatement({ level: 1, kept: { ecs: ['0001'] } });
    expect(screen.getByText('Select the filters and create the report.')).toBeVisible();
    await pass(1000);
    expect(calls).toHaveLength(0);
  });

  test('STMT-21 LIST-04 rows that were loaded are there on return, and nothing runs', async () => {
    const calls = answerReport(report([deposit(5)], { deposits: 5 }));
    const { rows, leaveAndReturn } = await openStatement({ level: 3 });
    await rows();
    await leaveAndReturn();
    expect(linesOf(await rows())[1]).toContain('+$5.00');
    await pass(1000);
    expect(calls).toHaveLength(1);
  });

  test('STMT-22 after 30 seconds a warning asks to wait, for 10 seconds', async () => {
    answer(depositReport, never);
    await openStatement({ level: 3 });
    const text = 'The report is taking longer than usual. Please wait.';
    await pass(29_000);
    expect(screen.queryByText(text)).not.toBeInTheDocument();
    await pass(1_500);
    await expectSnackbar(text, 'warning');
    await pass(8_000);
    expect(screen.getByText(text)).toBeVisible();
    await pass(2_500);
    await until(() => expect(screen.queryByText(text)).not.toBeInTheDocument());
  });

  test('STMT-22 a report that arrives in time asks nobody to wait', async () => {
    const { rows } = await openStatement({ level: 3 });
    await rows();
    await pass(31_000);
    expect(screen.queryByText(/longer than usual/)).not.toBeInTheDocument();
  });
});

describe('the view states', () => {
  test('STMT-16 while the first report loads, the card says so over skeleton rows', async () => {
    const { release, calls } = holdReports();
    const { card, rows } = await openStatement({ level: 3 });
    expect(within(card()).getByRole('status')).toHaveTextContent('Loading report…');
    await pass(300);
    expect(card().querySelectorAll('.MuiSkeleton-root').length).toBeGreaterThan(0);
    await until(() => expect(calls).toHaveLength(1));
    release(0, report([row()]));
    await until(async () => expect(linesOf(await rows())[1]).toContain('+$18,460.00'));
    expect(within(card()).getByRole('status')).toBeEmptyDOMElement();
  });

  test('STMT-16 rows that are shown stay while the next report loads', async () => {
    const { create, fillIn, rows, card } = await openStatement({ level: 3 });
    await rows();
    const { release, calls } = holdReports();
    await fillIn('Start date', '01/11/2026');
    await create();
    await until(() => expect(calls).toHaveLength(1));
    expect(linesOf(await rows())[1]).toContain('+$18,460.00');
    expect(within(card()).getByRole('status')).toHaveTextContent('Loading report…');
    release(0, report([deposit(3)]));
    await until(async () => expect(linesOf(await rows())[1]).toContain('+$3.00'));
  });

  test('STMT-16 ERR-03 a report without rows says that there is no data', async () => {
    answerReport(report([]));
    await openStatement({ level: 3 });
    expect(await screen.findByText('No data for this filter.')).toBeVisible();
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
  });

  test('STMT-32 ERR-03 a server that takes too long: title, retry hint, snackbar, and a retry', async () => {
    answer(depositReport, () => refuse(504, '', 'r-504'));
    const { press, rows } = await openStatement({ level: 3 });
    expect(await screen.findByText('Could not load the report.')).toBeVisible();
    expect(screen.getByText('The server took too long. Try again.')).toBeVisible();
    expect(screen.getByText('Request r-504')).toBeVisible();
    await expectSnackbar('The server did not respond in time.', 'error');
    answerReport(report([deposit(4)]));
    await press('Try again');
    expect(linesOf(await rows())[1]).toContain('+$4.00');
  });

  const failures: [string, () => Response, string][] = [
    ['ERR-03 without a network', noConnection, 'Reload the page and try again.'],
    [
      'ERR-01 the server says why',
      () => refuse(500, 'INTERNAL: Report: The database rests.'),
      'The database rests.',
    ],
    ['ERR-02 a refusal without a word', () => json({}, 400), 'The request could not be processed.'],
  ];
  test.each(failures)('STMT-32 %s: title, reload hint and a snackbar', async (_title, reply, said) => {
    answer(depositReport, reply);
    const { card } = await openStatement({ level: 3 });
    expect(await within(card()).findByText('Could not load the report.')).toBeVisible();
    expect(within(card()).getByText('Reload the page and try again.')).toBeVisible();
    await expectSnackbar(said, 'error');
  });

  test('STMT-32 a failure takes the place of older rows, and what was typed stays', async () => {
    const { rows, fillIn, create } = await openStatement({ level: 3 });
    await rows();
    answer(depositReport, () => refuse(500, ''));
    await fillIn('Start time', '01:00:00');
    await create();
    expect(await screen.findByText('Could not load the report.')).toBeVisible();
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
    expect(field('Start time')).toHaveValue('01:00:00');
  });

  test('ERR-05 a report that one may not see is not called broken', async () => {
    answer(depositReport, () => refuse(403, 'You do not have access to this.'));
    const { card } = await openStatement({ level: 3 });
    expect(await within(card()).findByText('Page not authorized')).toBeVisible();
    expect(within(card()).getByText('You do not have access to this.')).toBeVisible();
  });
});
