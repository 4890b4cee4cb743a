import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { getOperatorCode, updateOperatorCode } from '../../../../contract/operator-codes';
import { bridgeToPortal, held } from '../../../support/bridge';
import { pageTitled } from '../../../support/open-console';
import { people } from '../../../support/people';
import { counted } from '../../../support/shown-list';
import {
  button,
  codesAddress,
  colleagueSaves,
  field,
  LIST,
  madeCode,
  openCodes,
  storedCode,
} from './codes-page';

const portal = bridgeToPortal();
afterEach(() => window.history.pushState(null, '', '/'));

const saves = () => portal.callsOf(updateOperatorCode).map(({ body }) => body as Record<string, unknown>);
const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d$/;

async function edit(name: string, person?: string) {
  const code = await madeCode(name);
  const path = `${LIST}/editar/${code.operatorCodeId}`;
  const opened = await openCodes({ path, ...(person !== undefined && { person }) });
  await screen.findByRole('button', { name: 'Save' });
  return { code, ...opened };
}
type User = Awaited<ReturnType<typeof edit>>['user'];

async function rename(user: User, name: string) {
  await user.clear(field(/^Operator name/));
  if (name !== '') await user.type(field(/^Operator name/), name);
}

test('OPC-11 OPC-06 shows establishment, end of the code, status and operator; two of them to read', async () => {
  const { code } = await edit('Edita Ana');
  await pageTitled('Edit operator code');
  expect(field('Establishment')).toHaveValue('Mercado 1 (Cód.: 0001)');
  expect(field('Last 3 characters')).toHaveValue(code.numerocartao);
  for (const name of ['Establishment', 'Last 3 characters']) expect(field(name)).toHaveAttribute('readonly');
  expect(field(/^Operator name/)).toHaveValue('Edita Ana');
  expect(screen.getByRole('radio', { name: 'Active' })).toBeChecked();
});

describe('OPC-10 the address', () => {
  test('SES-29 what the navigation carries is shown until the code is here, and completes an address without id', async () => {
    const { operatorCodeId: id } = await madeCode('Edita Carregada');
    const slow = held();
    portal.fail(getOperatorCode, { until: slow.until });
    const { user, goTo } = await openCodes({ path: codesAddress({ operator: 'edita carregada' }) });
    await user.click(await screen.findByRole('link', { name: 'Edit Edita Carregada' }));
    expect(await screen.findByRole('textbox', { name: 'Establishment' })).toHaveValue(
      'Mercado 1 (Cód.: 0001)',
    );
    expect(screen.queryByRole('button', { name: 'Save' })).not.toBeInTheDocument();
    slow.release();
    expect(await screen.findByRole('button', { name: 'Save' })).toBeVisible();
    const { state } = window.history;
    await goTo(LIST);
    await pageTitled('Operator codes');
    await act(async () => {
      window.history.pushState(state, '', `${LIST}/editar`);
      window.dispatchEvent(new PopStateEvent('popstate', { state }));
    });
    await waitFor(() => expect(window.location.pathname).toBe(`${LIST}/editar/${id}`));
  });

  test.each([`${LIST}/editar`, `${LIST}/editar/x`, `${LIST}/editar/999`])(
    'that names no code (%s) leads to the list, which says so',
    async (path) => {
      await openCodes({ path });
      await pageTitled('Operator codes');
      expect(await screen.findByText('Select a record in the list.')).toBeVisible();
    },
  );

  test('SES-19 of a code of another shop is a page that says so', async () => {
    await openCodes({ path: `${LIST}/editar/31` });
    expect(await pageTitled('Page not authorized')).toBeVisible();
  });

  test('ERR-03 of a code that cannot be loaded can be tried again', async () => {
    const { operatorCodeId } = await madeCode('Edita Falha');
    portal.fail(getOperatorCode, 'dropped');
    const { user } = await openCodes({ path: `${LIST}/editar/${operatorCodeId}` });
    expect(await screen.findByText('The record could not be loaded.')).toBeVisible();
    await user.click(button('Try again'));
    expect(await screen.findByRole('textbox', { name: /^Operator name/ })).toHaveValue('Edita Falha');
  });
});

test('OPC-14 LIST-06 API-33 a save leads to the list, which shows it and says so once', async () => {
  const { user, code } = await edit('Edita Bia');
  await rename(user, ' Edita Bianca ');
  await user.click(button('Save'));
  await pageTitled('Operator codes');
  expect(await screen.findByText('Change saved successfully!')).toBeVisible();
  expect(saves()).toEqual([
    {
      operatorcodeId: code.operatorCodeId,
      ec: '0001',
      name: 'Edita Bianca',
      numerocartao: code.numerocartao,
      status: 1,
      version: code.version,
    },
  ]);
  expect((await storedCode(code.operatorCodeId)).name).toBe('Edita Bianca');
});

