import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { listEcs } from '../../../../contract/user-options';
import { createUser, getUser, listUsers, updateUser } from '../../../../contract/users';
import { bridgeToPortal } from '../../../support/bridge';
import { pageTitled } from '../../../support/open-console';
import { people } from '../../../support/people';
import { put } from '../../../support/put';
import { colleagueSaves, countOf, registered, storedUser } from '../users/colleague';
import { field, LIST, link, linked, openForm, openViewers, save } from './viewers-page';

const portal = bridgeToPortal();
afterEach(() => window.history.pushState(null, '', '/'));

const NEW = `${LIST}/adicionar`;
const SAVED = 'Change saved successfully!';
const BEYOND = 'This person also has access to establishments that are not yours.';
const created = () => portal.callsOf(createUser).map(({ body }) => body);
const saves = () => portal.callsOf(updateUser).map(({ body }) => body);
const told = (email: string) => screen.findByText(`User registered. A notice was sent to ${email}.`);

type User = Awaited<ReturnType<typeof openForm>>['user'];
async function fillIn(user: User, login: string) {
  await put(user, field(/^Name/), `Leitora ${login}`);
  await put(user, field(/^Login/), login);
  await put(user, field(/^E-mail/), `${login}@example.com`);
}
const activate = (user: User) => user.click(screen.getByRole('radio', { name: 'Active' }));

let logins = 53_000_000;
/** Registers a viewer of 0001 and 0003 and opens the form. */
async function edit(options: Parameters<typeof openForm>[1] = {}) {
  logins += 1;
  const id = await registered({
    name: `Editada ${logins}`,
    login: String(logins),
    escopoAcessoEC: ['0001', '0003'],
  });
  return { id, ...(await openForm(`${LIST}/editar/${id}`, options)) };
}

