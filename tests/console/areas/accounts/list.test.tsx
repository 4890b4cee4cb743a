import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { getAccount, listAccounts } from '../../../../contract/accounts';
import { listEcs } from '../../../../contract/user-options';
import { bridgeToPortal, held } from '../../../support/bridge';
import { openConsole, pageTitled } from '../../../support/open-console';
import { people } from '../../../support/people';
import { counted } from '../../../support/shown-list';
import { accountAddress, accountOfMany, nicknames, openAccounts, pageOf, rows } from './accounts-page';

const portal = bridgeToPortal();
afterEach(() => window.history.pushState(null, '', '/'));

const asked = () => portal.callsOf(listAccounts).map(({ query }) => query);
const lastAsked = () => Object.fromEntries(asked().at(-1) ?? []);
const dialog = () => within(screen.getByRole('dialog', { name: 'Filters' }));
const search = () => screen.getByRole('searchbox', { name: 'Search by nickname' });
const manager = { person: people.manager };

describe('the table', () => {
  test('ACC-02 ACC-04 ACC-07 shows nickname, bank, numbers, the first establishment and status', async () => {
    await openAccounts(manager);
    await counted('2 accounts');
    expect(await rows()).toEqual([
      ['Conta 1', '001 · Banco do Brasil', '0117', '00418821-3', 'Mercado 1 Cód.:(0001)', 'Active'],
      ['Conta 2', '341 · Itaú', '0217', '00418822-3', 'Mercado 2 Cód.:(0002)', 'Active'],
    ]);
    const headings = within(screen.getByRole('table', { name: 'Accounts' })).getAllByRole('columnheader');
    expect(headings.map((heading) => heading.textContent)).toEqual([
      'Nickname',
      'Bank',
      'Branch number',
      'Account number',
      'Establishments',
      'Status',
      'Actions',
    ]);
    expect(lastAsked()).toEqual({ page: '0', size: '10', sort: 'apelido,asc' });
  });

  test('ACC-04 ACC-05 “+N” lists ten of the other establishments with their codes, then three dots', async () => {
    portal.fail(listAccounts, { status: 200, body: pageOf([accountOfMany(1200)]) });
    const { user } = await openAccounts(manager);
    expect((await rows())[0]?.[4]).toBe('Loja 0 Cód.:(900)+1,199');
    await user.click(screen.getByRole('button', { name: '1,199 more of Rede Sul, show' }));
    const popover = within(screen.getByRole('dialog', { name: 'More establishments of Rede Sul' }));
    expect(popover.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      ...Array.from({ length: 10 }, (_, index) => `Loja ${index + 1} Cód.:(90${index + 1})`),
      '...',
    ]);
  });

  test('ACC-05 with ten others the popover has them all and no dots; an account of nobody says so', async () => {
    const lone = { ...accountOfMany(0), id: 8, apelido: 'Reserva' };
    portal.fail(listAccounts, { status: 200, body: pageOf([accountOfMany(11), lone]) });
    const { user } = await openAccounts(manager);
    expect((await rows())[1]?.[4]).toBe('–');
    await user.click(screen.getByRole('button', { name: '10 more of Rede Sul, show' }));
    const items = within(screen.getByRole('dialog')).getAllByRole('listitem');
    expect(items.map((item) => item.textContent).at(-1)).toBe('Loja 10 Cód.:(9010)');
    expect(items).toHaveLength(10);
  });

  test('ACC-03 ACC-08 the action leads to the details and carries the account and an edit flag', async () => {
    const { user } = await openAccounts(manager);
    await user.click(await screen.findByRole('link', { name: 'Details of Conta 2' }));
    await pageTitled('Account details');
    expect(window.location.pathname).toBe('/contas/conta-detalhes/2');
    expect(window.history.state.usr).toMatchObject({
      edit: false,
      account: { id: 2, apelido: 'Conta 2', numeroConta: '00418822-3' },
    });
  });

  test.each([
    ['Nickname', 'apelido,desc'],
    ['Bank', 'banco,asc'],
    ['Branch number', 'numeroAgencia,asc'],
    ['Account number', 'numeroConta,asc'],
    ['Status', 'ativo,asc'],
  ])('ACC-02 LIST-02 a press on %s sorts by %s, by the server', async (heading, sort) => {
    const { user } = await openAccounts(manager);
    await rows();
    await user.click(screen.getByRole('button', { name: new RegExp(`^Sort by ${heading}, `) }));
    await waitFor(() => expect(lastAsked().sort).toBe(sort));
  });

  test('LIST-13 the return button leads home', async () => {
    const { user } = await openAccounts();
    await user.click(await screen.findByRole('link', { name: 'Back to home' }));
    expect(await pageTitled('Home')).toBeVisible();
  });

  test('ACC-02 columns can be hidden, but for the nickname', async () => {
    const { user } = await openAccounts(manager);
    await rows();
    await user.click(screen.getByRole('button', { name: 'Columns' }));
    const choice = within(screen.getByRole('dialog', { name: 'Visible columns' }));
    expect(choice.getAllByRole('checkbox')).toHaveLength(5);
    await user.click(choice.getByRole('checkbox', { name: 'Account number' }));
    await user.keyboard('{Escape}');
    await waitFor(async () => expect((await rows())[0]).toHaveLength(5));
  });
});

