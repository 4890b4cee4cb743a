import { screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { previewEffect } from '../../../../contract/access-effect';
import { getGrouper, saveGrouper } from '../../../../contract/groupers';
import { listEcs } from '../../../../contract/user-options';
import { call } from '../../../../src/portal/client';
import { bridgeToPortal, held } from '../../../support/bridge';
import { enabledButton } from '../../../support/enabled-button';
import { pageTitled } from '../../../support/open-console';
import { put } from '../../../support/put';
import { choose, dialogNamed, holderOf, nameField, noDialog, openGroupers, ownGroup } from './groupers-page';

const portal = bridgeToPortal();
afterEach(() => window.history.pushState(null, '', '/'));

const button = (name: string) => screen.getByRole('button', { name });
const SAVE = 'Save with this effect';
const edit = async (id: number) => {
  const opened = await openGroupers({ path: `/agrupadores/editar/${id}` });
  await nameField();
  return opened;
};
/** Everything that a save has sent, but what `ownGroup` did. */
const saves = () => portal.callsOf(saveGrouper).map(({ body }) => body as Record<string, unknown>);

describe('a new grouper', () => {
  test('GRP-05 GRP-08 GRP-12 name and establishments are saved after the effect was read, and the list says so', async () => {
    const { user } = await openGroupers({ path: '/agrupadores/adicionar' });
    expect(await pageTitled('New group')).toBeVisible();
    const name = `Novo ${Date.now()}`;
    await put(user, await nameField(), name);
    await choose(user, /^Mercado 1 \(Cód\.: 0001\)$/, /^Mercado 3 /);
    await user.click(button('Save'));
    const dialog = await dialogNamed('New group');
    expect(await dialog.findByText('Nobody gains or loses access to an establishment.')).toBeVisible();
    expect(saves()).toEqual([]);
    await user.click(await enabledButton(SAVE));
    expect(await pageTitled('Groups')).toBeVisible();
    expect(window.location.pathname).toBe('/agrupadores');
    expect(await screen.findByText('Change saved successfully!')).toBeVisible();
    // Whatever the list was filtered by before, and however long it is.
    expect(await screen.findByText('1 group', { selector: 'output' })).toBeVisible();
    expect(screen.getByRole('row', { name: new RegExp(name) })).toBeVisible();
    expect(saves()).toEqual([
      { id: null, name, ecs: [{ cdEc: '0001' }, { cdEc: '0003' }], effect: expect.any(String) },
    ]);
  });

  test('GRP-07 what is missing is said at its field, and nothing is sent', async () => {
    const { user } = await openGroupers({ path: '/agrupadores/adicionar' });
    await nameField();
    expect(screen.getByText(/^All fields are required\./)).toBeVisible();
    await user.click(button('Save'));
    expect(await screen.findAllByText('Fill in all required fields.')).toHaveLength(2);
    expect(await nameField()).toHaveFocus();
    expect(portal.callsOf(previewEffect)).toEqual([]);
    expect(saves()).toEqual([]);
  });

  test('GRP-07 a name that is taken is said at its field, and what was typed stays', async () => {
    const { user } = await openGroupers({ path: '/agrupadores/adicionar' });
    await put(user, await nameField(), 'rede SUL');
    await choose(user, /^Mercado 1 /);
    await user.click(button('Save'));
    await user.click(await enabledButton(SAVE));
    expect((await screen.findAllByText('A group with this name already exists.'))[0]).toBeVisible();
    expect(await nameField()).toHaveValue('rede SUL');
  });

  test('GRP-05 all establishments are taken away again at once', async () => {
    const { user } = await openGroupers({ path: '/agrupadores/adicionar' });
    await nameField();
    expect(screen.queryByRole('button', { name: 'Clear all establishments' })).not.toBeInTheDocument();
    await choose(user, /^Mercado 1 /, /^Mercado 2 /);
    await user.click(button('Clear all establishments'));
    expect(screen.queryByRole('button', { name: /^Remove Mercado/ })).not.toBeInTheDocument();
  });

  test('GRP-06 leaving asks for a confirmation where something was typed', async () => {
    const { user } = await openGroupers({ path: '/agrupadores/adicionar' });
    await put(user, await nameField(), 'Something');
    await user.click(screen.getByRole('link', { name: 'Back' }));
    const dialog = await dialogNamed('Leave without saving?');
    await user.click(dialog.getByRole('button', { name: 'Leave' }));
    expect(await pageTitled('Groups')).toBeVisible();
  });

  test('GRP-14 ERR-07 a save that fails says so, the spinner stops, and a save with a lost reply is found', async () => {
    const { user } = await openGroupers({ path: '/agrupadores/adicionar' });
    const name = `Perdido ${Date.now()}`;
    await put(user, await nameField(), name);
    await choose(user, /^Mercado 2 /);
    portal.fail(saveGrouper, { status: 504 });
    await user.click(button('Save'));
    await user.click(await enabledButton(SAVE));
    expect(await screen.findByText('The group could not be saved.')).toBeVisible();
    expect(button('Save')).toHaveAttribute('aria-busy', 'false');
    expect(await nameField()).toHaveValue(name);
    // It had arrived nevertheless.
    await call(saveGrouper, { body: { id: null, name, ecs: [{ cdEc: '0002' }] } });
    await user.click(button('Save'));
    await user.click(await enabledButton(SAVE));
    expect(await pageTitled('Groups')).toBeVisible();
  });

  test('GRP-14 GRP-07 a save that was lost does not take the group of somebody else for its own', async () => {
    const { user } = await openGroupers({ path: '/agrupadores/adicionar' });
    const name = `Alheio ${Date.now()}`;
    await put(user, await nameField(), name);
    await choose(user, /^Mercado 2 /);
    portal.fail(saveGrouper, { status: 504 });
    await user.click(button('Save'));
    await user.click(await enabledButton(SAVE));
    expect(await screen.findByText('The group could not be saved.')).toBeVisible();
    await call(saveGrouper, { body: { id: null, name, ecs: [{ cdEc: '0001' }] } });
    await user.click(button('Save'));
    await user.click(await enabledButton(SAVE));
    expect((await screen.findAllByText('A group with this name already exists.'))[0]).toBeVisible();
    expect(await nameField()).toHaveValue(name);
  });

  test('GRP-09 ERR-06 the selector is there before its options, and says where they could not be loaded', async () => {
    const slow = held();
    portal.fail(listEcs, { until: slow.until });
    await openGroupers({ path: '/agrupadores/adicionar' });
    expect(await screen.findByRole('combobox', { name: 'Establishments' })).toBeEnabled();
    slow.release();
  });

  test('GRP-14 ERR-06 establishments that could not be loaded are fetched by a retry', async () => {
    portal.fail(listEcs, { status: 500 });
    const { user } = await openGroupers({ path: '/agrupadores/adicionar' });
    expect(await screen.findByText('Error loading establishments!')).toBeVisible();
    await user.click(button('Try again'));
    await waitFor(() => expect(screen.queryByText('Error loading establishments!')).not.toBeInTheDocument());
    await choose(user, /^Mercado 1 /);
  });
});

describe('an existing grouper', () => {
  test('GRP-04 GRP-09 comes from the list with its values, under a title of its own', async () => {
    const { name, id } = await ownGroup(['0001', '0002']);
    const { user } = await openGroupers({
      path: `/agrupadores?filter=${JSON.stringify({ associatorName: name })}`,
    });
    const slow = held();
    portal.fail(getGrouper, { until: slow.until });
    await user.click(await screen.findByRole('link', { name: `Edit ${name}` }));
    expect(await pageTitled('Edit group')).toBeVisible();
    // What the navigation carries is shown until the record is here.
    expect(await screen.findByDisplayValue(name)).toHaveAttribute('readonly');
    slow.release();
    expect(await screen.findByRole('button', { name: 'Remove Mercado 1' })).toBeInTheDocument();
    expect(await nameField()).toHaveValue(name);
    expect(window.location.pathname).toBe(`/agrupadores/editar/${id}`);
  });

  test('GRP-05 GRP-12 who gains and who loses is shown before it is saved, and the save carries it', async () => {
    const { name, id } = await ownGroup(['0001', '0002']);
    const holder = await holderOf(id);
    const { user } = await edit(id);
    await user.click(await screen.findByRole('button', { name: 'Remove Mercado 2' }));
    await choose(user, /^Mercado 3 /);
    await user.click(button('Save'));
    const dialog = await dialogNamed('Edit group');
    expect(await dialog.findByText('1 person gains access.')).toBeVisible();
    expect(dialog.getByText('1 person loses access.')).toBeVisible();
    expect(dialog.getByRole('listitem')).toHaveTextContent(
      `${holder.name} · ${holder.login}GainsMercado 3 (Cód.: 0003)LosesMercado 2 (Cód.: 0002)`,
    );
    expect(dialog.getByRole('button', { name: 'Export' })).toBeVisible();
    await user.click(await enabledButton(SAVE));
    expect(await pageTitled('Groups')).toBeVisible();
    expect(saves().at(-1)).toEqual({
      id,
      name,
      ecs: [{ cdEc: '0001' }, { cdEc: '0003' }],
      version: 1,
      effect: expect.any(String),
    });
  });

  test('GRP-12 an effect that has changed meanwhile is shown again and confirmed again', async () => {
    const { id } = await ownGroup(['0001', '0002']);
    const { user } = await edit(id);
    await user.click(await screen.findByRole('button', { name: 'Remove Mercado 2' }));
    await user.click(button('Save'));
    const first = await dialogNamed('Edit group');
    expect(await first.findByText('Nobody gains or loses access to an establishment.')).toBeVisible();
    const holder = await holderOf(id);
    await user.click(await enabledButton(SAVE));
    expect(
      await screen.findByText(/^The effect on access has changed since you last saw it\./),
    ).toBeVisible();
    expect(await screen.findByText('1 person loses access.')).toBeVisible();
    expect(screen.getByRole('listitem')).toHaveTextContent(holder.name);
    await user.click(await enabledButton(SAVE));
    expect(await pageTitled('Groups')).toBeVisible();
    expect(saves()).toHaveLength(3);
  });

  test('GRP-12 a name alone changes nobody’s access and is saved at once', async () => {
    const { name, id } = await ownGroup();
    const { user } = await edit(id);
    await put(user, await nameField(), ' b');
    await user.click(button('Save'));
    expect(await pageTitled('Groups')).toBeVisible();
    expect(saves().at(-1)).toEqual({ id, name: `${name} b`, ecs: [{ cdEc: '0001' }], version: 1 });
    expect(portal.callsOf(previewEffect)).toEqual([]);
  });

  test('GRP-12 what is not confirmed is not saved, and stays in the form', async () => {
    const { id } = await ownGroup(['0001', '0002']);
    const { user } = await edit(id);
    await user.click(await screen.findByRole('button', { name: 'Remove Mercado 2' }));
    await user.click(button('Save'));
    await user.click((await dialogNamed('Edit group')).getByRole('button', { name: 'Cancel' }));
    await noDialog();
    expect(saves()).toHaveLength(1);
    expect(screen.getByText('1 unsaved change')).toBeVisible();
  });

  test('GRP-12 what a colleague has saved meanwhile is shown and not overwritten', async () => {
    const { name, id } = await ownGroup(['0001']);
    const { user } = await edit(id);
    await call(saveGrouper, { body: { id, name: `${name} c`, ecs: [{ cdEc: '0001' }] } });
    await put(user, await nameField(), ' d');
    await user.click(button('Save'));
    expect(await screen.findByText('Someone else changed this record after you opened it.')).toBeVisible();
    await user.click(button('Use the saved values'));
    expect(await nameField()).toHaveValue(`${name} c`);
  });

  test('GRP-07 GRP-12 a name that is taken is no conflict of versions', async () => {
    const { id } = await ownGroup();
    const { user } = await edit(id);
    await user.clear(await nameField());
    await put(user, await nameField(), 'Rede Norte');
    await user.click(button('Save'));
    expect((await screen.findAllByText('A group with this name already exists.'))[0]).toBeVisible();
    expect(
      screen.queryByText('Someone else changed this record after you opened it.'),
    ).not.toBeInTheDocument();
  });

  test.each(['', '/99999', '/abc'])(
    'GRP-04 an address that names no grouper leads to the list: %s',
    async (rest) => {
      await openGroupers({ path: `/agrupadores/editar${rest}` });
      expect(await pageTitled('Groups')).toBeVisible();
    },
  );

  test('GRP-14 ERR-03 one that could not be loaded says so, and is loaded by a retry', async () => {
    const { name, id } = await ownGroup();
    portal.fail(getGrouper, { status: 500 });
    const { user } = await openGroupers({ path: `/agrupadores/editar/${id}` });
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await nameField()).toHaveValue(name);
  });
});
