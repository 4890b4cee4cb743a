import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { createOperatorCodes, listOperatorCodes } from '../../../../contract/operator-codes';
import { listEcs } from '../../../../contract/user-options';
import { readTokens } from '../../../../src/session/stored-session';
import { bridgeToPortal } from '../../../support/bridge';
import { pageTitled } from '../../../support/open-console';
import { counted } from '../../../support/shown-list';
import { button, codesAddress, field, LIST, openCodes, rows } from './codes-page';

const portal = bridgeToPortal();
afterEach(() => window.history.pushState(null, '', '/'));

const sent = () => portal.callsOf(createOperatorCodes).map(({ body }) => body as Record<string, unknown>);
const opened = async () => {
  const page = await openCodes({ path: `${LIST}/adicionar` });
  await pageTitled('New codes');
  return page;
};
type User = Awaited<ReturnType<typeof opened>>['user'];

async function fillIn(user: User, quantity: string) {
  await user.click(screen.getByRole('combobox', { name: /^Establishment/ }));
  await user.click(await screen.findByRole('option', { name: 'Mercado 1 (Cód.: 0001)' }));
  await user.clear(field(/^Quantity/));
  await user.type(field(/^Quantity/), quantity);
}

test('OPC-07 the form has an establishment, a quantity and a status that stays active', async () => {
  const { user } = await opened();
  expect(screen.getByRole('radio', { name: 'Active' })).toBeChecked();
  for (const name of ['Active', 'Inactive']) expect(screen.getByRole('radio', { name })).toBeDisabled();
  await user.click(screen.getByRole('combobox', { name: /^Establishment/ }));
  // The manager's own, and no others.
  expect((await screen.findAllByRole('option')).map(({ textContent }) => textContent)).toEqual([
    'Mercado 1 (Cód.: 0001)',
    'Mercado 2 (Cód.: 0002)',
  ]);
});