describe('search and filters', () => {
  test('ACC-01 LIST-02 the search box searches by nickname from the first letter', async () => {
    const { user } = await openAccounts();
    await counted('4 accounts');
    await user.type(search(), 'conta 3');
    await counted('1 account');
    expect(await nicknames()).toEqual(['Conta 3']);
    expect(lastAsked()).toMatchObject({ apelido: 'conta 3', page: '0' });
  });

  test('ACC-01 LIST-11 the status select narrows to 0 or 1 and is cleared by "Any"', async () => {
    const { user } = await openAccounts({ ...manager });
    await counted('2 accounts');
    const choose = async (option: string) => {
      await user.click(screen.getByRole('combobox', { name: 'Status' }));
      await user.click(screen.getByRole('option', { name: option }));
    };
    await choose('Inactive');
    await counted('0 accounts');
    expect(lastAsked()).toMatchObject({ status: '0' });
    await choose('Active');
    await counted('2 accounts');
    expect(lastAsked()).toMatchObject({ status: '1' });
    await choose('Any');
    await waitFor(() => expect(lastAsked()).not.toHaveProperty('status'));
  });

  test('ACC-06 LIST-19 API-30 the dialog has all six, applies them together and keeps them', async () => {
    const { user } = await openAccounts();
    await counted('4 accounts');
    await user.click(screen.getByRole('button', { name: 'Filters' }));
    const type = (field: string, text: string) =>
      user.type(dialog().getByRole('textbox', { name: field }), text);
    await type('Nickname', 'conta');
    await type('Bank', 'itau');
    await type('Branch number', '217');
    await type('Account number', '4188223');
    await user.click(dialog().getByRole('combobox', { name: 'Status' }));
    await user.click(screen.getByRole('option', { name: 'Active' }));
    await user.click(dialog().getByRole('combobox', { name: 'Establishment' }));
    await user.click(await screen.findByRole('option', { name: 'Mercado 2 (Cód.: 0002)' }));
    expect(asked()).toHaveLength(1);
    await user.click(dialog().getByRole('button', { name: 'Apply' }));
    await counted('1 account');
    expect(await nicknames()).toEqual(['Conta 2']);
    const narrowed = {
      apelido: 'conta',
      banco: 'itau',
      agencia: '217',
      conta: '4188223',
    };
    expect(lastAsked()).toEqual({
      ...narrowed,
      status: '1',
      ecs: '0002',
      page: '0',
      size: '10',
      sort: 'apelido,asc',
    });
    const kept = Object.entries(localStorage).find(([key]) => key.includes('contas.listParams'))?.[1];
    expect(JSON.parse(kept as string).filter).toEqual({ ...narrowed, status: 1, ecs: ['0002'] });
  });

  test('ACC-06 one establishment at a time: another one takes its place, and it can be cleared', async () => {
    const { user } = await openAccounts({ path: accountAddress({ ecs: ['0003'] }) });
    await counted('1 account');
    expect(
      await screen.findByRole('button', { name: 'Remove the filter Establishment Mercado 3' }),
    ).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Filters' }));
    const field = () => dialog().getByRole('combobox', { name: 'Establishment' });
    await waitFor(() => expect(field()).toHaveValue('Mercado 3 (Cód.: 0003)'));
    await user.clear(field());
    await user.type(field(), '0001');
    await user.click(await screen.findByRole('option', { name: 'Mercado 1 (Cód.: 0001)' }));
    await user.click(dialog().getByRole('button', { name: 'Apply' }));
    await waitFor(() => expect(asked().at(-1)?.getAll('ecs')).toEqual(['0001']));
    await waitFor(async () => expect(await nicknames()).toEqual(['Conta 1']));
    await user.click(screen.getByRole('button', { name: 'Filters' }));
    await user.click(dialog().getByRole('button', { name: 'Clear' }));
    await waitFor(() => expect(field()).toHaveValue(''));
    await user.click(dialog().getByRole('button', { name: 'Apply' }));
    await counted('4 accounts');
  });

  test('LIST-19 name and login, which the kept shape has and no field, are never sent', async () => {
    await openAccounts({ path: accountAddress({ name: '', login: '', apelido: 'conta 1' }) });
    await counted('1 account');
    expect(lastAsked()).toEqual({ apelido: 'conta 1', page: '0', size: '10', sort: 'apelido,asc' });
  });

  test('LIST-19 an address that narrows by name or login is refused, named, and can be cleared', async () => {
    const { user } = await openAccounts({ path: accountAddress({ login: 'y' }) });
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('login');
    await user.click(within(alert).getByRole('button', { name: 'Clear the filters' }));
    await counted('4 accounts');
  });

  test('LIST-03 a filter starts again at the first page', async () => {
    const { user } = await openAccounts({ path: accountAddress({}, { page: '2', perPage: '10' }) });
    expect(await screen.findByText('There is no page 2.')).toBeVisible();
    await user.type(search(), 'conta');
    await counted('4 accounts');
    expect(lastAsked()).toMatchObject({ page: '0' });
  });

  test('LIST-12 cancel leaves the filters as they were', async () => {
    const { user } = await openAccounts({ path: accountAddress({ apelido: 'conta 1' }) });
    await counted('1 account');
    await user.click(screen.getByRole('button', { name: 'Filters' }));
    await user.type(dialog().getByRole('textbox', { name: 'Bank' }), 'itau');
    await user.click(dialog().getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByText('Apply')).not.toBeInTheDocument());
    expect(asked()).toHaveLength(1);
  });
});

