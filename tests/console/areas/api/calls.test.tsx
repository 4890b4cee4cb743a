import { screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { getApiCredentials } from '../../../../contract/api-credentials';
import * as files from '../../../../src/kit/export/save-file';
import { bridgeToPortal } from '../../../support/bridge';
import { openTab } from './api-page';

const portal = bridgeToPortal();
afterEach(() => window.history.pushState(null, '', '/'));

const TAB = '/chamadas';
const days = Array.from({ length: 14 }, (_, ago) => ({
  day: `2026-11-${String(24 - ago).padStart(2, '0')}`,
  calls: ago === 1 ? 1200 : 0,
  errors: ago === 1 ? 3 : 0,
}));
const reply = {
  clientId: 'c1',
  createdAt: '2026-03-01T10:00:00',
  renewedAt: null,
  previousUntil: null,
  revokedAt: null,
  startsOn: null,
  endsOn: null,
  lastUsedAt: '2026-11-23T12:30:01',
  lastUsedFrom: '203.0.113.9',
  days,
};

test('SES-28 calls and errors of the last days, as a chart and as a table that leaves as a file', async () => {
  portal.fail(getApiCredentials, { status: 200, body: reply });
  const { user } = await openTab(TAB);
  expect(await screen.findByText('1,200 calls, 3 errors')).toBeVisible();
  expect(screen.getByText('Last use: 23 Nov 2026 12:30:01, from 203.0.113.9')).toBeVisible();
  expect(screen.getByRole('img', { name: 'Calls of the last 14 days' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'As a table' }));
  const table = screen.getByRole('table', { name: 'Calls of the last 14 days' });
  const rows = within(table)
    .getAllByRole('row')
    .map((row) => [...row.querySelectorAll('th, td')].map((cell) => cell.textContent));
  expect(rows).toHaveLength(15);
  expect(rows.slice(0, 3)).toEqual([
    ['Day', 'Calls', 'Errors'],
    ['24 Nov 2026', '0', '0'],
    ['23 Nov 2026', '1,200', '3'],
  ]);
  const saved = vi.spyOn(files, 'saveFile').mockImplementation(() => undefined);
  await user.click(screen.getByRole('button', { name: 'Save as CSV' }));
  const [blob, name] = saved.mock.calls[0] ?? [];
  expect(name).toBe('Calls of the last 14 days.csv');
  expect((await blob?.text())?.split('\r\n').slice(1, 3)).toEqual(['2026-11-24,0,0', '2026-11-23,1200,3']);
});

test('SES-28 a person who has made no call yet sees a message', async () => {
  const none = days.map(({ day }) => ({ day, calls: 0, errors: 0 }));
  portal.fail(getApiCredentials, { status: 200, body: { ...reply, days: none } });
  await openTab(TAB);
  expect(await screen.findByText('No calls in these days.')).toBeVisible();
  expect(screen.queryByRole('img', { name: /^Calls/ })).not.toBeInTheDocument();
});
