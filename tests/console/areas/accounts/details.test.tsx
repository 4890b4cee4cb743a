import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { getAccount } from '../../../../contract/accounts';
import { bridgeToPortal, held } from '../../../support/bridge';
import { pageTitled } from '../../../support/open-console';
import { people } from '../../../support/people';
import { counted } from '../../../support/shown-list';
import { accountOfMany, openAccounts } from './accounts-page';

const portal = bridgeToPortal();
afterEach(() => window.history.pushState(null, '', '/'));

const details = (id: number | string, person: string = people.administrator) =>
  openAccounts({ person, path: `/contas/conta-detalhes/${id}` });
const field = (name: string) => screen.findByRole('textbox', { name });

test('ACC-09 shows number, agency, nickname, bank, status and establishments, none of which can be changed', async () => {
  const { user } = await details(1, people.manager);
  await pageTitled('Account details');
  const fields: [string, string][] = [
    ['Account number', '00418821-3'],
    ['Branch number', '0117'],
    ['Nickname', 'Conta 1'],
    ['Bank', '001 · Banco do Brasil'],
  ];
  for (const [name, value] of fields) {
    expect(await field(name)).toHaveValue(value);
    expect(await field(name)).toHaveAttribute('readonly');
  }
  const status = within(screen.getByRole('radiogroup', { name: 'Status' }));
  expect(status.getByRole('radio', { name: 'Active' })).toBeChecked();
  for (const radio of status.getAllByRole('radio')) expect(radio).toBeDisabled();
  const establishments = screen.getByRole('combobox', { name: 'Establishments' });
  expect(establishments).toBeDisabled();
  expect(screen.getByText('Mercado 1')).toBeVisible();
  await user.click(screen.getByText('Mercado 1'));
  expect(screen.queryByRole('button', { name: /^Remove/ })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /Save|Deactivate/ })).not.toBeInTheDocument();
});

test('ACC-09 an inactive account of many establishments says both; the list has them all with their codes', async () => {
  const { ecsTotal: _total, ...account } = accountOfMany(11);
  portal.fail(getAccount, { status: 200, body: { ...account, ativo: false } });
  const { user } = await details(7);
  expect(await screen.findByRole('radio', { name: 'Inactive' })).toBeChecked();
  await user.click(screen.getByRole('button', { name: '9 more, show all' }));
  const list = within(await screen.findByRole('dialog', { name: 'Chosen in Establishments' }));
  expect(list.getAllByRole('listitem').map((item) => item.textContent)).toEqual(
    account.contaEcs.map(({ id, nomeFantasia }) => `${nomeFantasia} (Cód.: ${id})`),
  );
});

test('ACC-08 USR-10 what the list has carried is shown until the account is here, which the id loads', async () => {
  const { user } = await openAccounts({ person: people.manager });
  const slow = held();
  portal.fail(getAccount, { until: slow.until });
  await user.click(await screen.findByRole('link', { name: 'Details of Conta 1' }));
  expect(await field('Account number')).toHaveValue('00418821-3');
  expect(screen.getByRole('region', { name: 'Loading…' })).toHaveAttribute('aria-busy', 'true');
  expect(screen.queryByRole('combobox', { name: 'Establishments' })).not.toBeInTheDocument();
  slow.release();
  expect(await screen.findByRole('combobox', { name: 'Establishments' })).toBeDisabled();
  expect(portal.callsOf(getAccount)).toHaveLength(1);
});

test('ACC-08 USR-10 an address without an id is completed from what was carried', async () => {
  const { goTo } = await openAccounts({ person: people.manager });
  await screen.findByRole('link', { name: 'Details of Conta 1' });
  const { ecsTotal: _total, ...account } = { ...accountOfMany(1), id: 2 };
  window.history.pushState({ usr: { edit: true, account }, key: 'carried' }, '', '/contas/conta-detalhes');
  await goTo('/contas/conta-detalhes/2');
  expect(await field('Nickname')).toHaveValue('Conta 2');
  // Whatever the flag says.
  expect(await field('Nickname')).toHaveAttribute('readonly');
});

test.each([
  '/contas/conta-detalhes',
  '/contas/conta-detalhes/none',
  '/contas/conta-detalhes/99999',
  '/contas/conta-detalhes/9999999999',
])('USR-10 %s leads to the list, which says so', async (path) => {
  await openAccounts({ path });
  expect(await screen.findByText('Select a record in the list.')).toBeVisible();
  await pageTitled('Accounts');
  expect(window.location.pathname).toBe('/contas');
});

test('ACC-09 SES-16 an account of others is not shown to a manager', async () => {
  await details(3, people.manager);
  expect(await pageTitled('Page not authorized')).toBeVisible();
});

test('ACC-10 the return, at the foot and in the bar, goes to the list as it was left', async () => {
  const { user } = await openAccounts({ person: people.manager });
  await user.type(await screen.findByRole('searchbox', { name: 'Search by nickname' }), 'conta 2{Enter}');
  await counted('1 account');
  await user.click(await screen.findByRole('link', { name: 'Details of Conta 2' }));
  await pageTitled('Account details');
  // What is shown until the account is loaded disappears together with its links.
  await waitFor(() => expect(document.querySelector('[aria-busy="true"]')).toBeNull());
  const [arrow, foot] = await screen.findAllByRole('link', { name: 'Back to accounts' });
  expect(arrow).toHaveAttribute('href', '/contas');
  await user.click(foot as HTMLElement);
  await pageTitled('Accounts');
  expect(screen.getByRole('searchbox', { name: 'Search by nickname' })).toHaveValue('conta 2');
});

test('ACC-09 ERR-03 details that could not be loaded say so and can be tried again', async () => {
  portal.fail(getAccount, { status: 500 });
  const { user } = await details(1);
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await field('Nickname')).toHaveValue('Conta 1');
});

test('ACC-09 level 1 reads the history of the account there, a manager does not', async () => {
  await details(1);
  expect(await screen.findByRole('button', { name: 'History' })).toBeVisible();
});

test('ACC-09 a manager has no history there', async () => {
  await details(1, people.manager);
  await field('Nickname');
  await waitFor(() => expect(screen.queryByRole('button', { name: 'History' })).not.toBeInTheDocument());
});
