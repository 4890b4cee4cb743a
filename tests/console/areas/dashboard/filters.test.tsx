import { screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { dashboard } from '../../../../contract/dashboard';
import { filterDateType } from '../../../../contract/reports';
import { listEcs } from '../../../../contract/user-options';
import { bridgeToPortal, held } from '../../../support/bridge';
import { pageTitled } from '../../../support/open-console';
import { expectSnackbar } from '../statement/statement-page';
import { ADDRESS, card, openDashboard, replyWith } from './dashboard-page';

const portal = bridgeToPortal();
afterEach(() => window.history.pushState(null, '', '/'));

const asked = () => portal.callsOf(dashboard).map(({ query }) => Object.fromEntries(query));
const field = (name: string) => screen.getByRole('combobox', { name });
const options = () => screen.getAllByRole('option').map(({ textContent }) => textContent);
const apply = () => screen.getAllByRole('button', { name: 'Filter' })[0] as HTMLElement;

describe('the first visit', () => {
  test('DASH-01 DASH-06 DASH-07 sends the first establishment, by accounting date over 7 days, by itself', async () => {
    await openDashboard({ person: 'manager' });
    await card('Deposits');
    expect(asked()).toEqual([{ estabelecimento: '0001', tipoTransacao: 'dc', periodo: '7' }]);
    expect(field('Date')).toHaveTextContent('Accounting date');
    expect(field('Establishment')).toHaveValue('Mercado 1 (Cód.: 0001)');
    expect(field('Period')).toHaveTextContent('Last 7 days');
  });

  test.each([
    ['the kinds of date', filterDateType],
    ['the establishments', listEcs],
  ])('DASH-04 DASH-05 waits for %s, and says so', async (_, operation) => {
    const slow = held();
    portal.fail(operation, { until: slow.until });
    await openDashboard();
    await screen.findByRole('status', { name: 'Loading filters…' });
    await waitFor(() => expect(portal.callsOf(operation)).toHaveLength(1));
    expect(asked()).toEqual([]);
    slow.release();
    await card('Deposits');
    expect(asked()).toHaveLength(1);
    expect([portal.callsOf(filterDateType).length, portal.callsOf(listEcs).length]).toEqual([1, 1]);
  });

  test('DASH-05 lists that could not be loaded can be loaded again', async () => {
    portal.fail(listEcs, { status: 503 });
    const { user } = await openDashboard();
    expect(await screen.findByText('Could not load the filters.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await card('Deposits');
    expect(asked()).toHaveLength(1);
  });

  test('DASH-07 DASH-10 kept filters that the server refuses are told, and the next visit begins without them', async () => {
    const { goTo, catalogue } = await openDashboard({
      person: 'manager',
      kept: { estabelecimento: '9999', tipoTransacao: 'dt', periodo: 30 },
    });
    expect(await screen.findByText('You do not have access to this.')).toBeVisible();
    await goTo('/home');
    await pageTitled(catalogue.screens['/home'].title);
    await goTo(ADDRESS);
    await card('Deposits');
    expect(asked().at(-1)).toEqual({ estabelecimento: '0001', tipoTransacao: 'dc', periodo: '7' });
  });

  test('DASH-07 DASH-10 filters that are kept are sent instead', async () => {
    await openDashboard({
      person: 'manager',
      kept: { estabelecimento: '0002', tipoTransacao: 'dt', periodo: 30 },
    });
    await card('Withdrawals');
    expect(asked()).toEqual([{ estabelecimento: '0002', tipoTransacao: 'dt', periodo: '30' }]);
  });

  test('DASH-07 kept filters that are none any more are the first ones', async () => {
    await openDashboard({ kept: { estabelecimento: '0001', tipoTransacao: 'dc', periodo: 0 } });
    await card('Deposits');
    expect(asked()).toEqual([{ estabelecimento: '0001', tipoTransacao: 'dc', periodo: '7' }]);
  });

  test('DASH-06 a person without establishments sees a message', async () => {
    portal.fail(listEcs, { status: 200, body: [] });
    await openDashboard();
    expect(await screen.findByText('You have no establishment yet.')).toBeVisible();
    expect(asked()).toEqual([]);
  });
});

describe('changing them', () => {
  test('DASH-03 DASH-08 DASH-09 each kind of date has its periods, and begins with the first', async () => {
    const { user, choose } = await openDashboard();
    await card('Deposits');
    await user.click(field('Period'));
    expect(options()).toEqual(['Last 7 days', 'Last 30 days']);
    await user.click(screen.getByRole('option', { name: 'Last 30 days' }));
    await choose('Date', 'Transaction date');
    expect(field('Period')).toHaveTextContent('Today');
    await user.click(field('Period'));
    expect(options()).toEqual(['Today', 'Last 7 days', 'Last 30 days']);
    await user.keyboard('{Escape}');
    await choose('Date', 'Accounting date');
    expect(field('Period')).toHaveTextContent('Last 7 days');
    expect(asked()).toHaveLength(1);
  });

  test('DASH-02 they are sent by the button, which is off while they load', async () => {
    const { user, choose } = await openDashboard();
    await card('Deposits');
    await choose('Date', 'Transaction date');
    expect(screen.getByRole('note')).toHaveTextContent('The filters have changed.');
    const slow = held();
    portal.fail(dashboard, { until: slow.until });
    await user.click(apply());
    expect(apply()).toBeDisabled();
    expect(await card('Deposits')).toBeVisible();
    slow.release();
    await card('Withdrawals');
    expect(apply()).toBeEnabled();
    expect(screen.queryByRole('note')).not.toBeInTheDocument();
    expect(asked()[1]).toEqual({ estabelecimento: '0001', tipoTransacao: 'dt', periodo: '0' });
  });

  test('DASH-06 everything and each group can be chosen, and found by typing', async () => {
    const { user } = await openDashboard({ person: 'manager' });
    await card('Deposits');
    await user.click(field('Establishment'));
    // Other tests make groups beside this one.
    expect(options().filter((name) => !name.startsWith('Group: ') || name === 'Group: Rede Sul')).toEqual([
      'All establishments',
      'Group: Rede Sul',
      'Mercado 1 (Cód.: 0001)',
      'Mercado 2 (Cód.: 0002)',
    ]);
    await user.clear(field('Establishment'));
    await user.type(field('Establishment'), 'rede');
    await user.click(screen.getByRole('option', { name: 'Group: Rede Sul' }));
    await user.click(apply());
    await waitFor(() => expect(asked()).toHaveLength(2));
    expect(asked()[1]).toEqual({ agrupador: '1', tipoTransacao: 'dc', periodo: '7' });
  });

  test('DASH-10 filters and results are there again after a visit elsewhere', async () => {
    const { user, choose, goTo } = await openDashboard();
    await card('Deposits');
    await choose('Date', 'Transaction date');
    await user.click(apply());
    await card('Withdrawals');
    await goTo('/home');
    await waitFor(() =>
      expect(screen.queryByRole('region', { name: 'Withdrawals' })).not.toBeInTheDocument(),
    );
    await goTo(ADDRESS);
    await card('Withdrawals');
    expect(field('Date')).toHaveTextContent('Transaction date');
    expect(field('Period')).toHaveTextContent('Today');
    expect(asked()).toHaveLength(2);
  });
});

test('DASH-29 a dashboard that could not be loaded says so, and the next attempt is possible', async () => {
  portal.fail(dashboard, { status: 503 });
  const { user } = await openDashboard();
  await expectSnackbar('Error loading dashboard!', 'error');
  expect(screen.queryByRole('status', { name: 'Loading dashboard…' })).not.toBeInTheDocument();
  expect(apply()).toBeEnabled();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await card('Deposits');
  expect(asked()).toHaveLength(2);
});

test('DASH-04 while the first one loads, the page says so', async () => {
  const slow = held();
  portal.fail(dashboard, { status: 200, body: replyWith({}), after: slow.until });
  await openDashboard();
  expect(await screen.findByRole('status', { name: 'Loading dashboard…' })).toBeVisible();
  slow.release();
  await card('Deposits');
});

test('LIST-05 leaving gives the call up', async () => {
  const slow = held();
  portal.fail(dashboard, { until: slow.until });
  const { goTo } = await openDashboard();
  await waitFor(() => expect(portal.callsOf(dashboard)).toHaveLength(1));
  await goTo('/informativos');
  await pageTitled('Bulletins');
  await waitFor(() => expect(portal.callsOf(dashboard)[0]?.aborted()).toBe(true));
  slow.release();
});
