import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createUser, getUser } from '../../../../contract/users';
import { freshLogin, managerForm, type Office, openOffice, viewerForm } from './office';

let office: Office;
beforeAll(async () => {
  office = await openOffice();
});
afterAll(() => office.close());

const read = async (id: number) =>
  (await office.portal.call(getUser, { token: office.tokens.administrator, params: { id } })).body;
const countUsers = async () =>
  (await office.database.db.selectFrom('portal_user').select('id').execute()).length;

/** Returns the refusal of a creation, and checks that nothing was stored. */
async function refused(body: unknown, token?: string) {
  const before = await countUsers();
  const answer = await office.create(body, token);
  expect(await countUsers()).toBe(before);
  return [answer.status, answer.body.fields];
}

test.each([
  [
    'a manager',
    { flagUserApi: { codUsuario: null, apiAccess: 1, dtInicio: '2026-11-20', dtFinal: '2026-12-31' } },
  ],
  [
    'a report viewer of two groups, inactive',
    { active: false, effectiveRoles: [3], escopoAcessoEC: [], escopoAcessoAG: [1, 2] },
  ],
  [
    'a specific user',
    { effectiveRoles: [5], escopoAcessoEC: [], specificAccess: { codAcessoEspecifico: 1 } },
  ],
])('API-15 USR-29 registers %s, and returns 201 with the record', async (_who, sent) => {
  const form = managerForm({ name: ' Beatriz Prado ', ...sent });
  const { status, body } = await office.create(form);
  const { login, email, active, escopoAcessoEC, escopoAcessoAG, effectiveRoles, specificAccess } = form;
  expect([status, body]).toEqual([201, { id: body.id, name: 'Beatriz Prado', login, email, active }]);
  expect(await read(body.id)).toEqual({
    ...body,
    authenticationEngine: 1,
    escopoAcessoEC,
    escopoAcessoAG,
    effectiveRoles,
    specificAccess,
    userApi: null,
    flagUserApi: { ...form.flagUserApi, codUsuario: body.id },
    linksOnly: false,
    awaitsWelcome: true,
    version: 1,
  });
});

test('API-15 USR-29 is in the audit trail, with its author and values, without secrets', async () => {
  const form = managerForm({ escopoAcessoEC: ['0003', '0001', '0003'] });
  const { body } = await office.create(form);
  expect(await office.trail(body.id)).toEqual([
    {
      action: 'create',
      actor: '10000001',
      before: null,
      after: {
        login: form.login,
        name: 'Beatriz Prado',
        email: 'beatriz@example.com',
        role: 2,
        specific_code: null,
        active: true,
        api_access: false,
        api_starts_on: null,
        api_ends_on: null,
        establishments: ['0001', '0003'],
        groups: [],
      },
    },
  ]);
});

test('USR-16 without a chosen profile it is a report viewer', async () => {
  const { effectiveRoles: _roles, ...without } = managerForm();
  for (const form of [{ ...managerForm(), effectiveRoles: [] }, without]) {
    const { body } = await office.create(form);
    expect((await read(body.id)).effectiveRoles).toEqual([3]);
  }
});

test('USR-12 accepts the status as 1 and 0 too', async () => {
  const first = await office.create(managerForm({ active: 1 }));
  const second = await office.create(managerForm({ active: 0 }));
  expect([first.body.active, second.body.active]).toEqual([true, false]);
});

test.each([
  ['USR-30 a manager has no category', { effectiveRoles: [2], specificAccess: { codAcessoEspecifico: 1 } }],
  [
    'USR-31 USR-28 a viewer has neither category nor API access',
    {
      effectiveRoles: [3],
      specificAccess: { codAcessoEspecifico: 1 },
      flagUserApi: { codUsuario: null, apiAccess: 1, dtInicio: '2026-11-21', dtFinal: null },
    },
  ],
])('%s, whatever is sent', async (_what, sent) => {
  const { body } = await office.create(managerForm(sent));
  expect(await read(body.id)).toMatchObject({
    ...(sent.effectiveRoles && { effectiveRoles: sent.effectiveRoles }),
    specificAccess: null,
    flagUserApi: { apiAccess: 0, dtInicio: null, dtFinal: null },
    escopoAcessoEC: ['0001'],
  });
});

test('USR-32 a specific user has neither scope nor API access, whatever is sent', async () => {
  const form = managerForm({
    effectiveRoles: [5],
    specificAccess: { codAcessoEspecifico: 1 },
    escopoAcessoAG: [1],
    flagUserApi: { codUsuario: null, apiAccess: 1, dtInicio: '2026-11-21', dtFinal: null },
  });
  const { body } = await office.create(form);
  expect(await read(body.id)).toMatchObject({
    effectiveRoles: [5],
    specificAccess: { codAcessoEspecifico: 1 },
    escopoAcessoEC: [],
    escopoAcessoAG: [],
    flagUserApi: { apiAccess: 0 },
  });
});

