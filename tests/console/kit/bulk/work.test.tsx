import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import {
  type BulkBatch,
  getLastBulk,
  listBulkRows,
  previewBulk,
  startBulk,
  undoBulk,
} from '../../../../contract/bulk';
import { pathOf } from '../../../../contract/operation';
import { getUser, updateUser } from '../../../../contract/users';
import { readTokens } from '../../../../src/session/stored-session';
import { bridgeToPortal, held } from '../../../support/bridge';
import { enabledButton } from '../../../support/enabled-button';
import { people } from '../../../support/people';
import { box, button, counted, countsIn, dialog, openZone, pageBox, statuses } from './bulk-page';

/* Each test works on the viewers of its own zone. */

const portal = bridgeToPortal();
// A whole story in one test, on a machine that may be busy.
vi.setConfig({ testTimeout: 90_000 });
afterEach(() => window.history.pushState(null, '', '/'));

const started = () => portal.callsOf(startBulk).length;
const allAre = (status: 'Active' | 'Inactive') =>
  waitFor(() => expect(statuses().filter((one) => !one.endsWith(` ${status}`))).toEqual([]));
const noDialog = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

/** A call that somebody makes elsewhere at this moment. */
async function elsewhere(method: string, address: string, body?: object) {
  const answer = await fetch(new URL(address, window.location.href), {
    method,
    headers: {
      authorization: `Bearer ${readTokens()?.token}`,
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  if (!answer.ok) throw new Error(await answer.text());
  return answer.json();
}

test('a filter of twelve is deactivated after a preview, and taken back', async () => {
  const { user } = await openZone('B');
  await user.click(pageBox());
  await user.click(button('Select all 12'));
  await user.click(button('Deactivate'));
  await screen.findByText('Nothing has been changed yet.');
  expect(countsIn('Deactivate')).toEqual({ 'Will change': '12' });
  expect(started()).toBe(0);
  await user.click(dialog('Deactivate').getByRole('button', { name: 'Deactivate 12' }));
  const told = await screen.findByText('12 records deactivated.');
  expect(told).toBeVisible();
  await noDialog();
  await allAre('Inactive');
  await counted('12 users');

  // Records that already are in this state are reported separately.
  await user.click(box('Zona B 01'));
  await user.click(button('Deactivate'));
  await screen.findByText('None of the selected records would change.');
  expect(countsIn('Deactivate')).toEqual({ 'Already inactive': '1' });
  expect(dialog('Deactivate').queryByRole('button', { name: /^Deactivate/ })).not.toBeInTheDocument();
  await user.click(dialog('Deactivate').getByRole('button', { name: 'Close' }));
  await noDialog();

  await user.click(button('Clear selection'));
  await user.click(button('Undo: Deactivate, 12'));
  expect(await screen.findByText('12 records are as they were before.')).toBeVisible();
  await allAre('Active');
  expect(screen.queryByRole('button', { name: /^Undo/ })).not.toBeInTheDocument();
});

describe('switching off many', () => {
  const warning = () => screen.findByRole('note');

  test('warns, and names the first five of them', async () => {
    const { user } = await openZone('B');
    await user.click(pageBox());
    await user.click(button('Select all 12'));
    await user.click(button('Deactivate'));
    expect(await warning()).toHaveTextContent(
      'These people will be signed out immediately and cannot sign in until someone reactivates their access.',
    );
    expect(await warning()).toHaveClass('MuiAlert-colorWarning');
    const names = ['Zona B 01', 'Zona B 02', 'Zona B 03', 'Zona B 04', 'Zona B 05', '+7'];
    const list = within(await warning());
    await list.findByText('Zona B 01');
    expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(names);
    const confirm = dialog('Deactivate').getByRole('button', { name: 'Deactivate 12' });
    expect(confirm).toHaveClass('MuiButton-outlined', 'MuiButton-colorError');
    expect(started()).toBe(0);
  });

  test('names all where they are few, and those alone who change; switching on warns of nothing', async () => {
    const { user } = await openZone('D');
    await user.click(box('Zona D 02'));
    await user.click(button('Deactivate'));
    await user.click(await screen.findByRole('button', { name: 'Deactivate 1' }));
    await noDialog();
    await user.click(pageBox());
    await user.click(button('Deactivate'));
    const list = within(await warning());
    await list.findByText('Zona D 01');
    expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Zona D 01',
      'Zona D 03',
    ]);
    await user.click(dialog('Deactivate').getByRole('button', { name: 'Cancel' }));
    await noDialog();
    await user.click(button('Activate'));
    expect(await screen.findByRole('button', { name: 'Activate 1' })).toHaveClass('MuiButton-contained');
    expect(screen.queryByRole('note')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Activate 1' }));
    await noDialog();
  });

  test('whose names cannot be loaded says so and offers a retry', async () => {
    const { user } = await openZone('D');
    await user.click(pageBox());
    portal.fail(listBulkRows, 'dropped');
    await user.click(button('Deactivate'));
    const list = within(await warning());
    await user.click(await list.findByRole('button', { name: 'Try again' }));
    expect(await list.findByText('Zona D 02')).toBeVisible();
  });
});

test('USR-40 who cannot be changed is listed with the reason, and stays selected', async () => {
  const { user } = await openZone('C');
  await user.click(pageBox());
  await user.click(button('Remove establishments'));
  await user.click(dialog('Remove establishments').getByRole('button', { name: 'Preview' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Choose at least one establishment.');
  await user.click(dialog('Remove establishments').getByRole('combobox', { name: 'Establishments' }));
  await user.click(await screen.findByRole('option', { name: /Mercado 1 / }));
  await user.keyboard('{Escape}');
  await user.click(dialog('Remove establishments').getByRole('button', { name: 'Preview' }));
  await screen.findByText('Nothing has been changed yet.');
  const counts = { 'Will change': '2', 'Cannot be changed': '1' };
  expect(countsIn('Remove establishments')).toEqual(counts);
  expect(screen.getByText('1 · Would be left without any establishment.')).toBeVisible();
  await user.click(await enabledButton('Remove from 2'));
  await screen.findByText('They stay selected.');
  expect(countsIn('Remove establishments')).toEqual({ Changed: '2', 'Cannot be changed': '1' });
  const refused = within(await screen.findByRole('list', { name: 'Not changed' }));
  expect(refused.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^Zona C 01 · \d+Would be left without any establishment\.$/),
  ]);
  await user.click(dialog('Remove establishments').getByRole('button', { name: 'Close' }));
  await noDialog();
  await counted('1 selected');
  expect(box('Zona C 01')).toBeChecked();
});

describe('the connection is cut', () => {
  test('before the preview: nothing happens, and it can be tried again', async () => {
    const { user } = await openZone('D');
    await user.click(pageBox());
    portal.fail(previewBulk, 'dropped');
    await user.click(button('Deactivate'));
    expect(await screen.findByText('The preview could not be created.')).toBeVisible();
    await user.click(dialog('Deactivate').getByRole('button', { name: 'Try again' }));
    await screen.findByText('Nothing has been changed yet.');
    expect(countsIn('Deactivate')).toEqual({ 'Will change': '3' });
  });

  test('before and after the start: no success is reported, the selection stays, and nothing is done twice', async () => {
    const { user } = await openZone('D');
    await user.click(pageBox());
    await user.click(button('Deactivate'));
    const confirm = await screen.findByRole('button', { name: 'Deactivate 3' });
    portal.fail(startBulk, 'dropped');
    await user.click(confirm);
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('The action could not be carried out.');
    expect(alert).toHaveTextContent('Nothing is done twice.');
    expect(screen.queryByText(/records deactivated/)).not.toBeInTheDocument();
    // This time it arrives, and its answer is lost.
    await elsewhere('POST', portal.callsOf(startBulk)[0]?.path ?? '');
    portal.fail(startBulk, { status: 502 });
    await user.click(screen.getByRole('button', { name: 'Deactivate 3' }));
    expect(await screen.findByText('3 records deactivated.')).toBeVisible();
    await allAre('Inactive');
    await user.click(button('Undo: Deactivate, 3'));
    expect(await screen.findByText('3 records are as they were before.')).toBeVisible();
  });

  test('during the undo: it is said, and a second one is no other', async () => {
    const { user } = await openZone('G');
    await user.click(pageBox());
    await user.click(button('Deactivate'));
    await user.click(await screen.findByRole('button', { name: 'Deactivate 3' }));
    await screen.findByText('3 records deactivated.');
    portal.fail(undoBulk, 'dropped');
    await user.click(button('Undo: Deactivate, 3'));
    expect(await screen.findByText(/The action could not be undone\./)).toBeVisible();
    await user.click(await screen.findByRole('button', { name: 'Undo: Deactivate, 3' }));
    expect(await screen.findByText('3 records are as they were before.')).toBeVisible();
  });
});

test('two quick clicks start once', async () => {
  const { user } = await openZone('H');
  await user.click(pageBox());
  await user.click(button('Deactivate'));
  const slow = held();
  const confirm = await screen.findByRole('button', { name: 'Deactivate 3' });
  portal.fail(startBulk, { until: slow.until });
  await user.dblClick(confirm);
  await waitFor(() => expect(started()).toBe(1));
  expect(confirm).toHaveAttribute('aria-busy', 'true');
  slow.release();
  await screen.findByText('3 records deactivated.');
  expect(started()).toBe(1);
  await user.click(button('Undo: Deactivate, 3'));
  await screen.findByText('3 records are as they were before.');
});

test('what a colleague has changed since stays, and the undo says so', async () => {
  const { user } = await openZone('I');
  await user.click(pageBox());
  await user.click(button('Deactivate'));
  await user.click(await screen.findByRole('button', { name: 'Deactivate 3' }));
  await screen.findByText('3 records deactivated.');
  const row = (await elsewhere('GET', '/portal/users/?name=Zona%20I%2001')).content[0];
  const address = pathOf(getUser, { id: row.id });
  const record = await elsewhere('GET', address);
  await elsewhere('PUT', pathOf(updateUser, { id: row.id }), {
    email: 'changed@example.com',
    active: record.active,
    version: record.version,
  });
  await user.click(button('Undo: Deactivate, 3'));
  await screen.findByText('2 records are as they were before.');
  const result = dialog('Deactivation undone');
  expect(await result.findByText('Was changed after this action.')).toBeVisible();
  expect(countsIn('Deactivation undone')).toEqual({ Changed: '2', 'Cannot be changed': '1' });
});

describe('a long one', () => {
  const batch = (overrides: Partial<BulkBatch>): BulkBatch => ({
    id: '00000000-0000-4000-8000-000000000001',
    resource: 'usuarios',
    action: { kind: 'deactivate' },
    undoes: null,
    undoneBy: null,
    undoable: false,
    state: 'previewed',
    total: 10_000,
    settled: 0,
    counts: { changing: 10_000, changed: 0, already: 0, refused: 0, vanished: 0 },
    reasons: [],
    previewedAt: '2026-11-20T15:00:00.000Z',
    finishedAt: null,
    ...overrides,
  });

  test('shows how far it is, can be left, and reports its end', async () => {
    const { user } = await openZone('E');
    await user.click(pageBox());
    portal.fail(previewBulk, { status: 200, body: batch({}) });
    await user.click(button('Deactivate'));
    portal.fail(startBulk, { status: 200, body: batch({ state: 'running', settled: 500 }) });
    portal.fail(getLastBulk, { status: 200, body: { batch: batch({ state: 'running', settled: 4500 }) } });
    const end = held();
    const done = batch({
      state: 'done',
      settled: 10_000,
      undoable: true,
      finishedAt: new Date().toISOString(),
      counts: { changing: 0, changed: 10_000, already: 0, refused: 0, vanished: 0 },
    });
    portal.fail(getLastBulk, { status: 200, body: { batch: done }, after: end.until });
    await user.click(await screen.findByRole('button', { name: 'Deactivate 10,000' }));
    expect(await screen.findByText(/The action continues if you close this window/)).toBeVisible();
    expect(screen.getByRole('progressbar', { name: 'Show progress' })).toHaveAttribute('aria-valuenow', '5');
    await user.click(dialog('Deactivate').getByRole('button', { name: 'Close' }));
    await noDialog();
    await user.click(button('Clear selection'));
    expect(await screen.findByText('Deactivate, 4,500 of 10,000')).toBeVisible();
    end.release();
    expect(await screen.findByText('10,000 records deactivated.')).toBeVisible();
    expect(await screen.findByRole('button', { name: 'Undo: Deactivate, 10,000' })).toBeVisible();
  });

  test('that has stopped can be continued', async () => {
    portal.fail(getLastBulk, { status: 200, body: { batch: batch({ state: 'failed', settled: 5000 }) } });
    const { user } = await openZone('E');
    expect(await screen.findByText('The action stopped before it finished.')).toBeVisible();
    await user.click(button('Show progress'));
    portal.fail(startBulk, { status: 200, body: batch({ state: 'running', settled: 5500 }) });
    portal.fail(getLastBulk, { status: 200, body: { batch: batch({ state: 'running', settled: 6000 }) } }, 9);
    await user.click(await screen.findByRole('button', { name: 'Continue' }));
    expect(await screen.findByText('5,500 of 10,000 records')).toBeVisible();
  });

  test('whose refused records cannot be loaded offers a retry', async () => {
    const refused = batch({
      state: 'done',
      total: 2,
      settled: 2,
      counts: { changing: 0, changed: 0, already: 0, refused: 2, vanished: 0 },
      reasons: [{ text: 'Would be left without any establishment.', count: 2 }],
    });
    const { user } = await openZone('E');
    await user.click(pageBox());
    portal.fail(previewBulk, { status: 200, body: { ...refused, state: 'previewed' } });
    portal.fail(listBulkRows, 'dropped');
    await user.click(button('Activate'));
    expect(await screen.findByText('The records could not be loaded.')).toBeVisible();
    const page = { content: [], pageable: { pageNumber: 0 }, totalPages: 0, totalElements: 0 };
    portal.fail(listBulkRows, { status: 200, body: page });
    await user.click(dialog('Activate').getByRole('button', { name: 'Try again' }));
    await waitFor(() =>
      expect(screen.queryByText('The records could not be loaded.')).not.toBeInTheDocument(),
    );
  });
});

test('USR-41 a phone assigns establishments to the cards that were chosen', async () => {
  const { user } = await openZone('F', { width: 390, person: people.administrator });
  await user.click(button('Select'));
  await user.click(box('Zona F 03'));
  await user.click(button('Assign establishments'));
  await user.click(await screen.findByRole('combobox', { name: 'Establishments' }));
  await user.click(await screen.findByRole('option', { name: /Mercado 3 / }));
  await user.keyboard('{Escape}');
  await user.click(screen.getByRole('button', { name: 'Preview' }));
  await user.click(await enabledButton('Assign to 1'));
  expect(await screen.findByText('Establishments assigned to 1 record.')).toBeVisible();
  await user.click(await screen.findByRole('button', { name: 'Undo: Assign establishments, 1' }));
  // What it takes away is shown first.
  expect(await screen.findByText('1 person loses access.')).toBeVisible();
  await user.click(await enabledButton('Undo'));
  expect(await screen.findByText('1 record is as it was before.')).toBeVisible();
});