describe('a new report viewer', () => {
  test('VIEW-07 VIEW-08 VIEW-09 has name, login, e-mail, status and no establishment yet', async () => {
    await openForm(NEW);
    await pageTitled('New report viewer');
    for (const name of [/^Name/, /^Login/, /^E-mail/]) expect(field(name)).toHaveValue('');
    expect(screen.getByText('No establishment is linked.')).toBeVisible();
    expect(portal.callsOf(listEcs).map(({ query }) => query.get('login'))).toEqual([people.administrator]);
  });

  test('VIEW-13 Save is disabled, and says why, until all that it needs is there', async () => {
    const { user } = await openForm(NEW);
    expect(save()).toBeDisabled();
    expect(save()).toHaveAccessibleDescription(
      'To save, fill in name, login and e-mail and link at least one establishment.',
    );
    await fillIn(user, '52000001');
    expect(save()).toBeDisabled();
    await link(user, 'Mercado 2');
    expect(save()).toBeEnabled();
    for (const [name, text] of [
      [/^Name/, 'Leitora 52000001'],
      [/^Login/, '52000001'],
      [/^E-mail/, '52000001@example.com'],
    ] as const) {
      await user.clear(field(name));
      expect(save()).toBeDisabled();
      await put(user, field(name), text);
      expect(save()).toBeEnabled();
    }
  });

  test('VIEW-14 VIEW-15 Enter says what is missing all the same', async () => {
    const { user } = await openForm(NEW);
    await user.type(field(/^Name/), '{Enter}');
    expect(await screen.findAllByText('Fill in name, e-mail and login.')).toHaveLength(3);
    await fillIn(user, '52000002');
    await user.type(field(/^E-mail/), '{Enter}');
    expect(await screen.findByText('Select the status.')).toBeVisible();
    await activate(user);
    await user.type(field(/^E-mail/), '{Enter}');
    const alert = (await screen.findByText('Select at least one establishment.')).closest('[role="alert"]');
    expect(alert).toHaveClass('MuiAlert-standardWarning');
    expect(created()).toHaveLength(0);
    await user.clear(field(/^Login/));
    await user.type(field(/^Login/), '123');
    await link(user, 'Mercado 1');
    await user.click(save());
    expect(await screen.findByText('Invalid tax id.')).toBeVisible();
    expect(created()).toHaveLength(0);
  });

  test('VIEW-16 VIEW-17 VIEW-18 is saved as profile 3, and the dialog leads to the list', async () => {
    const { user } = await openForm(NEW);
    await fillIn(user, '52000003');
    await activate(user);
    await link(user, 'Mercado 2');
    await link(user, 'Mercado 4');
    await user.click(save());
    await told('52000003@example.com');
    expect(created()).toEqual([
      {
        name: 'Leitora 52000003',
        login: '52000003',
        internalLogin: '52000003',
        email: '52000003@example.com',
        active: true,
        escopoAcessoEC: ['0002', '0004'],
        authenticationEngine: 1,
        effectiveRoles: [3],
      },
    ]);
    await user.click(screen.getByRole('button', { name: 'OK' }));
    await pageTitled('Report viewers');
    expect(screen.queryByText(SAVED)).not.toBeInTheDocument();
  });

  test('LIST-01 LIST-06 makes both lists fetch again, that of users as well', async () => {
    const { user, goTo } = await openViewers({ path: '/usuarios' });
    await screen.findByText(/\d users$/, { selector: 'output' });
    expect(portal.callsOf(listUsers)).toHaveLength(1);
    await goTo(NEW);
    await waitFor(() => expect(screen.getByRole('button', { name: 'Link establishments' })).toBeEnabled());
    await fillIn(user, '52000090');
    await activate(user);
    await link(user, 'Mercado 2');
    await user.click(save());
    await told('52000090@example.com');
    await user.click(screen.getByRole('button', { name: 'OK' }));
    await pageTitled('Report viewers');
    await goTo('/usuarios');
    await waitFor(() => expect(portal.callsOf(listUsers)).toHaveLength(2));
  });

  test.each([
    ['the connection is cut before', 'dropped' as const, '52000004', 'The server did not answer.'],
    ['the server takes too long', { status: 504 }, '52000005', 'The server did not respond in time.'],
  ])('VIEW-19 %s: an alert, no success, and a second try works', async (_what, failure, login, text) => {
    const { user } = await openForm(NEW);
    await fillIn(user, login);
    await activate(user);
    await link(user, 'Mercado 1');
    portal.fail(createUser, failure);
    await user.click(save());
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('The user could not be saved.');
    expect(alert).toHaveTextContent(text);
    expect(save()).toHaveAttribute('aria-busy', 'false');
    expect(await countOf(login)).toBe(0);
    await user.click(save());
    await told(`${login}@example.com`);
    expect(await countOf(login)).toBe(1);
  });

  test('VIEW-18 VIEW-19 a registration whose reply was lost is a success when it is tried again', async () => {
    const { user } = await openForm(NEW);
    await fillIn(user, '52000006');
    await activate(user);
    await link(user, 'Mercado 1');
    await registered({ name: 'Leitora 52000006', login: '52000006' });
    portal.fail(createUser, 'dropped');
    await user.click(save());
    await screen.findByText('The user could not be saved.');
    await user.click(save());
    await told('52000006@example.com');
    expect(await countOf('52000006')).toBe(1);
  });

  test('VIEW-15 VIEW-19 what the server says of the establishments stands at them', async () => {
    const { user } = await openForm(NEW);
    await fillIn(user, '52000007');
    await activate(user);
    await link(user, 'Mercado 1');
    portal.fail(createUser, {
      status: 400,
      body: {
        code: 'VALIDATION',
        message: 'The form has errors.',
        fields: { escopoAcessoEC: 'Select at least one establishment.' },
      },
    });
    await user.click(save());
    expect(await screen.findByText('Select at least one establishment.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Link establishments' })).toHaveFocus();
  });
});

