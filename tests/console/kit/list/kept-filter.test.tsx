import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { getKeptFilter, keepFilter } from '../../../../contract/kept-filters';
import { asPage } from '../../../../contract/paging';
import { listUsers } from '../../../../contract/users';
import { bridgeToPortal } from '../../../support/bridge';
import { openUsers, userAddress } from '../../areas/users/users-page';

const portal = bridgeToPortal();
afterEach(() => window.history.pushState(null, '', '/'));

const codes = Array.from({ length: 400 }, (_, index) => String(70_000 + index));
const lastAsked = () => portal.callsOf(listUsers).at(-1)?.query;

test('LIST-04 LIST-08 a filter that is too long for an address is kept by the server, and found again by a reload', async () => {
  // The demo network has not so many establishments, and names of none are refused.
  portal.fail(listUsers, { status: 200, body: asPage([], 0, { page: 0, size: 10 }) }, 9);
  const { user } = await openUsers({ path: userAddress({ ecs: codes }) });
  await waitFor(() => expect(lastAsked()?.getAll('ecs')).toEqual(codes));
  await user.click(screen.getByRole('combobox', { name: /^Status/ }));
  await user.click(await screen.findByRole('option', { name: 'Active' }));
  await waitFor(() => expect(window.location.search.length).toBeLessThan(300));
  expect(portal.callsOf(keepFilter)).toHaveLength(1);
  await waitFor(() => expect(lastAsked()?.get('status')).not.toBeNull());
  expect(lastAsked()?.getAll('ecs')).toEqual(codes);

  const address = window.location.pathname + window.location.search;
  const before = portal.callsOf(listUsers).length;
  cleanup();
  await openUsers({ path: address });
  await waitFor(() => expect(portal.callsOf(listUsers).length).toBeGreaterThan(before));
  expect(portal.callsOf(getKeptFilter)).toHaveLength(1);
  expect(lastAsked()?.getAll('ecs')).toEqual(codes);
});

test.each([
  ['is there no more', 'nobodys'],
  ['has a name that the server never gave', 'nobodys'.repeat(9)],
])('a kept filter that %s is left out, and said so', async (_what, kept) => {
  await openUsers({ path: userAddress({ kept }) });
  expect(await screen.findByText(/^The address contains a filter that cannot be read/)).toBeVisible();
  await waitFor(() => expect(lastAsked()).toBeDefined());
  expect(decodeURIComponent(window.location.search)).not.toContain('nobodys');
});

test('a filter that cannot be read is said once, and not kept', async () => {
  await openUsers({ path: '/usuarios?filter=%22broken%22' });
  expect(await screen.findByText(/^The address contains a filter that cannot be read/)).toBeVisible();
  await waitFor(() => expect(new URLSearchParams(window.location.search).get('filter')).toBe('{}'));
  cleanup();
  await openUsers({ path: '/usuarios' });
  await waitFor(() => expect(lastAsked()).toBeDefined());
  expect(screen.queryByText(/^The address contains a filter/)).not.toBeInTheDocument();
});
