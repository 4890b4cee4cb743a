import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { addOrderComment, listOrderEntries } from '../../../../contract/work-order-conversation';
import { getWorkOrder, reopenWorkOrder, updateWorkOrderStatus } from '../../../../contract/work-orders';
import { bridgeToPortal } from '../../../support/bridge';
import { pageTitled } from '../../../support/open-console';
import { button, colleagueSets, field, openedOrder, openOrders, says, storedOrder } from './orders-page';

const portal = bridgeToPortal();
afterEach(() => window.history.pushState(null, '', '/'));

type Who = 'manager' | 'administrator' | 'bankUser';

const opened = async (workOrder: number, person: Who = 'manager') => {
  const page = await openOrders({ person, path: `/chamados/detalhes/${workOrder}` });
  await pageTitled(`Work order ${workOrder}`);
  await screen.findByRole('region', { name: 'Conversation' });
  return page;
};

/** What is known of the order, by the names of the facts. */
const fact = (name: string) => screen.getByText(name, { selector: 'dt' }).nextElementSibling?.textContent;
/** What was written, the oldest first, which the page shows last. */
const entries = async () =>
  within(await screen.findByRole('list', { name: 'What was written' }))
    .getAllByRole('listitem')
    .toReversed()
    .slice(1);
const report = async () =>
  within(await screen.findByRole('list', { name: 'What was written' }))
    .getAllByRole('listitem')
    .at(-1);
const comment = () => field('Comment');

test('SES-29 WO-02 a dispute with all of its details', async () => {
  const number = await openedOrder(
    { numeroCartaoOperador: '11', valorSolicitadoAproximado: 'S', dataHoraTransacao: '2026-01-02T10:25:30' },
    { type: 'contestacaoTransacao' },
  );
  await opened(number);
  expect(fact('Type')).toBe('Transaction dispute');
  expect(fact('Status')).toBe('Waiting for service');
  expect(fact('SLA')).toMatch(/^4\u00a0d 23\u00a0h leftDue by /);
  expect(fact('Terminal')).toBe('T0001');
  expect(fact('Establishment')).toBe('Mercado 1 (Cód.: 0001)');
  expect(fact('Operator')).toBe('Operador 11 (110)');
  expect(await report()).toHaveTextContent(/^Marina PradoReport.*A note is missing\.$/);
  expect(fact('Amount inserted')).toBe('$100.00');
  expect(fact('Amount disputed')).toBe('$20.50 (approximate)');
  expect(fact('Transaction date and time')).toBe('2 Jan 2026 10:25:30');
  expect(fact('Opened by')).toBe('Marina Prado (20000002)');
  expect(fact('E-mail')).toBe('20000002@example.com');
  expect(fact('Contact phone')).toBe('(11) 98765-4321');
});

test.each(['/chamados/detalhes/99999999', '/chamados/detalhes/x', '/chamados/detalhes', '/chamados/nothing'])(
  'SES-29 %s leads to the list',
  async (path) => {
    await openOrders({ path });
    await pageTitled('Work orders');
    expect(await screen.findByText('Select a record in the list.')).toBeVisible();
  },
);

test('SES-27 an order of a foreign shop is not shown', async () => {
  const number = await openedOrder({ numeroLogico: 'T0003' }, { person: 'administrator' });
  await openOrders({ path: `/chamados/detalhes/${number}` });
  await pageTitled('Page not authorized');
});

test('WO-02 an order that cannot be loaded says so and can be fetched again', async () => {
  const number = await openedOrder();
  portal.fail(getWorkOrder, { status: 500 });
  const { user } = await openOrders({ path: `/chamados/detalhes/${number}` });
  expect(await screen.findByText('The record could not be loaded.')).toBeVisible();
  await user.click(button('Try again'));
  expect(await screen.findByRole('region', { name: 'Conversation' })).toBeVisible();
});

