import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { addDays } from '../../../../contract/calendar';
import { exportCodeRequests, listCodeRequests } from '../../../../contract/code-requests';
import { todayIn } from '../../../../contract/dates';
import { FILTER_DIALOG } from '../../../../contract/limits';
import { listEcs } from '../../../../contract/user-options';
import { formatDate } from '../../../../i18n/format';
import { bridgeToPortal } from '../../../support/bridge';
import { openConsole, pageTitled } from '../../../support/open-console';
import { people } from '../../../support/people';
import { catchSavedFiles } from '../../../support/saved-files';
import { counted, tableRows } from '../../../support/shown-list';

const portal = bridgeToPortal();
const saved = catchSavedFiles();
afterEach(() => window.history.pushState(null, '', '/'));

const today = todayIn('America/Sao_Paulo');
const address = (filter: object) =>
  `/codigos-solicitados?${new URLSearchParams({ filter: JSON.stringify(filter) })}`;
/** Shops for which no other test requests codes. */
const ec = ['0003', '0004'];
const ALL = '/codigos-solicitados';
const openRequests = ({ path = address({ ec }), width = 1440 } = {}) =>
  openConsole({ person: people.administrator, path, language: 'en', width });

const rows = () => tableRows('Requested operator codes');
const asked = () => portal.callsOf(listCodeRequests).map(({ query }) => query);
const lastAsked = () => Object.fromEntries(asked().at(-1) ?? []);
const kept = () => JSON.parse(new URLSearchParams(window.location.search).get('filter') ?? 'null');
const dialog = () => within(screen.getByRole('dialog', { name: 'Filters' }));
/** Date and time of a row change with the clock. */
const withoutMoment = ([, ...cells]: readonly string[]) =>
  cells.map((cell) => cell.replaceAll('\u00a0', ' '));

describe('the table', () => {
  test('REQ-03 REQ-05 REQ-06 date and time, establishment, quantity, codes, status, requester and time', async () => {
    await openRequests();
    expect(await pageTitled('Requested codes')).toBeVisible();
    const shown = await rows();
    expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'Date and time',
      'Establishment',
      'Quantity',
      'Codes',
      'Status',
      'Requested by',
      'Age',
    ]);
    expect(shown[0]?.[0]).toMatch(/^\d\d? \w{3} \d{4} \d\d:\d\d:\d\d$/);
    expect(shown.slice(0, 3).map(withoutMoment)).toEqual([
      ['Mercado 40004', '1', '807', 'Received', 'Unknown', 'Received after 35 min'],
      ['Mercado 30003', '6', '801802803804+2', 'Processing', 'Marina Prado', 'Waiting for 2 d 2 h'],
      ['Mercado 40004', '1', 'None', 'Received', 'Unknown', 'Received after 5 min'],
    ]);
    expect(screen.getByTitle('It has been waiting for more than 48 hours.')).toBeVisible();
  });

  test('REQ-04 the first four codes are chips, and +2 opens a popover with the two others', async () => {
    const { user } = await openRequests({ path: address({ ec, status: 2 }) });
    await counted('1 request');
    const [chips] = screen.getAllByRole('list', { name: 'Last 3 characters of the codes' });
    const items = (list: HTMLElement) =>
      within(list)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent);
    expect(items(chips as HTMLElement)).toEqual(['801', '802', '803', '804']);
    await user.click(screen.getByRole('button', { name: '2 more codes of Mercado 3' }));
    const popover = await screen.findByRole('dialog', { name: 'More codes of Mercado 3' });
    expect(items(popover)).toEqual(['805', '806']);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  test('REQ-02 LIST-09 LIST-10 without a filter nothing is sent but the page and the newest first', async () => {
    const { user } = await openRequests({ path: ALL });
    await rows();
    expect(lastAsked()).toEqual({ page: '0', size: '10', sort: 'dataSolicitacao,desc' });
    await user.click(screen.getByRole('button', { name: 'Page 2' }));
    await screen.findByText(/^11–\d+ of \d+$/);
    expect(lastAsked()).toMatchObject({ page: '1' });
  });

  test('API-34 REQ-03 a press on its heading sorts by the quantity, by the server', async () => {
    const { user } = await openRequests();
    await rows();
    await user.click(screen.getByRole('button', { name: /^Sort by Quantity/ }));
    await waitFor(() => expect(lastAsked().sort).toBe('quantidade,asc'));
    await user.click(screen.getByRole('button', { name: /^Sort by Quantity/ }));
    await waitFor(() => expect(lastAsked().sort).toBe('quantidade,desc'));
    await waitFor(async () => expect((await rows())[0]?.[2]).toBe('6'));
  });

  test('REQ-03 columns can be hidden, and the file has those that are shown', async () => {
    const { user } = await openRequests();
    await rows();
    await user.click(screen.getByRole('button', { name: 'Columns' }));
    await user.click(await screen.findByRole('checkbox', { name: 'Requested by' }));
    await user.keyboard('{Escape}');
    await waitFor(() =>
      expect(screen.queryByRole('columnheader', { name: 'Requested by' })).not.toBeInTheDocument(),
    );
    await user.click(screen.getByRole('button', { name: 'Export' }));
    await user.click(screen.getByRole('menuitem', { name: /CSV/ }));
    await waitFor(() => expect(saved.map(({ name }) => name)).toEqual(['codigos-solicitados.csv']));
    expect(portal.callsOf(exportCodeRequests).at(-1)?.body).toMatchObject({
      columns: ['dataSolicitacao', 'ec', 'quantidade', 'cartoes', 'status', 'minutos'],
      sort: 'dataSolicitacao,desc',
    });
  });

  test('SHELL-19 REQ-03 on a phone a request is a card with its codes', async () => {
    await openRequests({ path: address({ ec, status: 2 }), width: 390 });
    const list = await screen.findByRole('list', { name: 'Requested operator codes' });
    expect(list).toHaveTextContent('ProcessingMercado 3 (0003)Quantity 6801802803804+2');
    expect(list).toHaveTextContent('Requested by Marina PradoWaiting for 2 d 2 h');
  });

  test('LIST-13 a button leads back to home', async () => {
    await openRequests();
    await rows();
    expect(screen.getByRole('link', { name: 'Back to home' })).toHaveAttribute('href', '/home');
  });
});

