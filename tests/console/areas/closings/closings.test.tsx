import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import {
  type ClosedPeriods,
  type ClosingChange,
  type ClosingReply,
  closedPeriods,
  closingReport,
} from '../../../../contract/closings';
import { exportProgress } from '../../../../contract/exports';
import { bridgeToPortal } from '../../../support/bridge';
import { openConsole, pageTitled } from '../../../support/open-console';
import { people } from '../../../support/people';

const portal = bridgeToPortal();
afterEach(() => {
  localStorage.clear();
  window.history.pushState(null, '', '/');
});

const periods: ClosedPeriods = {
  since: '2026-09-12',
  until: '2026-11-18',
  months: [
    { month: '2026-10', at: '2026-11-01T06:00:00', delivery: 63 },
    { month: '2026-09', at: '2026-10-01T06:00:00', delivery: 30 },
  ],
  next: { day: '2026-11-19', dueAt: '2026-11-20T06:00:00', heldAt: null },
  nextMonth: { month: '2026-11', dueAt: '2026-12-01T06:00:00' },
};

const change = (more: Partial<ClosingChange>): ClosingChange => ({
  change: 'arrived',
  at: '2026-11-02T00:15:00',
  delivery: 66,
  cancelledAt: null,
  capturedAt: '2026-10-28T18:58:11',
  accountingDate: '2026-10-29',
  establishmentCode: '0001',
  establishment: 'Mercado 1',
  terminal: 'T0001',
  operator: 'Operador 11',
  bank: 'Itaú',
  branch: '0117',
  account: '00418821-3',
  nsu: '054788',
  type: 'deposit',
  amount: 1190,
  ...more,
});
const figures = (deposits: number, sum: number | string, withdrawals = 0, out = 0) => ({
  deposits: { count: deposits, sum },
  withdrawals: { count: withdrawals, sum: out },
});
const reply: ClosingReply = {
  period: '2026-10',
  closing: { at: '2026-11-01T06:00:00', dueAt: '2026-11-01T06:00:00', delivery: 63 },
  closed: figures(1000, '90071992547409.93', 20, 500),
  arrived: figures(1, 1190),
  cancelled: figures(0, 0, 1, 90.05),
  now: figures(1001, '90071992548599.93', 19, 409.95),
  passing: 2,
  totalChanges: 102,
  changes: [
    change({
      change: 'cancelled',
      delivery: 67,
      cancelledAt: '2026-11-02T14:00:00',
      type: 'withdrawal',
      amount: 90.05,
      nsu: '7',
    }),
    change({}),
  ],
  upTo: { delivery: 94, at: '2026-11-19T16:57:44' },
};

interface Options {
  person?: keyof typeof people;
  answer?: unknown;
  known?: ClosedPeriods;
  address?: string;
  width?: number;
}

async function openClosings({
  person = 'viewer',
  answer = reply,
  known = periods,
  address = '/fechamentos',
  width = 1440,
}: Options = {}) {
  portal.fail(closedPeriods, { status: 200, body: known }, 9);
  portal.fail(closingReport, { status: 200, body: answer }, 9);
  const opened = await openConsole({ person: people[person], path: address, language: 'en', width });
  await pageTitled('Closings');
  return opened;
}

const asked = () =>
  portal
    .callsOf(closingReport)
    .map(({ query, body }) => ({ ...Object.fromEntries(query), ...(body as object) }));
const choose = async (user: Awaited<ReturnType<typeof openClosings>>['user'], name: string) => {
  await user.click(await screen.findByRole('combobox', { name: 'Closed period' }));
  await user.click(await screen.findByRole('option', { name }));
};
const rows = () =>
  within(screen.getByRole('table', { name: 'What has changed' }))
    .getAllByRole('row')
    .slice(1)
    .map((row) =>
      within(row)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    );

