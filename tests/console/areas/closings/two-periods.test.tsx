import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { type ClosedPeriods, closedPeriods } from '../../../../contract/closings';
import { exportProgress } from '../../../../contract/exports';
import { type TwoPeriodsReply, twoPeriods } from '../../../../contract/two-periods';
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
const sums = (count: number, deposits: number, withdrawals = 0) => ({ count, deposits, withdrawals });
const side = (period: string, all: ReturnType<typeof sums>) => ({
  period,
  closing: { at: '2026-11-01T06:00:00', delivery: 63 },
  closed: all,
  now: all,
});
const reply: TwoPeriodsReply = {
  one: side('2026-10', sums(3, 390, 20)),
  other: side('2026-09', sums(1, 200)),
  lines: [
    { key: '0001', name: 'Mercado 1', detail: '0001', one: sums(2, 370, 20), other: sums(1, 200) },
    { key: '0002', name: 'Mercado 2', detail: '0002', one: sums(1, 20), other: sums(0, 0) },
  ],
  rest: null,
  shared: null,
  upTo: { delivery: 94, at: '2026-11-19T16:57:44' },
};

async function openTwo(width = 1440) {
  portal.fail(closedPeriods, { status: 200, body: periods }, 9);
  portal.fail(twoPeriods, { status: 200, body: reply }, 9);
  const path = '/fechamentos?aba=comparacao';
  const opened = await openConsole({ person: people.viewer, path, language: 'en', width });
  await pageTitled('Closings');
  await screen.findByRole('region', { name: 'October 2026 and September 2026' });
  return opened;
}
const asked = () =>
  portal
    .callsOf(twoPeriods)
    .map(({ query, body }) => ({ ...Object.fromEntries(query), ...(body as object) }));

test('a month stands beside the one before, each line with its difference and a way to its rows', async () => {
  await openTwo();
  expect(asked()).toEqual([
    expect.objectContaining({
      periodo: '2026-10',
      other: '2026-09',
      by: 'establishment',
      figures: 'closed',
      order: 'difference',
    }),
  ]);
  const rows = within(screen.getByRole('table', { name: 'Two periods side by side' })).getAllByRole('row');
  expect(rows[1]).toHaveTextContent('Mercado 10001October 20262$370.00−$20.00$350.00+$150.00+75.0%');
  expect(rows[2]).toHaveTextContent('September 20261$200.00$0.00$200.00');
  expect(rows[3]).toHaveTextContent('no base');
  expect(
    screen.getByRole('link', { name: 'Transactions of Mercado 1 (0001), September 2026' }),
  ).toHaveAttribute('href', expect.stringContaining(`so=${encodeURIComponent('{"establishment":"0001"}')}`));
});

test('another look is fetched at once and stands in the address, and leaves as a file of the same delivery', async () => {
  const { user } = await openTwo();
  await user.click(screen.getByRole('combobox', { name: 'By' }));
  await user.click(await screen.findByRole('option', { name: 'Group' }));
  await waitFor(() => expect(asked().at(-1)).toMatchObject({ by: 'group' }));
  expect(window.location.search).toContain('por=group');
  portal.fail(exportProgress, { status: 404 }, 9);
  await user.click(screen.getByRole('button', { name: 'Export' }));
  await user.click(await screen.findByRole('menuitem', { name: 'CSV' }));
  await waitFor(() => expect(asked().at(-1)).toMatchObject({ formato: 'csv', entrega: '94', by: 'group' }));
});

test('on a phone each line is a card, and the tab leads back to one period', async () => {
  const { user } = await openTwo(390);
  const cards = within(screen.getByRole('list', { name: 'Two periods side by side' }));
  expect(cards.getByText('Mercado 1').closest('li')).toHaveTextContent('+$150.00');
  expect(screen.queryByRole('table')).toBeNull();
  await user.click(screen.getByRole('tab', { name: 'One period' }));
  await screen.findByRole('button', { name: 'Create report' });
  expect(new URLSearchParams(window.location.search).get('aba')).toBeNull();
});