describe('faults', () => {
  const api = (dtInicio: string | null, dtFinal: string | null = null) => ({
    flagUserApi: { codUsuario: null, apiAccess: 1, dtInicio, dtFinal },
  });
  const required = 'Fill in name, e-mail and login.';
  const scope = 'Select at least one establishment or group.';
  const both = 'Required field. Choose establishments or groups, not both.';
  const order = 'The end date cannot be before the start date.';
  const start = 'Enter the complete start date.';
  const past = 'The start date cannot be before today.';

  test.each([
    ['USR-38 no name', { name: ' ' }, { name: required }],
    [
      'USR-38 neither name nor e-mail nor login',
      { name: '', email: '', login: '' },
      { name: required, email: required, login: required },
    ],
    ['USR-38 no e-mail address', { email: 'beatriz@example' }, { email: 'Invalid e-mail.' }],
    [
      'USR-38 a name of 101',
      { name: 'x'.repeat(101) },
      { name: 'The name can have at most 100 characters.' },
    ],
    ['USR-39 no status', { active: null }, { active: 'Select the status.' }],
    ['USR-40 no scope', { escopoAcessoEC: [] }, { escopoAcessoEC: scope, escopoAcessoAG: scope }],
    ['USR-41 both scopes', { escopoAcessoAG: [1] }, { escopoAcessoAG: both, escopoAcessoEC: both }],
    ['USR-42 a login of 7 digits', { login: '1234567' }, { login: 'Invalid tax id.' }],
    ['USR-42 a login of 9 digits', { login: '123456789' }, { login: 'Invalid tax id.' }],
    ['USR-42 a login of letters', { login: 'abcdefgh' }, { login: 'Invalid tax id.' }],
    ['USR-43 an end before the start', api('2026-12-01', '2026-11-30'), { dtFinal: order }],
    ['USR-43 USR-26 no start', api(null), { dtInicio: start }],
    ['USR-43 a start that is no day', api('2026-02-30'), { dtInicio: start }],
    ['USR-43 a start before today', api('2026-11-19'), { dtInicio: past }],
    ['USR-44 no category', { effectiveRoles: [5] }, { specificAccess: 'Select a category.' }],
    [
      'USR-44 the placeholder as category',
      { effectiveRoles: [5], specificAccess: { codAcessoEspecifico: 0 } },
      { specificAccess: 'Select a category.' },
    ],
    [
      'API-15 an establishment that does not exist',
      { escopoAcessoEC: ['0001', '9999'] },
      { escopoAcessoEC: 'There is no “9999”.' },
    ],
    [
      'API-15 a group that does not exist',
      { escopoAcessoEC: [], escopoAcessoAG: [77] },
      { escopoAcessoAG: 'One of the groups does not exist.' },
    ],
  ])('%s is refused at its field', async (_what, sent, fields) => {
    expect(await refused(managerForm(sent))).toEqual([400, fields]);
  });

  test('USR-45 reports the first of several faults, in the order of the checks', async () => {
    const wrong = [
      [{ name: '' }, 'name'],
      [{ active: null }, 'active'],
      [{ escopoAcessoEC: [] }, 'escopoAcessoEC'],
      [{ login: '1' }, 'login'],
      [api(null), 'dtInicio'],
    ] as const;
    for (const from of wrong.keys()) {
      const faults = Object.assign({}, ...wrong.slice(from).map(([fault]) => fault));
      const [status, fields] = await refused(managerForm(faults));
      expect([status, Object.keys(fields)[0]]).toEqual([400, wrong[from]?.[1]]);
    }
  });

  test('USR-45 has the message that the form has errors, and all texts in the language of the caller', async () => {
    const texts = {
      en: ['The form has errors.', 'Select the status.'],
      'es-CO': ['El formulario tiene errores.', 'Seleccione el estado.'],
      'es-MX': [expect.any(String), 'Seleccione el estatus.'],
      'pt-BR': [expect.any(String), 'Selecione o status.'],
    };
    for (const [language, [form, field]] of Object.entries(texts)) {
      const { body } = await office.portal.call(createUser, {
        token: office.tokens.administrator,
        body: managerForm({ active: null }),
        headers: { 'accept-language': language },
      });
      expect([body.message, body.fields.active]).toEqual([form, field]);
    }
  });

  test.each([
    ['a profile that cannot be assigned', { effectiveRoles: [1] }],
    ['two profiles', { effectiveRoles: [2, 3] }],
    ['an establishment that is a number', { escopoAcessoEC: [1] }],
    ['a group that is a text', { escopoAcessoAG: ['1'] }],
    ['another engine', { authenticationEngine: 2 }],
    ['a status that is a word', { active: 'yes' }],
    ['a field that nobody knows', { role: 1 }],
    ['an API access that is true', { flagUserApi: { apiAccess: true } }],
  ])('USR-14 USR-29 %s is refused', async (_what, sent) => {
    const [status] = await refused(managerForm(sent));
    expect(status).toBe(400);
  });
});