describe('the filters', () => {
  test('REQ-01 LIST-02 LIST-16 the establishments above the list narrow it, and are kept', async () => {
    const { user } = await openRequests({ path: ALL });
    await rows();
    const field = screen.getByRole('combobox', { name: 'Establishments' });
    await user.type(field, 'mercado 3');
    await user.click(await screen.findByRole('option', { name: /Mercado 3 \(Cód.: 0003\)/ }));
    expect(await counted('1 request')).toBeVisible();
    expect(asked().at(-1)?.getAll('ec')).toEqual(['0003']);
    expect(kept()).toEqual({ ec: ['0003'] });
  });

  const yesterday = addDays(today, -1);
  test('REQ-02 API-34 LIST-16 start and end have times of their own, 00:00 and 23:59 at first', async () => {
    const { user } = await openRequests();
    await rows();
    await user.click(screen.getByRole('button', { name: 'Filters' }));
    const field = (name: string) => dialog().getByRole('textbox', { name });
    expect(
      [field('Start time'), field('End time')].map((input) => (input as HTMLInputElement).value),
    ).toEqual(['00:00', '23:59']);
    await user.type(field('Start date'), yesterday);
    await user.type(field('End date'), today);
    await user.clear(field('End time'));
    await user.type(field('End time'), '2358');
    await user.click(dialog().getByRole('button', { name: 'Apply' }));
    expect(await counted('1 request')).toBeVisible();
    expect(lastAsked()).toMatchObject({ init: `${yesterday} 00:00:00`, end: `${today} 23:58:59`, page: '0' });
    expect(kept()).toEqual({ ec, period: [yesterday, '00:00', today, '23:58'] });
    const text = `Period ${formatDate(yesterday, 'en')} 00:00 – ${formatDate(today, 'en')} 23:58`;
    await user.click(screen.getByRole('button', { name: `Remove the filter ${text}` }));
    expect(await counted('12 requests')).toBeVisible();
    expect(lastAsked()).not.toHaveProperty('init');
  });

  test('REQ-02 one date alone requires the other, and nothing is sent or lost', async () => {
    const { user } = await openRequests();
    await rows();
    const before = asked().length;
    await user.click(screen.getByRole('button', { name: 'Filters' }));
    await user.type(dialog().getByRole('textbox', { name: 'Start date' }), yesterday);
    await user.click(dialog().getByRole('button', { name: 'Apply' }));
    expect(await dialog().findByText('Fill in both dates.')).toBeVisible();
    expect(dialog().getByRole('textbox', { name: 'End date' })).toHaveAccessibleDescription(
      'Fill in both dates.',
    );
    expect(asked()).toHaveLength(before);
    await user.type(dialog().getByRole('textbox', { name: 'End date' }), addDays(today, -2));
    expect(await dialog().findByText('The start cannot be after the end.')).toBeVisible();
    await user.clear(dialog().getByRole('textbox', { name: 'End date' }));
    await user.type(dialog().getByRole('textbox', { name: 'End date' }), today);
    await user.click(dialog().getByRole('button', { name: 'Apply' }));
    expect(await counted('1 request')).toBeVisible();
  });

  test.each([
    ['Start date', '31/31/2026', 'Enter a valid date.'],
    ['End time', '25:00', 'Enter a time in the format hh:mm.'],
  ])('REQ-02 %s %s is no value, and says so there', async (name, text, sentence) => {
    const { user } = await openRequests({ path: address({ period: [today, '00:00', today, '23:59'] }) });
    await rows();
    await user.click(screen.getByRole('button', { name: 'Filters' }));
    const field = dialog().getByRole('textbox', { name });
    await user.clear(field);
    await user.type(field, text);
    await user.click(dialog().getByRole('button', { name: 'Apply' }));
    await waitFor(() => expect(field).toHaveAccessibleDescription(sentence));
    expect(field).toHaveValue(text);
  });

  test('LIST-12 REQ-02 cancel leaves the filters as they were', async () => {
    const { user } = await openRequests();
    await rows();
    await user.click(screen.getByRole('button', { name: 'Filters' }));
    await user.type(dialog().getByRole('textbox', { name: 'Start date' }), today);
    await user.click(dialog().getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument(), {
      timeout: FILTER_DIALOG.cancelFades + 2000,
    });
    expect(kept()).toEqual({ ec });
  });

  test('LIST-03 LIST-04 REQ-06 a change begins at the first page, and the filter is there on return', async () => {
    const { user, goTo } = await openRequests();
    await counted('12 requests');
    await user.click(screen.getByRole('button', { name: 'Page 2' }));
    await screen.findByText('11–12 of 12');
    await user.click(screen.getByRole('combobox', { name: 'Status' }));
    await user.click(screen.getByRole('option', { name: 'Received' }));
    await counted('11 requests');
    expect(lastAsked()).toMatchObject({ page: '0', status: '1' });
    await goTo('/home');
    await pageTitled('Home');
    await goTo('/codigos-solicitados');
    await counted('11 requests');
    expect(lastAsked()).toMatchObject({ status: '1' });
  });

  test('ERR-06 REQ-01 establishments that could not be loaded say so and can be fetched again', async () => {
    portal.fail(listEcs, { status: 500 });
    const { user } = await openRequests({ path: ALL });
    expect(await screen.findByText('Error loading establishments!')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.queryByText('Error loading establishments!')).not.toBeInTheDocument());
    await user.type(screen.getByRole('combobox', { name: 'Establishments' }), 'mercado 3');
    expect(await screen.findByRole('option', { name: /Mercado 3/ })).toBeVisible();
  });

  test('ERR-03 LIST-16 an address that holds half a period is refused, says which, and can be cleared', async () => {
    const { user } = await openRequests({ path: address({ period: [today] }) });
    expect(await screen.findByText(/Fill in both dates\./)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Clear all' }));
    expect((await rows()).length).toBeGreaterThan(0);
    expect(lastAsked()).not.toHaveProperty('init');
  });
});

describe('what goes wrong', () => {
  test('REQ-07 ERR-03 a list that could not be loaded says so, and is loaded by a retry', async () => {
    portal.fail(listCodeRequests, { status: 500 });
    const { user } = await openRequests();
    expect((await screen.findAllByText('Error loading the requested codes!')).length).toBeGreaterThan(0);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await counted('12 requests')).toBeVisible();
  });

  test('SES-26 API-34 a person who may not see it sees a message', async () => {
    await openConsole({ person: people.manager, path: '/codigos-solicitados', language: 'en' });
    expect(await pageTitled('Page not authorized')).toBeVisible();
    expect(asked()).toEqual([]);
  });
});
