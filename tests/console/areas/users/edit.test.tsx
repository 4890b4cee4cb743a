import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { listViewers } from '../../../../contract/report-viewers';
import { getUser, listUsers, updateUser } from '../../../../contract/users';
import { bridgeToPortal, held } from '../../../support/bridge';
import { pageTitled } from '../../../support/open-console';
import { put } from '../../../support/put';
import { counted } from '../../../support/shown-list';
import { expectSnackbar } from '../statement/statement-page';
import { colleagueSaves, registered, storedUser } from './colleague';
import { button, choose, field, openUser, openUsers, profile, save, userAddress } from './users-page';

/* Each test registers the user that it edits. */

const portal = bridgeToPortal();
afterEach(() => window.history.pushState(null, '', '/'));

const saves = () => portal.callsOf(updateUser).map(({ body }) => body as Record<string, unknown>);
const SAVED = 'Change saved successfully!';

let logins = 44_000_000;
/** Registers a user and opens the form. */
async function edit(user: Partial<Parameters<typeof registered>[0]> = {}) {
  logins += 1;
  const id = await registered({ name: `Edita ${logins}`, login: String(logins), ...user });
  return { id, ...(await openUser(id)) };
}

const manager = {
  effectiveRoles: [2 as const],
  flagUserApi: { codUsuario: null, apiAccess: 1 as const, dtInicio: '2031-01-10', dtFinal: '2031-02-20' },
};

async function changeEmail(user: Awaited<ReturnType<typeof edit>>['user'], email: string) {
  await user.clear(field(/^E-mail/));
  await put(user, field(/^E-mail/), email);
}

