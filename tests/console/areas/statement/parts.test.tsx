import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { depositBreakdown } from '../../../../contract/breakdown';
import { cancelledDeposits, depositReport } from '../../../../contract/statement';
import { bridgeToPortal } from '../../../support/bridge';
import { linesOf, openStatement, reportsAsked } from './statement-page';

/* The parts of the statement: its rows as they are narrowed and ordered, the breakdown, and what was cancelled. */

const portal = bridgeToPortal();
afterEach(() => window.history.pushState(null, '', '/'));

/** Opens a part by its tab, as a report viewer, whose report runs by itself. */
async function openPart(name: string, width = 1440) {
  const page = await openStatement({ person: 'viewer', width });
  await page.within.findByRole('tab', { name: 'Transactions', selected: true });
  if (width > 1000) await page.rows();
  await page.user.click(page.within.getByRole('tab', { name }));
  return page;
}
const breakdownTable = () => screen.findByRole('table', { name: 'Breakdown of the statement' });

describe('the breakdown', () => {
  test('STMT-12 STMT-20 adds the report up by establishment, and its last line is the total of the statement', async () => {
    await openPart('Breakdown');
    const lines = linesOf(await breakdownTable());
    expect(lines).toEqual([
      [
        'Establishment',
        'Transactions',
        'Deposits',
        '% of deposits',
        'Withdrawals',
        '% of withdrawals',
        'Balance',
      ],
      ['Mercado 10001', '3', '$100.30', '100.0%', '−$50.05', '100.0%', '$50.25'],
      ['Total', '3', '$100.30', '100.0%', '−$50.05', '100.0%', '$50.25'],
    ]);
    expect(portal.callsOf(depositBreakdown).at(-1)?.body).toMatchObject({ by: ['establishment'] });
  });

  test('goes by a second dimension, whose lines open and close, and each leads to its rows', async () => {
    const { user, within: card, rows } = await openPart('Breakdown');
    await breakdownTable();
    await user.click(card.getByRole('combobox', { name: 'Then by' }));
    await user.click(await screen.findByRole('option', { name: 'Operator' }));
    await waitFor(async () => expect(linesOf(await breakdownTable())).toHaveLength(5));
    const toggle = card.getByRole('button', { name: /Lines of Mercado 1/ });
    expect(toggle).toHaveAttribute('aria-expanded', 'true');
    await user.click(toggle);
    expect(linesOf(await breakdownTable())).toHaveLength(3);
    await user.click(toggle);
    await user.click(card.getByRole('link', { name: /Transactions of Operador 12/ }));
    await waitFor(() =>
      expect(reportsAsked(portal).at(-1)).toMatchObject({
        narrowed: { establishment: '0001', operator: '12' },
      }),
    );
    await waitFor(async () => expect(linesOf(await rows())).toHaveLength(2));
    expect(card.getByText('1 of 3 transactions match.')).toBeVisible();
    expect(new URLSearchParams(window.location.search).get('so')).toBe(
      '{"establishment":"0001","operator":"12"}',
    );
  });

  test('is sorted by a heading', async () => {
    const { user, within: card } = await openPart('Breakdown');
    await breakdownTable();
    await user.click(card.getByRole('button', { name: 'Sort by Transactions' }));
    await waitFor(() =>
      expect(portal.callsOf(depositBreakdown).at(-1)?.body).toMatchObject({
        order: 'count',
        direction: 'desc',
      }),
    );
    expect(card.getByRole('columnheader', { name: 'Transactions' })).toHaveAttribute(
      'aria-sort',
      'descending',
    );
  });

  test('that fails says so in place, and is tried again', async () => {
    portal.fail(depositBreakdown, { status: 504 });
    const { within: card, user } = await openPart('Breakdown');
    const again = await card.findByRole('button', { name: 'Try again' });
    await user.click(again);
    expect(await breakdownTable()).toBeVisible();
  });

  test('on a phone is lines that lead to their rows', async () => {
    const { user, within: card } = await openPart('Breakdown', 390);
    const line = await card.findByRole('link', { name: /Mercado 1.*3 transactions · 100\.0%/ });
    await user.click(line);
    await waitFor(() =>
      expect(reportsAsked(portal).at(-1)).toMatchObject({ narrowed: { establishment: '0001' } }),
    );
  });
});

