import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { getOwnAddress } from '../../../../contract/users';
import { caseUserInfo, createWorkOrder, listWorkOrders } from '../../../../contract/work-orders';
import { bridgeToPortal, held } from '../../../support/bridge';
import { pageTitled } from '../../../support/open-console';
import { button, field, openedOrder, openOrders, storedOrder } from './orders-page';

const portal = bridgeToPortal();
afterEach(() => window.history.pushState(null, '', '/'));

const TITLE = 'New work order';
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

const opened = async (person: 'manager' | 'administrator' | 'bankUser' = 'manager') => {
  const page = await openOrders({ person, path: '/chamados/adicionar' });
  await pageTitled(TITLE);
  return page;
};
type User = Awaited<ReturnType<typeof opened>>['user'];

const sent = () => portal.callsOf(createWorkOrder).map(({ path, body }) => ({ path, body: body as object }));
const select = (name: string) => screen.getByRole('combobox', { name: new RegExp(`^${name}`) });

async function choose(user: User, name: string, option: string | RegExp) {
  await user.click(select(name));
  await user.click(await screen.findByRole('option', { name: option }));
}

/** The fields of both types. */
async function fillInBoth(user: User) {
  await choose(user, 'Terminal', /T0001/);
  await user.type(field(/^Contact phone/), '11987654321');
  await user.type(field(/^Report/), 'It stopped.');
}

/** @param time own to each dispute that is opened: another one of the same terminal, moment and amount is refused */
async function fillInDispute(user: User, inserted = '100', contested = '20.5', time = '10:20:30') {
  await user.click(screen.getByRole('radio', { name: 'Transaction dispute' }));
  await fillInBoth(user);
  await user.type(field(/^Amount inserted/), inserted);
  await user.type(field(/^Amount disputed/), contested);
  await user.type(field(/^Transaction date/), '2026-01-02');
  await user.type(field(/^Transaction time/), time);
  await user.click(screen.getByRole('radio', { name: 'No' }));
}

test('WO-09 WO-21 the title, and the requester, which nobody can change', async () => {
  await opened();
  expect(field('Name')).toHaveValue('Marina Prado');
  expect(field('Login')).toHaveValue('20000002');
  await waitFor(() => expect(field('E-mail')).toHaveValue('20000002@example.com'));
  for (const name of ['Name', 'Login', 'E-mail']) expect(field(name)).toHaveAttribute('readonly');
  expect(portal.callsOf(getOwnAddress)).toHaveLength(1);
});

test('WO-09 in Portuguese it says what the specification says', async () => {
  await openOrders({ path: '/chamados/adicionar', language: 'pt' });
  await pageTitled('Abertura de Chamados');
  expect(screen.getByText('Preencher o telefone de contato')).toBeVisible();
});

describe('WO-10 each type shows and sends what is its own', () => {
  test('WO-10 WO-18 WO-23 maintenance: a symptom, and no transaction', async () => {
    const { user } = await opened();
    expect(screen.getByRole('radio', { name: 'Terminal maintenance' })).toBeChecked();
    await fillInBoth(user);
    await user.click(select('Symptom'));
    expect((await screen.findAllByRole('option')).map(({ textContent }) => textContent)).toEqual([
      'Select',
      'ATM out of order',
      'Safe out of order',
      'Not defined',
    ]);
    await user.click(screen.getByRole('option', { name: 'Safe out of order' }));
    expect(screen.queryByRole('textbox', { name: /value/ })).not.toBeInTheDocument();
    await user.click(button('Save'));
    await pageTitled('Work orders');
    expect(sent()).toEqual([
      {
        path: '/portal/salesforce/create/manutencaoTransacao',
        body: {
          numeroLogico: 'T0001',
          numeroCartaoOperador: null,
          telefone: '(11) 98765-4321',
          relatoUsuario: 'It stopped.',
          sintoma: 'Cofre Fora',
          chave: expect.stringMatching(UUID) as string,
        },
      },
    ]);
    const told = await screen.findByText(/^Request \d+ opened\. It will be listed within 30 minutes\.$/);
    const number = Number(/\d+/.exec(told.textContent)?.[0]);
    expect((await storedOrder(number)).sintoma).toBe('Cofre Fora');
    expect(await screen.findByRole('cell', { name: new RegExp(`^${number}`) })).toBeVisible();
  });

  test('WO-10 WO-15 WO-20 a dispute: amounts, moment and receipt, and no symptom', async () => {
    const { user } = await opened();
    await fillInDispute(user, '1,234.56', '0.07');
    expect(screen.queryByRole('combobox', { name: /^Symptom/ })).not.toBeInTheDocument();
    await user.click(screen.getByRole('checkbox', { name: 'The amount disputed is approximate' }));
    await user.click(button('Save'));
    await pageTitled('Work orders');
    expect(sent()).toEqual([
      {
        path: '/portal/salesforce/create/contestacaoTransacao',
        body: {
          numeroLogico: 'T0001',
          numeroCartaoOperador: null,
          telefone: '(11) 98765-4321',
          relatoUsuario: 'It stopped.',
          valorInserido: 1234.56,
          valorContestado: 0.07,
          valorInseridoAproximado: 'N',
          valorSolicitadoAproximado: 'S',
          dataHoraTransacao: '2026-01-02T10:20:30',
          clientePossuiComprovante: 'N',
          chave: expect.stringMatching(UUID) as string,
        },
      },
    ]);
  });

  test('WO-10 what was typed for one type is kept while the other is selected', async () => {
    const { user } = await opened();
    await fillInDispute(user);
    await user.click(screen.getByRole('radio', { name: 'Terminal maintenance' }));
    expect(field(/^Report/)).toHaveValue('It stopped.');
    await user.click(screen.getByRole('radio', { name: 'Transaction dispute' }));
    expect(field(/^Amount inserted/)).toHaveValue('100');
  });
});