test('OPC-09 OPC-06 a dialog has the end of each code; OK leads to the list, which has them', async () => {
  const { user, goTo } = await opened();
  await fillIn(user, '3');
  await user.click(button('Save'));
  const dialog = within(await screen.findByRole('dialog', { name: '3 codes created' }));
  const tails = within(dialog.getByRole('list', { name: 'New codes' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
  expect(tails).toHaveLength(3);
  for (const tail of tails) expect(tail).toMatch(/^\d{3}$/);
  expect(sent()).toEqual([
    { ec: '0001', status: 1, quantidade: 3, chave: expect.stringMatching(/^[0-9a-f-]{36}$/) },
  ]);
  expect(dialog.getByRole('button', { name: 'OK' })).toHaveFocus();
  await user.click(dialog.getByRole('button', { name: 'OK' }));
  await pageTitled('Operator codes');
  // Of the shop, whatever the list was filtered by before.
  expect(portal.callsOf(listOperatorCodes).map(({ query }) => query.getAll('ec'))).toEqual([['0001']]);
  const path = codesAddress({ code: tails[0], operator: 'operator' });
  await goTo(path);
  await counted(/operator codes?$/);
  expect((await rows()).map(([, , tail]) => tail)).toContain(tails[0]);
});

describe('one code', () => {
  test('OPC-07 OPC-12 is what the form begins with, and is named in it', async () => {
    const { user, goTo } = await opened();
    expect(field(/^Quantity/)).toHaveValue('1');
    await user.click(screen.getByRole('combobox', { name: /^Establishment/ }));
    await user.click(await screen.findByRole('option', { name: 'Mercado 1 (Cód.: 0001)' }));
    await user.type(field(/^Operator name/), '  Nair Prado ');
    await user.click(button('Save'));
    const dialog = within(await screen.findByRole('dialog', { name: '1 code created' }));
    expect(dialog.getByRole('listitem')).toHaveTextContent(/^\d{3}Nair Prado$/);
    // It has its name, and is not asked for another one.
    expect(dialog.queryByRole('button', { name: 'Name the codes' })).not.toBeInTheDocument();
    const tail = dialog.getByRole('listitem').textContent?.slice(0, 3) ?? '';
    expect(sent()).toMatchObject([{ ec: '0001', quantidade: 1, nome: '  Nair Prado ' }]);
    await user.click(dialog.getByRole('button', { name: 'OK' }));
    await pageTitled('Operator codes');
    await goTo(codesAddress({ code: tail, operator: 'nair prado' }));
    await counted('1 operator code');
  });

  test('OPC-13 a name with a sign that nobody sees is said at its field', async () => {
    const { user } = await opened();
    await fillIn(user, '1');
    await user.click(field(/^Operator name/));
    await user.paste('a​b');
    await user.click(button('Save'));
    await waitFor(() => expect(field(/^Operator name/)).toBeInvalid());
    expect(sent()).toEqual([]);
  });

  test('OPC-07 of several codes no name is asked for or sent', async () => {
    const { user } = await opened();
    await fillIn(user, '1');
    await user.type(field(/^Operator name/), 'Nair');
    await fillIn(user, '2');
    expect(screen.queryByLabelText(/^Operator name/)).not.toBeInTheDocument();
    await user.click(button('Save'));
    await screen.findByRole('dialog', { name: '2 codes created' });
    expect(sent()[0]).not.toHaveProperty('nome');
  });
});

describe('what cannot be made', () => {
  test.each(['0', '21', '1.5', 'x', '-1', '1e1', '0x5'])(
    'OPC-08 a quantity of %s is said at the field, and nothing is sent',
    async (quantity) => {
      const { user } = await opened();
      await fillIn(user, quantity);
      await user.click(button('Save'));
      expect(await screen.findByText('The quantity must be a whole number from 1 to 20.')).toBeVisible();
      expect(field(/^Quantity/)).toHaveFocus();
      expect(field(/^Quantity/)).toHaveValue(quantity);
      expect(sent()).toEqual([]);
    },
  );

  test('OPC-08 without anything both fields say what they need', async () => {
    const { user } = await opened();
    await user.clear(field(/^Quantity/));
    await user.click(button('Save'));
    expect(await screen.findByText('Select an establishment.')).toBeVisible();
    expect(screen.getByText('The quantity must be a whole number from 1 to 20.')).toBeVisible();
    expect(screen.getByRole('combobox', { name: /^Establishment/ })).toHaveFocus();
  });
});

test('OPC-16 API-32 a lost reply keeps what was typed, and a retry makes no more codes', async () => {
  const { user } = await opened();
  await fillIn(user, '2');
  portal.fail(createOperatorCodes, 'dropped');
  await user.click(button('Save'));
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('The codes could not be created.');
  expect(alert).toHaveTextContent('Nothing is created twice');
  expect(field(/^Quantity/)).toHaveValue('2');
  // It had arrived: only the answer was lost.
  const [lost] = portal.callsOf(createOperatorCodes);
  const arrived = await fetch(new URL(createOperatorCodes.path, window.location.href), {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${readTokens()?.token}` },
    body: JSON.stringify(lost?.body),
  });
  const made = (await arrived.json()) as { nrCartao: string }[];
  await user.click(button('Save'));
  const dialog = within(await screen.findByRole('dialog', { name: '2 codes created' }));
  const tails = within(dialog.getByRole('list')).getAllByRole('listitem');
  expect(tails.map(({ textContent }) => textContent)).toEqual(made.map(({ nrCartao }) => nrCartao));
});

test('API-32 a double click makes the codes once', async () => {
  const { user } = await opened();
  await fillIn(user, '1');
  await user.dblClick(button('Save'));
  await screen.findByRole('dialog', { name: '1 code created' });
  expect(sent()).toHaveLength(1);
});

test('OPC-16 ERR-01 the server’s refusal is shown from its last colon on', async () => {
  portal.fail(createOperatorCodes, { status: 409, body: { code: 'CONFLICT', message: 'Error: No more.' } });
  const { user } = await opened();
  await fillIn(user, '2');
  await user.click(button('Save'));
  expect(await screen.findByText('No more.')).toBeVisible();
});

test('ERR-06 establishments that could not be loaded say so and can be fetched again', async () => {
  portal.fail(listEcs, { status: 500 });
  const { user } = await opened();
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('Error loading establishments!');
  await user.click(within(alert).getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
});

test('OPC-15 leaving a half-filled form asks for a confirmation; staying keeps what was typed', async () => {
  const { user } = await opened();
  await user.clear(field(/^Quantity/));
  await user.type(field(/^Quantity/), '7');
  await user.click(screen.getByRole('link', { name: 'Back' }));
  const question = within(await screen.findByRole('dialog', { name: 'Leave without saving?' }));
  await user.click(question.getByRole('button', { name: 'Keep editing' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(field(/^Quantity/)).toHaveValue('7');
  await user.click(screen.getByRole('link', { name: 'Back' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Leave' }));
  await pageTitled('Operator codes');
});

test('OPC-15 an untouched form is left without a confirmation', async () => {
  const { user } = await opened();
  await user.click(screen.getByRole('link', { name: 'Back' }));
  await pageTitled('Operator codes');
});
