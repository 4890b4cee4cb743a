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
  version: 1,
  ...changes,
});

/** Lets the list answer these. */
const answers = (...content: WorkOrder[]) =>
  portal.fail(listWorkOrders, {
    status: 200,
    body: { content, pageable: { pageNumber: 0 }, totalPages: 1, totalElements: content.length },
  });

const queryOf = (call: { query: URLSearchParams } | undefined) => Object.fromEntries(call?.query ?? []);

test('WO-01 WO-03 type, number, terminal and establishment, both moments, status and SLA', async () => {
  answers(
    row({}),
    row({ workOrder: 10_124, caseType: 'Contestação de transação', status: 2, minutesLeft: null }),
    row({ workOrder: 10_125, status: 1, sla: 'Fora do prazo', minutesLeft: null }),
    row({ workOrder: 10_126, sla: 'Fora do prazo', minutesLeft: -45 }),
    row({ workOrder: 10_127, minutesLeft: 2 * 24 * 60 + 65 }),
  );
  await openOrders();
  const table = within(await screen.findByRole('table', { name: 'Work orders' }));
  expect(table.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'Type',
    'Request number',
    'Logical number/Establishment',
    'Start date',
    'Last modification',
    'Status',
    'SLA',
    'Actions',
  ]);
  const first = ['T0001Mercado 1', '18 Nov 2026 10:20:30', '19 Nov 2026 08:00:01'];
  expect(await rows()).toEqual(
    [
      ['Maintenance', '10123', ...first, 'Waiting for service', 'On time 5 h 23 min left'],
      ['Dispute', '10124', ...first, 'Attended', 'On time'],
      ['Maintenance', '10125', ...first, 'Closed', 'Overdue'],
      ['Maintenance', '10126', ...first, 'Waiting for service', 'Overdue by 45 min'],
      ['Maintenance', '10127', ...first, 'Waiting for service', 'On time 2 d 1 h left'],
    ].map((cells) => cells.map((cell) => cell.replaceAll(/(\d) (h|min|d)/g, '$1\u00a0$2'))),
  );
});

test('WO-05 pointing at the remaining time shows the promised one', async () => {
  answers(row({}));
  const { user } = await openOrders();
  await screen.findByRole('table', { name: 'Work orders' });
  await user.hover(screen.getByText(/^On time/));
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
    await waitFor(() => expect(select(workOrder)).toHaveTextContent('Closed'));
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
  for (const text of ['Maintenance', 'T0001 · Mercado 1', 'Waiting for service']) {
    expect(within(card).getByText(text)).toBeVisible();
  }
});
