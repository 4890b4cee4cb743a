import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import {
  listOperatorCodes,
  type OperatorCode,
  updateOperatorCode,
} from '../../../../contract/operator-codes';
import { bridgeToPortal, held } from '../../../support/bridge';
import { pageTitled } from '../../../support/open-console';
import { people } from '../../../support/people';
import { counted } from '../../../support/shown-list';
import { codesAddress, colleagueSaves, LIST, madeCode, openCodes, rows, storedCode } from './codes-page';

const portal = bridgeToPortal();
let ana: OperatorCode;
let bia: OperatorCode;
beforeAll(async () => {
  ana = await madeCode('Lista Ana');
  bia = await madeCode('Lista Bia');
  await colleagueSaves(bia.operatorCodeId, { status: 0 });
});
afterEach(() => window.history.pushState(null, '', '/'));

const asked = () => portal.callsOf(listOperatorCodes).map(({ query }) => Object.fromEntries(query));
const ours = codesAddress({ operator: 'lista' });

test('OPC-03 OPC-06 the table has establishment, operator, the end of the code, status and a link', async () => {
  await openCodes({ path: ours });
  await counted('2 operator codes');
  expect(await rows()).toEqual([
    ['Mercado 1 (Cód.: 0001)', 'Lista Ana', ana.numerocartao, 'Active'],
    ['Mercado 1 (Cód.: 0001)', 'Lista Bia', bia.numerocartao, 'Inactive'],
  ]);
  const headings = within(screen.getByRole('table', { name: 'Operator codes' })).getAllByRole('columnheader');
  expect(headings.map(({ textContent }) => textContent)).toEqual([
    'Select',
    'Establishment',
    'Operator',
    'Code',
    'Status',
    'Actions',
  ]);
  expect(screen.getByRole('link', { name: 'Edit Lista Ana' })).toHaveAttribute(
    'href',
    `${LIST}/editar/${ana.operatorCodeId}`,
  );
  expect(asked()).toEqual([{ name: 'lista', page: '0', size: '10', sort: 'name,asc' }]);
});

test('OPC-04 LIST-13 SES-29 a button leads to new codes, another one home', async () => {
  const { user } = await openCodes();
  expect(await screen.findByRole('link', { name: 'Back to home' })).toHaveAttribute('href', '/home');
  await user.click(screen.getByRole('link', { name: 'New codes' }));
  await pageTitled('New codes');
  expect(window.location.pathname).toBe(`${LIST}/adicionar`);
});

test('OPC-01 LIST-02 LIST-11 the status narrows to 0 or 1, the search by the operator’s name', async () => {
  const { user } = await openCodes({ path: ours });
  await counted('2 operator codes');
  await user.click(screen.getByRole('combobox', { name: 'Status' }));
  await user.click(screen.getByRole('option', { name: 'Inactive' }));
  await counted('1 operator code');
  expect(asked().at(-1)).toMatchObject({ status: '0', name: 'lista' });
  const search = screen.getByRole('searchbox', { name: 'Search by operator name' });
  await user.clear(search);
  await user.type(search, 'bia');
  await waitFor(() => expect(asked().at(-1)).toMatchObject({ status: '0', name: 'bia', page: '0' }));
});

