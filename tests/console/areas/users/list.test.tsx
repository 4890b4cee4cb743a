import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { listEcs } from '../../../../contract/user-options';
import { listUsers } from '../../../../contract/users';
import { bridgeToPortal } from '../../../support/bridge';
import { openConsole, pageTitled } from '../../../support/open-console';
import { people } from '../../../support/people';
import { counted } from '../../../support/shown-list';
import { registered } from './colleague';
import { names, openUsers, rows, userAddress } from './users-page';

/* The people of this file are called "Lista …": other tests register others at the same time. */

const portal = bridgeToPortal();
let amanda = 0;
beforeAll(async () => {
  amanda = await registered({
    name: 'Lista Amanda',
    login: '41000001',
    effectiveRoles: [2],
    escopoAcessoEC: ['0001', '0002', '0003'],
  });
  await registered({ name: 'Lista Bruno', login: '41000002', escopoAcessoAG: [2], active: false });
  await registered({
    name: 'Lista Carla',
    login: '41000003',
    effectiveRoles: [5],
    specificAccess: { codAcessoEspecifico: 1 },
  });
});
afterEach(() => window.history.pushState(null, '', '/'));

const asked = () => portal.callsOf(listUsers).map(({ query }) => query);
const lastAsked = () => Object.fromEntries(asked().at(-1) ?? []);
const dialog = () => within(screen.getByRole('dialog', { name: 'Filters' }));
const ours = userAddress({ name: 'lista' });