describe('a closed month', () => {
  test('shows at once the newest one as closed, what has changed and as it is now, in all digits', async () => {
    await openClosings();
    const card = await screen.findByRole('region', { name: 'October 2026' });
    expect(card).toHaveTextContent('Closed on 1 Nov 2026 at 06:00, delivery 63');
    expect(card).toHaveTextContent('Data up to 19 Nov 2026 16:57:44 (delivery 94)');
    const said = within(card).getByRole('region', { name: 'From the close to now' });
    expect(said).toHaveTextContent('As closed$90,071,992,546,909.93');
    expect(said).toHaveTextContent('Deposits+$90,071,992,547,409.931,000 transactions');
    expect(said).toHaveTextContent('Withdrawals−$500.0020 transactions');
    expect(said).toHaveTextContent('Changes since+$1,280.05');
    expect(said).toHaveTextContent('Arrived late+$1,190.001 transaction');
    expect(said).toHaveTextContent('Cancelled later+$90.051 transaction');
    expect(said).toHaveTextContent('Now$90,071,992,548,189.98');
    expect(card).toHaveTextContent('Showing the newest 2 of 102 changes.');
    expect(card).toHaveTextContent('2 transactions arrived late and were cancelled again.');
    expect(screen.getByText('November 2026 will be closed on 1 Dec 2026 at 06:00.')).toBeVisible();
    expect(asked()).toEqual([expect.objectContaining({ formato: 'tela', periodo: '2026-10', ecs: [] })]);
  });

  test('lists each change with its moments and what it did to the balance', async () => {
    await openClosings();
    await screen.findByRole('region', { name: 'October 2026' });
    expect(rows()).toEqual([
      [
        'Cancelled2 Nov 2026 14:00:00',
        '2 Nov 2026 00:15:00',
        '67',
        '28 Oct 2026 18:58:11',
        '29 Oct 2026',
        'Mercado 1',
        'Operador 11',
        'Itaú0117 / 00418821-3',
        '7',
        'Withdrawal',
        '−$90.05',
        '+$90.05',
      ],
      expect.arrayContaining(['Arrived', '66', '054788', '+$1,190.00']),
    ]);
  });

  test('on a phone its changes are cards', async () => {
    await openClosings({ width: 390 });
    await screen.findByRole('region', { name: 'October 2026' });
    const cards = within(screen.getByRole('list', { name: 'What has changed' }));
    expect(cards.getByText('Cancelled · Withdrawal').parentElement).toHaveTextContent('+$90.05');
    expect(cards.getByText('054788')).toBeVisible();
    expect(screen.queryByRole('table')).toBeNull();
  });

  test('says that nothing has changed', async () => {
    const same = figures(3, 30);
    const none = figures(0, 0);
    const unchanged = { closed: same, arrived: none, cancelled: none, now: same };
    await openClosings({ answer: { ...reply, ...unchanged, passing: 0, totalChanges: 0, changes: [] } });
    expect(await screen.findByText('Nothing has changed since it was closed.')).toBeVisible();
  });

  test('another one is asked for by the button, and stands in the address', async () => {
    const { user } = await openClosings();
    await screen.findByRole('region', { name: 'October 2026' });
    await choose(user, 'September 2026');
    expect(screen.getByText(/^These totals are for the previous filters/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Create report' }));
    expect(asked().at(-1)).toMatchObject({ periodo: '2026-09' });
    const { search } = window.location;
    expect(JSON.parse(new URLSearchParams(search).get('filter') ?? '')).toMatchObject({ period: '2026-09' });
  });

  test('leaves as a file with the changes up to the delivery on the screen', async () => {
    const { user } = await openClosings();
    await screen.findByRole('region', { name: 'October 2026' });
    portal.fail(exportProgress, { status: 404 }, 9);
    await user.click(screen.getByRole('button', { name: 'Export' }));
    await user.click(await screen.findByRole('menuitem', { name: 'CSV' }));
    await waitFor(() =>
      expect(asked().at(-1)).toMatchObject({ formato: 'csv', entrega: '94', periodo: '2026-10' }),
    );
  });
});

describe('a closed day', () => {
  test('is the last one until another is typed, and one that is missing is asked for', async () => {
    const { user } = await openClosings();
    await screen.findByRole('region', { name: 'October 2026' });
    await choose(user, 'One day');
    const field = await screen.findByRole('textbox', { name: 'Day' });
    expect(field).toHaveValue('18 Nov 2026');
    await user.clear(field);
    await user.click(screen.getByRole('button', { name: 'Create report' }));
    expect(await screen.findByText('Enter a day.')).toBeVisible();
    await user.type(field, '17/11/2026');
    await user.click(screen.getByRole('button', { name: 'Create report' }));
    expect(asked().at(-1)).toMatchObject({ periodo: '2026-11-17' });
  });

  test('that is not closed yet says when it will be, in place of figures', async () => {
    const sentence = '19 Nov 2026 is not closed yet. It will be on 20 Nov 2026 at 06:00.';
    const refusal = {
      code: 'VALIDATION',
      message: '19 Nov 2026 is not closed.',
      fields: { periodo: sentence },
    };
    portal.fail(closedPeriods, { status: 200, body: periods }, 9);
    portal.fail(closingReport, { status: 400, body: refusal }, 9);
    await openConsole({ person: people.viewer, path: '/fechamentos?periodo=2026-11-19', language: 'en' });
    expect(await screen.findByText(sentence)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
    expect(asked().at(-1)).toMatchObject({ periodo: '2026-11-19' });
  });
});

test('the administrator chooses whose figures before anything is asked for', async () => {
  const { user } = await openClosings({ person: 'administrator' });
  expect(await screen.findByText('Select the filters and create the report.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Create report' }));
  expect(
    await screen.findByText('Select at least one establishment, operator, account or group.'),
  ).toBeVisible();
  expect(asked()).toEqual([]);
});

test('a close that is held back says so, and since when', async () => {
  const held = { ...periods, next: { ...periods.next, heldAt: '2026-11-20T06:01:00' } };
  await openClosings({ known: held });
  expect(
    await screen.findByText(
      /^Closing has waited since 20 Nov 2026, 06:01, because transactions of 19 Nov 2026 /,
    ),
  ).toBeVisible();
});

test('before any close the page says from when closings are kept', async () => {
  await openClosings({ known: { ...periods, since: null, until: null, months: [] } });
  expect(
    await screen.findByText('No month has been closed yet. Closings are kept from 19 Nov 2026 on.'),
  ).toBeVisible();
});

test('what failed is tried again: the periods, and then the figures', async () => {
  portal.fail(closedPeriods, { status: 500 });
  portal.fail(closingReport, { status: 500 });
  const { user } = await openClosings();
  expect(await screen.findByText('Could not load the closings.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Could not load the report.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('region', { name: 'October 2026' })).toBeVisible();
});
