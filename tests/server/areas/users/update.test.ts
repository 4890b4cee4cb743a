import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createApiUser } from '../../../../contract/api-users';
import { validateSession } from '../../../../contract/session';
import { getUser, updateUser } from '../../../../contract/users';
import { addUser } from '../../../support/network';
import { freshLogin, managerForm, type Office, openOffice, viewerForm } from './office';

let office: Office;
/** A manager of 0001, with API access since yesterday: created for each test. */
let id: number;
let login: string;

beforeAll(async () => {
  office = await openOffice();
});
afterAll(() => office.close());
beforeEach(async () => {
  login = freshLogin();
  id = await addUser(office.database.db, {
    login,
    name: 'Ana Lopes',
    role: 2,
    establishments: ['0001'],
    api: { from: '2026-11-19' },
  });
});

const read = async (of = id, token = office.tokens.administrator) =>
  (await office.portal.call(getUser, { token, params: { id: of } })).body;
/** A separate report viewer for a test. */
const addViewer = (scope: { establishments?: string[]; groups?: number[] }) =>
  addUser(office.database.db, { login: freshLogin(), name: 'Davi Nunes', role: 3, ...scope });

/** Returns the refusal of a change, and checks that nothing was changed. */
async function refused(body: unknown, of = id, token?: string) {
  const before = await read(of);
  const answer = await office.update(of, body, token);
  expect(await read(of)).toEqual(before);
  expect(await office.trail(of)).toEqual([]);
  return [answer.status, answer.body.fields];
}

test('API-16 changes a user, increments its version and returns 200 with the record', async () => {
  const scope = { escopoAcessoEC: ['0002', '0004'], escopoAcessoAG: [2] };
  const flagUserApi = { codUsuario: id, apiAccess: 1, dtInicio: '2026-11-21', dtFinal: '2026-12-31' };
  const sent = { email: ' nova@example.com ', active: 0, ...scope, flagUserApi, version: 1 };
  const answer = await office.update(id, sent);
  const saved = { id, name: 'Ana Lopes', login, email: 'nova@example.com', active: false };
  expect([answer.status, answer.body]).toEqual([200, saved]);
  expect(await read()).toMatchObject({ ...saved, ...scope, flagUserApi, version: 2 });
  const specific = { effectiveRoles: [5], specificAccess: { codAcessoEspecifico: 1 } };
  await office.update(id, specific);
  const cleared = { codUsuario: id, apiAccess: 0, dtInicio: null, dtFinal: null };
  expect(await read()).toMatchObject({ ...specific, flagUserApi: cleared, version: 3 });
});

test.each([
  [
    'a manager',
    { role: 2, establishments: ['0001'], groups: [2], api: { from: '2026-11-19', until: '2026-12-24' } },
  ],
  ['a report viewer', { role: 3, establishments: ['0003'] }],
  ['a specific user', { role: 5, specificCode: 1 }],
] as const)('API-16 of %s what is left out stays as it is', async (_who, person) => {
  const user = await addUser(office.database.db, {
    login: freshLogin(),
    name: 'Rita Alves',
    email: 'rita@example.com',
    active: false,
    ...(person as object),
    role: person.role,
  });
  const before = await read(user);
  const email = 'other@example.com';
  await office.update(user, { email });
  expect(await read(user)).toEqual({ ...before, email, version: 2 });
  await office.update(user, { active: true });
  expect(await read(user)).toEqual({ ...before, email, active: true, version: 3 });
});

test('API-16 the loaded record can be sent back, and is no change', async () => {
  const { id: _id, version, userApi, ...record } = await read();
  const answer = await office.update(id, { ...record, userApi, idUser: id, version });
  expect([answer.status, (await read()).version, await office.trail(id)]).toEqual([200, 1, []]);
  expect((await office.update(id, {})).status).toBe(200);
  expect((await read()).version).toBe(1);
});

test('API-16 is in the audit trail, with its author and the values before and after, including the scope', async () => {
  await office.update(id, { escopoAcessoEC: ['0003', '0002'], escopoAcessoAG: [2] }, office.tokens.colleague);
  const columns = {
    login,
    name: 'Ana Lopes',
    email: `${login}@example.com`,
    role: 2,
    specific_code: null,
    active: true,
    api_access: true,
    api_starts_on: '2026-11-19',
    api_ends_on: null,
  };
  expect(await office.trail(id)).toEqual([
    {
      action: 'update',
      actor: '10000002',
      before: { ...columns, establishments: ['0001'], groups: [] },
      after: { ...columns, establishments: ['0002', '0003'], groups: [2] },
    },
  ]);
  expect(await read()).toMatchObject({ escopoAcessoEC: ['0002', '0003'], escopoAcessoAG: [2] });
});

