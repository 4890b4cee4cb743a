import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { listWorkOrders, updateWorkOrderStatus, type WorkOrder } from '../../../../contract/work-orders';
import { bridgeToPortal, held } from '../../../support/bridge';
import { pageTitled } from '../../../support/open-console';
import { counted } from '../../../support/shown-list';
import {
  button,
  colleagueSets,
  field,
  openedOrder,
  openOrders,
  ordersAddress,
  rows,
  storedOrder,
} from './orders-page';

const portal = bridgeToPortal();
afterEach(() => window.history.pushState(null, '', '/'));

const row = (changes: Partial<WorkOrder>): WorkOrder => ({
  workOrder: 10_123,
  caseType: 'Manutenção de terminal',
  nameAndLogicNumber: 'T0001 Mercado 1',
  createdDate: '2026-11-18T10:20:30',
  modifiedDate: '2026-11-19T08:00:01',
  status: 0,
  sla: 'No prazo',
  numeroLogico: 'T0001',
  ec: '0001',
  nomeEstabelecimento: 'Mercado 1',
  dueDate: '2026-11-19T10:20:30',
  minutesLeft: 323,
  lastEntry: null,
  version: 1,
  ...changes,
});

/** Lets the list answer these. */
const answers = (...content: WorkOrder[]) =>
  portal.fail(listWorkOrders, {
    status: 200,
    body: {
      content,
      pageable: { pageNumber: 0 },
      totalPages: 1,
      totalElements: content.length,
      counts: { waiting: 3, overdue: 1, attended: 1, all: 5 },
    },
  });

const queryOf = (call: { query: URLSearchParams } | undefined) => Object.fromEntries(call?.query ?? []);

test('WO-01 WO-03 SLA, number and type, terminal and establishment, both moments and who answered, status', async () => {
  answers(
    row({}),
    row({
      workOrder: 10_124,
      caseType: 'Contestação de transação',
      status: 2,
      minutesLeft: null,
      lastEntry: { author: 'Helena Duarte', provider: true },
    }),
    row({
      workOrder: 10_125,
      status: 1,
      sla: 'Fora do prazo',
      minutesLeft: null,
      lastEntry: { author: 'Marina Prado', provider: false },
    }),
    row({ workOrder: 10_126, sla: 'Fora do prazo', minutesLeft: -45 }),
    row({ workOrder: 10_127, minutesLeft: 2 * 24 * 60 + 65 }),
  );
  await openOrders();
  const table = within(await screen.findByRole('table', { name: 'Work orders' }));
  expect(table.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'SLA',
    'Request number/Type',
    'Logical number/Establishment',
    'Start date',
    'Last modification',
    'Status',
    'Actions',
  ]);
  const at = ['Mercado 1T0001', '18 Nov 2026 10:20:30'];
  const changed = '19 Nov 2026 08:00:01';
  expect(await rows()).toEqual(
    [
      ['5 h 23 min left', '10123Maintenance', ...at, `${changed} No answer yet`, 'Waiting for service'],
      ['On time', '10124Dispute', ...at, `${changed} Helena Duarte · Service`, 'Attended'],
      ['Overdue', '10125Maintenance', ...at, `${changed} Marina Prado`, 'Closed'],
      ['Late 45 min', '10126Maintenance', ...at, `${changed} No answer yet`, 'Waiting for service'],
      ['2 d 1 h left', '10127Maintenance', ...at, `${changed} No answer yet`, 'Waiting for service'],
    ].map((cells) => cells.map((cell) => cell.replaceAll(/(\d) (h|min|d) ?(?!ec)/g, '$1\u00a0$2 ').trim())),
  );
});