describe('the table', () => {
  test('USR-05 USR-06 USR-07 shows name, login, establishments, profile and status', async () => {
    await openUsers({ path: ours });
    await counted('3 users');
    expect(await rows()).toEqual([
      ['Lista Amanda', '41000001', 'Mercado 1+2', 'Establishment administrator', 'Active'],
      ['Lista Bruno', '41000002', 'Mercado 3', 'Report viewer', 'Inactive'],
      ['Lista Carla', '41000003', '–', 'Specific user', 'Active'],
    ]);
    const headings = within(screen.getByRole('table', { name: 'Users' })).getAllByRole('columnheader');
    expect(headings.map((heading) => heading.textContent)).toEqual([
      'Select',
      'Name',
      'Login',
      'Establishments',
      'Profile',
      'Status',
      'Actions',
    ]);
    expect(lastAsked()).toEqual({ name: 'lista', page: '0', size: '10', sort: 'name,asc' });
  });

  test('USR-05 LIST-09 ten rows a page, and the second page is fetched as page 1', async () => {
    const { user } = await openUsers();
    expect(await names()).toHaveLength(10);
    await user.click(screen.getByRole('button', { name: 'Page 2' }));
    await screen.findByText(/^11–20 of /);
    expect(lastAsked()).toMatchObject({ page: '1', size: '10' });
  });

  test('USR-07 who has several profiles has them all named, in the order of their ids', async () => {
    portal.fail(listUsers, { status: 200, body: pageOf([{ profileAccess: [{ id: 5 }, { id: 2 }] }]) });
    await openUsers();
    expect((await rows())[0]?.[3]).toBe('Establishment administrator, Specific user');
  });

  test('USR-05 “+N” lists ten of the other establishments, then three dots', async () => {
    const ecs = Array.from({ length: 11 }, (_, index) => ({
      id: String(index),
      nomeFantasia: `Loja ${index}`,
    }));
    portal.fail(listUsers, { status: 200, body: pageOf([{ ecs, ecsTotal: 1200 }]) });
    const { user } = await openUsers();
    await user.click(await screen.findByRole('button', { name: '1,199 more of Rita, show' }));
    const popover = within(screen.getByRole('dialog', { name: 'More establishments of Rita' }));
    expect(popover.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      ...ecs.slice(1).map(({ nomeFantasia }) => nomeFantasia),
      '...',
    ]);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  test('SES-29 USR-01 LIST-13 a title, a way home, and a button to the form of a new user', async () => {
    const { user } = await openUsers({ path: ours });
    await pageTitled('Users');
    expect(await screen.findByRole('link', { name: 'Back to home' })).toHaveAttribute('href', '/home');
    await user.click(screen.getByRole('link', { name: 'New user' }));
    await pageTitled('New user');
    expect(window.location.pathname).toBe('/usuarios/adicionar');
  });

  test('USR-08 USR-10 the edit action carries the user and an edit flag to the form', async () => {
    const { user } = await openUsers({ path: ours });
    await user.click(await screen.findByRole('link', { name: 'Edit Lista Amanda' }));
    await pageTitled('Edit user');
    expect(window.location.pathname).toBe(`/usuarios/editar/${amanda}`);
    expect(window.history.state.usr).toMatchObject({
      edit: true,
      user: { id: amanda, name: 'Lista Amanda' },
    });
  });

  test.each([
    ['Name', 'name,desc'],
    ['Login', 'login,asc'],
    ['Profile', 'profileAccess,asc'],
    ['Status', 'active,asc'],
  ])('USR-05 LIST-02 a press on %s sorts by %s, by the server', async (heading, sort) => {
    const { user } = await openUsers({ path: ours });
    await names();
    await user.click(screen.getByRole('button', { name: new RegExp(`^Sort by ${heading}, `) }));
    await waitFor(() => expect(lastAsked().sort).toBe(sort));
  });
});

describe('filters', () => {
  test('USR-02 LIST-11 the status select narrows to 0 or 1 and is cleared by "Any"', async () => {
    const { user } = await openUsers({ path: ours });
    await counted('3 users');
    const choose = async (option: string) => {
      await user.click(screen.getByRole('combobox', { name: 'Status' }));
      await user.click(screen.getByRole('option', { name: option }));
    };
    await choose('Inactive');
    await counted('1 user');
    expect(lastAsked()).toMatchObject({ status: '0', page: '0' });
    await choose('Active');
    await counted('2 users');
    expect(lastAsked()).toMatchObject({ status: '1' });
    await choose('Any');
    await counted('3 users');
    expect(lastAsked()).not.toHaveProperty('status');
  });

  test('USR-03 USR-04 LIST-14 the dialog has name, status, login, establishments and profiles', async () => {
    const { user } = await openUsers();
    await names();
    await user.click(screen.getByRole('button', { name: 'Filters' }));
    await user.type(dialog().getByRole('textbox', { name: 'Name' }), 'lista');
    await user.type(dialog().getByRole('textbox', { name: 'Login' }), '4100');
    await user.click(dialog().getByRole('combobox', { name: 'Status' }));
    await user.click(screen.getByRole('option', { name: 'Active' }));
    const profiles = within(dialog().getByRole('group', { name: 'Profile' }));
    expect(profiles.getAllByRole('checkbox').map((box) => box.getAttribute('type'))).toHaveLength(3);
    await user.click(profiles.getByRole('checkbox', { name: 'Establishment administrator' }));
    await user.click(profiles.getByRole('checkbox', { name: 'Report viewer' }));
    expect(profiles.getByRole('checkbox', { name: 'Specific user' })).not.toBeChecked();
    await user.click(dialog().getByRole('combobox', { name: 'Establishments' }));
    for (const option of ['Mercado 2 (Cód.: 0002)', 'Mercado 4 (Cód.: 0004)']) {
      await user.click(await screen.findByRole('option', { name: option }));
    }
    await user.keyboard('{Escape}');
    expect(asked()).toHaveLength(1);
    await user.click(dialog().getByRole('button', { name: 'Apply' }));
    await counted('1 user');
    expect(await names()).toEqual(['Lista Amanda']);
    const query = asked().at(-1);
    expect([...(query?.keys() ?? [])].sort()).toEqual([
      'ecs',
      'ecs',
      'login',
      'name',
      'page',
      'profileAccess',
      'profileAccess',
      'size',
      'sort',
      'status',
    ]);
    expect(lastAsked()).toMatchObject({ name: 'lista', login: '4100', status: '1' });
    expect(query?.getAll('ecs')).toEqual(['0002', '0004']);
    expect(query?.getAll('profileAccess')).toEqual(['2', '3']);
    const kept = Object.entries(localStorage).find(([key]) => key.includes('usuarios.listParams'))?.[1];
    expect(JSON.parse(kept as string).filter).toEqual({
      name: 'lista',
      login: '4100',
      status: 1,
      profileAccess: [2, 3],
      ecs: ['0002', '0004'],
    });
  });

  test('USR-03 chips name profiles and establishments, and take them away', async () => {
    const { user } = await openUsers({
      path: userAddress({ name: 'lista', profileAccess: [2, 3], ecs: ['0003', '0001'] }),
    });
    await counted('2 users');
    await user.click(
      screen.getByRole('button', {
        name: 'Remove the filter Profile Establishment administrator, Report viewer',
      }),
    );
    await waitFor(() => expect(lastAsked()).not.toHaveProperty('profileAccess'));
    await user.click(
      await screen.findByRole('button', { name: 'Remove the filter Establishments Mercado 3 +1' }),
    );
    await counted('3 users');
    expect(lastAsked()).not.toHaveProperty('ecs');
  });

  test('USR-03 a dialog whose boxes are all empty again narrows nothing', async () => {
    const { user } = await openUsers({ path: userAddress({ name: 'lista', profileAccess: [5] }) });
    await counted('1 user');
    await user.click(screen.getByRole('button', { name: 'Filters' }));
    await user.click(dialog().getByRole('checkbox', { name: 'Specific user' }));
    await user.click(dialog().getByRole('button', { name: 'Apply' }));
    await counted('3 users');
    expect(lastAsked()).not.toHaveProperty('profileAccess');
  });

  test('ERR-06 establishments that could not be loaded say so in the dialog and can be fetched again', async () => {
    portal.fail(listEcs, 'dropped');
    const { user } = await openUsers({ path: ours });
    await counted('3 users');
    await user.click(screen.getByRole('button', { name: 'Filters' }));
    expect(await dialog().findByText('Error loading establishments!')).toBeVisible();
    await user.click(dialog().getByRole('button', { name: 'Try again' }));
    await waitFor(() =>
      expect(dialog().queryByText('Error loading establishments!')).not.toBeInTheDocument(),
    );
    await user.click(dialog().getByRole('combobox', { name: 'Establishments' }));
    expect(await screen.findByRole('option', { name: 'Mercado 1 (Cód.: 0001)' })).toBeVisible();
  });
});

describe('states', () => {
  test.each([
    ['a fault of the server', { status: 500 }],
    ['a dropped connection', 'dropped' as const],
    ['a time-out', { status: 504 }],
  ])('USR-09 %s empties the list, says so and lets it be tried again', async (_what, failure) => {
    portal.fail(listUsers, failure);
    const { user } = await openUsers({ path: ours });
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Error loading users!');
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
    await user.click(within(alert).getByRole('button', { name: 'Try again' }));
    await counted('3 users');
  });

  test('LIST-01 LIST-04 LIST-08 filters, page and rows are there on return, without another call', async () => {
    const { goTo } = await openUsers({ path: ours });
    await counted('3 users');
    await goTo('/home');
    await pageTitled('Home');
    await goTo('/usuarios');
    await counted('3 users');
    expect(asked()).toHaveLength(1);
  });

  test.each([
    '/usuarios/editar',
    '/usuarios/editar/none',
    '/usuarios/editar/99999999',
    '/usuarios/elsewhere',
    '/usuarios/adicionar/7',
  ])('SES-29 USR-10 %s leads to the list, which says so', async (path) => {
    await openUsers({ path });
    expect(await screen.findByText('Select a record in the list.')).toBeVisible();
    await names();
    expect(window.location.pathname).toBe('/usuarios');
  });

  test('SES-16 USR-01 a manager may not see the users', async () => {
    await openConsole({ person: people.manager, path: '/usuarios', language: 'en' });
    expect(await pageTitled('Page not authorized')).toBeVisible();
    expect(asked()).toHaveLength(0);
  });
});

const rita = {
  id: 7,
  name: 'Rita',
  login: '41000009',
  email: 'rita@example.com',
  ecs: [],
  ecsTotal: 0,
  active: true,
  profileAccess: [{ id: 3 }],
  apiAccess: false,
  version: 1,
};

function pageOf(users: Partial<Record<keyof typeof rita, unknown>>[]) {
  return {
    content: users.map((changes) => ({ ...rita, ...changes })),
    pageable: { pageNumber: 0 },
    totalPages: 1,
    totalElements: users.length,
  };
}
