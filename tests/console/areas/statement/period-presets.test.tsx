import { screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { addDays } from '../../../../contract/calendar';
import { bridgeToPortal } from '../../../support/bridge';
import { field, nextReport, openStatement, reportsAsked, shown, TODAY } from './statement-page';

const portal = bridgeToPortal();
afterEach(() => window.history.pushState(null, '', '/'));

const button = (name: string | RegExp) => screen.getByRole('button', { name });
const checked = () =>
  within(screen.getByRole('menu', { name: 'Period' }))
    .getAllByRole('menuitemradio')
    .filter((item) => item.getAttribute('aria-checked') === 'true')
    .map(({ textContent }) => textContent);

test('STMT-03 STMT-04 a preset fills in whole days and runs nothing', async () => {
  const { user, fillIn, create } = await openStatement({ kept: { operators: ['*'] } });
  await fillIn('Start time', '08:30:00');
  await user.click(button('Period'));
  const items = within(screen.getByRole('menu', { name: 'Period' })).getAllByRole('menuitemradio');
  expect(items.map(({ textContent }) => textContent)).toEqual([
    'Today',
    'Yesterday',
    'Last 7 days',
    'This week',
    'Last 30 days',
    'This month',
    'Last month',
    'Last 59 days',
  ]);
  expect(checked()).toEqual([]);
  await user.click(screen.getByRole('menuitemradio', { name: 'Last 7 days' }));
  expect(field('Start date')).toHaveValue(shown(addDays(TODAY, -6)));
  expect(field('End date')).toHaveValue(shown(TODAY));
  expect(field('Start time')).toHaveValue('00:00:00');
  expect(reportsAsked(portal)).toEqual([]);
  expect(await nextReport(portal, create)).toMatchObject({
    tipoDeData: 'dt',
    tsInicio: `${addDays(TODAY, -6)} 00:00:00`,
    tsFim: `${TODAY} 23:59:59`,
  });
});

test('STMT-03 the keyboard chooses one, and the button says which it is', async () => {
  const { user } = await openStatement();
  button('Period: Today').focus();
  await user.keyboard('{ArrowDown}');
  expect(checked()).toEqual(['Today']);
  expect(screen.getByRole('menuitemradio', { name: 'Today' })).toHaveFocus();
  await user.keyboard('{ArrowDown}{Enter}');
  await vi.waitFor(() => expect(button('Period: Yesterday')).toHaveFocus());
  expect(field('End date')).toHaveValue(shown(addDays(TODAY, -1)));
  await user.click(button('Period: Yesterday'));
  expect(checked()).toEqual(['Yesterday']);
  await user.keyboard('{Escape}');
  await vi.waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
  expect(field('End date')).toHaveValue(shown(addDays(TODAY, -1)));
});

test('STMT-02 STMT-03 a preset keeps the date type, and is kept like what one types', async () => {
  const { user, press, kept } = await openStatement();
  await press('Accounting date');
  await user.click(button('Period: Today'));
  await user.click(screen.getByRole('menuitemradio', { name: 'Last month' }));
  expect(button('Accounting date')).toHaveAttribute('aria-pressed', 'true');
  const lastOfMonth = addDays(`${TODAY.slice(0, 7)}-01`, -1);
  expect(kept()).toMatchObject({
    dateType: 'dc',
    dtInit: `${lastOfMonth.slice(0, 7)}-01`,
    dtFinal: lastOfMonth,
  });
});

test('STMT-03 today is the day of the network, not that of the browser', async () => {
  // Half past one at night in Greenwich is still yesterday evening in São Paulo.
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(`${TODAY}T01:30:00Z`) });
  const { user } = await openStatement();
  await user.click(button('Period: Today'));
  await user.click(screen.getByRole('menuitemradio', { name: 'Yesterday' }));
  expect(field('Start date')).toHaveValue(shown(addDays(TODAY, -2)));
});