test('USR-41 an edit may keep both scopes', async () => {
  expect((await office.update(id, { escopoAcessoAG: [1] })).status).toBe(200);
  expect(await read()).toMatchObject({ escopoAcessoEC: ['0001'], escopoAcessoAG: [1] });
});

const fixed = 'This cannot be changed.';
test.each([
  ['API-16 USR-13 another name', { name: 'Ana Costa' }, { name: fixed }],
  ['API-16 USR-13 another login', { login: '12345678' }, { login: fixed }],
  ['USR-13 another name and login', { name: 'Ana Costa', login: '12345678' }, { name: fixed, login: fixed }],
  ['USR-38 no e-mail', { email: ' ' }, { email: 'Fill in name, e-mail and login.' }],
  ['USR-39 no status', { active: null }, { active: 'Select the status.' }],
  [
    'USR-40 no scope any more',
    { escopoAcessoEC: [] },
    {
      escopoAcessoEC: 'Select at least one establishment or group.',
      escopoAcessoAG: 'Select at least one establishment or group.',
    },
  ],
  [
    'USR-43 another start in the past',
    { flagUserApi: { codUsuario: null, apiAccess: 1, dtInicio: '2026-11-18', dtFinal: null } },
    { dtInicio: 'The start date cannot be before today.' },
  ],
  [
    'USR-44 a specific user without category',
    { effectiveRoles: [5] },
    { specificAccess: 'Select a category.' },
  ],
  [
    'API-16 an establishment that does not exist',
    { escopoAcessoEC: ['9999'] },
    { escopoAcessoEC: 'There is no “9999”.' },
  ],
])('%s is refused at its field', async (_what, body, fields) => {
  expect(await refused(body)).toEqual([400, fields]);
});

test('USR-43 an unchanged start in the past is accepted, also with a new end', async () => {
  const flagUserApi = { codUsuario: id, apiAccess: 1, dtInicio: '2026-11-19', dtFinal: '2026-11-30' };
  expect((await office.update(id, { flagUserApi })).status).toBe(200);
  expect((await read()).flagUserApi).toEqual(flagUserApi);
});

test("USR-43 today is the day of the network's clocks", async () => {
  const { portal } = office;
  // Already the 21st in Greenwich, still the 20th in São Paulo.
  portal.setNow('2026-11-21T01:00:00Z');
  const flagUserApi = { codUsuario: id, apiAccess: 1, dtInicio: '2026-11-20', dtFinal: null };
  const answer = await portal.call(updateUser, {
    token: (await portal.signIn('10000001')).token,
    params: { id },
    body: { flagUserApi },
  });
  portal.setNow('2026-11-20T15:00:00Z');
  expect(answer.status).toBe(200);
});

describe('another profile', () => {
  test('USR-31 USR-33 a manager with API access who becomes a viewer loses it, and the API user too', async () => {
    const token = office.tokens.administrator;
    await office.portal.call(createApiUser, { token, body: { codUsuario: id } });
    expect((await office.update(id, { effectiveRoles: [3] })).status).toBe(200);
    expect(await read()).toMatchObject({
      effectiveRoles: [3],
      userApi: null,
      flagUserApi: { apiAccess: 0, dtInicio: null, dtFinal: null },
      escopoAcessoEC: ['0001'],
    });
    const entries = await office.database.db
      .selectFrom('audit')
      .where('entity', '=', 'api_user')
      .where('entity_key', '=', String(id))
      .select('action')
      .orderBy('id')
      .execute();
    expect(entries.map(({ action }) => action)).toEqual(['create', 'delete']);
  });

  test('USR-32 a user who becomes a specific user loses scope and API access', async () => {
    await office.update(id, { effectiveRoles: [5], specificAccess: { codAcessoEspecifico: 1 } });
    expect(await read()).toMatchObject({
      effectiveRoles: [5],
      specificAccess: { codAcessoEspecifico: 1 },
      escopoAcessoEC: [],
      flagUserApi: { apiAccess: 0 },
    });
  });

  test('USR-30 a user who becomes a manager loses the category', async () => {
    await office.update(id, { effectiveRoles: [5], specificAccess: { codAcessoEspecifico: 1 } });
    const { status } = await office.update(id, { effectiveRoles: [2], escopoAcessoEC: ['0002'] });
    expect(status).toBe(200);
    expect(await read()).toMatchObject({ effectiveRoles: [2], specificAccess: null });
  });

  test('USR-25 API access that is switched off loses its days', async () => {
    const off = { codUsuario: id, apiAccess: 0, dtInicio: '2026-11-19', dtFinal: null };
    await office.update(id, { flagUserApi: off });
    expect((await read()).flagUserApi).toEqual({ ...off, dtInicio: null });
  });
});

