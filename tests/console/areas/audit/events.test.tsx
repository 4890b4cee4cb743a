import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { exportFile } from '../../../../contract/exports';
import { exportSecurityEvents, listSecurityEvents } from '../../../../contract/security-events';
import { bridgeToPortal } from '../../../support/bridge';
import { openConsole, pageTitled } from '../../../support/open-console';
import { people } from '../../../support/people';
import { counted, tableRows } from '../../../support/shown-list';
import { TRAIL } from '../../../support/trail';

const portal = bridgeToPortal();
afterEach(() => window.history.pushState(null, '', '/'));

const address = (filter: object = {}) =>
  `/eventos-seguranca?${new URLSearchParams({ filter: JSON.stringify({ ...TRAIL, ...filter }) })}`;
const openEvents = (filter: object = {}, width = 1440) =>
  openConsole({ person: people.administrator, path: address(filter), language: 'en', width });
const rows = () => tableRows('Security events');
const lastFilter = () => {
  const query = Object.fromEntries(portal.callsOf(listSecurityEvents).at(-1)?.query ?? []);
  const { page: _page, size: _size, sort: _sort, ...filter } = query;
  return filter;
};

test('the table shows what happened, who did it, whom it concerns and from where, newest first', async () => {
  await openEvents();
  expect(await rows()).toEqual([
    ['6 Mar 2026 09:00:00', 'Signed inSuccess', 'Caio Menezes30000003 · Report viewer', '', '203.0.113.9'],
    ['4 Mar 2026 09:00:00', 'Access changedSuccess', 'File load', 'Rede NorteEstablishments', ''],
    [
      '3 Mar 2026 09:34:56',
      'Access changedSuccess',
      'Helena Duarte10000001 · Provider administrator',
      'Caio MenezesProfile, Status, API access, 2 more',
      '203.0.113.7',
    ],
    [
      '2 Mar 2026 09:00:00',
      'Access changedSuccess',
      'Helena Duarte10000001 · Provider administrator',
      'Caio MenezesLogin, Name, E-mail, 5 more',
      '203.0.113.7',
    ],
  ]);
  expect(await pageTitled('Security events')).toBeVisible();
  await counted('4 events');
});

test('the search box finds whoever acted or is concerned', async () => {
  const { user } = await openEvents();
  await rows();
  await user.type(screen.getByRole('searchbox', { name: 'Search by name or login' }), 'menezes');
  await waitFor(() => expect(lastFilter()).toEqual({ ...TRAIL, who: 'menezes' }));
  await counted('3 events');
});

test('the dialog narrows by event, result, address and days', async () => {
  const { user } = await openConsole({
    person: people.administrator,
    path: '/eventos-seguranca',
    language: 'en',
  });
  await rows();
  await user.click(screen.getByRole('button', { name: 'Filters' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Filters' }));
  const choose = async (name: string, option: string) => {
    await user.click(dialog.getByRole('combobox', { name }));
    await user.click(await screen.findByRole('option', { name: option }));
  };
  await choose('Event', 'Access changed');
  await choose('Result', 'Success');
  await user.type(dialog.getByRole('textbox', { name: 'Address' }), '203.0.113.7');
  await user.type(dialog.getByRole('textbox', { name: 'From' }), '03/01/2026');
  await user.type(dialog.getByRole('textbox', { name: 'To' }), '31 Mar 2026');
  await user.click(dialog.getByRole('button', { name: 'Apply' }));
  await counted('2 events');
  expect(lastFilter()).toEqual({
    kind: 'access-changed',
    result: 'success',
    address: '203.0.113.7',
    ...TRAIL,
  });
});

test('without a match it says so', async () => {
  await openEvents({ who: 'nobody at all' });
  expect(await screen.findByText('No data for this filter.')).toBeVisible();
});

test('ERR-02 a failure is said, and a retry helps', async () => {
  portal.fail(listSecurityEvents, 'dropped');
  const { user } = await openEvents();
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('The security events could not be loaded.');
  await user.click(within(alert).getByRole('button', { name: 'Try again' }));
  await counted('4 events');
});

test('a phone has cards with the same facts', async () => {
  await openEvents({ who: 'menezes', kind: 'access-changed' }, 390);
  await counted('2 events');
  const [card] = screen.getAllByRole('listitem').filter((item) => item.textContent?.includes('Caio'));
  expect(card).toHaveTextContent('Access changed');
  expect(card).toHaveTextContent('203.0.113.7');
});

test('the file holds what the filter selects', async () => {
  const { user } = await openEvents({ who: 'menezes' });
  await rows();
  await user.click(screen.getByRole('button', { name: 'Export' }));
  await user.click(await screen.findByRole('menuitem', { name: 'CSV' }));
  await waitFor(() => expect(portal.callsOf(exportFile)).toHaveLength(1));
  expect(portal.callsOf(exportSecurityEvents)[0]?.body).toEqual({
    format: 'csv',
    order: 'DESC',
    filter: { ...TRAIL, who: 'menezes' },
  });
});

test('SES-16 SES-30 level 2 neither sees the entry nor opens the page', async () => {
  await openConsole({ person: people.manager, path: '/eventos-seguranca', language: 'en' });
  expect(await pageTitled('Page not authorized')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Security events' })).not.toBeInTheDocument();
  expect(portal.callsOf(listSecurityEvents)).toHaveLength(0);
});