describe('the form', () => {
  test('SES-29 USR-10 USR-13 shows the user of the address; name and login are only shown', async () => {
    await edit();
    await pageTitled('Edit user');
    expect(field('Name')).toHaveValue(`Edita ${logins}`);
    expect(field('Name')).toHaveAttribute('readonly');
    expect(field('Login (tax id)')).toHaveValue(String(logins));
    expect(field('Login (tax id)')).toHaveAttribute('readonly');
    expect(field(/^E-mail/)).toHaveValue(`${logins}@example.com`);
    expect(screen.getByRole('radio', { name: 'Active' })).toBeChecked();
    expect(profile('Report viewer')).toBeChecked();
    expect(screen.queryByText(/unsaved/)).not.toBeInTheDocument();
  });

  test('USR-36 sends the welcome mail again to somebody who has set no password yet', async () => {
    const { user } = await edit();
    expect(await screen.findByText(/has not set a password.*valid for 72 hours/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Resend welcome e-mail' }));
    await expectSnackbar(`Welcome e-mail sent to ${logins}@example.com.`, 'success');
  });

  test('USR-36 offers no welcome mail to somebody whose access is inactive', async () => {
    await edit({ active: false });
    await pageTitled('Edit user');
    await screen.findByRole('button', { name: 'Save' });
    expect(screen.queryByRole('button', { name: 'Resend welcome e-mail' })).not.toBeInTheDocument();
  });

  test('USR-10 what the navigation carries is shown until the user is here, and completes an address without id', async () => {
    const id = await registered({ name: 'Edita Carregada', login: '44900001' });
    const slow = held();
    portal.fail(getUser, { until: slow.until });
    const { user, goTo } = await openUsers({ path: userAddress({ login: '44900001' }) });
    await user.click(await screen.findByRole('link', { name: 'Edit Edita Carregada' }));
    expect(await screen.findByRole('textbox', { name: 'Name' })).toHaveValue('Edita Carregada');
    expect(screen.queryByRole('button', { name: 'Save' })).not.toBeInTheDocument();
    slow.release();
    expect(await screen.findByRole('button', { name: 'Save' })).toBeVisible();
    // The address is kept, the id is lost: what is carried completes it.
    const { state } = window.history;
    await goTo('/usuarios');
    await pageTitled('Users');
    await act(async () => {
      window.history.pushState(state, '', '/usuarios/editar');
      window.dispatchEvent(new PopStateEvent('popstate', { state }));
    });
    await pageTitled('Edit user');
    await waitFor(() => expect(window.location.pathname).toBe(`/usuarios/editar/${id}`));
  });

  test('USR-25 USR-27 a manager’s API dates are there; with an end there is one', async () => {
    await edit(manager);
    expect(screen.getByRole('switch', { name: 'API access' })).toBeChecked();
    expect(field(/^Start/)).toHaveValue('10 Jan 2031');
    expect(field(/^End/)).toHaveValue('20 Feb 2031');
    expect(screen.getByRole('checkbox', { name: 'No validity end' })).not.toBeChecked();
  });

  test('USR-27 the calendar of the end offers no day before the start', async () => {
    await import('../../../../src/kit/date-field/CalendarDialog');
    const { user } = await edit(manager);
    await user.clear(field(/^End/));
    await user.type(field(/^End/), '20 Jan 2031');
    await user.click(screen.getAllByRole('button', { name: 'Open calendar' })[1]!);
    const calendar = within(await screen.findByRole('dialog', { name: /^End/ }));
    expect(calendar.getByRole('gridcell', { name: 'Thursday, 9 January 2031' })).toBeDisabled();
    expect(calendar.getByRole('gridcell', { name: 'Friday, 10 January 2031' })).toBeEnabled();
  });

  test('USR-20 a user that cannot be loaded can be tried again', async () => {
    const id = await registered({ name: 'Edita Falha', login: '44900002' });
    portal.fail(getUser, 'dropped');
    const { user } = await openUsers({ path: `/usuarios/editar/${id}` });
    expect(await screen.findByText('The record could not be loaded.')).toBeVisible();
    await user.click(button('Try again'));
    expect(await screen.findByRole('textbox', { name: 'Name' })).toHaveValue('Edita Falha');
  });

  test('USR-10 ERR-05 a provider administrator is not to be edited here', async () => {
    portal.fail(getUser, { status: 403, body: { code: 'FORBIDDEN', message: 'No.' } });
    await openUsers({ path: '/usuarios/editar/1' });
    expect(await pageTitled('Page not authorized')).toBeVisible();
    // Nobody stands above, who could be asked.
    expect(screen.queryByText(/ask your administrator/)).toBeNull();
  });
});

describe('saving', () => {
  test('USR-11 USR-37 LIST-06 a save leads to the list, which fetches again and says so once', async () => {
    const { user, id, goTo } = await edit();
    await goTo(userAddress({ login: String(logins) }));
    await counted('1 user');
    await goTo(`/usuarios/editar/${id}`);
    await screen.findByRole('textbox', { name: /^E-mail/ });
    expect(screen.getByText('No changes yet')).toBeVisible();
    await changeEmail(user, 'novo@example.com');
    expect(screen.queryByText('No changes yet')).not.toBeInTheDocument();
    await user.click(screen.getByRole('radio', { name: 'Inactive' }));
    expect(screen.getByText('2 unsaved changes')).toBeVisible();
    await user.click(save());
    expect(await screen.findByText(SAVED)).toBeVisible();
    await pageTitled('Users');
    await counted('1 user');
    await waitFor(() => expect(screen.getByRole('table')).toHaveTextContent('Inactive'));
    expect(portal.callsOf(listUsers)).toHaveLength(2);
    expect(saves()).toHaveLength(1);
    expect(saves()[0]).toMatchObject({ idUser: id, email: 'novo@example.com', active: false, version: 1 });
    expect(window.history.state?.usr ?? null).toBeNull();
    expect(await storedUser(id)).toMatchObject({ email: 'novo@example.com', active: false, version: 2 });
  });

  test('LIST-01 both lists fetch again, also where the person has left before the server has answered', async () => {
    const { user, id, goTo } = await edit();
    await goTo('/visualizadores-relatorios');
    await pageTitled('Report viewers');
    await screen.findByText(/\d report viewers?$/, { selector: 'output' });
    expect(portal.callsOf(listViewers)).toHaveLength(1);
    await goTo(`/usuarios/editar/${id}`);
    await screen.findByRole('textbox', { name: /^E-mail/ });
    await changeEmail(user, 'saiu@example.com');
    const slow = held();
    portal.fail(updateUser, { until: slow.until });
    await user.click(save());
    await user.click(screen.getByRole('link', { name: 'Back' }));
    await user.click(await screen.findByRole('button', { name: 'Leave' }));
    await pageTitled('Users');
    await screen.findByText(/\d users$/, { selector: 'output' });
    slow.release();
    await waitFor(() => expect(portal.callsOf(listUsers)).toHaveLength(2));
    await goTo('/visualizadores-relatorios');
    await waitFor(() => expect(portal.callsOf(listViewers)).toHaveLength(2));
  });

  test('USR-41 an older user may keep establishments and groups', async () => {
    const { id } = await edit();
    await colleagueSaves(id, { escopoAcessoAG: [2] });
    document.body.replaceChildren();
    const { user } = await openUser(id);
    expect(screen.getByRole('combobox', { name: 'Establishments' })).toBeDisabled();
    await changeEmail(user, 'ambos@example.com');
    await user.click(save());
    await screen.findByText(SAVED);
    expect(saves()[0]).toMatchObject({ escopoAcessoEC: ['0001'], escopoAcessoAG: [2] });
  });

  test('USR-43 a stored start may lie in the past, a changed one may not', async () => {
    const { user, id } = await edit(manager);
    const start = async (text: string) => {
      await user.clear(field(/^Start/));
      await user.type(field(/^Start/), text);
    };
    await start('2020-05-05');
    await user.click(save());
    expect(await screen.findByText('The start date cannot be before today.')).toBeVisible();
    expect(saves()).toHaveLength(0);
    await start('2031-01-10');
    await changeEmail(user, 'datas@example.com');
    await user.click(save());
    await screen.findByText(SAVED);
    expect((await storedUser(id)).flagUserApi).toMatchObject({
      apiAccess: 1,
      dtInicio: '2031-01-10',
      dtFinal: '2031-02-20',
    });
  });

  test('USR-23 two quick clicks on Save send one call', async () => {
    const { user } = await edit();
    const slow = held();
    portal.fail(updateUser, { until: slow.until });
    await changeEmail(user, 'duas@example.com');
    await user.dblClick(save());
    await waitFor(() => expect(saves()).toHaveLength(1));
    await user.click(save());
    slow.release();
    await screen.findByText(SAVED);
    expect(saves()).toHaveLength(1);
  });
});

describe('USR-33 a manager with API access becomes something else', () => {
  const question = () => screen.findByRole('dialog', { name: 'API access will end' });

  test.each([
    ['Report viewer', 3],
    ['Specific user', 5],
  ])('USR-33 switching to %s asks; No keeps the form open and unsaved', async (name) => {
    const { user, id } = await edit(manager);
    await user.click(profile(name));
    if (name === 'Specific user') {
      await user.click(screen.getByRole('combobox', { name: /^Category/ }));
      await user.click(screen.getByRole('option', { name: 'Bank user' }));
    }
    await user.click(save());
    const dialog = within(await question());
    expect(dialog.getByText('The user will lose access to the reconciliation API. Continue?')).toBeVisible();
    expect(dialog.getByRole('button', { name: 'No' })).toHaveFocus();
    await user.click(dialog.getByRole('button', { name: 'No' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(saves()).toHaveLength(0);
    expect(profile(name)).toBeChecked();
    expect((await storedUser(id)).flagUserApi.apiAccess).toBe(1);
  });

  test('USR-31 USR-33 Yes saves, and the API access is gone', async () => {
    const { user, id } = await edit(manager);
    await user.click(profile('Report viewer'));
    await user.click(save());
    await user.click(within(await question()).getByRole('button', { name: 'Yes' }));
    await screen.findByText(SAVED);
    expect(saves()[0]).toMatchObject({ effectiveRoles: [3], flagUserApi: { apiAccess: 0 } });
    expect(await storedUser(id)).toMatchObject({ effectiveRoles: [3], flagUserApi: { apiAccess: 0 } });
  });

  test('USR-33 in Portuguese the answers are Não and Sim', async () => {
    const { id } = await edit(manager);
    document.body.replaceChildren();
    const { user } = await openUsers({ path: `/usuarios/editar/${id}`, language: 'pt' });
    await user.click(await screen.findByRole('checkbox', { name: 'Visualizador de relatórios' }));
    await user.click(button('Salvar'));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getAllByRole('button').map((one) => one.textContent)).toEqual(['Não', 'Sim']);
    await user.click(dialog.getByRole('button', { name: 'Sim' }));
    expect(await screen.findByText('Alteração salva com sucesso!')).toBeVisible();
  });

  test('USR-33 there is no confirmation where there was no API access', async () => {
    const { user } = await edit({ effectiveRoles: [2] });
    await user.click(profile('Report viewer'));
    await user.click(save());
    await screen.findByText(SAVED);
  });
});

describe('a colleague has saved meanwhile', () => {
  test('USR-37 the save is refused, says what changed, and keeps what was typed', async () => {
    const { user, id } = await edit();
    await colleagueSaves(id, { email: 'deles@example.com', active: false });
    await changeEmail(user, 'meu@example.com');
    await choose(user, 'Establishments', /0002/);
    await user.click(save());
    const notice = within(await screen.findByRole('alert'));
    expect(notice.getByText('Someone else changed this record after you opened it.')).toBeVisible();
    expect(notice.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      `E-mail, ${logins}@example.com before, deles@example.com now`,
      'Status, Active before, Inactive now',
    ]);
    expect(field(/^E-mail/)).toHaveValue('meu@example.com');
    await user.click(button('Save anyway'));
    await screen.findByText(SAVED);
    expect(await storedUser(id)).toMatchObject({
      email: 'meu@example.com',
      active: true,
      escopoAcessoEC: ['0001', '0002'],
    });
  });

  test('USR-37 the colleague’s values can be taken over', async () => {
    const { user, id } = await edit();
    await colleagueSaves(id, { email: 'deles@example.com' });
    await user.click(screen.getByRole('radio', { name: 'Inactive' }));
    await user.click(save());
    await user.click(await screen.findByRole('button', { name: 'Use the saved values' }));
    expect(field(/^E-mail/)).toHaveValue('deles@example.com');
    expect(screen.getByRole('radio', { name: 'Active' })).toBeChecked();
    expect(save()).toBeVisible();
  });
});

test('ERR-05 a save that is forbidden is reported in a snackbar, and nothing is lost', async () => {
  const { user } = await edit();
  await changeEmail(user, 'resto@example.com');
  portal.fail(updateUser, { status: 403, body: { code: 'FORBIDDEN', message: 'Not yours.' } });
  await user.click(save());
  await expectSnackbar('Not yours.', 'error');
  expect(field(/^E-mail/)).toHaveValue('resto@example.com');
});

describe('USR-46 when the save fails', () => {
  test.each([
    ['the connection is cut before', 'dropped' as const, 'The server did not answer.'],
    ['the server takes too long', { status: 504 }, 'The server did not respond in time.'],
    [
      'the server has no room left, and says so',
      { status: 503, body: { code: 'UNAVAILABLE', message: 'Nothing was saved, the disk is full.' } },
      'Nothing was saved, the disk is full.',
    ],
    ['the server refuses', { status: 404, body: { code: 'NOT_FOUND', message: 'Not found.' } }, 'Not found.'],
  ])(
    'USR-46 %s: an alert, no success, nothing lost, and a second try works',
    async (_what, failure, text) => {
      const { user, id } = await edit();
      await changeEmail(user, 'resto@example.com');
      portal.fail(updateUser, failure);
      await user.click(save());
      const alert = await screen.findByRole('alert');
      expect(alert).toHaveTextContent('The user could not be saved.');
      expect(alert).toHaveTextContent(text);
      expect(save()).toHaveAttribute('aria-busy', 'false');
      expect(field(/^E-mail/)).toHaveValue('resto@example.com');
      expect(screen.queryByText(SAVED)).not.toBeInTheDocument();
      expect((await storedUser(id)).version).toBe(1);
      await user.click(save());
      await screen.findByText(SAVED);
      expect((await storedUser(id)).email).toBe('resto@example.com');
    },
  );

  test('USR-46 ERR-05 the message of an attempt is gone with the next, also where that one ends at the form', async () => {
    const { user } = await edit();
    await changeEmail(user, 'resto@example.com');
    const headers = { 'x-request-id': 'r-9' };
    portal.fail(updateUser, { status: 500, headers });
    await user.click(save());
    expect(await screen.findByText('Request r-9')).toBeVisible();
    portal.fail(updateUser, { status: 404, body: { code: 'NOT_FOUND', message: 'Not found.' }, headers });
    await user.click(save());
    expect(await screen.findByText('Not found.')).toBeVisible();
    expect(screen.queryByText('Request r-9')).not.toBeInTheDocument();
    await user.clear(field(/^E-mail/));
    await user.click(save());
    await screen.findByText('The form has errors.');
    expect(screen.queryByText('The user could not be saved.')).not.toBeInTheDocument();
  });

  test('API-16 USR-37 USR-46 a save whose reply was lost is a success when it is tried again', async () => {
    const { user, id } = await edit();
    await changeEmail(user, 'perdido@example.com');
    await colleagueSaves(id, { email: 'perdido@example.com' });
    portal.fail(updateUser, 'dropped');
    await user.click(save());
    await screen.findByText('The user could not be saved.');
    await user.click(save());
    await screen.findByText(SAVED);
    await pageTitled('Users');
    expect((await storedUser(id)).version).toBe(2);
  });

  test('USR-37 a connection that is cut after the answer: the list says that it is the list that failed', async () => {
    const { user, id } = await edit();
    await changeEmail(user, 'depois@example.com');
    portal.fail(listUsers, 'dropped');
    await user.click(save());
    expect(await screen.findByText(SAVED)).toBeVisible();
    expect(await screen.findByText('Error loading users!')).toBeVisible();
    expect((await storedUser(id)).email).toBe('depois@example.com');
  });
});
