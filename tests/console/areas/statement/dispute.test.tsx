import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { createWorkOrder } from '../../../../contract/work-orders';
import { bridgeToPortal } from '../../../support/bridge';
import { pageTitled } from '../../../support/open-console';
import { colleagueSets, openedOrder } from '../work-orders/orders-page';
import { linesOf, openStatement, shown, TODAY } from './statement-page';

/* The three transactions of establishment 0001 today are disputed here alone: 100.10, 0.20, and the withdrawal. */

const portal = bridgeToPortal();
afterEach(() => window.history.pushState(null, '', '/'));

const nameOf = (time: string) => `Dispute this transaction, ${shown(TODAY)} ${time}`;
const field = (name: RegExp) => screen.getByRole('textbox', { name });
const select = (name: RegExp) => screen.getByRole('combobox', { name });
type Opened = Awaited<ReturnType<typeof openStatement>>;

/** From the row of a transaction to its form. */
async function disputeFrom({ user, rows }: Opened, time: string) {
  await user.click(within(await rows()).getByRole('link', { name: nameOf(time) }));
  await pageTitled('New work order');
}

async function fillIn({ user }: Opened) {
  await user.type(field(/^Contact phone/), '11987654321');
  await user.type(field(/^Amount disputed/), '0.1');
  await user.type(field(/^Report/), 'A note is missing.');
  await user.click(screen.getByRole('radio', { name: 'No' }));
}

describe('from the statement to the dispute', () => {
  test('WO-10 WO-17 the form knows the transaction; whether there is a receipt it does not presume', async () => {
    const page = await openStatement({ person: 'manager' });
    await disputeFrom(page, '00:00:01');
    expect(screen.getByRole('radio', { name: 'Transaction dispute' })).toBeChecked();
    await waitFor(() => expect(select(/^Terminal/)).toHaveValue('T0001 - Mercado 1'));
    expect(select(/^Terminal/)).toBeDisabled();
    await waitFor(() => expect(select(/^Operator/)).toHaveValue('Operador 11 (110)'));
    expect(field(/^Amount inserted/)).toHaveValue('100.10');
    expect(field(/^Transaction date and time/)).toHaveValue(`${shown(TODAY)} 00:00:01`);
    for (const name of ['Yes', 'No']) expect(screen.getByRole('radio', { name })).not.toBeChecked();
    expect(field(/^NSU/)).toBeDisabled();
    expect(field(/^NSU/)).toHaveValue('');
    await page.user.click(screen.getByRole('radio', { name: 'Yes' }));
    expect(field(/^NSU/)).toBeEnabled();
    expect(field(/^NSU/)).toHaveValue('');
  });

  test('WO-10 WO-20 it sends the transaction by its key, and the row then shows where the dispute stands', async () => {
    const page = await openStatement({ person: 'manager' });
    await disputeFrom(page, '00:00:02');
    await fillIn(page);
    await page.user.click(screen.getByRole('button', { name: 'Save' }));
    const told = await screen.findByText(/^Request \d+ opened/);
    const number = Number(/\d+/.exec(told.textContent)?.[0]);
    expect(portal.callsOf(createWorkOrder)[0]?.body).toMatchObject({
      numeroLogico: 'T0001',
      numeroCartaoOperador: '12',
      valorInserido: 0.2,
      valorContestado: 0.1,
      dataHoraTransacao: `${TODAY}T00:00:02`,
      clientePossuiComprovante: 'N',
      transacao: { nsu: '000011', capturedAt: `${TODAY}T00:00:02` },
    });
    await page.goTo('/transacoes-extrato');
    await pageTitled('Transaction statement');
    const link = { name: `Work order ${number}, waiting for service` };
    const shownLink = within(await page.rows()).getByRole('link', link);
    expect(shownLink).toHaveAttribute('href', `/chamados/detalhes/${number}`);
    expect(screen.queryByRole('link', { name: nameOf('00:00:02') })).not.toBeInTheDocument();
    await colleagueSets(number, 2);
    await page.create();
    expect(await screen.findByRole('link', { name: `Work order ${number}, attended` })).toBeVisible();
    await colleagueSets(number, 1);
    await page.create();
    expect(await screen.findByRole('link', { name: nameOf('00:00:02') })).toBeVisible();
  });

  test('WO-24 a second dispute of a transaction is refused, with the way to the first', async () => {
    const page = await openStatement({ person: 'manager' });
    await disputeFrom(page, '00:00:03');
    await fillIn(page);
    const first = await openedOrder(
      {
        dataHoraTransacao: `${TODAY}T00:00:03`,
        transacao: { nsu: '000012', capturedAt: `${TODAY}T00:00:03` },
      },
      { type: 'contestacaoTransacao' },
    );
    await page.user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      `This transaction is already disputed in work order ${first}.`,
    );
    expect(field(/^Report/)).toHaveValue('A note is missing.');
    expect(screen.getByRole('link', { name: `Show work order ${first}` })).toHaveAttribute(
      'href',
      `/chamados/detalhes/${first}`,
    );
    await colleagueSets(first, 1);
  });

  test('WO-08 SES-27 a report viewer disputes nothing, and has ten columns', async () => {
    const { rows } = await openStatement({ person: 'viewer' });
    const table = await rows();
    expect(linesOf(table)[0]).toHaveLength(10);
    expect(within(table).queryByRole('link')).not.toBeInTheDocument();
  });

  test('WO-08 on a phone what a row opens has it', async () => {
    const { user, card } = await openStatement({ person: 'manager', width: 390 });
    await user.click(await within(card()).findByRole('button', { name: /100\.10/ }));
    await user.click(await screen.findByRole('link', { name: nameOf('00:00:01') }));
    await pageTitled('New work order');
  });
});
