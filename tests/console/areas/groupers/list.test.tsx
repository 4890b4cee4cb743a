import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { previewEffect } from '../../../../contract/access-effect';
import { deleteGrouper, exportGroupers, listAssociators } from '../../../../contract/groupers';
import { listEcs } from '../../../../contract/user-options';
import { bridgeToPortal } from '../../../support/bridge';
import { enabledButton } from '../../../support/enabled-button';
import { pageTitled } from '../../../support/open-console';
import { people } from '../../../support/people';
import { catchSavedFiles } from '../../../support/saved-files';
import { counted, tableRows } from '../../../support/shown-list';
import { dialogNamed, grouperAddress, holderOf, noDialog, openGroupers, ownGroup } from './groupers-page';

const portal = bridgeToPortal();
const saved = catchSavedFiles();
afterEach(() => window.history.pushState(null, '', '/'));

const asked = () => portal.callsOf(listAssociators).map(({ query }) => Object.fromEntries(query));
/** Name, establishments and status, row by row. */
const rows = async () => (await tableRows('Groups')).map((cells) => cells.slice(1, -1));

describe('the list', () => {
  test('GRP-02 ACC-04 says name, first establishment and status, and offers edit and delete', async () => {
    await openGroupers({ path: grouperAddress({ associatorName: 'Rede Sul' }) });
    expect(await pageTitled('Groups')).toBeVisible();
    expect(await rows()).toEqual([['Rede Sul', 'Mercado 1 Cód.:(0001)+1', 'Active']]);
    const headings = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
    expect(headings.slice(1)).toEqual(['Name', 'Establishments', 'Status', 'Actions']);
    expect(screen.getByRole('link', { name: 'Edit Rede Sul' })).toHaveAttribute(
      'href',
      '/agrupadores/editar/1',
    );
    expect(screen.getByRole('button', { name: 'Delete Rede Sul' })).toBeVisible();
  });

  test('GRP-02 ACC-05 a button lists the other establishments', async () => {
    const { user } = await openGroupers({ path: grouperAddress({ associatorName: 'Rede Sul' }) });
    await user.click(await screen.findByRole('button', { name: '1 more of Rede Sul, show' }));
    const popover = await dialogNamed('More establishments of Rede Sul');
    expect(popover.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Mercado 2 Cód.:(0002)',
    ]);
  });

  test('GRP-01 LIST-18 name and establishment are filters, kept in the address, and a button adds', async () => {
    const { user } = await openGroupers();
    await rows();
    expect(screen.getByRole('link', { name: 'New group' })).toHaveAttribute('href', '/agrupadores/adicionar');
    await user.click(screen.getByRole('button', { name: 'Filters' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Filters' }));
    await user.type(dialog.getByRole('textbox', { name: 'Group name' }), 'rede');
    await user.click(await dialog.findByRole('combobox', { name: 'Establishments' }));
    await user.click(await screen.findByRole('option', { name: /Mercado 3/ }));
    await user.click(dialog.getByRole('button', { name: 'Apply' }));
    expect(await counted('1 group')).toBeVisible();
    expect((await rows()).map(([name]) => name)).toEqual(['Rede Norte']);
    expect(asked().at(-1)).toMatchObject({
      filtering: 'true',
      ecAssociatorName: 'rede',
      ec: '0003',
      page: '0',
    });
    const kept = new URLSearchParams(window.location.search).get('filter');
    expect(JSON.parse(kept ?? '')).toEqual({ associatorName: 'rede', ec: ['0003'] });
  });

  test('LIST-02 LIST-03 a sort and a search are made by the server, from the first page', async () => {
    const { user } = await openGroupers();
    await rows();
    await user.click(screen.getByRole('button', { name: /^Sort by Status/ }));
    await waitFor(() => expect(asked().at(-1)).toMatchObject({ sort: 'ativo,asc', page: '0' }));
    await user.type(screen.getByRole('searchbox', { name: 'Search by name' }), 'Rede N{Enter}');
    await waitFor(() => expect(asked().at(-1)).toMatchObject({ ecAssociatorName: 'Rede N', page: '0' }));
    expect(await counted('1 group')).toBeVisible();
  });

  test('GRP-02 the list leaves as a file with its filter, and with the id that an import knows', async () => {
    const { user } = await openGroupers({ path: grouperAddress({ associatorName: 'Rede Sul' }) });
    await rows();
    await user.click(screen.getByRole('button', { name: 'Export' }));
    await user.click(screen.getByRole('menuitem', { name: 'CSV' }));
    await waitFor(() => expect(saved.map(({ name }) => name)).toEqual(['agrupadores.csv']));
    expect(portal.callsOf(exportGroupers)[0]?.body).toMatchObject({
      filter: { associatorName: 'Rede Sul' },
      columns: ['nome', 'ecs', 'ativo', 'id'],
    });
  });

  test('SHELL-19 GRP-02 on a phone a grouper is a card with its establishments and actions', async () => {
    await openGroupers({ path: grouperAddress({ associatorName: 'Rede Sul' }), width: 390 });
    const list = within(await screen.findByRole('list', { name: 'Groups' }));
    expect(list.getAllByRole('listitem')[0]).toHaveTextContent('Rede SulActiveMercado 1 Cód.:(0001)+1');
    expect(list.getByRole('button', { name: 'Delete Rede Sul' })).toBeVisible();
  });

  test('GRP-13 ERR-07 a list that could not be loaded says so, and is loaded by a retry', async () => {
    portal.fail(listAssociators, { status: 500 });
    const { user } = await openGroupers();
    expect(await screen.findByText('Error loading groups!')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('table', { name: 'Groups' })).toBeVisible();
  });

  test('ERR-06 establishments that could not be loaded are reported in the filter', async () => {
    portal.fail(listEcs, { status: 500 });
    const { user } = await openGroupers();
    await rows();
    await user.click(screen.getByRole('button', { name: 'Filters' }));
    expect(await screen.findByText('Error loading establishments!')).toBeVisible();
  });

  test('SES-26 a person who may not see it sees a message', async () => {
    await openGroupers({ person: people.manager });
    expect(await pageTitled('Page not authorized')).toBeVisible();
    expect(asked()).toEqual([]);
  });
});

describe('the deletion', () => {
  const open = async (name: string) => {
    const opened = await openGroupers({ path: grouperAddress({ associatorName: name }) });
    await opened.user.click(await screen.findByRole('button', { name: `Delete ${name}` }));
    return opened;
  };

  test('GRP-03 asks for a confirmation, says that nobody loses anything, deletes, fetches the list again and reports it', async () => {
    const { name, id } = await ownGroup();
    const { user } = await open(name);
    const dialog = await dialogNamed(`Delete ${name}?`);
    expect(await dialog.findByText('Nobody gains or loses access to an establishment.')).toBeVisible();
    expect(portal.callsOf(deleteGrouper)).toEqual([]);
    const before = asked().length;
    await user.click(await enabledButton('Delete'));
    expect(await screen.findByText('Group deleted.')).toBeVisible();
    await noDialog();
    expect(Object.fromEntries(portal.callsOf(deleteGrouper)[0]?.query ?? [])).toEqual({
      id: String(id),
      version: '1',
    });
    await waitFor(() => expect(asked().length).toBeGreaterThan(before));
    expect(await counted('0 groups')).toBeVisible();
  });

  test('GRP-03 LIST-10 one of two leaves the other one in the list, with its number', async () => {
    const [one, other] = [await ownGroup(['0001'], 'Pair'), await ownGroup(['0001'], 'Pair')];
    const { user } = await openGroupers({
      path: grouperAddress({ associatorName: `Pair ${process.pid}` }),
    });
    await user.click(await screen.findByRole('button', { name: `Delete ${one.name}` }));
    await user.click(await enabledButton('Delete'));
    expect(await screen.findByText('Group deleted.')).toBeVisible();
    expect(await counted('1 group')).toBeVisible();
    expect(await screen.findByText('1–1 of 1')).toBeVisible();
    // The button that had the focus is gone with its row.
    await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
    expect((await rows()).map(([name]) => name)).toEqual([other.name]);
  });

  test('GRP-03 a cancelled one deletes nothing', async () => {
    const { name } = await ownGroup();
    const { user } = await open(name);
    await user.click((await dialogNamed(`Delete ${name}?`)).getByRole('button', { name: 'Cancel' }));
    await noDialog();
    expect(portal.callsOf(deleteGrouper)).toEqual([]);
  });

  test('GRP-03 a group that people hold names them and cannot be deleted', async () => {
    const { name, id } = await ownGroup(['0001', '0003']);
    const holder = await holderOf(id);
    await open(name);
    const dialog = await dialogNamed(`Delete ${name}?`);
    expect(
      await dialog.findByText('The group is in use by users. Remove it from these people first.'),
    ).toBeVisible();
    const [person] = within(dialog.getByRole('list', { name: 'People whose access changes' })).getAllByRole(
      'listitem',
    );
    expect(person).toHaveTextContent(`${holder.name} · ${holder.login}LosesMercado 1 (Cód.: 0001)+1`);
    expect(dialog.getByText('1 person loses access.')).toBeVisible();
    expect(dialog.queryByRole('button', { name: 'Delete' })).not.toBeInTheDocument();
    // There is nothing to confirm, and so nothing to cancel.
    expect(dialog.getByRole('button', { name: 'Close' })).toHaveFocus();
  });

  test('GRP-14 ERR-07 one that fails says so in the dialog, and may be repeated', async () => {
    const { name } = await ownGroup();
    const { user } = await open(name);
    portal.fail(deleteGrouper, {
      status: 409,
      body: { code: 'CONFLICT', message: 'The group is in use by users.' },
    });
    await user.click(await enabledButton('Delete'));
    const dialog = await dialogNamed(`Delete ${name}?`);
    expect(await dialog.findByText('The group could not be deleted.')).toBeVisible();
    expect(dialog.getByText('The group is in use by users.')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('Group deleted.')).toBeVisible();
  });

  test('ERR-03 an effect that could not be worked out says so, and nothing can be confirmed before it is', async () => {
    const { name } = await ownGroup();
    portal.fail(previewEffect, { status: 500 });
    const { user } = await open(name);
    const dialog = await dialogNamed(`Delete ${name}?`);
    expect(await dialog.findByText('The effect on access could not be determined.')).toBeVisible();
    expect(dialog.getByRole('button', { name: 'Delete' })).toBeDisabled();
    await user.click(dialog.getByRole('button', { name: 'Try again' }));
    expect(await enabledButton('Delete')).toBeVisible();
  });
});
