import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { listViewers } from '../../../../contract/report-viewers';
import { bridgeToPortal } from '../../../support/bridge';
import { openConsole, pageTitled } from '../../../support/open-console';
import { people } from '../../../support/people';
import { counted } from '../../../support/shown-list';
import { registered, storedUser } from '../users/colleague';
import { names, rows } from '../users/users-page';
import { LIST, openViewers, viewerAddress } from './viewers-page';

const portal = bridgeToPortal();
const TABLE = 'Report viewers';
let ana = 0;
beforeAll(async () => {
  ana = await registered({ name: 'Vista Ana', login: '51000001' });
  await registered({ name: 'Vista Beto', login: '51000002', active: false, escopoAcessoEC: ['0003'] });
  await registered({ name: 'Vista Gerente', login: '51000003', effectiveRoles: [2] });
});
afterEach(() => window.history.pushState(null, '', '/'));

const asked = () => portal.callsOf(listViewers).map(({ query }) => Object.fromEntries(query));
const ours = viewerAddress({ name: 'vista' });

describe('the list', () => {
  test('VIEW-03 VIEW-06 shows name, login, e-mail and status of report viewers alone', async () => {
    await openViewers({ path: ours });
    await counted('2 report viewers');
    expect(await rows(TABLE)).toEqual([
      ['Vista Ana', '51000001', '51000001@example.com', 'Active'],
      ['Vista Beto', '51000002', '51000002@example.com', 'Inactive'],
    ]);
    expect(asked()).toEqual([{ name: 'vista', page: '0', size: '10', sort: 'name,asc' }]);
    const headings = within(screen.getByRole('table', { name: TABLE })).getAllByRole('columnheader');
    expect(headings.map((heading) => heading.textContent)).toEqual([
      'Select',
      'Name',
      'Login',
      'E-mail',
      'Status',
      'Actions',
    ]);
    expect(screen.getByRole('link', { name: 'Edit Vista Ana' })).toHaveAttribute(
      'href',
      `${LIST}/editar/${ana}`,
    );
  });

  test('VIEW-03 LIST-10 LIST-13 ten rows a page, and a way home', async () => {
    await openViewers();
    expect(await names(TABLE)).toHaveLength(10);
    expect(screen.getByRole('link', { name: 'Back to home' })).toHaveAttribute('href', '/home');
  });

  test('SES-29 VIEW-01 VIEW-04 search, status and the way to a new viewer', async () => {
    const { user } = await openViewers({ path: viewerAddress({ login: '5100' }) });
    await counted('2 report viewers');
    await user.type(screen.getByRole('searchbox', { name: 'Search by name' }), 'beto');
    await counted('1 report viewer');
    await user.click(screen.getByRole('combobox', { name: 'Status' }));
    await user.click(screen.getByRole('option', { name: 'Active' }));
    expect(await screen.findByText('No data for this filter.')).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'New report viewer' }));
    await pageTitled('New report viewer');
    expect(window.location.pathname).toBe(`${LIST}/adicionar`);
  });

  test('VIEW-02 LIST-15 the dialog has name, status, login and e-mail', async () => {
    const { user } = await openViewers();
    await names(TABLE);
    await user.click(screen.getByRole('button', { name: 'Filters' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Filters' }));
    await user.type(dialog.getByRole('textbox', { name: 'Name' }), 'vista');
    await user.type(dialog.getByRole('textbox', { name: 'Login' }), '5100');
    await user.type(dialog.getByRole('textbox', { name: 'E-mail' }), '02@EXAMPLE');
    await user.click(dialog.getByRole('combobox', { name: 'Status' }));
    await user.click(screen.getByRole('option', { name: 'Inactive' }));
    await user.click(dialog.getByRole('button', { name: 'Apply' }));
    await counted('1 report viewer');
    expect(await names(TABLE)).toEqual(['Vista Beto']);
    expect(asked().at(-1)).toEqual({
      name: 'vista',
      status: '0',
      login: '5100',
      email: '02@EXAMPLE',
      page: '0',
      size: '10',
      sort: 'name,asc',
    });
    const kept = Object.entries(localStorage).find(([key]) =>
      key.includes('visualizadores-relatorios.listParams'),
    )?.[1];
    expect(JSON.parse(kept as string).filter).toEqual({
      name: 'vista',
      login: '5100',
      email: '02@EXAMPLE',
      status: 0,
    });
  });

  test('LIST-15 everybody of one establishment is found, whatever else they have', async () => {
    const { user } = await openViewers({ path: ours });
    await counted('2 report viewers');
    await user.click(screen.getByRole('button', { name: 'Filters' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Filters' }));
    await user.click(await dialog.findByRole('combobox', { name: 'Establishments' }));
    await user.click(await screen.findByRole('option', { name: 'Mercado 3 (Cód.: 0003)' }));
    await user.keyboard('{Escape}');
    await user.click(dialog.getByRole('button', { name: 'Apply' }));
    await counted('1 report viewer');
    expect(await names(TABLE)).toEqual(['Vista Beto']);
    expect(screen.getByRole('button', { name: 'Remove the filter Establishments Mercado 3' })).toBeVisible();
  });

  test('VIEW-05 ERR-03 a list that could not be loaded leaves no rows and no snackbar, only what happened and a retry', async () => {
    portal.fail(listViewers, { status: 500 });
    const { user } = await openViewers({ path: ours });
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Error loading list!');
    expect(screen.getAllByRole('alert')).toHaveLength(1);
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
    await user.click(within(alert).getByRole('button', { name: 'Try again' }));
    await counted('2 report viewers');
  });

  test('LIST-01 LIST-04 what was found is found again', async () => {
    const { goTo } = await openViewers({ path: ours });
    await counted('2 report viewers');
    await goTo('/home');
    await pageTitled('Home');
    await goTo(LIST);
    await counted('2 report viewers');
    expect(asked()).toHaveLength(1);
  });

  test('LIST-07 on a phone the switch asks for a confirmation before it signs somebody out, and Undo saves it back', async () => {
    const id = await registered({
      name: 'Vista Toque',
      login: '51000004',
      escopoAcessoEC: ['0003'],
    });
    const { user } = await openViewers({ path: viewerAddress({ login: '51000004' }), width: 390 });
    const toggle = () => screen.getByRole('switch', { name: 'Vista Toque active' });
    await counted('1 report viewer');
    await user.click(toggle());
    const question = within(await screen.findByRole('dialog', { name: 'Deactivate Vista Toque?' }));
    await user.click(question.getByRole('button', { name: 'Deactivate' }));
    await waitFor(() => expect(toggle()).not.toBeChecked());
    expect((await storedUser(id)).active).toBe(false);
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(toggle()).toBeChecked());
  });

  test('API-16 on a phone the status of who also has establishments of others is locked, and says why', async () => {
    const id = await registered({
      name: 'Larga Reis',
      login: '51900005',
      escopoAcessoEC: ['0001', '0003'],
    });
    const path = viewerAddress({ login: '51900005' });
    const { user } = await openViewers({ path, width: 390, person: people.manager });
    await counted('1 report viewer');
    const toggle = screen.getByRole('switch', { name: 'Larga Reis active' });
    const reason = 'This person also has access to establishments that are not yours.';
    expect(toggle).toBeDisabled();
    expect(toggle).toHaveAccessibleDescription(reason);
    expect(screen.getByText(reason)).toBeVisible();
    await user.click(toggle);
    expect((await storedUser(id)).active).toBe(true);
  });

  test('SES-16 VIEW-11 a manager sees the viewers of its establishments; a viewer may not see any', async () => {
    await openViewers({ path: ours, person: people.manager });
    await counted('1 report viewer');
    expect(await names(TABLE)).toEqual(['Vista Ana']);
    document.body.replaceChildren();
    await openConsole({ person: people.viewer, path: LIST, language: 'en' });
    expect(await pageTitled('Page not authorized')).toBeVisible();
  });
});
