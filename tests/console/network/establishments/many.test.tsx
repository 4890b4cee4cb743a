import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { CHOICE } from '../../../../contract/limits';
import { listEcs, type ReachedEstablishment } from '../../../../contract/user-options';
import { bridgeToPortal, held } from '../../../support/bridge';
import { openConsole } from '../../../support/open-console';
import { people } from '../../../support/people';

/* Choosing among more establishments than are listed at first (decision 50). */

const portal = bridgeToPortal();
afterEach(() => window.history.pushState(null, '', '/'));

/** The first reply of a network of thousands; the test server replies to all other calls itself. */
const first = Array.from(
  { length: CHOICE.most },
  (_, index): ReachedEstablishment => ({
    cdEc: String(20_000 + index),
    name: `Armazém ${index}`,
    logradouro: 'Rua A',
    numero: '1',
    bairro: 'Centro',
    cep: '01000-000',
    cidade: 'São Paulo',
    uf: 'SP',
    agrupador: null,
  }),
);
const asked = () => portal.callsOf(listEcs).map(({ query }) => Object.fromEntries(query));
const FIRST = { limite: String(CHOICE.most) };

const open = async (path: string) => {
  const { user } = await openConsole({ person: people.administrator, path, language: 'en', width: 1440 });
  return user;
};
const box = (name: string | RegExp = 'Establishments') => screen.findByRole('combobox', { name });

describe('in a network of thousands', () => {
  beforeEach(() => portal.fail(listEcs, { status: 200, body: first }));

  test('GRP-05 typing causes one call, and what was chosen keeps its name', async () => {
    const user = await open('/agrupadores/adicionar');
    const field = await box();
    await user.click(field);
    expect(await screen.findByText('Showing the first 100. Type to find the others.')).toBeVisible();
    await user.type(field, 'MERCADO 2');
    await user.click(await screen.findByRole('option', { name: 'Mercado 2 (Cód.: 0002)' }));
    expect(asked()).toEqual([FIRST, { ...FIRST, pesquisa: 'MERCADO 2' }]);
    await user.clear(field);
    await user.type(field, '0003');
    await user.click(await screen.findByRole('option', { name: 'Mercado 3 (Cód.: 0003)' }));
    await user.clear(field);
    await user.keyboard('{Escape}');
    for (const name of ['Mercado 2', 'Mercado 3']) {
      expect(await screen.findByRole('button', { name: `Remove ${name}` })).toBeVisible();
    }
  });

  test('GRP-05 says what it does while it searches, and what it did not find', async () => {
    const user = await open('/agrupadores/adicionar');
    const slow = held();
    const field = await box();
    await waitFor(() => expect(asked()).toHaveLength(1));
    portal.fail(listEcs, { until: slow.until });
    await user.type(field, 'nirgends');
    expect(await screen.findByText('Loading options…')).toBeVisible();
    slow.release();
    expect(await screen.findByText('No options')).toBeVisible();
  });

  test('ERR-06 a search that failed says so, keeps what was typed and can be repeated', async () => {
    const user = await open('/agrupadores/adicionar');
    const field = await box();
    await waitFor(() => expect(asked()).toHaveLength(1));
    portal.fail(listEcs, { status: 500 });
    await user.type(field, 'mercado 3');
    expect(await screen.findByText('Error loading establishments!')).toBeVisible();
    expect(field).toHaveValue('mercado 3');
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.queryByText('Error loading establishments!')).not.toBeInTheDocument());
  });

  test('GRP-05 a pasted column is compared with all, also after a retry', async () => {
    const user = await open('/agrupadores/adicionar');
    const field = await box();
    await user.click(field);
    await screen.findByText('Showing the first 100. Type to find the others.');
    portal.fail(listEcs, { status: 500 });
    await user.paste('0001\n0002\n9999');
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByText(/2 added/)).toBeVisible();
    expect(screen.getByText(/not found: 9999/)).toBeVisible();
    expect(asked()).toEqual([FIRST, {}, {}]);
    expect(await screen.findByRole('button', { name: 'Remove Mercado 1' })).toBeVisible();
  });

  test('OPC-02 the chip of a filter in an address fetches only its name', async () => {
    const filter = JSON.stringify({ ec: ['0003'] });
    await open(`/codigos-operadores?${new URLSearchParams({ filter })}`);
    expect(
      await screen.findByText(/Mercado 3/, { selector: '.MuiChip-label, .MuiChip-label *' }),
    ).toBeVisible();
    expect(asked()).toEqual([FIRST, { ecs: '0003' }]);
  });

  test('OPC-07 the one of new codes is found by the server and stays chosen by its name', async () => {
    const user = await open('/codigos-operadores/adicionar');
    const field = await box(/^Establishment/);
    await user.type(field, 'mercado 4');
    await user.click(await screen.findByRole('option', { name: 'Mercado 4 (Cód.: 0004)' }));
    expect(field).toHaveValue('Mercado 4 (Cód.: 0004)');
  });
});

test('GRP-05 a short list is fetched once, whatever is typed', async () => {
  const user = await open('/agrupadores/adicionar');
  const field = await box();
  await user.type(field, 'mercado 4');
  expect(await screen.findAllByRole('option')).toHaveLength(1);
  await user.click(screen.getByRole('option', { name: 'Mercado 4 (Cód.: 0004)' }));
  expect(await screen.findByRole('button', { name: 'Remove Mercado 4' })).toBeInTheDocument();
  expect(asked()).toEqual([FIRST]);
});