describe('failures', () => {
  test.each([
    ['a fault of the server', { status: 500 }],
    ['a time-out', { status: 504 }],
  ])('ACC-12 ERR-07 %s empties the list, says so and lets it be tried again', async (_what, failure) => {
    const { user, catalogue } = await openAccounts();
    await counted('4 accounts');
    portal.fail(listAccounts, failure);
    await user.click(screen.getByRole('button', { name: 'Refresh' }));
    const alert = await screen.findByRole('alert');
    expect(catalogue['portal-filtersConta-msg/errors']).toBe('Error loading accounts!');
    expect(alert).toHaveTextContent('Error loading accounts!');
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
    await user.click(within(alert).getByRole('button', { name: 'Try again' }));
    await counted('4 accounts');
  });

  test('ACC-13 ERR-06 ERR-07 establishments that could not be loaded are reported, in a snackbar and at their field', async () => {
    portal.fail(listEcs, 'dropped');
    const { user, catalogue } = await openAccounts();
    await counted('4 accounts');
    await user.click(screen.getByRole('button', { name: 'Filters' }));
    const text = 'Error loading establishments!';
    expect(catalogue['portal-filtersConta-errors']).toBe(text);
    expect(await dialog().findByText(text)).toBeVisible();
    // The other one is the snackbar.
    await waitFor(() => expect(screen.getAllByText(text)).toHaveLength(2));
    await user.click(dialog().getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(dialog().queryByText(text)).not.toBeInTheDocument());
    await user.click(dialog().getByRole('combobox', { name: 'Establishment' }));
    expect(await screen.findByRole('option', { name: 'Mercado 1 (Cód.: 0001)' })).toBeVisible();
  });

  test('ERR-06 where a chip alone would name the establishment, the failure is shown as well', async () => {
    portal.fail(listEcs, 'dropped');
    await openAccounts({ path: accountAddress({ ecs: ['0003'] }) });
    expect(await screen.findByText('Error loading establishments!')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Remove the filter Establishment 0003' })).toBeVisible();
  });

  test('ERR-03 a filter that nothing matches says so and offers to clear it', async () => {
    const { user } = await openAccounts({ path: accountAddress({ apelido: 'nobody' }) });
    expect(await screen.findByText('No data for this filter.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Clear the filters' }));
    await counted('4 accounts');
  });

  test('LIST-05 API-30 a list that is left gives up its call', async () => {
    const slow = held();
    portal.fail(listAccounts, { until: slow.until });
    const { goTo } = await openAccounts();
    await waitFor(() => expect(asked()).toHaveLength(1));
    await goTo('/home');
    await pageTitled('Home');
    await waitFor(() => expect(portal.callsOf(listAccounts)[0]?.aborted()).toBe(true));
    slow.release();
  });
});

