import { act, cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { listBanks } from '../../../../contract/banks';
import { listUsers } from '../../../../contract/users';
import { bridgeToPortal, held } from '../../../support/bridge';
import { pageTitled } from '../../../support/open-console';
import { counted } from '../../../support/shown-list';
import { codes, openBanks } from '../../areas/banks/banks-page';
import { names, openUsers } from '../../areas/users/users-page';

const portal = bridgeToPortal();
afterEach(() => window.history.pushState(null, '', '/'));

/** Nobody else is called so; other tests register people with names in common. */
const ONE = 'Otávio Lins';

const networkComesBack = () => window.dispatchEvent(new Event('online'));
const notice = () => screen.findByText(/^No connection\./);

test('BANK-08 rows stay, with their time, while the server is out of reach, and are fetched by themselves when it is back', async () => {
  const { user } = await openBanks();
  expect(await codes()).toHaveLength(10);
  portal.fail(listBanks, 'dropped');
  await user.click(screen.getByRole('button', { name: 'Refresh' }));
  expect(await notice()).toHaveTextContent(/You are seeing data as of .*\d\d:\d\d/);
  expect(await codes()).toHaveLength(10);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  const before = portal.callsOf(listBanks).length;
  networkComesBack();
  await expect.poll(() => portal.callsOf(listBanks).length).toBe(before + 1);
  await expect.poll(() => screen.queryByText(/^No connection\./)).toBeNull();
  expect(await codes()).toHaveLength(10);
});

test('BANK-08 a search without a network leaves the earlier rows, and says that they are earlier', async () => {
  const { user } = await openBanks();
  await codes();
  portal.fail(listBanks, 'dropped');
  await user.click(screen.getByRole('searchbox'));
  await user.paste('itau');
  expect(await notice()).toHaveTextContent('without your last change');
  expect(await codes()).toHaveLength(10);
  networkComesBack();
  await counted('1 bank');
  expect(await codes()).toEqual(['341']);
});

test('BANK-08 rows of before a search stay when somebody opens one of them and comes back', async () => {
  const { user } = await openUsers();
  const known = await names();
  portal.fail(listUsers, 'dropped', 2);
  await user.click(screen.getByRole('searchbox'));
  await user.paste(ONE);
  await notice();
  await user.click(screen.getAllByRole('link', { name: /^Edit/ })[0] as HTMLElement);
  await pageTitled('Edit user');
  act(() => window.history.back());
  await pageTitled('Users');
  expect(await notice()).toHaveTextContent('without your last change');
  expect(await names()).toEqual(known);
  networkComesBack();
  await expect.poll(() => screen.queryByText(/^No connection\./)).toBeNull();
  await counted('1 user');
  expect(await names()).toEqual([ONE]);
});

test('BANK-08 rows stay while they are asked for again', async () => {
  const { user } = await openBanks();
  await codes();
  portal.fail(listBanks, 'dropped');
  await user.click(screen.getByRole('button', { name: 'Refresh' }));
  await notice();
  const slow = held();
  portal.fail(listBanks, { until: slow.until });
  const before = portal.callsOf(listBanks).length;
  await user.click(screen.getByRole('button', { name: 'Refresh' }));
  await expect.poll(() => portal.callsOf(listBanks).length).toBe(before + 1);
  expect(await codes()).toHaveLength(10);
  expect(await notice()).toBeVisible();
  slow.release();
  await expect.poll(() => screen.queryByText(/^No connection\./)).toBeNull();
});

test('a list that never came is fetched by itself as well', async () => {
  portal.fail(listBanks, 'dropped');
  await openBanks();
  const alert = await screen.findByRole('alert');
  expect(within(alert).getByRole('button', { name: 'Try again' })).toBeVisible();
  networkComesBack();
  expect(await codes()).toHaveLength(10);
});

test('the server is asked for nothing that is no longer on the screen', async () => {
  portal.fail(listBanks, 'dropped');
  await openBanks();
  await screen.findByRole('alert');
  cleanup();
  const asked = vi.spyOn(window, 'fetch');
  networkComesBack();
  expect(asked).not.toHaveBeenCalled();
});