describe('WO-11 terminal and operator', () => {
  test('WO-11 API-43 a terminal is found by typing, and narrows the operators', async () => {
    const { user } = await opened();
    expect(select('Operator')).toBeDisabled();
    expect(screen.getByText('Select the terminal first.')).toBeVisible();
    await user.click(select('Terminal'));
    expect((await screen.findAllByRole('option')).map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('T0001'),
      expect.stringContaining('T0002'),
    ]);
    await user.type(select('Terminal'), '0002');
    await user.click(await screen.findByRole('option', { name: /T0002/ }));
    await user.click(select('Operator'));
    const operators = (await screen.findAllByRole('option')).map(({ textContent }) => textContent);
    // Beside those of the network there are codes that other tests have made, never with a number of two digits.
    expect(operators.filter((operator) => /^Operador \d\d /.test(operator ?? ''))).toEqual([
      'Operador 21 (210)',
      'Operador 22 (220)',
    ]);
    expect(portal.callsOf(caseUserInfo).map(({ query }) => Object.fromEntries(query))).toEqual([
      { categoria: 'manutencaoTransacao' },
      { categoria: 'manutencaoTransacao', numeroLogico: 'T0002' },
    ]);
  });

  test('WO-11 an operator of another shop does not stay with a new terminal', async () => {
    const { user } = await opened();
    await choose(user, 'Terminal', /T0002/);
    await choose(user, 'Operator', /^Operador 21/);
    expect(select('Operator')).toHaveValue('Operador 21 (210)');
    await choose(user, 'Terminal', /T0001/);
    expect(select('Operator')).toHaveValue('');
  });

  test('WO-24 choices that could not be fetched say so and can be fetched again', async () => {
    portal.fail(caseUserInfo, { status: 500 }, 2);
    const { user } = await opened();
    const [alert] = await screen.findAllByRole('alert');
    expect(alert).toHaveTextContent('Error loading data');
    await user.click(within(alert as HTMLElement).getByRole('button', { name: 'Try again' }));
    await user.click(select('Terminal'));
    await waitFor(() => expect(portal.callsOf(caseUserInfo).length).toBeGreaterThan(1));
  });
});

test('WO-12 the telephone takes the shape of its mask, and a half one is refused with its hint', async () => {
  const { user } = await opened();
  await user.clear(field(/^Contact phone/));
  await user.type(field(/^Contact phone/), '11 9876');
  expect(field(/^Contact phone/)).toHaveValue('(11) 9876');
  await user.click(button('Save'));
  expect(await screen.findByText('4 digits are missing')).toBeVisible();
  expect(field(/^Contact phone/)).toHaveValue('(11) 9876');
  await user.type(field(/^Contact phone/), '54321');
  expect(field(/^Contact phone/)).toHaveValue('(11) 98765-4321');
  expect(sent()).toEqual([]);
});

