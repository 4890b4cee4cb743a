import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { startBulk } from '../../../../contract/bulk';
import {
  type CodeLife,
  findCodeHolders,
  getCodeLife,
  handOverCode,
  nameOperatorCodes,
  updateAllUnusedSettings,
  updateUnusedSetting,
} from '../../../../contract/code-life';
import { pathOf } from '../../../../contract/operation';
import { listOperatorCodes } from '../../../../contract/operator-codes';
import { listEcs } from '../../../../contract/user-options';
import { bridgeToPortal } from '../../../support/bridge';
import { pageTitled } from '../../../support/open-console';
import { counted } from '../../../support/shown-list';
import { asColleague } from '../users/colleague';
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

/* The life of a code on the screens: what happened, handing over, who has left, names of a batch, unused codes. */

const portal = bridgeToPortal();
afterEach(() => window.history.pushState(null, '', '/'));

type User = Awaited<ReturnType<typeof openCodes>>['user'];
const dialogOf = async (name: string) => within(await screen.findByRole('dialog', { name }));
const timeline = async () =>
  within(await screen.findByRole('list', { name: 'Code history' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
const menu = async (user: User, item: string) => {
  await user.click(button('More about operator codes'));
  await user.click(await screen.findByRole('menuitem', { name: item }));
};

test('OPC-11 the form shows what has become of the code, and hands it over', async () => {
  const code = await madeCode('Ana Prado');
  const { user } = await openCodes({ path: `${LIST}/editar/${code.operatorCodeId}` });
  expect(await timeline()).toEqual([
    expect.stringMatching(/^Requested.* by /),
    expect.stringMatching(/^Created.* by /),
    expect.stringMatching(/^Named Ana Prado.* by .*Before: Operador \d{3}$/),
    'Not used yet',
  ]);
  await user.click(button('Hand over'));
  const dialog = await dialogOf('Hand over the code');
  expect(
    dialog.getByText(/earlier transactions keep Ana Prado\. The code itself is not shown/),
  ).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Confirm' }));
  expect(dialog.getByText('Enter the person the code was handed over to.')).toBeVisible();
  const to = dialog.getByRole('textbox', { name: /^Handed over to/ });
  expect(to).toHaveFocus();
  await user.type(to, 'Bia Luz');
  const day = dialog.getByRole<HTMLInputElement>('textbox', { name: /^Handed over on/ });
  const at = dialog.getByRole('textbox', { name: /^Time/ });
  const today = day.value;
  await user.clear(day);
  await user.type(day, '01/01/2999');
  await user.click(dialog.getByRole('button', { name: 'Confirm' }));
  expect(dialog.getByText('This time is in the future.')).toBeVisible();
  expect(at).toHaveFocus();
  expect(portal.callsOf(handOverCode)).toEqual([]);
  await user.clear(day);
  await user.type(day, 'soon');
  await user.click(dialog.getByRole('button', { name: 'Confirm' }));
  expect(dialog.getByText('Enter a day and a time.')).toBeVisible();
  expect(day).toHaveFocus();
  await user.clear(day);
  await user.type(day, today);
  await user.click(dialog.getByRole('button', { name: 'Confirm' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  // The code is called by the name of its holder.
  await waitFor(() => expect(field(/^Operator name/)).toHaveValue('Bia Luz'));
  expect(await timeline()).toContainEqual(expect.stringMatching(/^Handed over to Bia Luz.*Confirmed by/));
});

test('OPC-11 a handover that did not arrive keeps what was typed', async () => {
  const code = await madeCode('Ana Prado');
  const { user } = await openCodes({ path: `${LIST}/editar/${code.operatorCodeId}` });
  await user.click(await screen.findByRole('button', { name: 'Hand over' }));
  const dialog = await dialogOf('Hand over the code');
  await user.type(dialog.getByRole('textbox', { name: /^Handed over to/ }), 'Bia Luz');
  portal.fail(handOverCode, 'dropped');
  await user.click(dialog.getByRole('button', { name: 'Confirm' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent('The handover could not be confirmed.');
  expect(dialog.getByRole('textbox', { name: /^Handed over to/ })).toHaveValue('Bia Luz');
});

test('OPC-11 Escape and a click beside a handover ask before what was typed is lost', async () => {
  const code = await madeCode('Ana Prado');
  const { user } = await openCodes({ path: `${LIST}/editar/${code.operatorCodeId}` });
  await user.click(await screen.findByRole('button', { name: 'Hand over' }));
  const dialog = await dialogOf('Hand over the code');
  await user.type(dialog.getByRole('textbox', { name: /^Handed over to/ }), 'Bia');
  await user.keyboard('{Escape}');
  const question = await dialogOf('Leave without saving?');
  await user.click(question.getByRole('button', { name: 'Keep editing' }));
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Leave without saving?' })).toBeNull());
  expect(dialog.getByRole('textbox', { name: /^Handed over to/ })).toHaveValue('Bia');
  const box = screen.getByRole('dialog', { name: 'Hand over the code' }).parentElement;
  if (box === null) throw new Error('A dialog stands in a container');
  await user.click(box);
  await user.click((await dialogOf('Leave without saving?')).getByRole('button', { name: 'Leave' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  // Nothing was typed: Escape just closes.
  await user.click(button('Hand over'));
  await dialogOf('Hand over the code');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('OPC-11 another name says from when on it holds, and a correction of the spelling is another choice', async () => {
  const code = await madeCode('Ana Parado');
  const { user } = await openCodes({ path: `${LIST}/editar/${code.operatorCodeId}` });
  const name = await screen.findByRole('textbox', { name: /^Operator name/ });
  expect(screen.queryByRole('radiogroup', { name: 'The new name' })).toBeNull();
  await user.clear(name);
  await user.type(name, 'Ana Prado');
  const choice = within(screen.getByRole('radiogroup', { name: 'The new name' }));
  expect(choice.getByRole('radio', { name: 'Applies from now on' })).toBeChecked();
  expect(screen.getByText('Transactions made so far keep the name Ana Parado.')).toBeVisible();
  await user.click(choice.getByRole('radio', { name: 'Corrects the spelling' }));
  expect(screen.getByText(/Earlier transactions show the corrected name too/)).toBeVisible();
  // The choice is no change of its own.
  expect(screen.getByText('1 unsaved change')).toBeVisible();
  await user.click(button('Save'));
  await pageTitled('Operator codes');
  const life = (await asColleague(getCodeLife, pathOf(getCodeLife, { id: code.operatorCodeId }))) as CodeLife;
  expect(life.events.at(-1)).toMatchObject({ kind: 'respelled', name: 'Ana Prado', before: 'Ana Parado' });
});

test('OPC-11 a life that cannot be loaded says so, and a retry shows it', async () => {
  const code = await madeCode('Ana Prado');
  portal.fail(getCodeLife, 'dropped');
  const { user } = await openCodes({ path: `${LIST}/editar/${code.operatorCodeId}` });
  expect(await screen.findByText('Could not load the code history.')).toBeVisible();
  await user.click(button('Try again'));
  expect(await timeline()).toContain('Not used yet');
});

test.each([1440, 390])('OPC-11 a code is handed over from its row, %d px wide', async (width) => {
  const code = await madeCode('Carla Reis');
  const { user } = await openCodes({ path: codesAddress({ code: code.numerocartao }), width });
  await user.click(await screen.findByRole('button', { name: 'Hand over the code of Carla Reis' }));
  const dialog = await dialogOf('Hand over the code');
  await user.type(dialog.getByRole('textbox', { name: /^Handed over to/ }), 'Bia Luz');
  await user.click(dialog.getByRole('button', { name: 'Confirm' }));
  expect(await screen.findByText('Handed over to Bia Luz.')).toBeVisible();
});

test('OPC-13 somebody who has left is found by name; two clicks switch all codes off, one takes it back', async () => {
  const codes = [await madeCode('Davi Lobo'), await madeCode('Davi Lobo')];
  const states = async () =>
    Promise.all(codes.map(async ({ operatorCodeId }) => (await storedCode(operatorCodeId)).status));
  const { user } = await openCodes();
  await counted(/operator codes?$/);
  await menu(user, 'Someone left');
  const dialog = await dialogOf('This person left');
  await user.type(dialog.getByRole('searchbox', { name: 'Name of the person' }), 'davi l');
  const person = within(await dialog.findByRole('region', { name: 'Davi Lobo' }));
  // All in one shop: they are ticked.
  expect(person.getAllByRole('checkbox', { checked: true })).toHaveLength(3);
  expect(person.getAllByText('Mercado 1 (Cód.: 0001)')).toHaveLength(1);
  await user.click(person.getByRole('button', { name: 'Switch off 2 codes' }));
  const sure = await person.findByRole('button', { name: 'Switch off 2 codes of Davi Lobo' });
  expect(await states()).toEqual([true, true]);
  await user.click(sure);
  expect(await person.findByText('2 codes of Davi Lobo are switched off.')).toBeVisible();
  expect(await states()).toEqual([false, false]);
  await user.click(person.getByRole('button', { name: 'Undo' }));
  expect(await person.findByText('2 codes work again.')).toBeVisible();
  expect(await states()).toEqual([true, true]);
  expect(portal.callsOf(startBulk)).toHaveLength(1);
});

test('OPC-02 one name in two shops may be two people: only what is ticked is switched off', async () => {
  const codes = [await madeCode('Enzo Rios'), await madeCode('Enzo Rios', '0002')];
  const { user } = await openCodes();
  await counted(/operator codes?$/);
  await menu(user, 'Someone left');
  const dialog = await dialogOf('This person left');
  await user.type(dialog.getByRole('searchbox', { name: 'Name of the person' }), 'enzo');
  const person = within(await dialog.findByRole('region', { name: 'Enzo Rios' }));
  expect(person.getByText(/^This name has codes in 2 establishments/)).toBeVisible();
  expect(person.queryAllByRole('checkbox', { checked: true })).toEqual([]);
  expect(person.getByRole('button', { name: 'Tick the codes to switch off.' })).toBeDisabled();
  const [, second] = person.getAllByRole('checkbox');
  if (second === undefined) throw new Error('There are two codes');
  await user.click(second);
  await user.click(person.getByRole('button', { name: 'Switch off the code' }));
  await user.click(await person.findByRole('button', { name: 'Switch off the code of Enzo Rios' }));
  expect(await person.findByText('The code of Enzo Rios is switched off.')).toBeVisible();
  const states = codes.map(async ({ operatorCodeId }) => (await storedCode(operatorCodeId)).status);
  expect(await Promise.all(states)).toEqual([true, false]);
});

test('OPC-02 a name that nobody has, one that is too short, and a failed search have messages', async () => {
  const { user } = await openCodes();
  await counted(/operator codes?$/);
  await menu(user, 'Someone left');
  const dialog = await dialogOf('This person left');
  const search = dialog.getByRole('searchbox', { name: 'Name of the person' });
  expect(dialog.getByText('Type at least 2 letters.')).toBeVisible();
  await user.type(search, 'zzz');
  expect(await dialog.findByText('No one with this name has an active code.')).toBeVisible();
  portal.fail(findCodeHolders, 'dropped');
  await user.type(search, 'y');
  expect(await dialog.findByText('Could not search for people.')).toBeVisible();
});

/** Makes two codes, and opens the table of their names. */
async function freshBatch() {
  const { user } = await openCodes({ path: `${LIST}/adicionar` });
  await pageTitled('New codes');
  await user.click(screen.getByRole('combobox', { name: /^Establishment/ }));
  await user.click(await screen.findByRole('option', { name: 'Mercado 1 (Cód.: 0001)' }));
  await user.clear(field(/^Quantity/));
  await user.type(field(/^Quantity/), '2');
  await user.click(button('Save'));
  const made = await dialogOf('2 codes created');
  await user.click(made.getByRole('button', { name: 'Name the codes' }));
  const dialog = await dialogOf('Name the codes');
  const [first, second] = dialog.getAllByRole('textbox');
  if (first === undefined || second === undefined) throw new Error('Two codes have two fields');
  return {
    user,
    dialog,
    first,
    second,
    save: () => user.click(dialog.getByRole('button', { name: 'Save names' })),
    /** What was sent last. */
    sent: async () => {
      await waitFor(() => expect(portal.callsOf(nameOperatorCodes)).not.toEqual([]));
      return portal.callsOf(nameOperatorCodes).at(-1)?.body as {
        codes: { operatorCodeId: number; name: string; version: number }[];
      };
    },
  };
}

test('OPC-09 a new batch is named in one table; what a colleague has named is shown, and saving again replaces it', async () => {
  const { user, dialog, first, second, save, sent } = await freshBatch();
  expect(first).toHaveFocus();
  await user.click(second);
  await save();
  expect(dialog.getByText('Enter a name.')).toBeVisible();
  expect(first).toHaveFocus();
  await user.type(first, 'Ana Fresh');
  await user.type(second, 'Bia Fresh');
  portal.fail(nameOperatorCodes, 'dropped');
  await save();
  expect(await dialog.findByRole('alert')).toHaveTextContent('The names could not be saved.');
  const [one = 0, other = 0] = (await sent()).codes.map(({ operatorCodeId }) => operatorCodeId);
  await colleagueSaves(other, { name: 'Eva' });
  await save();
  expect(
    await dialog.findByText('In the meantime it was named Eva. If you save again, your name replaces it.'),
  ).toBeVisible();
  await waitFor(() => expect(second).toHaveFocus());
  expect((await storedCode(one)).name).not.toBe('Ana Fresh');
  await save();
  await pageTitled('Operator codes');
  expect((await storedCode(one)).name).toBe('Ana Fresh');
  expect((await storedCode(other)).name).toBe('Bia Fresh');
});

test('OPC-09 typed names survive Later, and Escape asks before they are lost', async () => {
  const { user, dialog, first } = await freshBatch();
  await user.type(first, 'Ana Fresh');
  await user.click(dialog.getByRole('button', { name: 'Later' }));
  const made = await dialogOf('2 codes created');
  await user.click(made.getByRole('button', { name: 'Name the codes' }));
  const again = await dialogOf('Name the codes');
  expect(again.getAllByRole('textbox')[0]).toHaveValue('Ana Fresh');
  await user.keyboard('{Escape}');
  const question = await dialogOf('Leave without saving?');
  await user.click(question.getByRole('button', { name: 'Keep editing' }));
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Leave without saving?' })).toBeNull());
  expect(again.getAllByRole('textbox')[0]).toHaveValue('Ana Fresh');
});

test('OPC-09 names whose reply was lost are saved by the next attempt, without a report of changes by others', async () => {
  const { user, dialog, first, second, save, sent } = await freshBatch();
  await user.type(first, 'Ana Fresh');
  await user.type(second, 'Bia Fresh');
  portal.fail(nameOperatorCodes, 'dropped');
  await save();
  expect(await dialog.findByRole('alert')).toHaveTextContent('The names could not be saved.');
  // It had arrived.
  const body = await sent();
  await asColleague(nameOperatorCodes, nameOperatorCodes.path, body);
  await save();
  await pageTitled('Operator codes');
  const stored = await Promise.all(body.codes.map(({ operatorCodeId }) => storedCode(operatorCodeId)));
  expect(stored.map(({ name, version }) => [name, version])).toEqual([
    ['Ana Fresh', 2],
    ['Bia Fresh', 2],
  ]);
});

test('OPC-09 a click beside the table of names loses none of them', async () => {
  const { user, first } = await freshBatch();
  await user.type(first, 'Ana Fresh');
  const backdrop = screen.getByRole('dialog').parentElement;
  if (backdrop === null) throw new Error('A dialog stands on a backdrop');
  await user.click(backdrop);
  expect(first).toHaveValue('Ana Fresh');
  expect(screen.getByRole('dialog')).toBeVisible();
});

/** The dialog of what happens to unused codes. */
async function openSetting() {
  const { user } = await openCodes();
  await counted(/operator codes?$/);
  await menu(user, 'Unused codes');
  const dialog = await dialogOf('Unused codes');
  return {
    user,
    dialog,
    choose: async (shop: string) => {
      await user.click(dialog.getByRole('combobox', { name: 'Establishment' }));
      await user.click(await screen.findByRole('option', { name: shop }));
    },
  };
}

test('OPC-11 what happens to unused codes is set for an establishment', async () => {
  const { user, dialog, choose } = await openSetting();
  expect(dialog.getByRole('button', { name: 'Save' })).toBeDisabled();
  await choose('Mercado 2 (Cód.: 0002)');
  expect(await dialog.findByRole('radio', { name: 'Nothing' })).toBeChecked();
  await user.click(
    dialog.getByRole('radio', { name: 'Tell the administrators, and switch the code off 7 days later' }),
  );
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(portal.callsOf(updateUnusedSetting).map(({ body }) => body)).toEqual([
    { ec: '0002', action: 'switchOff', version: 1 },
  ]);
});

test('OPC-11 what happens to unused codes is set for all establishments at once', async () => {
  const { user, dialog } = await openSetting();
  await user.click(dialog.getByRole('checkbox', { name: 'All establishments' }));
  expect(dialog.queryByRole('combobox')).toBeNull();
  const tell = await dialog.findByRole('radio', { name: 'Tell the administrators' });
  expect(tell).toHaveAccessibleDescription(/^\d+ establishments? now$/);
  portal.fail(updateAllUnusedSettings, { status: 409, body: { code: 'CONFLICT', message: 'Changed.' } });
  await user.click(tell);
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent('Changed.');
  expect(await dialog.findByRole('radio', { name: 'Tell the administrators' })).toBeChecked();
  // Other tests set what becomes of codes of one establishment.
  const settled = { counts: { off: 0, tell: 4, switchOff: 0 }, unused: 0 };
  portal.fail(updateAllUnusedSettings, { status: 200, body: settled });
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(portal.callsOf(updateAllUnusedSettings).map(({ body }) => body)).toEqual([
    expect.objectContaining({ action: 'tell' }),
    expect.objectContaining({ action: 'tell' }),
  ]);
});

test('OPC-11 what somebody else has set meanwhile is shown, and saving anyway replaces it', async () => {
  const { user, dialog, choose } = await openSetting();
  await choose('Mercado 1 (Cód.: 0001)');
  await user.click(await dialog.findByRole('radio', { name: 'Tell the administrators' }));
  const colleague = { ec: '0001', action: 'switchOff' };
  await asColleague(updateUnusedSetting, updateUnusedSetting.path, colleague);
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(
    await dialog.findByText(
      'After 60 days without use, Nothing before, Tell the administrators, and switch the code off 7 days later now',
    ),
  ).toBeVisible();
  const mine = dialog.getByRole('radio', { name: 'Tell the administrators' });
  expect(mine).toBeChecked();
  await user.click(dialog.getByRole('button', { name: 'Use the saved values' }));
  expect(mine).not.toBeChecked();
  expect(dialog.queryByRole('alert')).toBeNull();
  await user.click(mine);
  await asColleague(updateUnusedSetting, updateUnusedSetting.path, { ...colleague, action: 'off' });
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await user.click(await dialog.findByRole('button', { name: 'Save anyway' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(portal.callsOf(updateUnusedSetting).map(({ body }) => body)).toEqual(
    [1, 2, 3].map((version) => ({ ec: '0001', action: 'tell', version })),
  );
});

test('OPC-11 establishments of the setting that could not be loaded can be fetched again', async () => {
  portal.fail(listEcs, 'dropped');
  const { user, dialog, choose } = await openSetting();
  expect(await dialog.findByText('Error loading establishments!')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Try again' }));
  await choose('Mercado 2 (Cód.: 0002)');
  expect(await dialog.findByRole('radiogroup')).toBeVisible();
});

test('OPC-02 codes that nobody has used for 60 days are a filter', async () => {
  await openCodes({ path: codesAddress({ unused: 1 }) });
  await counted(/operator codes?$/);
  expect(await screen.findByText(/Not used for 60 days/)).toBeVisible();
  const [asked] = portal.callsOf(listOperatorCodes);
  expect(asked?.query.get('semUsoDesde')).toMatch(/^\d{4}-\d\d-\d\d$/);
});