describe('the queue', () => {
  const tab = (name: RegExp) => screen.getByRole('tab', { name });
  const asked = () => queryOf(portal.callsOf(listWorkOrders).at(-1));

  test('WO-07 whoever answers begins with what waits, the least time first, and sees how many there are', async () => {
    answers(row({}));
    await openOrders({ person: 'administrator' });
    await screen.findByRole('table', { name: 'Work orders' });
    expect(asked()).toEqual({ page: '0', size: '10', status: '0', sort: 'dueDate,asc' });
    expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
      'Waiting 3',
      'Overdue 1',
      'Attended 1',
      'All 5',
    ]);
    expect(tab(/^Waiting/)).toHaveAttribute('aria-selected', 'true');
    expect(screen.getByRole('columnheader', { name: 'SLA' })).toHaveAttribute('aria-sort', 'ascending');
    // The tab says it already.
    expect(screen.queryByText('Filtered by')).not.toBeInTheDocument();
  });

  test.each(['bankUser', 'manager'] as const)('WO-07 the %s begins as fits', async (person) => {
    answers(row({}));
    await openOrders({ person });
    await screen.findByRole('table', { name: 'Work orders' });
    const begins = person === 'manager' ? /^All/ : /^Waiting/;
    expect(tab(begins)).toHaveAttribute('aria-selected', 'true');
    expect(asked().sort).toBe(person === 'manager' ? 'createdDate,desc' : 'dueDate,asc');
  });

  test('WO-07 a tab keeps the other filters and brings its own order; what is none of them selects no tab', async () => {
    const { user } = await openOrders({ path: ordersAddress({ nameEc: 'mercado' }) });
    await screen.findByRole('tab', { name: /^Overdue/ });
    await user.click(tab(/^Overdue/));
    await waitFor(() =>
      expect(asked()).toMatchObject({
        nomeEstabelecimento: 'mercado',
        status: '0',
        sla: '1',
        sort: 'dueDate,asc',
      }),
    );
    await user.click(tab(/^Attended/));
    await waitFor(() =>
      expect(asked()).toEqual({
        page: '0',
        size: '10',
        nomeEstabelecimento: 'mercado',
        status: '2',
        sort: 'modifiedDate,desc',
      }),
    );
    await user.click(button('Clear all'));
    await waitFor(() => expect(asked().nomeEstabelecimento).toBeUndefined());
    expect(asked().status).toBe('2');
    await user.click(button('Filters'));
    await user.click(within(screen.getByRole('dialog')).getByRole('combobox', { name: 'Status' }));
    await user.click(await screen.findByRole('option', { name: 'Closed' }));
    await user.click(button('Apply'));
    await waitFor(() => expect(asked().status).toBe('1'));
    expect(screen.queryByRole('tab', { selected: true })).not.toBeInTheDocument();
    expect(screen.getByText('Filtered by')).toBeVisible();
  });

  test('WO-25 a part with nothing in it says so, and offers no filter to clear', async () => {
    answers();
    await openOrders({ person: 'administrator' });
    expect(await screen.findByText('No work orders are waiting.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Clear filters' })).not.toBeInTheDocument();
  });

  test('WO-02 selected orders that wait are marked as attended at once, and undone', async () => {
    const [one, two] = [await openedOrder(), await openedOrder()];
    const { user } = await openOrders({
      person: 'administrator',
      path: ordersAddress({ nameEc: 'mercado' }),
    });
    await user.click(await screen.findByRole('checkbox', { name: `Select ${one}` }));
    await user.click(screen.getByRole('checkbox', { name: `Select ${two}` }));
    await user.click(button('Mark as attended'));
    await user.click(await screen.findByRole('button', { name: 'Mark 2 as attended' }));
    expect(await screen.findByText('2 work orders marked as attended.')).toBeVisible();
    expect((await storedOrder(one)).status).toBe(2);
    expect((await storedOrder(two)).status).toBe(2);
  });

  test('WO-02 nobody else can select any', async () => {
    answers(row({}));
    await openOrders({ person: 'manager' });
    await screen.findByRole('table', { name: 'Work orders' });
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
  });
});

test('WO-05 pointing at the remaining time shows the promised one', async () => {
  answers(row({}));
  const { user } = await openOrders();
  await screen.findByRole('table', { name: 'Work orders' });
  await user.hover(screen.getByText(/left$/));
  expect(await screen.findByRole('tooltip')).toHaveTextContent('Due by 19 Nov 2026 at 10:20');
});