test('OPC-13 an edit that switches off sends the moment; one that switches on sends none', async () => {
  const { user, code, goTo } = await edit('Edita Fim');
  await user.click(screen.getByRole('radio', { name: 'Inactive' }));
  await user.click(button('Save'));
  await pageTitled('Operator codes');
  expect(saves()).toEqual([expect.objectContaining({ status: 0, fim: expect.stringMatching(MOMENT) })]);
  expect((await storedCode(code.operatorCodeId)).fim).toMatch(MOMENT);
  await goTo(`${LIST}/editar/${code.operatorCodeId}`);
  await user.click(await screen.findByRole('radio', { name: 'Active' }));
  await user.click(button('Save'));
  await pageTitled('Operator codes');
  expect(saves()[1]).toMatchObject({ status: 1 });
  expect(saves()[1]).not.toHaveProperty('fim');
  expect(await storedCode(code.operatorCodeId)).toMatchObject({ status: true, fim: null });
});

test('OPC-12 without a name nothing is sent, and the field says what is missing', async () => {
  const { user } = await edit('Edita Sem');
  await rename(user, '');
  await user.click(button('Save'));
  expect(await screen.findByText('Fill in establishment, code and name.')).toBeVisible();
  expect(field(/^Operator name/)).toHaveFocus();
  expect(saves()).toEqual([]);
});

test('OPC-16 ERR-01 a save that fails says so above the form and keeps what was typed', async () => {
  const { user } = await edit('Edita Erro');
  portal.fail(updateOperatorCode, { status: 500, body: { code: 'INTERNAL', message: 'Error: Not now.' } });
  await rename(user, 'Edita Outra');
  await user.click(button('Save'));
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('The operator code could not be saved.');
  expect(alert).toHaveTextContent('Not now.');
  expect(field(/^Operator name/)).toHaveValue('Edita Outra');
  await user.click(button('Save'));
  await pageTitled('Operator codes');
});

test('OPC-16 ERR-05 a code that was switched off meanwhile is shown, and nothing is overwritten', async () => {
  const { user, code } = await edit('Edita Dois');
  await rename(user, 'Edita Tarde');
  await colleagueSaves(code.operatorCodeId, { status: 0 });
  await user.click(button('Save'));
  expect(await screen.findByText('Status, Active before, Inactive now')).toBeVisible();
  expect(await storedCode(code.operatorCodeId)).toMatchObject({ name: 'Edita Dois', status: false });
  await user.click(button('Use the saved values'));
  expect(screen.getByRole('radio', { name: 'Inactive' })).toBeChecked();
  await rename(user, 'Edita Tarde');
  await user.click(button('Save'));
  await pageTitled('Operator codes');
  expect(await storedCode(code.operatorCodeId)).toMatchObject({ name: 'Edita Tarde', status: false });
});

test('OPC-15 leaving a changed form asks for a confirmation; an unchanged one is left', async () => {
  const { user } = await edit('Edita Sai');
  await user.click(screen.getByRole('radio', { name: 'Inactive' }));
  await user.click(screen.getByRole('link', { name: 'Back' }));
  const question = within(await screen.findByRole('dialog', { name: 'Leave without saving?' }));
  await user.click(question.getByRole('button', { name: 'Keep editing' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await user.click(screen.getByRole('radio', { name: 'Active' }));
  await user.click(screen.getByRole('link', { name: 'Back' }));
  await pageTitled('Operator codes');
});

test('OPC-11 a person who may read the trail sees the life of the code, and no whole one', async () => {
  const { user, code } = await edit('Edita Historia', people.administrator);
  await user.click(button('History'));

  // Those of the trail open; the life of the code, above, says it in short.
  const entries = () =>
    screen
      .queryAllByText(/by Helena Duarte/)
      .map((text) => text.closest('li'))
      .filter((entry) => entry?.querySelector('button'));
  await waitFor(() => expect(entries().length).toBeGreaterThan(1));
  const [named, made] = entries();
  for (const entry of [named, made]) {
    if (!entry) throw new Error('There is no entry');
    await user.click(within(entry).getByRole('button'));
  }
  expect(named).toHaveTextContent('After Edita Historia');
  expect(made).toHaveTextContent(code.numerocartao);
  expect(document.body.textContent).not.toMatch(/000\d{7}/);
});

test('OPC-11 a manager sees no history', async () => {
  await edit('Edita Gerente');
  expect(screen.queryByRole('button', { name: 'History' })).not.toBeInTheDocument();
});

test('LIST-06 the list that was left with a filter has the change', async () => {
  const code = await madeCode('Edita Filtro');
  const { user } = await openCodes({ path: codesAddress({ operator: 'edita filtro' }) });
  await counted('1 operator code');
  await user.click(screen.getByRole('link', { name: 'Edit Edita Filtro' }));
  await screen.findByRole('button', { name: 'Save' });
  await user.click(screen.getByRole('radio', { name: 'Inactive' }));
  await user.click(button('Save'));
  await pageTitled('Operator codes');
  expect(await screen.findByRole('cell', { name: 'Inactive' })).toBeVisible();
  expect(code.status).toBe(true);
});