test('USR-42 accepts all forms of a login', async () => {
  for (const login of ['12345678', '1234567890', '01234567890', '123456-78901']) {
    expect((await office.create(managerForm({ login }))).status).toBe(201);
  }
  const stored = await office.database.db
    .selectFrom('portal_user')
    .where('login', '=', '01234567890')
    .select('login')
    .execute();
  expect(stored).toHaveLength(1);
});

test('USR-18 an inactive group can be assigned', async () => {
  await office.database.db.updateTable('grouper').set({ active: false }).where('id', '=', 2).execute();
  const { status } = await office.create(managerForm({ escopoAcessoEC: [], escopoAcessoAG: [2] }));
  expect(status).toBe(201);
});

test('API-15 a taken login is reported at its field, whoever has it', async () => {
  const { login } = (await office.create(managerForm())).body;
  for (const taken of [login, ` ${login} `, '10000001']) {
    const { status, body } = await office.create(managerForm({ login: taken }));
    expect([status, body]).toEqual([
      409,
      {
        code: 'CONFLICT',
        message: 'Login already registered.',
        fields: { login: 'Login already registered.' },
      },
    ]);
  }
});

test('API-15 of many simultaneous registrations of a login one succeeds, and the others are refused', async () => {
  const login = freshLogin();
  const answers = await Promise.all(
    Array.from({ length: 8 }, (_, index) =>
      office.create(
        managerForm({ login, name: `Person ${index}` }),
        [office.tokens.administrator, office.tokens.colleague][index % 2],
      ),
    ),
  );
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, ...Array(7).fill(409)]);
  const losers = answers.filter(({ status }) => status === 409);
  expect(losers.every(({ body }) => body.fields.login === 'Login already registered.')).toBe(true);
  const winner = answers.find(({ status }) => status === 201);
  expect(await office.trail(winner?.body.id)).toHaveLength(1);
});

describe('report viewers', () => {
  test('VIEW-16 VIEW-17 registers a report viewer from what the form sends', async () => {
    const form = viewerForm({ escopoAcessoEC: ['0002', '0001'] });
    const { status, body } = await office.create(form, office.tokens.manager);
    expect(status).toBe(201);
    expect(await read(body.id)).toMatchObject({
      login: form.login,
      effectiveRoles: [3],
      escopoAcessoEC: ['0001', '0002'],
      escopoAcessoAG: [],
      authenticationEngine: 1,
    });
    expect(await office.trail(body.id)).toMatchObject([{ action: 'create', actor: '20000002' }]);
  });

  test.each([
    ['VIEW-14 no name', { name: '' }, { name: 'Fill in name, e-mail and login.' }],
    ['VIEW-14 no status', { active: null }, { active: 'Select the status.' }],
    ['VIEW-14 a login of another form', { login: '12' }, { login: 'Invalid tax id.' }],
    [
      'VIEW-15 no establishment',
      { escopoAcessoEC: [] },
      { escopoAcessoEC: 'Select at least one establishment.' },
    ],
  ])('%s is refused at its field', async (_what, sent, fields) => {
    for (const token of [office.tokens.manager, office.tokens.administrator]) {
      expect(await refused(viewerForm(sent), token)).toEqual([400, fields]);
    }
  });

  test('VIEW-15 level 2 gets the message about establishments, whichever form it sends', async () => {
    const { escopoAcessoEC: _ecs, internalLogin: _login, ...rest } = viewerForm();
    expect(await refused(rest, office.tokens.manager)).toEqual([
      400,
      { escopoAcessoEC: 'Select at least one establishment.' },
    ]);
  });

  test.each([
    ['a manager', { effectiveRoles: [2] }],
    ['a specific user', { effectiveRoles: [5], specificAccess: { codAcessoEspecifico: 1 } }],
    ['an establishment of somebody else', { escopoAcessoEC: ['0001', '0003'] }],
    ['an establishment that does not exist', { escopoAcessoEC: ['9999'] }],
    ['a group, even its own', { escopoAcessoEC: [], escopoAcessoAG: [1] }],
    [
      'API access',
      { flagUserApi: { codUsuario: null, apiAccess: 1, dtInicio: '2026-11-20', dtFinal: null } },
    ],
  ])('API-15 level 2 registers no viewer with %s', async (_what, sent) => {
    const [status] = await refused(viewerForm(sent), office.tokens.manager);
    expect(status).toBe(403);
  });

  test('API-15 ERR-05 a refusal names all that level 2 may not give', async () => {
    const sent = { effectiveRoles: [2], escopoAcessoEC: ['0001', '0003', '9999'], escopoAcessoAG: [1] };
    expect(await refused(viewerForm(sent), office.tokens.manager)).toEqual([
      403,
      {
        effectiveRoles: 'You cannot grant this.',
        escopoAcessoEC: 'You do not have access to “0003”, “9999”.',
        escopoAcessoAG: 'You cannot grant this.',
      },
    ]);
  });

  test('API-15 level 3 registers nobody', async () => {
    expect(await refused(viewerForm(), office.tokens.viewer)).toEqual([403, undefined]);
  });
});