describe('an existing report viewer', () => {
  test('VIEW-07 VIEW-09 VIEW-11 shows the viewer and its establishments; name and login are only shown', async () => {
    await edit();
    await pageTitled('Edit report viewer');
    expect(field('Name')).toHaveAttribute('readonly');
    expect(field('Login (tax id)')).toHaveAttribute('readonly');
    const table = within(screen.getByRole('table', { name: 'Linked establishments' }));
    expect(table.getAllByRole('columnheader').map((heading) => heading.textContent)).toEqual([
      'Code',
      'Trade name',
      'City',
      'State',
      'Actions',
    ]);
    expect(table.getAllByRole('row')[1]).toHaveTextContent('0001Mercado 1São PauloSP');
    expect(linked()).toEqual(['0001', '0003']);
    const asked = portal.callsOf(listEcs).map(({ query }) => query.get('login'));
    expect(new Set(asked)).toEqual(new Set([people.administrator, String(logins)]));
  });

  test('VIEW-10 VIEW-16 VIEW-18 a removed and a linked establishment are saved; the list says so', async () => {
    const { user, id } = await edit();
    expect(save()).toBeDisabled();
    expect(save()).toHaveAccessibleDescription('No changes yet');
    await user.click(screen.getByRole('button', { name: 'Remove Mercado 1' }));
    expect(linked()).toEqual(['0003']);
    await link(user, 'Mercado 2');
    expect(linked()).toEqual(['0003', '0002']);
    await user.click(save());
    expect(await screen.findByText(SAVED)).toBeVisible();
    await pageTitled('Report viewers');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(saves()).toHaveLength(1);
    expect(saves()[0]).toMatchObject({ escopoAcessoEC: ['0003', '0002'], effectiveRoles: [3], version: 1 });
    expect((await storedUser(id)).escopoAcessoEC.sort()).toEqual(['0002', '0003']);
  });

  test('VIEW-13 without an establishment nothing can be saved', async () => {
    const { user } = await edit();
    await user.click(screen.getByRole('button', { name: 'Remove Mercado 1' }));
    expect(save()).toBeEnabled();
    await user.click(screen.getByRole('button', { name: 'Remove Mercado 3' }));
    expect(save()).toBeDisabled();
    expect(save()).toHaveAccessibleDescription(/^To save, fill in name, login and e-mail/);
    expect(screen.getByText('No establishment is linked.')).toBeVisible();
  });

  test('VIEW-12 leaving a changed form asks for a confirmation', async () => {
    const { user } = await edit();
    await user.click(screen.getByRole('radio', { name: 'Inactive' }));
    await user.click(screen.getByRole('link', { name: 'Back' }));
    const question = within(await screen.findByRole('dialog', { name: 'Leave without saving?' }));
    expect(question.getByText('There are unsaved changes. Leave anyway?')).toBeVisible();
    await user.click(question.getByRole('button', { name: 'Keep editing' }));
    await waitFor(() => expect(screen.getByRole('radio', { name: 'Inactive' })).toBeChecked());
    await user.click(screen.getByRole('radio', { name: 'Active' }));
    await user.click(screen.getByRole('link', { name: 'Back' }));
    await pageTitled('Report viewers');
  });

  test('VIEW-20 establishments that could not be loaded say so with the login, and can be fetched again', async () => {
    portal.fail(listEcs, 'dropped');
    const { user } = await openForm(NEW);
    expect(await screen.findByText(`Error loading list! ${people.administrator}`)).toBeVisible();
    expect(screen.queryByRole('progressbar', { name: 'Loading establishments…' })).not.toBeInTheDocument();
    // Beside a failure nothing says that there is nothing.
    expect(screen.queryByText('No establishment is linked.')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Link establishments' }));
    expect(await screen.findByText('Error loading list!')).toBeVisible();
    expect(screen.queryByText('Nothing to link.')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.queryByText(/^Error loading list!/)).not.toBeInTheDocument());
    const open = screen.getByRole('button', { name: 'Link establishments' });
    await waitFor(() => expect(open).toBeEnabled());
    await link(user, 'Mercado 1');
    expect(linked()).toEqual(['0001']);
  });

  test('VIEW-11 VIEW-20 the list of the edited viewer fails by the viewer’s login; the codes stay', async () => {
    portal.fail(listEcs, { status: 500 }, 2);
    await edit();
    expect(await screen.findByText(`Error loading list! ${logins}`)).toBeVisible();
    expect(screen.getByText(`Error loading list! ${people.administrator}`)).toBeVisible();
    expect(linked()).toEqual(['0001', '0003']);
  });

  test('VIEW-18 a colleague’s save is shown before it is overwritten', async () => {
    const { user, id } = await edit();
    await colleagueSaves(id, { email: 'deles@example.com', escopoAcessoEC: ['0001'] });
    await link(user, 'Mercado 4');
    await user.click(save());
    const notice = within(await screen.findByRole('alert'));
    expect(notice.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      `E-mail, ${logins}@example.com before, deles@example.com now`,
      'Linked establishments, 0001, 0003 before, 0001 now',
    ]);
    await user.click(screen.getByRole('button', { name: 'Save anyway' }));
    await screen.findByText(SAVED);
    expect((await storedUser(id)).escopoAcessoEC.sort()).toEqual(['0001', '0003', '0004']);
  });

  test('VIEW-19 a save that fails keeps everything; one whose reply was lost is a success when tried again', async () => {
    const { user, id } = await edit();
    await user.click(screen.getByRole('radio', { name: 'Inactive' }));
    portal.fail(updateUser, 'dropped');
    await user.click(save());
    expect(await screen.findByText('The user could not be saved.')).toBeVisible();
    expect(screen.queryByText(SAVED)).not.toBeInTheDocument();
    expect(screen.getByRole('radio', { name: 'Inactive' })).toBeChecked();
    await colleagueSaves(id, { active: false });
    await user.click(save());
    await screen.findByText(SAVED);
    expect(await storedUser(id)).toMatchObject({ active: false, version: 2 });
  });

  test('VIEW-17 who is no report viewer is not edited here', async () => {
    const id = await registered({ name: 'Gerente', login: '53900001', effectiveRoles: [2] });
    await openViewers({ path: `${LIST}/editar/${id}` });
    expect(await screen.findByText('Select a record in the list.')).toBeVisible();
    expect(window.location.pathname).toBe(LIST);
    expect(portal.callsOf(getUser)).toHaveLength(1);
  });

  test.each([`${LIST}/editar`, `${LIST}/editar/abc`, `${LIST}/elsewhere`])(
    'SES-29 VIEW-07 %s leads to the list, which says so',
    async (path) => {
      await openViewers({ path });
      expect(await screen.findByText('Select a record in the list.')).toBeVisible();
      expect(window.location.pathname).toBe(LIST);
    },
  );

  test('SES-29 the address of a viewer is that of its form', async () => {
    const { id } = await edit();
    await pageTitled('Edit report viewer');
    expect(window.location.pathname).toBe(`${LIST}/editar/${id}`);
  });

  test('VIEW-11 a manager links its own establishments and leaves the others alone', async () => {
    const { user, id } = await edit({ person: people.manager });
    expect(linked()).toEqual(['0001']);
    await link(user, 'Mercado 2');
    await user.click(save());
    await screen.findByText(SAVED);
    expect((await storedUser(id)).escopoAcessoEC.sort()).toEqual(['0001', '0002', '0003']);
  });

  test.each(['E-mail', 'Status'])(
    'API-16 VIEW-07 %s of who also has establishments of others is only shown, and the form says why',
    async (name) => {
      const { id, user } = await edit({ person: people.manager });
      expect(field(name)).toHaveAttribute('readonly');
      expect(field(name)).toHaveAccessibleDescription(BEYOND);
      expect(screen.getByText(BEYOND)).toBeVisible();
      expect(screen.queryByRole('radio')).not.toBeInTheDocument();
      // A colleague's change of the person is none of what a link writes over.
      await link(user, 'Mercado 2');
      await colleagueSaves(id, { email: 'deles@example.com' });
      await user.click(save());
      await user.click(await screen.findByRole('button', { name: 'Save anyway' }));
      await screen.findByText(SAVED);
      expect(saves().at(-1)).toEqual({ escopoAcessoEC: ['0001', '0002'], version: 2 });
      expect(await storedUser(id)).toMatchObject({ email: 'deles@example.com', active: true });
    },
  );

  test('API-16 VIEW-13 of such a person the form asks for an establishment alone, not for what is locked', async () => {
    const { user } = await edit({ person: people.manager });
    await user.click(screen.getByRole('button', { name: 'Remove Mercado 1' }));
    expect(save()).toBeDisabled();
    expect(save()).toHaveAccessibleDescription('To save, link at least one establishment.');
  });

  test('API-16 VIEW-19 who has got more since the form was opened: the refusal says why, nothing is lost', async () => {
    logins += 1;
    const id = await registered({ name: `Editada ${logins}`, login: String(logins) });
    const { user } = await openForm(`${LIST}/editar/${id}`, { person: people.manager });
    await user.click(screen.getByRole('radio', { name: 'Inactive' }));
    await colleagueSaves(id, { escopoAcessoEC: ['0001', '0004'] });
    await user.click(save());
    await user.click(await screen.findByRole('button', { name: 'Save anyway' }));
    expect(await screen.findAllByText(BEYOND)).not.toHaveLength(0);
    expect((await storedUser(id)).active).toBe(true);
  });
});

