import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type ClosedPeriods, closedPeriods } from '../../../../contract/closings';
import { dashboard } from '../../../../contract/dashboard';
import { keepFilter } from '../../../../contract/kept-filters';
import { depositReport } from '../../../../contract/statement';
import { type TwoPeriodsReply, twoPeriods } from '../../../../contract/two-periods';
import { listUsers } from '../../../../contract/users';
import {
  createView,
  deleteView,
  getView,
  listViews,
  setDefaultView,
  updateView,
} from '../../../../contract/views';
import { call } from '../../../../src/portal/client';
import { bridgeToPortal, signInAs } from '../../../support/bridge';
import { openConsole, pageTitled } from '../../../support/open-console';
import { people, SAVERS } from '../../../support/people';

const portal = bridgeToPortal();
const [SALETE, SAULO] = SAVERS;

/** Views of earlier tests would be in the menu. */
beforeEach(async () => {
  for (const person of SAVERS) {
    await signInAs(person);
    for (const of of ['/usuarios', '/transacoes-extrato', '/painel-de-controle', '/fechamentos'] as const) {
      await call(setDefaultView, { body: { screen: of, view: null } });
      const { views } = await call(listViews, { query: { screen: of } });
      for (const { id, own } of views) if (own) await call(deleteView, { params: { id }, query: {} });
    }
  }
});
afterEach(() => window.history.pushState(null, '', '/'));

const at = (path: string, person: string = SALETE, width = 1440) =>
  openConsole({ person, path, language: 'en', width });
const address = () => new URLSearchParams(window.location.search);
const lastUsers = () => portal.callsOf(listUsers).at(-1)?.query;
const reports = () => portal.callsOf(depositReport).map(({ body }) => body as Record<string, unknown>);
const filterOf = (values: object) => `?filter=${encodeURIComponent(JSON.stringify(values))}`;

type User = Awaited<ReturnType<typeof at>>['user'];
const openMenu = async (user: User, name: RegExp | string = 'Views') => {
  await user.click(await screen.findByRole('button', { name }));
  return within(await screen.findByRole('menu', { name: 'Views of this screen' }));
};
const act = async (user: User, action: string, name?: RegExp | string) => {
  const menu = await openMenu(user, name);
  await user.click(await menu.findByRole('menuitem', { name: action }));
};
async function saveAs(user: User, name: string, choose: () => Promise<void> = async () => {}) {
  await act(user, 'Save as a view');
  const dialog = within(await screen.findByRole('dialog', { name: 'Save as a view' }));
  await user.type(dialog.getByRole('textbox', { name: /^Name/ }), name);
  await choose();
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  return screen.findByRole('button', { name });
}