describe('the conversation', () => {
  test('WO-02 both sides see what both sides say', async () => {
    const number = await openedOrder();
    await says('administrator', number, 'Which light is on?');
    const { user } = await opened(number);
    expect((await entries())[0]).toHaveTextContent(/^Helena DuarteService.*Which light is on\?$/);
    await user.type(comment(), 'The red one.');
    await user.click(button('Send'));
    expect(await screen.findByText('Comment sent.')).toBeVisible();
    expect(comment()).toHaveValue('');
    await waitFor(async () => expect((await entries())[1]).toHaveTextContent(/^You.*The red one\.$/));
  });

  test('WO-02 nothing is no comment', async () => {
    const { user } = await opened(await openedOrder());
    expect(await screen.findByText('Nobody has written yet.')).toBeVisible();
    await user.type(comment(), '   ');
    await user.click(button('Send'));
    expect(await screen.findByText('Write a comment.')).toBeVisible();
    expect(comment()).toHaveFocus();
    expect(portal.callsOf(addOrderComment)).toEqual([]);
  });

  test('WO-24 a lost reply keeps what was written, and a retry stores it once', async () => {
    const { user } = await opened(await openedOrder());
    await screen.findByText('Nobody has written yet.');
    await user.type(comment(), 'Hello');
    portal.fail(addOrderComment, 'dropped');
    await user.click(button('Send'));
    expect(await screen.findByRole('alert')).toHaveTextContent('The comment could not be sent.');
    expect(comment()).toHaveValue('Hello');
    await user.click(button('Send'));
    await screen.findByText('Comment sent.');
    const [first, second] = portal.callsOf(addOrderComment).map(({ body }) => body as { chave: string });
    expect(second?.chave).toBe(first?.chave);
  });

  test('ERR-04 leaving a comment that was not sent asks for a confirmation', async () => {
    const { user } = await opened(await openedOrder());
    await screen.findByText('Nobody has written yet.');
    await user.type(comment(), 'Half');
    await user.click(screen.getByRole('link', { name: 'Back to the work orders' }));
    const question = within(await screen.findByRole('dialog', { name: 'Leave without saving?' }));
    await user.click(question.getByRole('button', { name: 'Keep editing' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(comment()).toHaveValue('Half');
  });

  test('WO-02 one that cannot be loaded says so and can be fetched again', async () => {
    const number = await openedOrder();
    portal.fail(listOrderEntries, { status: 500 });
    const { user } = await openOrders({ path: `/chamados/detalhes/${number}` });
    expect(await screen.findByText('The conversation could not be loaded.')).toBeVisible();
    await user.click(button('Try again'));
    expect(await screen.findByText('Nobody has written yet.')).toBeVisible();
  });
});

describe('closing and reopening', () => {
  test('WO-02 level 1 closes it here: it takes no comment any more', async () => {
    const number = await openedOrder();
    const { user } = await opened(number, 'administrator');
    await user.click(screen.getByRole('combobox', { name: new RegExp(`^Status of ${number}`) }));
    await user.click(await screen.findByRole('option', { name: 'Closed' }));
    expect(await screen.findByText(/^The work order is resolved/)).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('textbox', { name: 'Comment' })).not.toBeInTheDocument());
    expect((await entries()).at(-1)).toHaveTextContent('Status: Closed');
    expect(screen.queryByRole('button', { name: 'Reopen' })).not.toBeInTheDocument();
    expect(portal.callsOf(updateWorkOrderStatus)).toHaveLength(1);
  });

  test('WO-02 its requester reopens it within a week, after a confirmation', async () => {
    const number = await openedOrder();
    await colleagueSets(number, 1);
    const { user } = await opened(number);
    expect(await screen.findByText(/you can reopen it until/)).toBeVisible();
    await user.click(button('Reopen'));
    const question = within(screen.getByRole('dialog', { name: `Reopen work order ${number}?` }));
    await user.click(question.getByRole('button', { name: 'Reopen' }));
    expect(await screen.findByText('The work order was reopened.')).toBeVisible();
    expect(await screen.findByRole('textbox', { name: 'Comment' })).toBeVisible();
    expect(portal.callsOf(reopenWorkOrder)).toHaveLength(1);
    expect((await storedOrder(number)).status).toBe(0);
  });

  test('WO-02 somebody else who may see it cannot reopen it', async () => {
    const number = await openedOrder({}, { person: 'administrator' });
    await colleagueSets(number, 1);
    await opened(number);
    expect(await screen.findByText(/^The work order is resolved/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Reopen' })).not.toBeInTheDocument();
  });

  test('WO-02 what is written while it is closed elsewhere is refused, and is not lost', async () => {
    const number = await openedOrder();
    const { user } = await opened(number);
    await screen.findByText('Nobody has written yet.');
    await user.type(comment(), 'Wait');
    await colleagueSets(number, 1);
    await user.click(button('Send'));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      /^.*The comment could not be sent\.This work order is closed\./,
    );
    expect(comment()).toHaveValue('Wait');
  });
});