test('WO-12 a digit in the middle leaves the caret where it is', async () => {
  const { user } = await opened();
  const phone = field(/^Contact phone/) as HTMLInputElement;
  await user.type(phone, '1198765432');
  await user.type(phone, '0', { initialSelectionStart: 5, initialSelectionEnd: 5 });
  expect(phone).toHaveValue('(11) 09876-5432');
  expect(phone.selectionStart).toBe(6);
});

describe('what cannot be sent', () => {
  test('WO-10 WO-19 ERR-04 nothing at all: each field says what it needs, the first has the focus', async () => {
    const { user } = await opened();
    await user.click(button('Save'));
    expect(await screen.findByText('The form has errors.')).toBeVisible();
    for (const text of [
      'Select a terminal.',
      'Fill in the contact phone',
      'Select a symptom.',
      'Describe what happened.',
    ]) {
      expect(screen.getByText(text)).toBeVisible();
    }
    expect(select('Terminal')).toHaveFocus();
    expect(sent()).toEqual([]);
  });

  test.each(['0', '-1', 'ten', '1.234', '1e3'])(
    'WO-13 an amount of %s stays and is refused',
    async (typed) => {
      const { user } = await opened();
      await fillInDispute(user, '100', typed);
      await user.click(button('Save'));
      expect(
        await screen.findByText('Enter an amount above 0, with two decimal places at most.'),
      ).toBeVisible();
      expect(field(/^Amount disputed/)).toHaveValue(typed);
      expect(sent()).toEqual([]);
    },
  );

  test('WO-13 amounts have their $ in every language', async () => {
    const { user } = await openOrders({ path: '/chamados/adicionar', language: 'pt' });
    await user.click(await screen.findByRole('radio', { name: 'Contestação de transação' }));
    expect(screen.getAllByText('$')).toHaveLength(2);
  });

  test('WO-20 a moment that is still to come', async () => {
    const { user } = await opened();
    await fillInDispute(user);
    const date = field(/^Transaction date/);
    await user.clear(date);
    await user.type(date, '2999-01-02');
    await user.click(button('Save'));
    expect(await screen.findByText('The transaction date and time cannot be in the future.')).toBeVisible();
    expect(sent()).toEqual([]);
  });

  test.each(['12345678901', '12a', ''])('WO-17 an NSU of %j', async (typed) => {
    const { user } = await opened();
    await fillInDispute(user);
    await user.click(screen.getByRole('radio', { name: 'Yes' }));
    if (typed !== '') await user.type(field(/^NSU/), typed);
    await user.click(button('Save'));
    expect(await screen.findByText('The NSU must have 1 to 10 digits.')).toBeVisible();
    expect(field(/^NSU/)).toHaveValue(typed);
    expect(sent()).toEqual([]);
  });
});

test('WO-16 WO-17 an NSU is typed and sent only with a receipt', async () => {
  const { user } = await opened();
  await fillInDispute(user, '100', '20.5', '10:20:31');
  expect(field(/^NSU/)).toBeDisabled();
  expect(screen.getByText('Only with a receipt.')).toBeVisible();
  await user.click(screen.getByRole('radio', { name: 'Yes' }));
  await user.type(field(/^NSU/), '0000123456');
  await user.click(screen.getByRole('radio', { name: 'No' }));
  expect(field(/^NSU/)).toBeDisabled();
  expect(field(/^NSU/)).toHaveValue('');
  await user.click(screen.getByRole('radio', { name: 'Yes' }));
  expect(field(/^NSU/)).toHaveValue('0000123456');
  await user.click(button('Save'));
  await pageTitled('Work orders');
  expect(sent()[0]?.body).toMatchObject({ clientePossuiComprovante: 'S', nsu: '0000123456' });
});