describe('a list', () => {
  test('is saved as it stands, opened again, changed, replaced and deleted', async () => {
    const { user, goTo } = await at(
      `/usuarios${filterOf({ status: 1, name: 'a' })}&sort=login&order=DESC&perPage=25`,
    );
    await saveAs(user, 'Active by login');
    const [sent] = portal.callsOf(createView);
    expect(sent?.body).toMatchObject({
      screen: '/usuarios',
      name: 'Active by login',
      profiles: [],
      people: [],
      state: { sort: 'login', order: 'DESC', size: 25 },
    });
    expect(
      JSON.parse(String((sent?.body as { state?: { filter: string } } | undefined)?.state?.filter)),
    ).toEqual({
      status: 1,
      name: 'a',
    });
    const view = address().get('vista');
    expect(view).toMatch(/^[\w-]{22}$/);

    await goTo('/usuarios?filter={}&sort=name&order=ASC&page=1&perPage=10');
    await waitFor(() => expect(lastUsers()?.get('status')).toBeNull());
    const menu = await openMenu(user);
    await user.click(await menu.findByRole('menuitemradio', { name: 'Active by login' }));
    await waitFor(() => expect(lastUsers()?.get('status')).toBe('1'));
    expect(Object.fromEntries(lastUsers() ?? [])).toMatchObject({
      name: 'a',
      sort: 'login,desc',
      size: '25',
    });
    expect(address().get('vista')).toBe(view);

    await user.click(screen.getByRole('combobox', { name: /^Status/ }));
    await user.click(await screen.findByRole('option', { name: 'Inactive' }));
    await act(user, 'Save the changes', 'Active by login, changed');
    await screen.findByRole('button', { name: 'Active by login' });
    expect(JSON.parse((await call(getView, { params: { id: view ?? '' } })).state.filter)).toEqual({
      status: 0,
      name: 'a',
    });

    await act(user, 'Delete the view', 'Active by login');
    const question = within(
      await screen.findByRole('dialog', { name: 'Delete the view “Active by login”?' }),
    );
    await user.click(question.getByRole('button', { name: 'Delete' }));
    await screen.findByText('View deleted.');
    await waitFor(() => expect(address().get('vista')).toBe(''));
    expect((await call(listViews, { query: { screen: '/usuarios' } })).views).toEqual([]);
  });

  test('a name that exists is told at the field, and what was typed stays', async () => {
    const { user } = await at('/usuarios');
    await saveAs(user, 'Mine');
    await act(user, 'Save as a view', 'Mine');
    const dialog = within(await screen.findByRole('dialog', { name: 'Save as a view' }));
    const field = dialog.getByRole('textbox', { name: /^Name/ });
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await dialog.findByText('Enter a name.')).toBeVisible();
    await user.type(field, 'MINE');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await dialog.findByText('You already have a view with this name on this screen.')).toBeVisible();
    expect(field).toHaveValue('MINE');
    portal.fail(createView, { status: 504, body: {} });
    await user.type(field, ' too');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await dialog.findByText('The view could not be saved.')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await screen.findByRole('button', { name: 'MINE too' });
  });

  test('is shared by name, found by the other person, and shown to them in the menu and by its address', async () => {
    const { user } = await at(`/usuarios${filterOf({ status: 0 })}`);
    await saveAs(user, 'Inactive ones', async () => {
      const field = await screen.findByRole('combobox', { name: 'Share with people' });
      await user.type(field, 'saulo');
      await user.click(await screen.findByRole('option', { name: 'Saulo Meira (44900902)' }));
      expect(screen.getByRole('checkbox', { name: 'Provider administrator' })).not.toBeChecked();
      expect(screen.queryByRole('checkbox', { name: 'Report viewer' })).not.toBeInTheDocument();
    });
    const view = address().get('vista') ?? '';
    cleanup();
    const other = await at('/usuarios?filter={}', SAULO);
    const menu = await openMenu(other.user);
    await other.user.click(
      await menu.findByRole('menuitemradio', { name: /^Inactive ones\s*by Salete Brito$/ }),
    );
    await waitFor(() => expect(lastUsers()?.get('status')).toBe('0'));
    const own = await openMenu(other.user, 'Inactive ones');
    expect(own.queryByRole('menuitem', { name: 'Rename or share' })).not.toBeInTheDocument();
    cleanup();
    const before = portal.callsOf(listUsers).length;
    await at(`/usuarios?vista=${view}`, SAULO);
    await screen.findByRole('button', { name: 'Inactive ones' });
    expect(
      portal
        .callsOf(listUsers)
        .slice(before)
        .map(({ query }) => query?.get('status')),
    ).toEqual(['0']);
  });

  test('one that is gone says so in the place of the page, with the way to the screen', async () => {
    const { user } = await at('/usuarios?vista=nobodys');
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('The view could not be opened.');
    expect(alert).toHaveTextContent('This view was deleted, or it is no longer shared with you.');
    expect(portal.callsOf(listUsers)).toEqual([]);
    await user.click(screen.getByRole('link', { name: 'Open the screen without it' }));
    await screen.findByRole('table', { name: 'Users' });
  });

  test('by what is not there any more is not shown wider than it says', async () => {
    await signInAs(SALETE);
    const state = { filter: '{"ecs":["no-such-shop"],"status":1}' };
    const wish = { screen: '/usuarios', name: 'Gone', state, profiles: [], people: [] } as const;
    const { id } = await call(createView, { body: { ...wish, profiles: [], people: [] } });
    await at(`/usuarios?vista=${id}`);
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'The filter was not applied, because you have no access to what it selects, or it no longer exists.',
    );
    expect(portal.callsOf(listUsers)).toEqual([]);
  });

  test('is opened with the default, until it has a filter of its own', async () => {
    const { user } = await at(`/usuarios${filterOf({ status: 0 })}`);
    await saveAs(user, 'First thing', async () => {
      await user.click(screen.getByRole('checkbox', { name: 'Open this screen with it' }));
    });
    localStorage.clear();
    cleanup();
    const again = await at('/usuarios');
    await screen.findByRole('button', { name: 'First thing' });
    await waitFor(() => expect(lastUsers()?.get('status')).toBe('0'));
    const menu = await openMenu(again.user, 'First thing');
    expect(menu.getByRole('menuitemcheckbox', { name: 'Open the screen with it' })).toBeChecked();
    await again.user.click(menu.getByRole('menuitem', { name: 'Show without a view' }));
    await waitFor(() => expect(lastUsers()?.get('status')).toBeNull());
    cleanup();
    // The browser keeps how it was left.
    const before = portal.callsOf(listUsers).length;
    await at('/usuarios');
    await waitFor(() => expect(portal.callsOf(listUsers).length).toBeGreaterThan(before));
    expect(lastUsers()?.get('status')).toBeNull();
  });

  test('a change from elsewhere is told, what was typed stays, and the next attempt is on the present version', async () => {
    const { user } = await at(`/usuarios${filterOf({ status: 0 })}`);
    await saveAs(user, 'Contested');
    const id = address().get('vista') ?? '';
    await act(user, 'Rename or share', 'Contested');
    const dialog = within(await screen.findByRole('dialog', { name: 'Change the view' }));
    await user.type(dialog.getByRole('textbox', { name: /^Name/ }), '!');
    await call(updateView, { params: { id }, body: { name: 'Contested elsewhere' } });
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(
      await dialog.findByRole('textbox', { name: /^Name/, description: /Changed by someone else/ }),
    ).toHaveValue('Contested!');
    await waitFor(() => expect(portal.callsOf(getView).length).toBeGreaterThan(1));
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await screen.findByRole('button', { name: 'Contested!' });
  });
});