describe('two administrators', () => {
  const changedBySomebody = 'Changed by someone else.';

  test('API-16 the second gets what the first has changed, and nothing is written', async () => {
    const { version } = await read();
    await office.update(id, { version, active: false, escopoAcessoEC: ['0002'] }, office.tokens.colleague);
    const { status, body } = await office.update(id, { version, email: 'mine@example.com' });
    expect([status, body]).toEqual([
      409,
      {
        code: 'CONFLICT',
        message: 'Someone else changed this record after you opened it.',
        fields: { active: changedBySomebody, escopoAcessoEC: changedBySomebody },
      },
    ]);
    expect(await read()).toMatchObject({ email: `${login}@example.com`, version: 2 });
  });

  test('API-16 the changes have the field names of the contract, across several saves', async () => {
    const user = await addUser(office.database.db, {
      login: freshLogin(),
      role: 2,
      establishments: ['0001'],
      groups: [2],
      api: { from: '2026-11-19', until: '2026-12-24' },
    });
    await office.update(user, { effectiveRoles: [5], specificAccess: { codAcessoEspecifico: 1 } });
    await office.update(user, { email: 'other@example.com' });
    const { body } = await office.update(user, { version: 1, active: false });
    expect(Object.keys(body.fields).toSorted()).toEqual([
      'dtFinal',
      'dtInicio',
      'effectiveRoles',
      'email',
      'escopoAcessoAG',
      'escopoAcessoEC',
      'flagUserApi',
      'specificAccess',
    ]);
  });

  test('API-16 what was changed and changed back is no change', async () => {
    await office.update(id, { escopoAcessoEC: ['0002', '0001'] });
    await office.update(id, { escopoAcessoEC: ['0001'] });
    const { status, body } = await office.update(id, { version: 1, active: false });
    expect([status, body.fields]).toEqual([409, undefined]);
  });

  test('API-16 of two saves at once on one version one is refused; without a version both are accepted', async () => {
    const tokens = [office.tokens.administrator, office.tokens.colleague];
    const save = (extra: object) =>
      Promise.all(
        tokens.map((token, index) => office.update(id, { email: `${index}@example.com`, ...extra }, token)),
      );
    const versioned = await save({ version: 1 });
    expect(versioned.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    const free = await save({ active: false });
    expect(free.map(({ status }) => status)).toEqual([200, 200]);
    const { version } = await read();
    expect(await office.trail(id)).toHaveLength(version - 1);
  });

  test('API-16 two simultaneous changes of a scope end with that of one of them', async () => {
    await Promise.all([
      office.update(id, { escopoAcessoEC: ['0002', '0003'] }),
      office.update(id, { escopoAcessoEC: ['0004'] }, office.tokens.colleague),
    ]);
    const last = (await office.trail(id)).at(-1)?.after as { establishments: string[] };
    expect((await read()).escopoAcessoEC).toEqual(last.establishments);
    expect([['0002', '0003'], ['0004']]).toContainEqual(last.establishments);
  });
});

describe('who may be changed', () => {
  test('API-16 an unknown id is 404, a provider administrator 403', async () => {
    for (const token of [office.tokens.administrator, office.tokens.manager]) {
      const unknown = await office.portal.call(getUser, { token, params: { id: 999_999 } });
      expect(unknown.status).toBe(404);
      expect((await office.update(999_999, { active: false }, token)).status).toBe(404);
      const provider = await office.portal.call(getUser, { token, params: { id: office.ids.colleague } });
      expect(provider.status).toBe(403);
      expect((await office.update(office.ids.colleague, { active: false }, token)).status).toBe(403);
    }
    expect((await office.update(office.ids.administrator, { email: 'me@example.com' })).status).toBe(403);
  });

  test('API-16 level 2 changes report viewers of its establishments, through groups too', async () => {
    for (const scope of [{ establishments: ['0002'] }, { groups: [1] }]) {
      const viewer = await addViewer(scope);
      const { status } = await office.update(viewer, { active: false }, office.tokens.manager);
      expect([status, (await read(viewer)).active]).toEqual([200, false]);
    }
  });

  test.each([
    ['a viewer of other establishments', () => addViewer({ establishments: ['0003'] })],
    ['a viewer of another group', () => addViewer({ groups: [2] })],
    ['a viewer of nothing', () => addViewer({})],
    ['a manager of its establishment', async () => id],
    ['itself', async () => office.ids.manager],
  ])('API-16 level 2 can neither change nor read %s', async (_who, make) => {
    const somebody = await make();
    const [status] = await refused({ active: false }, somebody, office.tokens.manager);
    const seen = await office.portal.call(getUser, {
      token: office.tokens.manager,
      params: { id: somebody },
    });
    expect([status, seen.status]).toEqual([403, 403]);
  });

  test('API-16 establishments outside the scope of level 2 stay, and are not shown to it', async () => {
    const viewer = await addViewer({ establishments: ['0001', '0003'], groups: [2] });
    expect(await read(viewer, office.tokens.manager)).toMatchObject({
      escopoAcessoEC: ['0001'],
      escopoAcessoAG: [],
    });
    const { status } = await office.update(viewer, { escopoAcessoEC: ['0002'] }, office.tokens.manager);
    expect(status).toBe(200);
    expect(await read(viewer)).toMatchObject({ escopoAcessoEC: ['0002', '0003'], escopoAcessoAG: [2] });
  });

  test('API-16 groups that level 2 does not see stay when it sends back the record', async () => {
    const viewer = await addViewer({ establishments: ['0001'], groups: [2] });
    const shown = { escopoAcessoEC: ['0001'], escopoAcessoAG: [] };
    expect(await read(viewer, office.tokens.manager)).toMatchObject(shown);
    const sent = { ...shown, escopoAcessoEC: ['0001', '0002'] };
    expect((await office.update(viewer, sent, office.tokens.manager)).status).toBe(200);
    expect(await read(viewer)).toMatchObject({ ...sent, escopoAcessoAG: [2] });
  });

  test.each([
    ['another profile', { effectiveRoles: [2] }, 'effectiveRoles'],
    ['an establishment of somebody else', { escopoAcessoEC: ['0001', '0003'] }, 'escopoAcessoEC'],
    ['a group', { escopoAcessoAG: [1] }, 'escopoAcessoAG'],
    [
      'API access',
      { flagUserApi: { codUsuario: null, apiAccess: 1, dtInicio: '2026-11-20', dtFinal: null } },
      'flagUserApi',
    ],
  ])(
    'API-16 ERR-05 level 2 cannot give a viewer %s, and the refusal names it',
    async (_what, body, field) => {
      const viewer = await addViewer({ establishments: ['0001'] });
      expect(await refused(body, viewer, office.tokens.manager)).toEqual([
        403,
        {
          [field]:
            field === 'escopoAcessoEC' ? 'You do not have access to “0003”.' : 'You cannot grant this.',
        },
      ]);
    },
  );

  test('VIEW-15 level 2 has to leave a viewer at least one of its establishments', async () => {
    const viewer = await addViewer({ establishments: ['0001', '0003'] });
    expect(await refused({ escopoAcessoEC: [] }, viewer, office.tokens.manager)).toEqual([
      400,
      { escopoAcessoEC: 'Select at least one establishment.' },
    ]);
  });

  test('VIEW-15 a group that the manager sees is enough, one that it does not see is not', async () => {
    const nothing = { escopoAcessoEC: [] };
    for (const groups of [[1], [1, 2]]) {
      const viewer = await addViewer({ establishments: ['0001'], groups });
      expect((await office.update(viewer, nothing, office.tokens.manager)).status).toBe(200);
      expect(await read(viewer)).toMatchObject({ escopoAcessoEC: [], escopoAcessoAG: groups });
    }
    const viewer = await addViewer({ establishments: ['0001'], groups: [2] });
    expect(await refused(nothing, viewer, office.tokens.manager)).toEqual([
      400,
      { escopoAcessoEC: 'Select at least one establishment.' },
    ]);
  });

  test('VIEW-15 a viewer with only a group can be saved from the form that shows it', async () => {
    for (const token of [office.tokens.manager, office.tokens.administrator]) {
      const viewer = await addViewer({ groups: [1] });
      const { name, login: own } = await read(viewer);
      const form = viewerForm({
        name,
        login: own,
        internalLogin: own,
        email: 'g@example.com',
        escopoAcessoEC: [],
      });
      expect((await office.update(viewer, form, token)).status).toBe(200);
      expect(await read(viewer)).toMatchObject({ email: 'g@example.com', escopoAcessoAG: [1] });
    }
  });

  test('VIEW-16 VIEW-06 what the form of report viewers sends is accepted', async () => {
    const viewer = await addViewer({ establishments: ['0001'] });
    const { name, login: own, version } = await read(viewer);
    const form = viewerForm({ name, login: own, internalLogin: own, email: 'd@example.com', version });
    const { status, body } = await office.update(viewer, form, office.tokens.manager);
    expect([status, body]).toEqual([
      200,
      { id: viewer, name, login: own, email: 'd@example.com', active: true },
    ]);
  });
});

test('USR-28 a changed person sees the change with the next call', async () => {
  const { portal } = office;
  const { token } = await portal.signIn(login);
  expect((await portal.call(validateSession, { token })).body).toMatchObject({ perfil: 2, apiAccess: true });
  await office.update(id, { ...managerForm({ name: 'Ana Lopes', login }), effectiveRoles: [3] });
  expect((await portal.call(validateSession, { token })).body).toMatchObject({ perfil: 3, apiAccess: false });
});