test('WO-07 LIST-10 ten a page, and a way back to home', async () => {
  const { user } = await openOrders();
  await pageTitled('Work orders');
  await counted(/work orders?$/);
  expect(queryOf(portal.callsOf(listWorkOrders)[0])).toEqual({
    page: '0',
    size: '10',
    sort: 'createdDate,desc',
  });
  await user.click(screen.getByRole('link', { name: 'Back to home' }));
  expect(window.location.pathname).toBe('/home');
});

describe('WO-08 opening', () => {
  test.each(['administrator', 'manager', 'bankUser'] as const)(
    'WO-08 the %s has the button',
    async (person) => {
      await openOrders({ person, language: 'pt' });
      expect(await screen.findByRole('link', { name: 'ABRIR' })).toHaveAttribute(
        'href',
        '/chamados/adicionar',
      );
    },
  );

  test('WO-08 SES-27 a report viewer has neither list nor button', async () => {
    await openOrders({ person: 'viewer' });
    await pageTitled('Page not authorized');
    expect(screen.queryByRole('link', { name: 'OPEN' })).not.toBeInTheDocument();
    expect(portal.callsOf(listWorkOrders)).toEqual([]);
  });
});

describe('the filters', () => {
  const choose = async (
    user: Awaited<ReturnType<typeof openOrders>>['user'],
    name: string,
    option: string,
  ) => {
    await user.click(within(screen.getByRole('dialog')).getByRole('combobox', { name }));
    await user.click(await screen.findByRole('option', { name: option }));
  };

  test('WO-05 WO-06 API-42 every one of them is sent under its name on the wire', async () => {
    const { user } = await openOrders();
    await counted(/work orders?$/);
    await user.click(button('Filters'));
    const dialog = within(screen.getByRole('dialog', { name: 'Filters' }));
    await user.type(dialog.getByRole('textbox', { name: 'Request number' }), '10123');
    await user.type(dialog.getByRole('textbox', { name: 'Establishment' }), 'mercado');
    await user.type(dialog.getByRole('textbox', { name: 'Logical number' }), 't0');
    await user.type(dialog.getByRole('textbox', { name: 'Start date' }), '18/11/2026');
    await user.type(dialog.getByRole('textbox', { name: 'Last modification' }), '19/11/2026');
    await choose(user, 'Status', 'Closed');
    await choose(user, 'Type', 'Transaction dispute');
    await choose(user, 'SLA', 'Overdue');
    await user.click(dialog.getByRole('button', { name: 'Apply' }));
    await waitFor(() => expect(portal.callsOf(listWorkOrders)).toHaveLength(2));
    expect(queryOf(portal.callsOf(listWorkOrders)[1])).toEqual({
      page: '0',
      size: '10',
      sort: 'createdDate,desc',
      numeroChamado: '10123',
      nomeEstabelecimento: 'mercado',
      numeroLogico: 't0',
      dataCriacao: '2026-11-18 00:00:00',
      dataModificacao: '2026-11-19 00:00:00',
      status: '1',
      caseType: '1',
      sla: '1',
    });
    expect(await screen.findByText('No data for this filter.')).toBeVisible();
  });

  test('WO-06 the choices are what there is', async () => {
    const { user } = await openOrders();
    await counted(/work orders?$/);
    await user.click(button('Filters'));
    const dialog = within(screen.getByRole('dialog', { name: 'Filters' }));
    await user.click(dialog.getByRole('combobox', { name: 'Status' }));
    expect((await screen.findAllByRole('option')).map(({ textContent }) => textContent)).toEqual([
      'Any',
      'Waiting for service',
      'Attended',
      'Closed',
    ]);
  });

  test('WO-04 a cancelled panel changes nothing and is gone after a second', async () => {
    const { user } = await openOrders();
    await counted(/work orders?$/);
    await user.click(button('Filters'));
    await user.type(field('Establishment'), 'nowhere');
    const begun = performance.now();
    await user.click(button('Cancel'));
    expect(screen.getByText('Filters', { selector: 'h2' })).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByText('Filters', { selector: 'h2' })).not.toBeInTheDocument(), {
      timeout: 3000,
    });
    expect(performance.now() - begun).toBeGreaterThan(900);
    expect(portal.callsOf(listWorkOrders)).toHaveLength(1);
  });

  test('WO-05 a request number that is none is said at its field, and stays', async () => {
    const { user } = await openOrders();
    await counted(/work orders?$/);
    await user.click(button('Filters'));
    await user.type(field('Request number'), 'ten');
    await user.click(button('Apply'));
    expect(await screen.findByText('Enter the request number in digits.')).toBeVisible();
    expect(field('Request number')).toHaveValue('ten');
    expect(portal.callsOf(listWorkOrders)).toHaveLength(1);
  });
});

