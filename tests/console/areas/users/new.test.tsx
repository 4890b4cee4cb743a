import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { listAssociators } from '../../../../contract/groupers';
import { listViewers } from '../../../../contract/report-viewers';
import { listEcs } from '../../../../contract/user-options';
import { createUser, listUsers } from '../../../../contract/users';
import { bridgeToPortal, held } from '../../../support/bridge';
import { pageTitled } from '../../../support/open-console';
import { put } from '../../../support/put';
import { counted } from '../../../support/shown-list';
import { expectSnackbar } from '../statement/statement-page';
import { countOf, registered } from './colleague';
import { button, choose, field, fillIn, openNewUser, openUsers, profile, save } from './users-page';

const portal = bridgeToPortal();
afterEach(() => window.history.pushState(null, '', '/'));

const sent = () => portal.callsOf(createUser).map(({ body }) => body as Record<string, unknown>);
const lastSent = () => sent().at(-1) ?? {};
const group = (name: string) => screen.getByRole('group', { name });
const user = (login: string) => ({ name: `Nova ${login}`, login, email: `${login}@example.com` });
const told = (email: string) => screen.findByText(`User registered. A notice was sent to ${email}.`);

describe('the form', () => {
  test('USR-10 USR-12 USR-14 a new user has no status, and is a report viewer until another profile is chosen', async () => {
    await openNewUser();
    expect(document.title).toBe('New user · Cofre');
    for (const name of [/^Name/, /^Login/, /^E-mail/]) expect(field(name)).toHaveValue('');
    expect(screen.getByRole('radio', { name: 'Active' })).not.toBeChecked();
    expect(screen.getByRole('radio', { name: 'Inactive' })).not.toBeChecked();
    expect(within(group('Access profile')).getAllByRole('checkbox')).toHaveLength(3);
    expect(profile('Report viewer')).toBeChecked();
  });

  test('USR-16 the profiles exclude each other, and without one it is a report viewer', async () => {
    const { user: person } = await openNewUser();
    await person.click(profile('Establishment administrator'));
    expect(profile('Report viewer')).not.toBeChecked();
    await person.click(profile('Specific user'));
    expect(profile('Establishment administrator')).not.toBeChecked();
    await person.click(profile('Specific user'));
    expect(profile('Specific user')).not.toBeChecked();
    expect(profile('Report viewer')).toBeChecked();
    await person.click(profile('Report viewer'));
    expect(profile('Report viewer')).toBeChecked();
  });

  test('USR-42 a login pasted as a tax id is written is not cut, and is sent as its digits', async () => {
    const { user: person } = await openNewUser();
    await person.click(field(/^Login/));
    await person.paste('987.654.321-00');
    expect(field(/^Login/)).toHaveValue('987.654.321-00');
    await put(person, field(/^Name/), 'Nova Ana');
    await put(person, field(/^E-mail/), 'nova.ana@example.com');
    await person.click(screen.getByRole('radio', { name: 'Active' }));
    await choose(person, 'Establishments', /^Mercado 1 \(Cód/);
    await person.click(save());
    await told('nova.ana@example.com');
    expect(lastSent()).toMatchObject({ login: '98765432100' });
  });

  test('USR-15 only a specific user has a category: none, or bank user', async () => {
    const { user: person } = await openNewUser();
    expect(screen.queryByRole('combobox', { name: /^Category/ })).not.toBeInTheDocument();
    await person.click(profile('Specific user'));
    await person.click(screen.getByRole('combobox', { name: /^Category/ }));
    expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual([
      'Select a category',
      'Bank user',
    ]);
  });

  test('USR-24 USR-25 USR-26 a manager has API controls; the switch reveals the dates', async () => {
    const { user: person } = await openNewUser();
    expect(screen.queryByRole('switch', { name: 'API access' })).not.toBeInTheDocument();
    await person.click(profile('Establishment administrator'));
    expect(screen.getByRole('switch', { name: 'API access' })).not.toBeChecked();
    expect(screen.queryByRole('textbox', { name: /^Start/ })).not.toBeInTheDocument();
    await person.click(screen.getByRole('switch', { name: 'API access' }));
    expect(field(/^Start/)).toBeRequired();
    expect(field(/^End/)).not.toBeRequired();
    for (const other of ['Report viewer', 'Specific user']) {
      await person.click(profile(other));
      expect(screen.queryByRole('switch', { name: 'API access' })).not.toBeInTheDocument();
      await person.click(profile('Establishment administrator'));
      expect(screen.getByRole('switch', { name: 'API access' })).toBeVisible();
    }
  });

  test('USR-27 no validity end is on at first; while it is on, the end is empty and disabled', async () => {
    const { user: person } = await openNewUser();
    await person.click(profile('Establishment administrator'));
    await person.click(screen.getByRole('switch', { name: 'API access' }));
    const endless = screen.getByRole('checkbox', { name: 'No validity end' });
    expect(endless).toBeChecked();
    expect(field(/^End/)).toBeDisabled();
    await person.click(endless);
    await person.type(field(/^End/), '2031-12-24');
    await person.tab();
    expect(field(/^End/)).toHaveValue('24 Dec 2031');
    await person.click(endless);
    expect(field(/^End/)).toHaveValue('');
    expect(field(/^End/)).toBeDisabled();
  });

  test('USR-17 USR-18 USR-22 establishments show their codes, and are disabled while a group is chosen', async () => {
    const { user: person } = await openNewUser();
    await choose(person, 'Establishments', /^Mercado 2 \(Cód\.: 0002\)$/);
    await choose(person, 'Groups', /^Rede Norte$/);
    const establishments = screen.getByRole('combobox', { name: 'Establishments' });
    expect(establishments).toBeDisabled();
    expect(screen.getByText('Disabled while a group is chosen.')).toBeVisible();
    expect(screen.getByText('Mercado 2')).toBeVisible();
    expect(portal.callsOf(listAssociators)[0]?.query.get('ecAssociatorName')).toBe('');
    expect(portal.callsOf(listEcs)[0]?.query.has('login')).toBe(false);
  });

  test('USR-18 of more groups than ten all are listed, and the last one is found by typing and sent', async () => {
    const content = Array.from({ length: 34 }, (_, index) => ({
      id: 700 + index,
      nome: `Rede ${index + 1}`,
    }));
    content.push({ id: 2, nome: 'Última Rede' });
    portal.fail(listAssociators, {
      status: 200,
      body: { content, pageable: { pageNumber: 0 }, totalPages: 1, totalElements: content.length },
    });
    const { user: person } = await openNewUser();
    const groups = screen.getByRole('combobox', { name: 'Groups' });
    await person.click(groups);
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(
      content.map(({ nome }) => nome),
    );
    await person.type(groups, 'ultima');
    expect(screen.getAllByRole('option')).toHaveLength(1);
    await person.click(screen.getByRole('option', { name: 'Última Rede' }));
    expect(portal.callsOf(listAssociators)[0]?.query.has('page')).toBe(false);
    await fillIn(person, user('43000077'));
    await person.click(save());
    await waitFor(() => expect(portal.callsOf(createUser)).toHaveLength(1));
    expect(portal.callsOf(createUser)[0]?.body).toMatchObject({ escopoAcessoAG: [2] });
  });

  test.each([
    ['groups', listAssociators, listEcs],
    ['establishments', listEcs, listAssociators],
  ])(
    'USR-19 the selectors are a spinner until both lists are here, the %s too',
    async (_what, late, early) => {
      const slow = held();
      portal.fail(late, { until: slow.until });
      await openUsers({ path: '/usuarios/adicionar' });
      const spinner = await screen.findByRole('progressbar', { name: 'Loading establishments and groups…' });
      await waitFor(() => expect(portal.callsOf(early)).toHaveLength(1));
      expect(screen.queryByRole('combobox', { name: 'Establishments' })).not.toBeInTheDocument();
      expect(screen.queryByRole('combobox', { name: 'Groups' })).not.toBeInTheDocument();
      slow.release();
      expect(await screen.findByRole('combobox', { name: 'Establishments' })).toBeVisible();
      expect(spinner).not.toBeInTheDocument();
    },
  );

  test.each([
    ['groups', listAssociators, 'Could not load the filters.', 'Groups', 'Establishments'],
    ['establishments', listEcs, 'Error loading establishments!', 'Establishments', 'Groups'],
  ])('USR-20 USR-21 %s that could not be loaded say so and can be asked for again', async (...row) => {
    const [, operation, text, failed, other] = row;
    portal.fail(operation, { status: 500 });
    const { user: person } = await openNewUser();
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent(text);
    expect(screen.queryByRole('combobox', { name: failed })).not.toBeInTheDocument();
    expect(screen.getByRole('combobox', { name: other })).toBeVisible();
    await person.click(within(alert).getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('combobox', { name: failed })).toBeVisible();
    expect(screen.queryByText(text)).not.toBeInTheDocument();
  });

  test('USR-11 USR-23 Back leads to the list, as the arrow beside the title does', async () => {
    const { user: person } = await openNewUser();
    expect(save()).toBeVisible();
    expect(screen.getByRole('link', { name: 'Back to users' })).toHaveAttribute('href', '/usuarios');
    await person.click(screen.getByRole('link', { name: 'Back' }));
    await pageTitled('Users');
  });

  test('USR-10 leaving what was typed asks for a confirmation, and staying loses nothing', async () => {
    const { user: person } = await openNewUser();
    await person.type(field(/^Name/), 'Nova');
    expect(screen.getByText('1 unsaved change')).toBeVisible();
    await person.click(screen.getByRole('link', { name: 'Back' }));
    await person.click(await screen.findByRole('button', { name: 'Keep editing' }));
    await waitFor(() => expect(field(/^Name/)).toHaveValue('Nova'));
    await person.click(screen.getByRole('link', { name: 'Back to users' }));
    await person.click(await screen.findByRole('button', { name: 'Leave' }));
    await pageTitled('Users');
    expect(sent()).toHaveLength(0);
  });
});

test('LIST-01 LIST-06 a registration makes both lists fetch again, that of report viewers as well', async () => {
  const { user: person, goTo } = await openUsers({ path: '/visualizadores-relatorios' });
  await screen.findByText(/\d report viewers?$/, { selector: 'output' });
  expect(portal.callsOf(listViewers)).toHaveLength(1);
  await goTo('/usuarios/adicionar');
  await screen.findByRole('textbox', { name: /^E-mail/ });
  await fillIn(person, user('43000090'));
  await choose(person, 'Groups', /^Rede Sul$/);
  await person.click(save());
  await told('43000090@example.com');
  await person.click(button('OK'));
  await pageTitled('Users');
  await waitFor(() => expect(portal.callsOf(listUsers)).toHaveLength(1));
  await goTo('/visualizadores-relatorios');
  await waitFor(() => expect(portal.callsOf(listViewers)).toHaveLength(2));
});

describe('what is saved', () => {
  test('USR-29 USR-31 USR-36 a report viewer, with the notice to the new address', async () => {
    const { user: person } = await openNewUser();
    await fillIn(person, user('43000001'));
    await choose(person, 'Groups', /^Rede Sul$/);
    await person.click(save());
    expect(await told('43000001@example.com')).toBeVisible();
    expect(lastSent()).toEqual({
      ...user('43000001'),
      active: true,
      authenticationEngine: 1,
      escopoAcessoEC: [],
      escopoAcessoAG: [1],
      effectiveRoles: [3],
      specificAccess: null,
      idUser: null,
      userApi: null,
      flagUserApi: { codUsuario: null, apiAccess: 0, dtInicio: null, dtFinal: null },
    });
    await person.click(button('OK'));
    await pageTitled('Users');
    // The list shows who was registered.
    await counted('1 user');
    expect(screen.getByRole('cell', { name: '43000001' })).toBeVisible();
    expect(portal.callsOf(listUsers)).toHaveLength(1);
  });

  test('API-15 USR-36 a user who is registered as inactive is notified with the activation, and the dialog says so', async () => {
    const { user: person } = await openNewUser();
    await fillIn(person, user('43000031'));
    await person.click(screen.getByRole('radio', { name: 'Inactive' }));
    await choose(person, 'Groups', /^Rede Sul$/);
    await person.click(save());
    const said =
      'User registered as inactive. A notice will be sent to 43000031@example.com when the user is activated.';
    expect(await screen.findByText(said)).toBeVisible();
  });

  test('USR-24 USR-29 USR-30 a manager with API access from a day on, without an end', async () => {
    const { user: person } = await openNewUser();
    await fillIn(person, user('43000002'));
    await person.click(profile('Establishment administrator'));
    await person.click(screen.getByRole('switch', { name: 'API access' }));
    await person.type(field(/^Start/), '31/12/2031');
    await choose(person, 'Establishments', /0003/);
    await person.click(save());
    await told('43000002@example.com');
    expect(lastSent()).toMatchObject({
      effectiveRoles: [2],
      escopoAcessoEC: ['0003'],
      specificAccess: null,
      flagUserApi: { codUsuario: null, apiAccess: 1, dtInicio: '2031-12-31', dtFinal: null },
    });
  });

  test('USR-30 USR-31 USR-32 a specific user has neither scope nor API, whatever was chosen before', async () => {
    const { user: person } = await openNewUser();
    await fillIn(person, user('43000003'));
    await choose(person, 'Establishments', /0003/);
    await person.click(profile('Establishment administrator'));
    await person.click(screen.getByRole('switch', { name: 'API access' }));
    await person.type(field(/^Start/), '2031-12-31');
    await person.click(profile('Specific user'));
    await person.click(screen.getByRole('combobox', { name: /^Category/ }));
    await person.click(screen.getByRole('option', { name: 'Bank user' }));
    await person.click(save());
    await told('43000003@example.com');
    expect(lastSent()).toMatchObject({
      effectiveRoles: [5],
      escopoAcessoEC: [],
      escopoAcessoAG: [],
      specificAccess: { codAcessoEspecifico: 1 },
      flagUserApi: { apiAccess: 0, dtInicio: null, dtFinal: null },
    });
  });
});

describe('USR-45 the checks, in their order, each at its field', () => {
  /** Presses Save and says what is wrong where. */
  async function refused(person: Awaited<ReturnType<typeof openNewUser>>['user'], text: string) {
    await person.click(save());
    expect((await screen.findAllByText(text))[0]).toBeVisible();
    expect(await screen.findByText('The form has errors.')).toBeVisible();
    expect(sent()).toHaveLength(0);
  }

  test('USR-45 ERR-04 the sentence about errors goes with the last of them', async () => {
    const { user: person } = await openNewUser();
    await refused(person, 'Fill in name, e-mail and login.');
    await person.type(field(/^Name/), 'N');
    await person.type(field(/^Login/), '1');
    expect(screen.getByText('The form has errors.')).toBeVisible();
    await person.type(field(/^E-mail/), 'n');
    await waitFor(() => expect(screen.queryByText('The form has errors.')).not.toBeInTheDocument());
  });

  test('USR-38 USR-39 USR-40 first what is missing, then the status, then the scope', async () => {
    const { user: person } = await openNewUser();
    await refused(person, 'Fill in name, e-mail and login.');
    for (const name of [/^Name/, /^Login/, /^E-mail/]) expect(field(name)).toBeInvalid();
    expect(field(/^Name/)).toHaveFocus();
    expect(screen.getByText('3 fields to correct')).toBeVisible();
    await person.type(field(/^Name/), 'Nova');
    expect(field(/^Name/)).toBeValid();
    expect(field(/^Login/)).toBeInvalid();
    await person.type(field(/^Login/), '123');
    await person.type(field(/^E-mail/), 'nobody');
    await refused(person, 'Invalid e-mail.');
    expect(field(/^E-mail/)).toHaveFocus();
    await person.type(field(/^E-mail/), '@example.com');
    await refused(person, 'Select the status.');
    expect(screen.getByRole('radio', { name: 'Active' })).toHaveFocus();
    await person.click(screen.getByRole('radio', { name: 'Inactive' }));
    await refused(person, 'Select at least one establishment or group.');
    expect(screen.getByRole('combobox', { name: 'Establishments' })).toHaveFocus();
    expect(screen.getByRole('combobox', { name: 'Groups' })).toBeInvalid();
    await choose(person, 'Groups', /^Rede Sul$/);
    // USR-42: the tax id comes after the scope.
    await refused(person, 'Invalid tax id.');
    expect(field(/^Login/)).toHaveFocus();
  });

  test('USR-41 a new user has establishments or groups, not both', async () => {
    const { user: person } = await openNewUser();
    await fillIn(person, user('43000011'));
    await choose(person, 'Establishments', /^Mercado 1 \(Cód/);
    await choose(person, 'Groups', /^Rede Sul$/);
    await refused(person, 'Required field. Choose establishments or groups, not both.');
    expect(screen.getByRole('combobox', { name: 'Groups' })).toHaveFocus();
    expect(screen.getByRole('combobox', { name: 'Establishments' })).toBeInvalid();
  });

  test.each(['1234567', '123456789', '123456-1234', '1234567-12345', 'abcdefgh'])(
    'USR-42 %s is no login',
    async (login) => {
      const { user: person } = await openNewUser();
      await fillIn(person, { ...user('43000012'), login });
      await choose(person, 'Establishments', /^Mercado 1 \(Cód/);
      await refused(person, 'Invalid tax id.');
    },
  );

  test('USR-43 the dates of the API: complete, not before today, the end not before the start', async () => {
    const { user: person } = await openNewUser();
    await fillIn(person, user('43000013'));
    await person.click(profile('Establishment administrator'));
    await choose(person, 'Establishments', /^Mercado 1 \(Cód/);
    await person.click(screen.getByRole('switch', { name: 'API access' }));
    await refused(person, 'Enter the complete start date.');
    expect(field(/^Start/)).toHaveFocus();
    await person.type(field(/^Start/), '31/12');
    await refused(person, 'Enter the complete start date.');
    await person.clear(field(/^Start/));
    await person.type(field(/^Start/), '2020-01-01');
    await refused(person, 'The start date cannot be before today.');
    await person.clear(field(/^Start/));
    await person.type(field(/^Start/), '2031-12-31');
    await person.click(screen.getByRole('checkbox', { name: 'No validity end' }));
    await person.type(field(/^End/), '2031-12-30');
    await refused(person, 'The end date cannot be before the start date.');
    expect(field(/^End/)).toHaveFocus();
    // Access without an end is a choice.
    await person.clear(field(/^End/));
    await refused(person, 'Enter the end, or tick “No validity end”.');
    expect(field(/^End/)).toHaveFocus();
  });

  test('USR-44 a specific user has a category', async () => {
    const { user: person } = await openNewUser();
    await fillIn(person, user('43000014'));
    await person.click(profile('Specific user'));
    await refused(person, 'Select a category.');
  });
});

describe('when the registration fails', () => {
  async function ready(login: string) {
    const opened = await openNewUser();
    await fillIn(opened.user, user(login));
    await choose(opened.user, 'Establishments', /0001/);
    return opened;
  }

  test('USR-45 ERR-05 a login that is taken says so at its field, and nothing typed is lost', async () => {
    await registered({ name: 'Nova Antes', login: '43000020' });
    const { user: person } = await ready('43000020');
    await person.click(save());
    expect(await screen.findByText('Login already registered.', { selector: 'p' })).toBeVisible();
    expect(field(/^Login/)).toHaveFocus();
    expect(field(/^Name/)).toHaveValue('Nova 43000020');
    expect(screen.queryByText(/^User registered/)).not.toBeInTheDocument();
  });

  test.each([
    ['the connection is cut before', 'dropped' as const, 'Your values are still here, so you can try again.'],
    ['the server takes too long', { status: 504 }, 'The server did not respond in time.'],
    ['the server fails', { status: 500 }, 'The server did not answer.'],
  ])('USR-46 %s: an alert, no success, and a second try works', async (what, failure, sentence) => {
    const login = { dropped: '43000021', 504: '43000022', 500: '43000023' }[
      typeof failure === 'string' ? failure : (failure.status as 504 | 500)
    ];
    const { user: person } = await ready(login);
    portal.fail(createUser, failure);
    await person.click(save());
    const alert = await screen.findByRole('alert');
    expect(alert, what).toHaveTextContent('The user could not be saved.');
    expect(alert).toHaveTextContent(sentence);
    expect(save()).toHaveAttribute('aria-busy', 'false');
    expect(screen.queryByText(/^User registered/)).not.toBeInTheDocument();
    expect(await countOf(login)).toBe(0);
    await person.click(save());
    await told(`${login}@example.com`);
    expect(await countOf(login)).toBe(1);
  });

  test('USR-36 USR-46 a registration whose reply was lost is a success when it is tried again', async () => {
    const { user: person } = await ready('43000024');
    // The server saves it, and the connection breaks before the reply.
    await registered({ ...user('43000024') });
    portal.fail(createUser, 'dropped');
    await person.click(save());
    await screen.findByText('The user could not be saved.');
    await person.click(save());
    await told('43000024@example.com');
    expect(sent()).toHaveLength(2);
    expect(await countOf('43000024')).toBe(1);
  });

  test('USR-46 after a lost reply somebody else’s login is still taken', async () => {
    const { user: person } = await ready('43000025');
    await registered({ name: 'Outra Pessoa', login: '43000025' });
    portal.fail(createUser, 'dropped');
    await person.click(save());
    await screen.findByText('The user could not be saved.');
    await person.click(save());
    expect(await screen.findByText('Login already registered.', { selector: 'p' })).toBeVisible();
    expect(screen.queryByText(/^User registered/)).not.toBeInTheDocument();
  });

  test('USR-36 a connection that is cut after the answer changes nothing: it is registered once', async () => {
    const { user: person } = await ready('43000026');
    const slow = held();
    portal.fail(createUser, { until: slow.until });
    await person.dblClick(save());
    await waitFor(() => expect(sent()).toHaveLength(1));
    expect(save()).toHaveAttribute('aria-busy', 'true');
    await person.click(save());
    await act(async () => slow.release());
    await told('43000026@example.com');
    portal.fail(listUsers, 'dropped');
    await person.click(button('OK'));
    expect(await screen.findByText('Error loading users!')).toBeVisible();
    expect(sent()).toHaveLength(1);
    expect(await countOf('43000026')).toBe(1);
  });

  test('ERR-05 a registration that is forbidden is reported in a snackbar, and nothing is lost', async () => {
    const { user: person } = await ready('43000028');
    portal.fail(createUser, { status: 403, body: { code: 'FORBIDDEN', message: 'Not yours.' } });
    await person.click(save());
    await expectSnackbar('Not yours.', 'error');
    expect(field(/^Login/)).toHaveValue('43000028');
  });

  test('ERR-05 what the server refuses at a field is shown at the field', async () => {
    const { user: person } = await ready('43000027');
    portal.fail(createUser, {
      status: 400,
      body: { code: 'VALIDATION', message: 'The form has errors.', fields: { email: 'Not this one.' } },
    });
    await person.click(save());
    expect(await screen.findByText('Not this one.')).toBeVisible();
    expect(field(/^E-mail/)).toHaveFocus();
  });
});