describe('WO-14 more is disputed than was put in', () => {
  const MESSAGE = 'The DISPUTED amount cannot be greater than the INSERTED amount.';
  const question = async () => within(await screen.findByRole('dialog', { name: 'Send anyway?' }));

  test('WO-14 it needs a confirmation; cancelling sends nothing and loses nothing', async () => {
    const { user } = await opened();
    await fillInDispute(user, '20', '20.01');
    await user.click(button('Save'));
    const dialog = await question();
    expect(dialog.getByText(MESSAGE)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(field(/^Amount disputed/)).toHaveValue('20.01');
    expect(sent()).toEqual([]);
    await user.click(button('Save'));
    await user.click((await question()).getByRole('button', { name: 'Send anyway' }));
    await pageTitled('Work orders');
    expect(sent()).toHaveLength(1);
  });

  test('WO-14 an amount up to the inserted one needs no confirmation', async () => {
    const { user } = await opened();
    await fillInDispute(user, '20', '20.00', '10:20:32');
    await user.click(button('Save'));
    await pageTitled('Work orders');
  });
});

describe('failures', () => {
  async function filledIn() {
    const page = await opened();
    await fillInBoth(page.user);
    await choose(page.user, 'Symptom', 'Not defined');
    return page;
  }

  test('WO-22 it is busy while it is sent, and a double click sends it once', async () => {
    const { user } = await filledIn();
    const slow = held();
    portal.fail(createWorkOrder, { until: slow.until });
    await user.dblClick(button('Save'));
    await waitFor(() => expect(button('Save')).toHaveAttribute('aria-busy', 'true'));
    slow.release();
    await pageTitled('Work orders');
    expect(sent()).toHaveLength(1);
    expect(portal.callsOf(listWorkOrders)).toHaveLength(1);
  });

  test('WO-24 a lost reply keeps everything, and a retry opens nothing twice', async () => {
    const { user } = await filledIn();
    portal.fail(createWorkOrder, 'dropped');
    await user.click(button('Save'));
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Error creating the work order');
    expect(alert).toHaveTextContent('Nothing is opened twice');
    expect(field(/^Report/)).toHaveValue('It stopped.');
    expect(field(/^Contact phone/)).toHaveValue('(11) 98765-4321');
    // It had arrived: only the answer was lost.
    const number = await openedOrder(sent()[0]?.body);
    await user.click(button('Save'));
    expect(await screen.findByText(new RegExp(`^Request ${number} opened`))).toBeVisible();
  });

  test('WO-24 ERR-01 what the server refuses stands at its field', async () => {
    portal.fail(createWorkOrder, {
      status: 400,
      body: { code: 'VALIDATION', message: 'Check.', fields: { telefone: 'Nobody answers there.' } },
    });
    const { user } = await filledIn();
    await user.click(button('Save'));
    expect(await screen.findByText('Nobody answers there.')).toBeVisible();
    await waitFor(() => expect(field(/^Contact phone/)).toHaveFocus());
  });
});

test('WO-10 ERR-04 the counter of unsaved changes counts what one sees: no field of the other type, a moment once', async () => {
  const { user } = await opened();
  await user.click(screen.getByRole('radio', { name: 'Transaction dispute' }));
  expect(screen.getByText('1 unsaved change')).toBeVisible();
  await user.type(field(/^Report/), 'Not counted.');
  await user.type(field(/^Amount inserted/), '100');
  expect(screen.getByText('3 unsaved changes')).toBeVisible();
  await user.type(field(/^Transaction date/), '2026-01-02');
  await user.type(field(/^Transaction time/), '10:20:30');
  await user.tab();
  expect(screen.getByText('4 unsaved changes')).toBeVisible();
  await user.click(screen.getByRole('radio', { name: 'Terminal maintenance' }));
  expect(screen.getByText('1 unsaved change')).toBeVisible();
});

test('WO-12 the phone number of the last order is there for the next one, and is no change of its own', async () => {
  const { user } = await opened();
  await fillInBoth(user);
  await choose(user, 'Symptom', 'Not defined');
  await user.click(button('Save'));
  await pageTitled('Work orders');
  await user.click(await screen.findByRole('link', { name: 'OPEN' }));
  await pageTitled(TITLE);
  expect(field(/^Contact phone/)).toHaveValue('(11) 98765-4321');
  expect(screen.getByText('No changes yet')).toBeVisible();
});

test('ERR-04 leaving a half-filled form asks for a confirmation; staying keeps what was typed', async () => {
  const { user } = await opened();
  await user.type(field(/^Report/), 'Half');
  await user.click(screen.getByRole('link', { name: 'Back' }));
  const question = within(await screen.findByRole('dialog', { name: 'Leave without saving?' }));
  expect(question.getByText('There are unsaved changes. Leave anyway?')).toBeVisible();
  await user.click(question.getByRole('button', { name: 'Keep editing' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(field(/^Report/)).toHaveValue('Half');
  await user.click(screen.getByRole('link', { name: 'Back' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Leave' }));
  await pageTitled('Work orders');
});