test('WO-25 a list that cannot be loaded says so and can be fetched again', async () => {
  portal.fail(listWorkOrders, { status: 500 });
  const { user } = await openOrders();
  expect(await screen.findByText('Error loading list!')).toBeVisible();
  await user.click(button('Try again'));
  await counted(/work orders?$/);
});

describe('WO-02 the status in the row', () => {
  const opened = async (person: 'administrator' | 'manager' = 'administrator', width = 1440) => {
    const workOrder = await openedOrder();
    const page = await openOrders({ person, path: ordersAddress({ workOrderNumber: workOrder }), width });
    await counted('1 work order');
    return { ...page, workOrder };
  };
  const select = (workOrder: number) =>
    screen.getByRole('combobox', { name: new RegExp(`^Status of ${workOrder}`) });

  test.each([1440, 390])('WO-02 level 1 sets it, %i px wide, once the server has answered', async (width) => {
    const { user, workOrder } = await opened('administrator', width);
    const slow = held();
    portal.fail(updateWorkOrderStatus, { until: slow.until });
    await user.click(select(workOrder));
    await user.click(await screen.findByRole('option', { name: 'Attended' }));
    await waitFor(() => expect(portal.callsOf(updateWorkOrderStatus)).toHaveLength(1));
    expect(portal.callsOf(updateWorkOrderStatus)[0]?.body).toEqual({ status: 2, version: 1 });
    expect(select(workOrder)).toHaveTextContent('Waiting for service');
    slow.release();
    expect(await screen.findByText('Change saved successfully!')).toBeVisible();
    await waitFor(() => expect(select(workOrder)).toHaveTextContent('Attended'));
    expect((await storedOrder(workOrder)).status).toBe(2);
  });

  test('WO-02 what a colleague has set meanwhile is shown, not overwritten', async () => {
    const { user, workOrder } = await opened();
    await colleagueSets(workOrder, 1);
    await user.click(select(workOrder));
    await user.click(await screen.findByRole('option', { name: 'Attended' }));
    expect(await screen.findByText(/^The status of the work order could not be changed\./)).toBeVisible();
    // A closed one is no longer changed here.
    expect(await screen.findByRole('cell', { name: 'Closed' })).toBeVisible();
    expect(screen.queryByRole('combobox', { name: /^Status of/ })).not.toBeInTheDocument();
    expect((await storedOrder(workOrder)).status).toBe(1);
  });

  test('WO-02 nobody else does', async () => {
    await opened('manager');
    expect(screen.queryByRole('combobox', { name: /^Status of/ })).not.toBeInTheDocument();
    expect(screen.getByRole('cell', { name: 'Waiting for service' })).toBeVisible();
  });
});

test('WO-01 on a phone each is a card, whose number leads to the order', async () => {
  answers(row({}));
  await openOrders({ width: 390 });
  const cards = within(await screen.findByRole('list', { name: 'Work orders' }));
  const card = cards.getByRole('listitem');
  expect(within(card).getByRole('link', { name: 'Work order 10123' })).toHaveAttribute(
    'href',
    '/chamados/detalhes/10123',
  );
  for (const text of ['Maintenance', 'Mercado 1 · T0001', 'Waiting for service']) {
    expect(within(card).getByText(text)).toBeVisible();
  }
});
