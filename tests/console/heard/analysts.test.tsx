import { screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { bridgeToPortal } from '../../support/bridge';
import { openConsole } from '../../support/open-console';
import { people } from '../../support/people';
import { expectHeard, listen, readAloud } from '../../support/screen-reader';
import { card, openDashboard } from '../areas/dashboard/dashboard-page';
import { openStatement, shown, TODAY, TOMORROW, YESTERDAY } from '../areas/statement/statement-page';

/* What analysts hear who do not see the screen. */

bridgeToPortal();
afterEach(() => window.history.pushState(null, '', '/'));

test('STMT-12 STMT-13 a statement says its period, its amounts with their signs, and each row by its columns', async () => {
  const { card: region, rows } = await openStatement({ person: 'viewer', kept: { dtInit: YESTERDAY } });
  await rows();
  expectHeard(await readAloud(region()), [
    `${shown(YESTERDAY)} 00:00:00 – ${shown(TODAY)} 23:59:59`,
    'Deposits',
    '+$220.30',
    'Withdrawals',
    '−$50.05',
    'Total balance',
    '$170.25',
    'table, Statement rows',
    'columnheader, Amount',
    'cell, −$50.05',
    'cell, Withdrawal',
  ]);
});

test('STMT-13 STMT-14 on a phone a day says both of its dates, and a row where, when, by whom and how much', async () => {
  const { card: region } = await openStatement({ person: 'viewer', kept: { dtInit: YESTERDAY }, width: 390 });
  await within(region()).findByRole('region', { name: 'Statement rows' });
  const heard = await readAloud(region());
  expectHeard(heard, ['Total balance', '$170.25', 'region, Statement rows']);
  const days = heard.filter((phrase) => phrase.startsWith('heading, Today'));
  expect(new Set(days)).toEqual(
    new Set(
      [TODAY, TOMORROW].map(
        (date) => `heading, Today, ${shown(TODAY)} accounting date ${shown(date)}, level 3`,
      ),
    ),
  );
  expect(heard).toContain('button, Mercado 1 00:00 · Operador 11 −$50.05 Withdrawal, has popup dialog');
});

test('a chart is said as a table, whose cells are told by their day', async () => {
  const { user } = await openDashboard({ person: 'manager' });
  const deposits = await card('Deposits');
  await user.click(within(deposits).getByRole('button', { name: 'Show as table' }));
  expectHeard(await readAloud(within(deposits).getByRole('table')), [
    'table, Deposits by day',
    'columnheader, Value',
    `rowheader, ${shown(YESTERDAY)}`,
    'cell, $120.00',
    `rowheader, ${shown(TODAY)}`,
    'cell, $100.10',
  ]);
});

test('the forms of a file are a menu, and that it is saved is announced', async () => {
  const { user } = await openConsole({ person: people.administrator, path: '/bancos', language: 'en' });
  await screen.findByRole('table', { name: 'Banks' });
  const phrases = [
    'menuitem, Excel (XLSX), position 1, set size 3',
    'menuitem, CSV, position 2, set size 3',
    'polite: The file bancos.csv was saved.',
  ] as const;
  const heard = await listen(async (until) => {
    await user.click(screen.getByRole('button', { name: 'Export' }));
    await until(phrases[0]);
    await user.keyboard('{ArrowDown}');
    await until(phrases[1]);
    await user.keyboard('{Enter}');
    await until(phrases[2]);
  });
  expectHeard(heard, phrases);
});
