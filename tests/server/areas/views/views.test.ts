import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findRecords } from '../../../../contract/find';
import { validateSession } from '../../../../contract/session';
import {
  deleteView,
  findViewPeople,
  listViews,
  setDefaultView,
  updateView,
  VIEW,
} from '../../../../contract/views';
import { CODES, EN, type Fixture, stateOf, viewsFixture, type Who } from './fixture';

let f: Fixture;
beforeAll(async () => {
  f = await viewsFixture();
});
afterAll(() => f.close());

const change = (who: Who, id: string, body: object) =>
  f.portal.call(updateView, { token: f.tokens[who], params: { id }, body, headers: EN });
const remove = (who: Who, id: string, version?: number) =>
  f.portal.call(deleteView, { token: f.tokens[who], params: { id }, query: version ? { version } : {} });
const trailOf = (id: string) =>
  f.database.db
    .selectFrom('audit')
    .where('entity', '=', 'view')
    .where('entity_key', '=', id)
    .select(['action', 'actor', 'before', 'after'])
    .orderBy('id')
    .execute();

describe('a view of one’s own', () => {
  test('keeps a list as it stands, is found by name, and nobody else sees it', async () => {
    const state = stateOf(
      { ec: ['0001'], name: 'Ana' },
      { sort: 'name', order: 'DESC', size: 25, hidden: ['ec'] },
    );
    const { status, body } = await f.save('south', { name: '  Ana  of the south ', state });
    expect(status).toBe(201);
    expect(body).toEqual({
      id: expect.stringMatching(/^[\w-]{22}$/),
      screen: CODES,
      name: 'Ana of the south',
      own: true,
      owner: 'Person south',
      shared: false,
      version: 1,
      state,
      reach: 'whole',
      sharing: { profiles: [], people: [] },
    });
    expect((await f.open('south', body.id)).body).toEqual(body);
    expect(await f.names('south')).toEqual(['Ana of the south']);
    expect(await f.names('south', '/contas')).toEqual([]);
    expect(await f.names('north')).toEqual([]);
    const foreign = await f.open('boss', body.id);
    expect([foreign.status, foreign.body.message]).toEqual([
      404,
      'This view was deleted, or it is no longer shared with you.',
    ]);
    const found = async (who: Who) =>
      (
        (
          await f.portal.call(findRecords, {
            token: f.tokens[who],
            query: { text: 'of the south' },
            headers: EN,
          })
        ).body as {
          hits: unknown[];
        }
      ).hits;
    expect(await found('south')).toEqual([
      {
        kind: 'view',
        title: 'Ana of the south',
        detail: 'Operator codes',
        to: { screen: CODES, view: body.id },
      },
    ]);
    expect(await found('north')).toEqual([]);
  });

  test('is renamed, replaced and deleted, each in the trail and on the version that was seen', async () => {
    const { body } = await f.save('south', { name: 'First' });
    const renamed = await change('south', body.id, { version: 1, name: 'Second' });
    expect(renamed.body).toMatchObject({ name: 'Second', version: 2, state: { filter: '{}' } });
    const stale = await change('south', body.id, { version: 1, name: 'Third' });
    expect(stale.status).toBe(409);
    expect(Object.keys(stale.body.fields)).toEqual(['name']);
    const replaced = await change('south', body.id, { version: 2, state: stateOf({ status: 1 }) });
    expect(replaced.body).toMatchObject({ name: 'Second', version: 3, state: { filter: '{"status":1}' } });
    expect((await remove('south', body.id, 2)).status).toBe(409);
    expect((await remove('south', body.id, 3)).body).toEqual({ id: body.id });
    expect((await f.open('south', body.id)).status).toBe(404);
    const trail = await trailOf(body.id);
    expect(trail.map(({ action, actor }) => [action, actor])).toEqual([
      ['create', '31100003'],
      ['update', '31100003'],
      ['update', '31100003'],
      ['delete', '31100003'],
    ]);
    expect(trail[1]).toMatchObject({ before: { name: 'First' }, after: { name: 'Second' } });
    const [kept, other] = [trail[1], trail[2]].map(
      (entry) => JSON.stringify(entry?.after).match(/"kept_state":"([\da-f]{12})"/)?.[1],
    );
    expect(kept).toMatch(/^[\da-f]{12}$/);
    expect(other).not.toBe(kept);
  });

  test('has a name of one line that no other one of the person has on the screen', async () => {
    await f.save('north', { name: 'Últimos' });
    const twice = await f.save('north', { name: 'ultimos' });
    expect([twice.status, twice.body.fields]).toEqual([
      409,
      { name: 'You already have a view with this name on this screen.' },
    ]);
    expect((await f.save('north', { name: 'ultimos', screen: '/contas' })).status).toBe(201);
    expect((await f.save('south', { name: 'ultimos' })).status).toBe(201);
    for (const [name, text] of [
      ['  ', 'Enter a name.'],
      ['x'.repeat(VIEW.nameLength + 1), 'The name can have at most 60 characters.'],
      ['a\u202Eb', 'The name contains a line break or another invisible character.'],
    ] as const) {
      const refused = await f.save('north', { name });
      expect([refused.status, refused.body.fields?.name]).toEqual([400, text]);
    }
    const other = await f.save('north', { name: 'Another' });
    expect((await change('north', other.body.id, { name: 'ÚLTIMOS' })).status).toBe(409);
  });

  test('is of a screen that the person may open, and its filter is one', async () => {
    expect((await f.save('viewer', { name: 'Codes' })).status).toBe(403);
    expect((await f.save('viewer', { name: 'Mine', screen: '/transacoes-extrato' })).status).toBe(201);
    const deep = `{"a":${'['.repeat(40_000)}${']'.repeat(40_000)}}`;
    for (const filter of ['', '[]', 'null', '{"a":', deep])
      expect((await f.save('south', { name: 'Broken', state: { filter } })).status, filter).toBe(400);
  });

  test('is one of two hundred at most', async () => {
    await f.database.db
      .insertInto('saved_view')
      .values(
        Array.from({ length: VIEW.ofOnePerson }, (_, index) => ({
          id: `full ${index}`,
          owner_id: f.ids.stranger,
          screen: '/transacoes-extrato' as const,
          name: `View ${index}`,
          state: '{"filter":"{}"}',
        })),
      )
      .execute();
    const refused = await f.save('stranger', { name: 'One more', screen: '/transacoes-extrato' });
    expect([refused.status, refused.body.message]).toEqual([
      409,
      'You already have 200 views. Delete some of them first.',
    ]);
  });
});