describe('who sees it', () => {
  test('LIST-01 LIST-04 LIST-08 filters and rows are there on return, without another call', async () => {
    const { goTo } = await openAccounts({ path: accountAddress({ apelido: 'conta 1' }) });
    await counted('1 account');
    await goTo('/home');
    await pageTitled('Home');
    await goTo('/contas');
    await counted('1 account');
    expect(search()).toHaveValue('conta 1');
    expect(asked()).toHaveLength(1);
  });

  test.each([people.viewer, people.bankUser])(
    'SES-16 SES-25 SHELL-05 %s has neither menu entry nor page',
    async (person) => {
      await openConsole({ person, path: '/contas', language: 'en' });
      expect(await pageTitled('Page not authorized')).toBeVisible();
      expect(screen.queryByRole('link', { name: 'Accounts' })).not.toBeInTheDocument();
      expect(asked()).toHaveLength(0);
    },
  );

  test.each([people.administrator, people.manager])(
    'SES-25 SHELL-05 SHELL-08 %s finds it in Administration',
    async (person) => {
      const { user } = await openConsole({ person, path: '/home', language: 'en' });
      await user.click(await screen.findByRole('link', { name: 'Accounts' }));
      expect(await pageTitled('Accounts')).toBeVisible();
    },
  );

  test('ACC-02 ACC-04 on a phone every account is a card whose nickname leads to the details', async () => {
    const { user } = await openAccounts({ ...manager, width: 390 });
    const list = await screen.findByRole('list', { name: 'Accounts' });
    const [first] = within(list).getAllByRole('listitem');
    expect(first).toHaveTextContent(
      'Conta 1001 · Banco do BrasilActiveBranch 0117 · Account 00418821-3Mercado 1 Cód.:(0001)',
    );
    await user.click(within(list).getByRole('link', { name: 'Conta 1' }));
    await pageTitled('Account details');
    await waitFor(() => expect(portal.callsOf(getAccount)).toHaveLength(1));
  });
});