test('OPC-02 LIST-12 LIST-17 the dialog has operator, code, status and establishment, and keeps them so', async () => {
  const { user } = await openCodes();
  await rows();
  await user.click(screen.getByRole('button', { name: 'Filters' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Filters' }));
  await user.type(dialog.getByRole('textbox', { name: 'Operator name' }), 'LISTA');
  const code = dialog.getByRole('textbox', { name: 'Code (last 3 characters)' });
  // Of a whole code that is pasted its end is kept.
  await user.click(code);
  await user.paste(`0001234${ana.numerocartao}`);
  expect(code).toHaveValue(ana.numerocartao);
  await user.click(dialog.getByRole('combobox', { name: 'Status' }));
  await user.click(screen.getByRole('option', { name: 'Active' }));
  await user.click(await dialog.findByRole('combobox', { name: 'Establishment' }));
  await user.click(await screen.findByRole('option', { name: 'Mercado 1 (Cód.: 0001)' }));
  await user.keyboard('{Escape}');
  await user.click(dialog.getByRole('button', { name: 'Apply' }));
  await counted('1 operator code');
  const filter = { operator: 'LISTA', code: ana.numerocartao, status: 1, ec: ['0001'] };
  expect(asked().at(-1)).toMatchObject({ name: 'LISTA', code: ana.numerocartao, status: '1', ec: '0001' });
  const kept = Object.entries(localStorage).find(([key]) => key.includes('codigos-operadores.listParams'));
  expect(JSON.parse(kept?.[1] ?? '').filter).toEqual(filter);
  expect(screen.getByRole('button', { name: 'Remove the filter Establishment Mercado 1' })).toBeVisible();
});

test('LIST-01 LIST-04 LIST-08 what was found is found again, without another call', async () => {
  const { goTo } = await openCodes({ path: ours });
  await counted('2 operator codes');
  await goTo('/home');
  await pageTitled('Home');
  await goTo(LIST);
  await counted('2 operator codes');
  expect(asked()).toHaveLength(1);
});

test('OPC-17 LIST-02 ERR-03 a search that fails says so, and can be tried again', async () => {
  portal.fail(listOperatorCodes, { status: 500 });
  const { user } = await openCodes({ path: ours });
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('Could not load the operator codes.');
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
  await user.click(within(alert).getByRole('button', { name: 'Try again' }));
  await counted('2 operator codes');
});

test('SES-25 SHELL-09 level 1 sees all codes, a report viewer none', async () => {
  await openCodes({ path: codesAddress({ ec: ['0003'] }), person: people.administrator });
  await counted('8 operator codes');
  document.body.replaceChildren();
  await openCodes({ person: people.viewer });
  expect(await pageTitled('Page not authorized')).toBeVisible();
});

describe('SHELL-19 on a phone', () => {
  test('OPC-03 OPC-06 a code is a card with the operator, the end of the code and the shop', async () => {
    await openCodes({ path: codesAddress({ operator: 'lista ana' }), width: 390 });
    await counted('1 operator code');
    expect(screen.getByRole('link', { name: 'Lista Ana' })).toHaveAttribute(
      'href',
      `${LIST}/editar/${ana.operatorCodeId}`,
    );
    expect(screen.getByText(`Ends in ${ana.numerocartao}`)).toBeVisible();
    expect(screen.getByText('Mercado 1 (Cód.: 0001)')).toBeVisible();
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
  });

  test('OPC-13 LIST-07 the switch saves at once, and Undo saves it back', async () => {
    const code = await madeCode('Lista Toque');
    const { user } = await openCodes({ path: codesAddress({ operator: 'lista toque' }), width: 390 });
    const name = `Lista Toque (${code.numerocartao}) active`;
    await user.click(await screen.findByRole('switch', { name }));
    await waitFor(() => expect(screen.getByRole('switch', { name })).not.toBeChecked());
    expect(screen.getByText('Change saved successfully!')).toBeVisible();
    expect(await storedCode(code.operatorCodeId)).toMatchObject({
      status: false,
      fim: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d$/),
    });
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(screen.getByRole('switch', { name })).toBeChecked());
    expect(await storedCode(code.operatorCodeId)).toMatchObject({ status: true, fim: null });
  });

  test('OPC-13 a switch while another one is being saved is saved too; a second touch of the same is none', async () => {
    const codes = [await madeCode('Lista Duas'), await madeCode('Lista Duas')];
    const { user } = await openCodes({ path: codesAddress({ operator: 'lista duas' }), width: 390 });
    await counted('2 operator codes');
    const slow = held();
    portal.fail(updateOperatorCode, { until: slow.until });
    for (const { numerocartao } of codes) {
      await user.dblClick(screen.getByRole('switch', { name: `Lista Duas (${numerocartao}) active` }));
    }
    await waitFor(() => expect(portal.callsOf(updateOperatorCode)).toHaveLength(2));
    await act(async () => slow.release());
    for (const { operatorCodeId } of codes) {
      await waitFor(async () => expect(await storedCode(operatorCodeId)).toMatchObject({ status: false }));
    }
    expect(portal.callsOf(updateOperatorCode)).toHaveLength(2);
  });

  test('OPC-16 a switch that somebody else was faster with says so and shows what is stored', async () => {
    const code = await madeCode('Lista Ligeira');
    const { user } = await openCodes({ path: codesAddress({ operator: 'lista ligeira' }), width: 390 });
    const name = `Lista Ligeira (${code.numerocartao}) active`;
    await screen.findByRole('switch', { name });
    await colleagueSaves(code.operatorCodeId, { status: 0 });
    await user.click(screen.getByRole('switch', { name }));
    expect(await screen.findByText(/Someone else changed this record/)).toBeVisible();
    await waitFor(() => expect(screen.getByRole('switch', { name })).not.toBeChecked());
  });
});