describe('a shared view', () => {
  test('is seen by the people and profiles that it is shared with, and changed by its owner alone', async () => {
    const screen = '/transacoes-extrato';
    const { body } = await f.save('boss', {
      name: 'Of all managers',
      screen,
      profiles: [2],
      people: ['viewer'],
    });
    expect(body.sharing).toMatchObject({ profiles: [2], people: [{ id: f.ids.viewer, login: '31100005' }] });
    for (const who of ['south', 'viewer'] as const) {
      expect(await f.names(who, screen)).toContain('Of all managers');
      expect((await f.open(who, body.id)).body).toMatchObject({
        own: false,
        owner: 'Person boss',
        shared: true,
        sharing: null,
      });
    }
    expect((await f.open('otherBoss', body.id)).status).toBe(404);
    const others = await change('south', body.id, { name: 'Mine now' });
    expect([others.status, others.body.message]).toEqual([403, 'Only the owner of this view can change it.']);
    expect((await remove('south', body.id)).status).toBe(403);
    expect((await remove('otherBoss', body.id)).status).toBe(404);
    const withdrawn = await change('boss', body.id, { version: 1, profiles: [], people: [] });
    expect(withdrawn.body).toMatchObject({ version: 2, shared: false });
    expect((await f.open('south', body.id)).status).toBe(404);
    expect((await trailOf(body.id)).at(-1)).toMatchObject({
      before: { shared_profiles: '2', shared_people: '31100005' },
      after: { shared_profiles: '', shared_people: '' },
    });
  });

  test('names no establishment, account, operator or group that its reader does not see', async () => {
    const filter = {
      ecs: ['0001', '0002'],
      accounts: ['1', '3'],
      operators: ['11', '31', '999'],
      associators: ['1'],
      dateType: 'dc',
      period: 'lastMonth',
    };
    const { body } = await f.save('boss', {
      name: 'Two shops',
      screen: '/transacoes-extrato',
      state: stateOf(filter),
      profiles: [2, 3],
    });
    expect(body).toMatchObject({
      reach: 'part',
      state: { filter: JSON.stringify({ ...filter, operators: ['11', '31'] }) },
    });
    const south = await f.open('south', body.id);
    expect(south.body).toMatchObject({
      reach: 'part',
      state: { filter: JSON.stringify({ ...filter, accounts: ['1'], operators: ['11'] }) },
    });
    const north = await f.open('north', body.id);
    expect(north.body).toMatchObject({
      reach: 'part',
      state: { filter: JSON.stringify({ ...filter, ecs: ['0002'], accounts: ['3'], operators: ['31'] }) },
    });
    const stranger = await f.open('stranger', body.id);
    expect(stranger.body.reach).toBe('none');
    expect(JSON.parse(stranger.body.state.filter)).toEqual({
      accounts: ['3'],
      operators: ['31'],
      dateType: 'dc',
      period: 'lastMonth',
    });
    expect(JSON.stringify(stranger.body)).not.toMatch(/000[12]/);
  });

  test('is not shown where it narrows the rows to what its reader does not see', async () => {
    const narrowedTo = async (so: object) => {
      const more = new URLSearchParams({ aba: 'rows', so: JSON.stringify(so) }).toString();
      const { body } = await f.save('boss', {
        name: `Rows ${JSON.stringify(so)}`.slice(0, 60),
        screen: '/transacoes-extrato',
        state: stateOf({}, { more }),
        profiles: [3],
      });
      const opened = (await f.open('viewer', body.id)).body;
      return [opened.reach, new URLSearchParams(opened.state.more).get('so')];
    };
    const seen = { establishment: '0001', operator: '11', account: '1', terminal: 'T0001' };
    expect(await narrowedTo(seen)).toEqual(['whole', JSON.stringify(seen)]);
    for (const foreign of [
      { establishment: '0003' },
      { operator: '31' },
      { account: '999' },
      { terminal: 'T0003' },
      { terminal: 'none' },
      { account: { toString: 1 } },
    ])
      expect(await narrowedTo(foreign), JSON.stringify(foreign)).toEqual(['none', null]);
  });

  test('with keys that are none opens, and they count as unknown', async () => {
    for (const [at, ecs] of [{ toString: 1 }, ['\0'], [['0001']], '\ud800'].entries()) {
      const { status, body } = await f.save('boss', {
        name: `Odd ${at}`,
        screen: '/transacoes-extrato',
        state: stateOf({ ecs }),
        profiles: [3],
      });
      expect(status).toBe(201);
      expect((await f.open('viewer', body.id)).body).toMatchObject({
        reach: 'none',
        state: { filter: '{}' },
      });
    }
  });

  test('is shared with no profile whose people cannot open the screen', async () => {
    const { status, body } = await f.save('boss', { name: 'Codes for viewers', profiles: [3] });
    expect([status, body.fields]).toEqual([
      400,
      { profiles: 'People of one of these profiles cannot open this screen.' },
    ]);
  });

  test('a shop that was deleted is left out, and all shops stay all shops', async () => {
    const { body } = await f.save('boss', { name: 'Gone', state: stateOf({ ec: ['0001', '9999'] }) });
    expect(body).toMatchObject({ reach: 'part', state: { filter: '{"ec":["0001"]}' } });
    const alone = await f.save('boss', { name: 'Gone alone', state: stateOf({ ec: ['9999'], status: 1 }) });
    expect(alone.body).toMatchObject({ reach: 'none', state: { filter: '{"status":1}' } });
    const all = await f.save('boss', {
      name: 'All',
      screen: '/painel-de-controle',
      state: stateOf({ estabelecimento: '*', tipoTransacao: 'dc', periodo: 7 }),
      profiles: [3],
    });
    expect((await f.open('viewer', all.body.id)).body).toMatchObject({ reach: 'whole' });
  });

  test('of a screen that its reader may not open is neither listed nor found, and says so when it is opened', async () => {
    const { body } = await f.save('boss', { name: 'Users of banks', screen: '/usuarios', people: [] });
    await f.database.db
      .insertInto('saved_view_person')
      .values({ view_id: body.id, user_id: f.ids.south })
      .execute();
    const opened = await f.open('south', body.id);
    expect([opened.status, opened.body.message]).toEqual([
      403,
      'This view belongs to a screen that you may not open.',
    ]);
    const list = { token: f.tokens.south, query: { screen: '/usuarios' } };
    expect((await f.portal.call(listViews, list)).status).toBe(403);
    const find = { token: f.tokens.south, query: { text: 'Users of banks' } };
    expect((await f.portal.call(findRecords, find)).body.hits).toEqual([]);
  });

  test('level 1 shares with anybody, a manager with the viewers of its establishments, others with nobody', async () => {
    const people = async (who: Who, text: string) =>
      (
        (
          await f.portal.call(findViewPeople, {
            token: f.tokens[who],
            query: { screen: '/transacoes-extrato', text },
          })
        ).body as { people: { name: string }[] }
      ).people.map(({ name }) => name);
    expect(await people('boss', 'person')).toEqual([
      'Person north',
      'Person otherBoss',
      'Person south',
      'Person stranger',
      'Person viewer',
    ]);
    expect(await people('south', 'Person')).toEqual(['Person viewer']);
    expect(await people('south', '31100005')).toEqual(['Person viewer']);
    expect(await people('viewer', 'Person')).toEqual([]);
    const statement = { screen: '/transacoes-extrato' } as const;
    expect((await f.save('south', { ...statement, name: 'For viewers', people: ['viewer'] })).status).toBe(
      201,
    );
    for (const [who, wish, field] of [
      ['south', { people: ['stranger'] }, 'people'],
      ['south', { people: ['boss'] }, 'people'],
      ['south', { profiles: [3] }, 'profiles'],
      ['viewer', { people: ['south'] }, 'people'],
      ['viewer', { profiles: [3] }, 'profiles'],
    ] as const) {
      const refused = await f.save(who, {
        ...statement,
        name: 'Too far',
        ...('people' in wish && { people: [...wish.people] }),
        ...('profiles' in wish && { profiles: [...wish.profiles] }),
      });
      expect([refused.status, Object.keys(refused.body.fields ?? {})]).toEqual([403, [field]]);
    }
    expect(await f.names('south', '/transacoes-extrato')).toContain('For viewers');
    expect(await f.names('south', '/transacoes-extrato')).not.toContain('Too far');
  });

  test('those whom it is newly shared with by name are told once', async () => {
    const { body } = await f.save('boss', { name: 'Told', people: ['north'] });
    await change('boss', body.id, { people: [f.ids.north, f.ids.south] });
    const told = await f.database.db
      .selectFrom('user_notification')
      .innerJoin('notification', 'notification.id', 'user_notification.notification_id')
      .where('kind', '=', 'viewShared')
      .where('description', 'like', '%“Told”%')
      .select(['user_id', 'description'])
      .orderBy('notification.id')
      .execute();
    expect(told).toEqual([
      {
        user_id: f.ids.north,
        description: 'Person boss compartió la vista “Told” (Códigos de operador) con usted.',
      },
      { user_id: f.ids.south, description: expect.stringContaining('“Told”') },
    ]);
  });
});

