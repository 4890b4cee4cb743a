import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { bridgeToPortal } from '../../../support/bridge';
import {
  expectSnackbar,
  field,
  nextReport,
  openStatement,
  reportsAsked,
  shown,
  TODAY,
  TOMORROW,
  YESTERDAY,
} from './statement-page';

const portal = bridgeToPortal();
afterEach(() => window.history.pushState(null, '', '/'));

const chip = (name: RegExp) =>
  within(screen.getByRole('form', { name: 'Statement filters' })).getByRole('button', { name });
const sheet = (name: string) => screen.findByRole('dialog', { name });
const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
const plain = (text: string | null) => (text ?? '').replaceAll(/\s/g, ' ');

async function onPhone(person: 'viewer' | 'administrator' | 'manager' = 'viewer') {
  const page = await openStatement({ person, width: 390 });
  return {
    ...page,
    /** Opens the sheet of a chip, does something in it and creates the report from there. */
    createFrom: async (name: RegExp, title: string, act: () => Promise<void>) => {
      await page.user.click(chip(name));
      const dialog = within(await sheet(title));
      await act();
      await page.user.click(dialog.getByRole('button', { name: 'Create report' }));
    },
  };
}

describe('rows', () => {
  test('STMT-13 STMT-14 stand under their days with place, person and amount, and a touch opens all fields', async () => {
    vi.stubEnv('PORTAL_TEST_STYLES', 'on');
    const { card, user } = await onPhone();
    const table = await within(card()).findByRole('region', { name: 'Statement rows' });
    expect(within(card()).queryByRole('table')).not.toBeInTheDocument();
    const heads = within(table).getAllByRole('heading', { level: 3 });
    expect(heads.map(({ textContent }) => plain(textContent))).toEqual(
      [TODAY, TOMORROW, TODAY].map(
        (accounted) => `Today, ${shown(TODAY)} accounting date ${shown(accounted)}`,
      ),
    );
    const entries = within(table).getAllByRole('listitem');
    expect(entries.map(({ textContent }) => plain(textContent))).toEqual([
      'Mercado 1 00:00 · Operador 11 −$50.05 Withdrawal',
      'Mercado 1 00:00 · Operador 12 +$0.20 Deposit',
      'Mercado 1 00:00 · Operador 11 +$100.10 Deposit',
    ]);
    expect(within(table).getByText('−$50.05')).toHaveStyle({ color: '#B0261C' });
    expect(within(table).getByText('+$100.10')).toHaveStyle({ color: '#16693B' });

    const row = within(entries[1] as HTMLElement).getByRole('button');
    await user.click(row);
    const dialog = within(await sheet('+$0.20Deposit'));
    const facts = dialog
      .getAllByRole('term')
      .map((term) => [term.textContent, plain(term.nextElementSibling?.textContent ?? null)]);
    expect(Object.fromEntries(facts)).toEqual({
      'Transaction date': `${shown(TODAY)} 00:00:02`,
      'Accounting date': shown(TOMORROW),
      Establishment: 'Mercado 1',
      Operator: 'Operador 12',
      Bank: 'Banco do Brasil',
      Branch: '0117',
      Account: '00418821-3',
      'Bank sequence number': '000011',
      'Establishment code': '0001',
      Terminal: 'T0001',
      'Operator (end of code)': expect.stringMatching(/^\d{3}$/),
    });
    await user.click(dialog.getByRole('button', { name: 'Close' }));
    await gone();
    expect(row).toHaveFocus();
  });

  test('STMT-12 the balance comes before its parts, and what they are of', async () => {
    const { card } = await onPhone();
    await within(card()).findByRole('region', { name: 'Statement rows' });
    const names = within(card())
      .getAllByRole('term')
      .map(({ textContent }) => plain(textContent));
    expect(names).toEqual(['Total balance USD', 'Deposits', 'Withdrawals']);
    const balance = within(card()).getByText('$50.25');
    const period = within(card()).getByText(shown(TODAY), { exact: false, selector: 'p span' });
    expect(balance.compareDocumentPosition(period)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });
});

describe('filters', () => {
  test('STMT-01 STMT-03 a usual period is two touches away, and the chip says it', async () => {
    const { createFrom, user } = await onPhone();
    await waitFor(() => expect(chip(/^Period: Today$/)).toBeEnabled());
    const request = nextReport(portal, () =>
      createFrom(/^Period/, 'Period', async () => {
        await user.click(screen.getByRole('button', { name: 'Yesterday' }));
      }),
    );
    expect(await request).toMatchObject({
      tsInicio: `${YESTERDAY} 00:00:00`,
      tsFim: `${YESTERDAY} 23:59:59`,
    });
    await gone();
    expect(chip(/^Period: Yesterday$/)).toHaveFocus();
  });

  test('STMT-04 the chip says the times of a part of a day', async () => {
    const { user, createFrom } = await onPhone();
    await createFrom(/^Period/, 'Period', async () => {
      await user.clear(field('Start time'));
      await user.type(field('Start time'), '00:00:02');
      await user.tab();
    });
    await gone();
    expect(chip(/^Period: /)).toHaveTextContent(`${shown(TODAY)} 00:00:02 – 23:59:59`);
  });

  test('STMT-02 STMT-04 the chip says by which date, and times are asked for transaction dates alone', async () => {
    const { createFrom, user } = await onPhone();
    const request = nextReport(portal, () =>
      createFrom(/^Date type: Transaction date$/, 'Date type', async () => {
        await user.click(screen.getByRole('button', { name: 'Accounting date' }));
      }),
    );
    expect(await request).toMatchObject({ tipoDeData: 'dc' });
    await gone();
    expect(chip(/^Date type: Accounting date$/)).toBeVisible();
    await user.click(chip(/^Period/));
    await sheet('Period');
    expect(screen.queryByLabelText('Start time')).not.toBeInTheDocument();
  });

  test('STMT-05 STMT-11 what was chosen is counted on the chip, held when the sheet is closed, and cleared in it', async () => {
    const { user, createFrom, choose } = await onPhone();
    await waitFor(() => expect(reportsAsked(portal)).toHaveLength(1));
    await user.click(chip(/^Filters$/));
    await choose('Operators', 'All');
    await user.click(within(await sheet('Filters')).getByRole('button', { name: 'Close' }));
    await gone();
    expect(chip(/^Filters \(1\)$/)).toHaveFocus();
    expect(
      screen.getByText('These totals are for the previous filters. Create the report again.'),
    ).toBeVisible();
    const request = nextReport(portal, () =>
      createFrom(/^Filters/, 'Filters', async () => {
        await user.click(within(await sheet('Filters')).getByRole('button', { name: 'Clear' }));
      }),
    );
    expect((await request).todosOperadores).toBe(false);
    await gone();
    expect(chip(/^Filters$/)).toBeVisible();
  });

  test('STMT-11 the dock creates the report of changed filters, and leads to another period of the one on the screen', async () => {
    const { user, press, card } = await onPhone();
    await within(card()).findByRole('region', { name: 'Statement rows' });
    await press('Change period');
    await user.click(within(await sheet('Period')).getByRole('button', { name: 'Yesterday' }));
    await user.keyboard('{Escape}');
    await gone();
    const dock = screen.getByRole('button', { name: 'Create report' });
    expect(dock).toHaveFocus();
    await nextReport(portal, () => user.click(dock));
    expect(await screen.findByRole('button', { name: 'Change period' })).toHaveFocus();
  });

  test('STMT-29 STMT-27 a sheet whose filters make no report says why and stays open', async () => {
    const { createFrom, user } = await onPhone('administrator');
    await createFrom(/^Period/, 'Period', async () => undefined);
    await expectSnackbar('Select at least one establishment, operator, account or group.', 'warning');
    expect(await sheet('Period')).toBeVisible();
    await user.clear(field('Start date'));
    await user.keyboard('{Enter}');
    await expectSnackbar('Fill in the date and time filters.', 'warning');
    expect(reportsAsked(portal)).toHaveLength(0);
  });
});
