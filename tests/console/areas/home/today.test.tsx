import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { Language } from '../../../../contract/languages';
import { listToday, type TodayItem, type TodayReply } from '../../../../contract/today';
import { bridgeToPortal, held } from '../../../support/bridge';
import { openConsole, pageTitled } from '../../../support/open-console';
import { people } from '../../../support/people';

const portal = bridgeToPortal();
afterEach(() => {
  window.history.pushState(null, '', '/');
  vi.useRealTimers();
});

const order: TodayItem = {
  kind: 'orders',
  severity: 'urgent',
  title: '1 work order is overdue, 2 more are waiting',
  text: [
    { text: '10101', to: { screen: '/chamados', record: '10101' } },
    { text: ' Mercado 1, terminal T0001' },
  ],
  age: { moment: '2026-11-17T08:52:00', of: 'late' },
  action: { label: 'Open queue', to: { screen: '/chamados', filter: { status: 0 } } },
};
const reply = (items: TodayItem[], rest: Partial<TodayReply> = {}) => ({
  status: 200,
  body: { checkedAt: '2026-11-20T07:52:10', items, incomplete: false, ...rest },
});

async function openHome(language: Language = 'en', width = 1440, person: string = people.administrator) {
  const opened = await openConsole({ person, language, width });
  await pageTitled(opened.catalogue.screens['/home'].title);
  const card = screen.getByRole('region', { name: opened.catalogue.home.today.title });
  return { ...opened, card: within(card) };
}

describe('what needs a person today', () => {
  test('is a list with sentence, names as links, age and one button to the filtered screen', async () => {
    portal.fail(listToday, reply([order]));
    const { card, user } = await openHome();
    const list = within(await card.findByRole('list', { name: 'Needs you today' }));
    const [row] = list.getAllByRole('listitem');
    expect(row).toHaveTextContent(
      '1 work order is overdue, 2 more are waiting10101 Mercado 1, terminal T0001late by 2 d 23 hOpen queue',
    );
    expect(list.getByRole('heading', { level: 3, name: order.title })).toBeVisible();
    expect(list.getByRole('link', { name: '10101' })).toHaveAttribute('href', '/chamados/detalhes/10101');
    expect(card.getByText('checked at 07:52')).toBeVisible();
    await user.click(list.getByRole('link', { name: `Open queue – ${order.title}` }));
    expect(window.location.pathname).toBe('/chamados');
    expect(new URLSearchParams(window.location.search).get('filter')).toBe('{"status":0}');
    expect(await screen.findByRole('tab', { name: /^Waiting/, selected: true })).toBeVisible();
  });

  test('on a phone a row is one link, and the names in it are text', async () => {
    portal.fail(listToday, reply([order]));
    const { card } = await openHome('en', 390);
    const list = within(await card.findByRole('list', { name: 'Needs you today' }));
    expect(list.getAllByRole('link').map((link) => link.getAttribute('aria-label'))).toEqual([
      `Open queue – ${order.title}`,
    ]);
    expect(list.getByText('late by 2 d 23 h')).toBeVisible();
  });

  test.each([
    ['since', '2026-11-20T07:07:00', 'for 45 min'],
    ['since', '2026-11-20T06:52:10', 'for 1 h'],
    ['since', '2026-11-19T07:52:11', 'for 23 h'],
    ['since', '2026-11-19T07:52:10', 'since 19 Nov 2026'],
    ['late', '2026-11-20T07:51:10', 'late by 1 min'],
    ['late', '2026-11-18T07:52:10', 'late by 2 d'],
    ['late', '2026-11-13T05:52:10', 'late by 7 d'],
    ['due', '2026-11-20T09:52:10', 'in 2 h'],
    ['due', '2026-11-24T23:59:59', 'in 4 d'],
  ] as const)('%s %s reads "%s"', async (of, moment, text) => {
    portal.fail(listToday, reply([{ ...order, age: { of, moment } }]));
    const { card } = await openHome();
    expect(await card.findByText(text)).toBeVisible();
  });

  test.each<[Language, string]>([
    ['en', 'Nothing is waiting for you. Checked at 07:52.'],
    ['pt', 'Nada à sua espera. Verificado às 07:52.'],
    ['es', 'No tiene pendientes. Revisado a las 07:52.'],
    ['co', 'No tiene pendientes. Revisado a las 07:52.'],
  ])('nothing waiting says so with the time (%s)', async (language, nothing) => {
    portal.fail(listToday, reply([]));
    const { card } = await openHome(language);
    expect(await card.findByText(nothing)).toBeVisible();
    expect(card.queryByRole('list')).not.toBeInTheDocument();
  });

  test('of the real server an administrator is told of the codes and the tariffs of the test network', async () => {
    const { card, user } = await openHome();
    await card.findByRole('heading', { name: /^\d+ code requests? ha(s|ve) not reached the terminals$/ });
    expect(card.getByRole('heading', { name: /^\d+ terminals have no tariff for/ })).toBeVisible();
    await user.click(card.getByRole('link', { name: /^View requests/ }));
    await pageTitled('Requested codes');
    // How many there are may change between the two pages.
    expect(await screen.findByText(/^\d+ requests?$/)).toBeVisible();
  });

  test('is asked for again when the person comes back to the page', async () => {
    const { card } = await openHome();
    await card.findAllByRole('listitem');
    const before = portal.callsOf(listToday).length;
    portal.fail(listToday, reply([order]));
    await act(async () => window.dispatchEvent(new Event('visibilitychange')));
    await waitFor(() => expect(portal.callsOf(listToday)).toHaveLength(before + 1));
    expect(await card.findByRole('heading', { name: order.title })).toBeVisible();
  });
});

describe('what cannot be checked', () => {
  test('a failure says so in its place, and another try brings the list', async () => {
    portal.fail(listToday, { status: 503, body: { code: 'UNAVAILABLE', message: 'Later.' } });
    const { card, user } = await openHome();
    expect(await card.findByRole('alert')).toHaveTextContent('Could not check what needs you today.Later.');
    expect(card.queryByText(/^Nothing is waiting/)).not.toBeInTheDocument();
    portal.fail(listToday, reply([order]));
    await user.click(card.getByRole('button', { name: 'Try again' }));
    expect(await card.findByRole('heading', { name: order.title })).toBeVisible();
    expect(card.queryByRole('alert')).not.toBeInTheDocument();
  });

  test('a part that is missing is told below the others, also where there are none', async () => {
    portal.fail(listToday, reply([], { incomplete: true }));
    const { card, user } = await openHome();
    expect(await card.findByRole('alert')).toHaveTextContent(
      'Some things could not be checked, so more may be waiting.',
    );
    expect(card.queryByText(/^Nothing is waiting/)).not.toBeInTheDocument();
    portal.fail(listToday, reply([order]));
    await user.click(card.getByRole('button', { name: 'Try again' }));
    expect(await card.findByRole('heading', { name: order.title })).toBeVisible();
    expect(card.queryByRole('alert')).not.toBeInTheDocument();
  });

  test('while it is on its way the card is busy and says nothing', async () => {
    const { until, release } = held();
    portal.fail(listToday, { until });
    await openConsole({ person: people.viewer, language: 'en' });
    await pageTitled('Home');
    const card = screen.getByRole('region', { name: 'Needs you today' });
    expect(card).toHaveAttribute('aria-busy', 'true');
    expect(within(card).queryByText(/^checked at/)).not.toBeInTheDocument();
    release();
    await waitFor(() => expect(card).toHaveAttribute('aria-busy', 'false'));
  });
});