test('a screen is opened with the view that a person has chosen, until it sees it no more', async () => {
  const { body } = await f.save('boss', { name: 'To begin with', profiles: [2] });
  const choose = (who: Who, view: string | null) =>
    f.portal.call(setDefaultView, { token: f.tokens[who], body: { screen: CODES, view } });
  const session = async (who: Who) =>
    (await f.portal.call(validateSession, { token: f.tokens[who] })).body.views as unknown;
  expect((await choose('south', body.id)).status).toBe(200);
  expect((await choose('otherBoss', body.id)).status).toBe(404);
  // With another profile it would be refused each time.
  const profile = (role: number) =>
    f.database.db.updateTable('portal_user').where('id', '=', f.ids.south).set({ role }).execute();
  await profile(3);
  expect(await session('south')).toBeUndefined();
  await profile(2);
  const listed = { token: f.tokens.south, query: { screen: CODES } };
  expect((await f.portal.call(listViews, listed)).body.default).toBe(body.id);
  expect(await session('south')).toEqual({ [CODES]: body.id });
  expect(await session('north')).toBeUndefined();
  await change('boss', body.id, { profiles: [], people: [f.ids.north] });
  expect((await f.portal.call(listViews, listed)).body.default).toBeNull();
  expect(await session('south')).toBeUndefined();
  await choose('north', body.id);
  await choose('north', null);
  expect(await session('north')).toBeUndefined();
});