describe('narrowing', () => {
  test('STMT-15 a text, a type and an amount narrow the rows on the server, and chips take them away', async () => {
    const { user, within: card, rows } = await openStatement({ person: 'viewer' });
    await rows();
    await user.type(card.getByRole('searchbox'), 'operador 12{Enter}');
    await waitFor(() =>
      expect(reportsAsked(portal).at(-1)).toMatchObject({ narrowed: { text: 'operador 12' } }),
    );
    await waitFor(async () => expect(linesOf(await rows())).toHaveLength(2));
    await user.click(card.getByRole('button', { name: 'Narrow' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Narrow the transactions' }));
    await user.click(dialog.getByRole('button', { name: 'Deposit' }));
    await user.type(dialog.getByLabelText('Amount from'), 'much');
    await user.click(dialog.getByRole('button', { name: 'Apply' }));
    expect(await dialog.findByText('Type an amount, such as 1,250.00.')).toBeVisible();
    await user.clear(dialog.getByLabelText('Amount from'));
    await user.type(dialog.getByLabelText('Amount from'), '1,000.5');
    await user.click(dialog.getByRole('button', { name: 'Apply' }));
    await waitFor(() =>
      expect(reportsAsked(portal).at(-1)).toMatchObject({
        narrowed: { text: 'operador 12', type: 'deposit', least: '1000.50' },
      }),
    );
    expect(await card.findByText('No transaction matches.')).toBeVisible();
    const [clear] = await card.findAllByRole('button', { name: 'Clear all' });
    await user.click(clear as HTMLElement);
    await waitFor(async () => expect(linesOf(await rows())).toHaveLength(4));
    expect(reportsAsked(portal).at(-1)).not.toHaveProperty('narrowed');
    expect(card.getByRole('searchbox')).toHaveValue('');
  });

  test('STMT-15 a heading sorts the rows, then turns them round, then gives their own order back', async () => {
    const { user, within: card, rows } = await openStatement({ person: 'viewer' });
    await rows();
    const amounts = async () =>
      linesOf(await rows())
        .slice(1)
        .map((line) => line[8]);
    const heading = () => card.getByRole('button', { name: 'Sort by Amount' });
    await user.click(heading());
    await waitFor(async () => expect(await amounts()).toEqual(['+$100.10', '+$0.20', '−$50.05']));
    await user.click(heading());
    await waitFor(async () => expect(await amounts()).toEqual(['−$50.05', '+$0.20', '+$100.10']));
    await user.click(heading());
    await waitFor(() => expect(reportsAsked(portal).at(-1)).not.toHaveProperty('order'));
  });
});

describe('cancelled ones', () => {
  test('STMT-15 are listed with the moment of their cancellation, from the address as well', async () => {
    portal.fail(cancelledDeposits, {
      status: 200,
      body: {
        rows: [
          [
            '2026-11-20T09:10:00',
            '2026-11-20',
            'Mercado 1',
            'Operador 11',
            'Itaú',
            '1',
            '2',
            '3',
            7.5,
            2,
          ].map((value) => ({ value })),
        ],
        footers: [Array.from({ length: 10 }, (_, at) => ({ value: at === 6 ? 7.5 : at === 7 ? 0 : null }))],
        totalRows: 1,
        cancellations: [{ at: '2026-11-20T10:00:00', delivery: 12 }],
        arrived: null,
      },
    });
    const { within: card } = await openPart('Cancelled');
    const table = await screen.findByRole('table', { name: 'Cancelled transactions' });
    expect(linesOf(table)[1]?.at(-1)).toBe('20 Nov 2026 10:00:00Delivery 12');
    expect(card.getByText('1 transaction of this period was cancelled.')).toBeVisible();
    expect(card.getByText('Cancelled deposits')).toBeVisible();
    expect(new URLSearchParams(window.location.search).get('aba')).toBe('canceladas');
    expect(portal.callsOf(depositReport).length).toBeGreaterThan(0);
    vi.restoreAllMocks();
  });
});
