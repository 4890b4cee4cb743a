import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { listUsers } from '../../../../contract/users';
import { bridgeToPortal, held } from '../../../support/bridge';
import { counted } from '../../../support/shown-list';
import { registered } from './colleague';
import { names, openUsers, userAddress } from './users-page';

const portal = bridgeToPortal();
beforeAll(async () => {
  for (const [index, name] of ['Busca Ana', 'Busca Anabela', 'Busca Beto'].entries()) {
    await registered({ name, login: `4200000${index}` });
  }
});
afterEach(() => window.history.pushState(null, '', '/'));

const searched = () => portal.callsOf(listUsers).map(({ query }) => query.get('name'));
const box = () => screen.getByRole('searchbox', { name: 'Search by name' });
const pause = (milliseconds: number) =>
  act(() => new Promise<void>((resolve) => void setTimeout(resolve, milliseconds)));

test('USR-02 LIST-02 the first letter is searched at once, the others of a word together', async () => {
  const { user } = await openUsers({ path: userAddress({ status: 1 }) });
  await names();
  await user.type(box(), 'busca');
  await waitFor(() => expect(searched()).toContain('busca'));
  // The calls of the earlier letters were running, and are aborted.
  expect(searched().slice(1, 2)).toEqual(['b']);
  expect(searched().length).toBeLessThanOrEqual(4);
  await counted('3 users');
  expect(portal.callsOf(listUsers).at(-1)?.query.get('status')).toBe('1');
});

test('API-11 USR-02 LIST-05 an answer to an older letter never shows over a newer one, on a slow server', async () => {
  const { user } = await openUsers();
  await names();
  const slow = held();
  portal.fail(listUsers, { until: slow.until });
  await user.type(box(), 'busca b');
  await waitFor(() => expect(searched()).toContain('busca b'));
  expect(await counted('1 user')).toBeVisible();
  const first = portal.callsOf(listUsers).find(({ query }) => query.get('name') === 'b');
  expect(first?.aborted()).toBe(true);
  await act(async () => slow.release());
  await pause(200);
  expect(await names()).toEqual(['Busca Beto']);
  expect(box()).toHaveValue('busca b');
});

test('LIST-02 what one types stays while slow answers and the address are letters behind', async () => {
  const { user } = await openUsers();
  await names();
  portal.fail(listUsers, { waits: 400 }, 3);
  for (const letter of 'busca ana') {
    await user.type(box(), letter);
    await pause(60);
  }
  expect(box()).toHaveValue('busca ana');
  await counted('2 users');
  expect(box()).toHaveValue('busca ana');
});

test('LIST-04 typing adds one address to the history, however many letters it has', async () => {
  const { user } = await openUsers({ path: userAddress({ status: 1 }) });
  await names();
  const before = window.history.length;
  for (const letter of 'busca') {
    await user.type(box(), letter);
    await pause(150);
  }
  await counted('3 users');
  expect(searched().length).toBeGreaterThan(3);
  expect(window.history.length).toBe(before + 1);
  await act(async () => window.history.back());
  await waitFor(() => expect(box()).toHaveValue(''));
  expect(new URLSearchParams(window.location.search).get('filter')).toBe('{"status":1}');
});

test.each([
  ['Enter ends the first', '{Enter}'],
  ['the box is left in between', '{Tab}'],
])('LIST-04 LIST-02 two searches are two steps of Back, when %s', async (_title, end) => {
  const { user } = await openUsers();
  await names();
  await user.type(box(), 'busca a');
  await user.keyboard(end);
  await counted('2 users');
  const between = window.history.length;
  await user.clear(box());
  await user.paste('busca b');
  await counted('1 user');
  expect(window.history.length).toBe(between + 1);
  await act(async () => window.history.back());
  await waitFor(() => expect(box()).toHaveValue('busca a'));
  await counted('2 users');
  await act(async () => window.history.back());
  await waitFor(() => expect(box()).toHaveValue(''));
});

test('LIST-03 a search starts at the first page and keeps sort, size and the other filters', async () => {
  const { user } = await openUsers({
    path: userAddress({ status: 1 }, { page: '2', perPage: '10', sort: 'login', order: 'DESC' }),
  });
  await screen.findByText(/^11–/);
  await user.type(box(), 'busca{Enter}');
  await counted('3 users');
  expect(Object.fromEntries(portal.callsOf(listUsers).at(-1)?.query ?? [])).toEqual({
    name: 'busca',
    status: '1',
    page: '0',
    size: '10',
    sort: 'login,desc',
  });
});