describe('a report', () => {
  test('keeps a usual period in words, and its days where they are meant', async () => {
    const { user } = await at(`/transacoes-extrato${filterOf({ period: 'sevenDays' })}&ordem=amount+desc`);
    await pageTitled('Transaction statement');
    await waitFor(() => expect(reports()).toHaveLength(1));
    await act(user, 'Save as a view');
    const dialog = within(await screen.findByRole('dialog', { name: 'Save as a view' }));
    expect(dialog.getAllByRole('radio')[0]).toBeChecked();
    expect(
      dialog.getByRole('radio', { name: /^Last 7 days, counted from the day it is opened$/ }),
    ).toBeChecked();
    await user.type(dialog.getByRole('textbox', { name: /^Name/ }), 'My week');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await screen.findByRole('button', { name: 'My week' });
    const { state } = portal
      .callsOf(createView)
      .map(({ body }) => body as { state: { filter: string; more: string } })[0] ?? {
      state: { filter: '{}', more: {} },
    };
    expect(state.more).toBe('ordem=amount+desc');
    const saved = JSON.parse(state.filter) as Record<string, unknown>;
    expect(saved).toMatchObject({ period: 'sevenDays', dateType: 'dt', ecs: ['*'] });
    expect(saved).not.toHaveProperty('dtInit');
    const before = reports().length;
    const id = address().get('vista') ?? '';
    cleanup();
    await at(`/transacoes-extrato?vista=${id}`);
    await waitFor(() => expect(reports().length).toBe(before + 1));
    expect(reports().at(-1)).toEqual(reports()[0]);
  });

  test('puts what was run into the address, and shows the same after Back and a reload', async () => {
    const { user } = await at(`/transacoes-extrato${filterOf({ period: 'today' })}`, people.administrator);
    await waitFor(() => expect(reports()).toHaveLength(1));
    await screen.findByRole('table', { name: 'Statement rows' });
    await user.click(screen.getAllByRole('button', { name: 'Accounting date' })[0] as HTMLElement);
    await user.click(screen.getByRole('button', { name: 'Create report' }));
    await waitFor(() => expect(reports()).toHaveLength(2));
    await waitFor(() => expect(address().get('filter')).toContain('"dateType":"dc"'));
    window.history.back();
    await waitFor(() => expect(address().get('filter')).toBe('{"period":"today"}'));
    await waitFor(() => expect(reports()).toHaveLength(3));
    expect(reports()[2]).toMatchObject({ tipoDeData: 'dt' });
    window.history.forward();
    await waitFor(() => expect(reports()).toHaveLength(4));
    const { pathname, search } = window.location;
    cleanup();
    await at(pathname + search, people.administrator);
    await waitFor(() => expect(reports()).toHaveLength(5));
    expect(reports()[4]).toEqual(reports()[1]);
  });

  test('of an address that names what the reader does not see shows what is there for them, and says so', async () => {
    const filter = { period: 'today', ecs: ['0001', '0003'] };
    await at(`/transacoes-extrato${filterOf(filter)}`, people.manager);
    await waitFor(() => expect(reports()).toHaveLength(2));
    expect(reports().map(({ ecs }) => ecs)).toEqual([['0001', '0003'], ['0001']]);
    expect(await screen.findByText(/^Some establishments, accounts, operators or groups/)).toBeVisible();
  });

  test('a copied link of chosen establishments has a short name, which others open within their own scope', async () => {
    const copy = vi.fn((_text: string) => Promise.resolve());
    const { user } = await at(`/transacoes-extrato${filterOf({ period: 'today', ecs: ['0001', '0003'] })}`);
    vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(copy);
    await waitFor(() => expect(reports()).toHaveLength(1));
    await act(user, 'Copy link');
    await screen.findByText(/^Link copied/);
    expect(portal.callsOf(keepFilter)).toHaveLength(1);
    const link = new URL(copy.mock.calls[0]?.[0] ?? '');
    expect(link.search).toMatch(/^\?filter=%7B%22kept%22%3A%22[\w-]{22}%22%7D$/);
    cleanup();
    await at(link.pathname + link.search, people.manager);
    await waitFor(() => expect(reports()).toHaveLength(2));
    expect(reports()[1]).toMatchObject({ ecs: ['0001'], tsInicio: reports()[0]?.tsInicio });
    expect(await screen.findByText(/^Some establishments, accounts, operators or groups/)).toBeVisible();
  });
});