describe('a viewer with access through a group', () => {
  const rowOf = (code: string) =>
    within(screen.getByRole('table', { name: 'Linked establishments' }))
      .getAllByRole('row')
      .find((row) => row.textContent?.startsWith(code)) as HTMLElement;
  async function grouped(options: Parameters<typeof openForm>[1] = {}, links: string[] = []) {
    logins += 1;
    const id = await registered({ name: `Editada ${logins}`, login: String(logins), escopoAcessoAG: [1] });
    if (links.length > 0) await colleagueSaves(id, { escopoAcessoEC: links });
    return { id, ...(await openForm(`${LIST}/editar/${id}`, options)) };
  }

  test.each(['administrator', 'manager'] as const)(
    'VIEW-09 VIEW-11 shows the establishments of the group to the %s, locked, named by it, and counted',
    async (who) => {
      await grouped({ person: people[who] });
      expect(linked()).toEqual(['0001', '0002']);
      for (const code of linked()) {
        expect(rowOf(code)).toHaveTextContent('Through Rede Sul');
        expect(within(rowOf(code)).getByTitle('Locked')).toBeInTheDocument();
      }
      expect(screen.queryByRole('button', { name: /^Remove / })).not.toBeInTheDocument();
      expect(screen.getByText('2 establishments')).toBeVisible();
      expect(screen.getByText(/^Establishments that come from a group are locked\./)).toBeVisible();
    },
  );

  test('VIEW-13 VIEW-15 is saved without another establishment, by button and by Enter', async () => {
    const { id, user } = await grouped({ person: people.manager });
    await user.clear(field(/^E-mail/));
    await user.type(field(/^E-mail/), 'grupo@example.com');
    expect(save()).toBeEnabled();
    await user.type(field(/^E-mail/), '{Enter}');
    await screen.findByText(SAVED);
    expect(await storedUser(id)).toMatchObject({ email: 'grupo@example.com', escopoAcessoAG: [1] });
  });

  test('VIEW-09 a link that a group gives as well is taken away, and stays locked by the group', async () => {
    const { id, user } = await grouped({}, ['0002', '0004']);
    expect(linked()).toEqual(['0002', '0004', '0001']);
    expect(screen.getByText('3 establishments')).toBeVisible();
    expect(rowOf('0002')).toHaveTextContent('Through Rede Sul');
    await user.click(screen.getByRole('button', { name: 'Remove Mercado 2' }));
    expect(linked()).toEqual(['0004', '0001', '0002']);
    expect(within(rowOf('0002')).getByTitle('Locked')).toBeInTheDocument();
    await user.click(save());
    await screen.findByText(SAVED);
    expect((await storedUser(id)).escopoAcessoEC).toEqual(['0004']);
  });
});