test('the dashboard is saved, and its address has what was applied', async () => {
  const { user } = await at('/painel-de-controle', SALETE);
  await screen.findByRole('region', { name: 'Deposits' });
  await user.click(screen.getByRole('combobox', { name: 'Period' }));
  await user.click(await screen.findByRole('option', { name: /30/ }));
  await user.click(screen.getAllByRole('button', { name: 'Filter' })[0] as HTMLElement);
  await waitFor(() => expect(address().get('filter')).toContain('"periodo":30'));
  await saveAs(user, 'Thirty days');
  const view = address().get('vista') ?? '';
  const before = portal.callsOf(dashboard).length;
  localStorage.clear();
  cleanup();
  await at(`/painel-de-controle?vista=${view}`, SALETE);
  await waitFor(() => expect(portal.callsOf(dashboard).length).toBe(before + 1));
  expect(portal.callsOf(dashboard).at(-1)?.query?.get('periodo')).toBe('30');
  await screen.findByRole('button', { name: 'Thirty days' });
});

describe('two closed periods', () => {
  const closedUpTo = (...months: string[]): ClosedPeriods => ({
    since: '2026-08-01',
    until: '2026-11-18',
    months: months.map((month) => ({ month, at: `${month}-28T06:00:00`, delivery: 30 })),
    next: { day: '2026-11-19', dueAt: '2026-11-20T06:00:00', heldAt: null },
    nextMonth: { month: '2026-12', dueAt: '2027-01-01T06:00:00' },
  });
  const sums = { count: 1, deposits: 10, withdrawals: 0 };
  const side = (period: string) => ({
    period,
    closing: { at: '2026-11-01T06:00:00', delivery: 63 },
    closed: sums,
    now: sums,
  });
  const answer: TwoPeriodsReply = {
    one: side('2026-10'),
    other: side('2026-09'),
    lines: [],
    rest: null,
    shared: null,
    upTo: { delivery: 94, at: '2026-11-19T16:57:44' },
  };
  const compared = () => portal.callsOf(twoPeriods).map(({ body }) => body as Record<string, unknown>);
  const closedNow = (...months: string[]) => {
    portal.fail(closedPeriods, { status: 200, body: closedUpTo(...months) });
    portal.fail(twoPeriods, { status: 200, body: answer }, 9);
  };

  test('move on with each close where they are saved in words, and stand in the address by their names', async () => {
    closedNow('2026-10', '2026-09', '2026-08');
    const { user } = await at(
      `/fechamentos${filterOf({ ecs: ['0001'], period: '2026-10', other: '2026-09' })}&aba=comparacao&por=group`,
    );
    await waitFor(() => expect(compared()).toHaveLength(1));
    expect(compared()[0]).toMatchObject({ periodo: '2026-10', other: '2026-09', ecs: ['0001'], by: 'group' });
    await act(user, 'Save as a view');
    const dialog = within(await screen.findByRole('dialog', { name: 'Save as a view' }));
    expect(
      dialog.getByRole('radio', {
        name: 'Newest closed month and the month before, counted from the day it is opened',
      }),
    ).toBeChecked();
    expect(dialog.getByRole('radio', { name: 'Always October 2026 and September 2026' })).toBeVisible();
    await user.type(dialog.getByRole('textbox', { name: /^Name/ }), 'Month by month');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await screen.findByRole('button', { name: 'Month by month' });
    const sent = portal.callsOf(createView)[0]?.body as
      | { state: { filter: string; more: string } }
      | undefined;
    expect(JSON.parse(sent?.state.filter ?? '')).toEqual({
      ecs: ['0001'],
      accounts: [],
      operators: [],
      associators: [],
      corban: false,
      period: 'newestMonth',
      other: 'before',
    });
    expect(sent?.state.more).toBe('aba=comparacao&por=group');
    const view = address().get('vista') ?? '';

    cleanup();
    closedNow('2026-11', '2026-10', '2026-09');
    await at(`/fechamentos?vista=${view}`);
    const opened = { periodo: '2026-11', other: '2026-10', ecs: ['0001'], by: 'group' };
    await waitFor(() => expect(compared().at(-1)).toMatchObject(opened));
    await waitFor(() =>
      expect(JSON.parse(address().get('filter') ?? '')).toMatchObject({
        period: '2026-11',
        other: '2026-10',
      }),
    );
    expect(address().get('vista')).toBe(view);
    await screen.findByRole('button', { name: 'Month by month' });
  });
});
