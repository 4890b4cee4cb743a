import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listViewers, type ViewerRow } from '../../../../contract/report-viewers';
import { listUsers, type UserRow } from '../../../../contract/users';
import { addUser } from '../../../support/network';
import { type Office, openOffice } from './office';

let office: Office;

type Person = Parameters<typeof addUser>[1];
/** Names with accents and pattern characters, every profile, scopes of both kinds; e-mails run against the logins. */
const people: Person[] = [
  { login: '41000001', name: 'Álvaro Dias', role: 2, establishments: ['0001'], email: 'z.dias@example.com' },
  {
    login: '41000002',
    name: 'alvaro lima',
    role: 3,
    establishments: ['0001', '0002'],
    email: 'Y.Lima@example.com',
  },
  { login: '41000003', name: 'Ana 100% Certa', role: 3, establishments: ['0003'], active: false },
  { login: '41000004', name: 'Bia_Souza', role: 3, groups: [1] },
  { login: '41000005', name: 'Caio Prado', role: 5, specificCode: 1 },
  {
    login: '41000006',
    name: 'Davi',
    role: 2,
    groups: [1, 2],
    establishments: ['0001'],
    active: false,
    api: { from: '2026-01-01' },
  },
  { login: '42000001', name: 'Zoé', role: 3, email: 'a.zoe@example.com' },
];
const ids = new Map<string, number>();
const many = Array.from({ length: 14 }, (_, index) => `9${String(index).padStart(3, '0')}`);

beforeAll(async () => {
  office = await openOffice();
  const { db } = office.database;
  await db
    .insertInto('establishment')
    .values(
      many.map((code, index) => ({
        code,
        name: `Loja ${String.fromCharCode(110 - index)}`,
        street: 'Rua A',
        number: '1',
        district: 'Centro',
        postal_code: '01000-000',
        city: 'São Paulo',
        state: 'SP',
      })),
    )
    .execute();
  for (const person of people) ids.set(person.login, await addUser(db, person));
  const versions = { '41000002': 4, '41000003': 6, '41000006': 7 };
  for (const [login, version] of Object.entries(versions)) {
    await db.updateTable('portal_user').set({ version }).where('login', '=', login).execute();
  }
  await addUser(db, { login: '42000002', name: 'Yara', role: 2, establishments: [...many, '0004'] });
});
afterAll(() => office.close());

const list = (query?: object | string, token = office.tokens.administrator) =>
  office.portal.call(listUsers, { token, query, headers: { 'accept-language': 'en' } });
const viewers = (query?: object | string, token = office.tokens.administrator) =>
  office.portal.call(listViewers, { token, query, headers: { 'accept-language': 'en' } });
const rows = async (query?: object): Promise<UserRow[]> => (await list({ size: 100, ...query })).body.content;
const logins = async (query?: object) => (await rows(query)).map(({ login }) => login);
const viewerLogins = async (query?: object, token?: string): Promise<string[]> =>
  (await viewers({ size: 100, ...query }, token)).body.content.map(({ login }: ViewerRow) => login);

test('API-11 USR-06 returns whole rows, sorted by name as people sort, without provider administrators', async () => {
  const { body } = await list({ size: 100 });
  expect(body.content.map(({ name }: UserRow) => name)).toEqual([
    'Álvaro Dias',
    'alvaro lima',
    'Ana 100% Certa',
    'Bia_Souza',
    'Caio Prado',
    'Carlos Moura',
    'Davi',
    'Person 30000003',
    'Yara',
    'Zoé',
  ]);
  expect(body.content[0]).toEqual({
    id: ids.get('41000001'),
    name: 'Álvaro Dias',
    login: '41000001',
    email: 'z.dias@example.com',
    ecs: [{ id: '0001', nomeFantasia: 'Mercado 1' }],
    ecsTotal: 1,
    active: true,
    profileAccess: [{ id: 2 }],
    apiAccess: false,
    version: 1,
  });
  expect(body.content[6]).toMatchObject({
    id: ids.get('41000006'),
    active: false,
    apiAccess: true,
    version: 7,
  });
  expect(body.content[6].ecsTotal).toBe(3);
  expect(body).toMatchObject({ pageable: { pageNumber: 0 }, totalPages: 1, totalElements: 10 });
});

test('USR-05 ACC-05 a row has at most eleven establishments, also through groups, and their number', async () => {
  const [davi] = await rows({ name: 'davi' });
  expect([davi?.ecs.map(({ id }) => id), davi?.ecsTotal]).toEqual([['0001', '0002', '0003'], 3]);
  const [yara] = await rows({ name: 'yara' });
  expect(yara?.ecsTotal).toBe(15);
  expect(yara?.ecs.map(({ nomeFantasia }) => nomeFantasia)).toEqual(
    many.map((_, index) => `Loja ${String.fromCharCode(97 + index)}`).slice(0, 11),
  );
  const [zoe] = await rows({ name: 'zoé' });
  expect([zoe?.ecs, zoe?.ecsTotal]).toEqual([[], 0]);
});

test.each([
  ['a name whatever its case and accents', { name: 'ALVARO' }, ['41000001', '41000002']],
  ['a part of a name', { name: ' dia' }, ['41000001']],
  ['a per cent sign', { name: '100%' }, ['41000003']],
  ['an underscore', { name: 'a_s' }, ['41000004']],
  ['the start of a login', { login: '420' }, ['42000002', '42000001']],
  ['the last digits of a login', { login: '0002' }, ['41000002', '20000002', '42000002']],
  ['digits from the middle of a login', { login: '10000' }, []],
  ['a login that is a pattern', { login: '4%2' }, []],
  ['inactive', { status: 0 }, ['41000003', '41000006']],
  [
    'an establishment, through groups too',
    { ecs: ['0002'] },
    ['41000002', '41000004', '20000002', '41000006'],
  ],
  ['one of two establishments', { ecs: ['0003', '0004'] }, ['41000003', '41000006', '42000002']],
  ['a profile', { profileAccess: [5] }, ['41000005']],
  ['two profiles', { profileAccess: [5, 2], login: '41' }, ['41000001', '41000005', '41000006']],
  [
    'all at once',
    { name: 'a', login: '4', status: 1, ecs: ['0001'], profileAccess: [3] },
    ['41000002', '41000004'],
  ],
])('LIST-14 API-11 filters by %s', async (_what, query, found) => {
  expect(await logins(query)).toEqual(found);
});

test('API-11 one value of a repeated key is a list too', async () => {
  const { body } = await list('?ecs=0003&profileAccess=3&size=100');
  expect(body.content.map(({ login }: UserRow) => login)).toEqual(['41000003']);
});

test.each([
  ['name', (row: UserRow) => row.name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()],
  ['login', (row: UserRow) => row.login],
  ['email', (row: UserRow) => row.email.toLowerCase()],
  ['profileAccess', (row: UserRow) => row.profileAccess[0]?.id ?? 0],
  ['active', (row: UserRow) => Number(row.active)],
])('API-11 sorts by %s both ways, equal ones by id the same way', async (field, of) => {
  for (const way of [1, -1]) {
    const sorted = await rows({ sort: `${field},${way === 1 ? 'asc' : 'desc'}` });
    const expected = sorted.toSorted((one, other) => {
      const [a, b] = [of(one), of(other)];
      if (a === b) return way * (one.id - other.id);
      return a < b ? -way : way;
    });
    expect(sorted.map(({ id }) => id)).toEqual(expected.map(({ id }) => id));
  }
});

test.each([
  ['name,desc', ['42000001', '30000003', '41000004', '41000003', '41000002']],
  ['login,asc', ['30000003', '41000002', '41000003', '41000004', '42000001']],
  ['email,asc', ['30000003', '41000003', '41000004', '42000001', '41000002']],
  ['active,asc', ['41000003', '30000003', '41000002', '41000004', '42000001']],
])('API-18 report viewers are sorted by %s', async (sort, sorted) => {
  expect(await viewerLogins({ sort })).toEqual(sorted);
});

test('API-11 LIST-09 pages count from 0, and one past the end is empty with its total', async () => {
  const first = (await list({ size: 10, status: 1 })).body;
  expect([first.content.length, first.totalElements]).toEqual([8, 8]);
  await addUser(office.database.db, { login: '44000001', name: 'Último', role: 3 });
  const pages = await Promise.all([0, 1, 2].map(async (page) => (await list({ page })).body));
  expect(pages.map(({ content }) => content.length)).toEqual([10, 1, 0]);
  expect(pages.flatMap(({ content }) => content)).toEqual(await rows());
  for (const [pageNumber, { content: _rows, ...facts }] of pages.entries()) {
    expect(facts).toEqual({ pageable: { pageNumber }, totalPages: 2, totalElements: 11 });
  }
  await office.database.db.deleteFrom('portal_user').where('login', '=', '44000001').execute();
});

test.each([
  ['an unknown establishment', { ecs: ['0001', '9'] }, 'ecs'],
  ['a profile that is not listed', { profileAccess: [1] }, 'profileAccess.0'],
  ['a status that is a word', { status: 'active' }, 'status'],
  ['an unknown sort', { sort: 'role,asc' }, 'sort'],
  ['a misspelt filter', { nome: 'x' }, 'nome'],
])('API-11 ERR-05 %s is refused and named', async (_what, query, field) => {
  const { status, body } = await list(query);
  expect([status, Object.keys(body.fields)]).toEqual([400, [field]]);
});

describe('report viewers', () => {
  test('API-18 VIEW-06 level 1 sees all of them, and nobody else', async () => {
    expect(await viewerLogins()).toEqual(['41000002', '41000003', '41000004', '30000003', '42000001']);
    expect((await viewers()).body.content.slice(0, 2)).toEqual([
      {
        id: ids.get('41000002'),
        name: 'alvaro lima',
        login: '41000002',
        email: 'Y.Lima@example.com',
        active: true,
        linksOnly: false,
        version: 4,
      },
      {
        id: ids.get('41000003'),
        name: 'Ana 100% Certa',
        login: '41000003',
        email: '41000003@example.com',
        active: false,
        linksOnly: false,
        version: 6,
      },
    ]);
  });

  test('API-18 level 2 sees those with access to one of its establishments, through groups too', async () => {
    const { manager } = office.tokens;
    expect(await viewerLogins({}, manager)).toEqual(['41000002', '41000004', '30000003']);
    expect((await viewers({}, manager)).body.totalElements).toBe(3);
  });

  test.each([
    ['name', { name: 'ALVARO' }, ['41000002']],
    ['the start of a login', { login: '30' }, ['30000003']],
    ['the last digits of a login', { login: '0002' }, ['41000002']],
    ['e-mail, any part of it, whatever its case', { email: 'lima@EXAMPLE' }, ['41000002']],
    ['status', { status: 0 }, ['41000003']],
    ['establishment', { ecs: ['0002'] }, ['41000002', '41000004']],
    [
      'name, login, e-mail and status',
      { name: 'a', login: '4', email: 'example', status: 1 },
      ['41000002', '41000004'],
    ],
  ])('LIST-15 API-18 filters by %s', async (_what, query, found) => {
    expect(await viewerLogins(query)).toEqual(found);
  });

  test('API-18 a foreign establishment filters only for level 1', async () => {
    const { manager, administrator } = office.tokens;
    const statuses = [
      await viewers({ ecs: ['0001', '0003'] }, manager),
      await viewers({ ecs: ['9'] }, manager),
      await viewers({ ecs: ['9'] }, administrator),
    ].map(({ status }) => status);
    expect(statuses).toEqual([403, 403, 400]);
    expect(await viewerLogins({ ecs: ['0002'] }, manager)).toEqual(['41000002', '41000004']);
  });

  test('API-18 LIST-09 pages count from 0, and contain every viewer once', async () => {
    for (let number = 0; number < 12; number += 1) {
      await addUser(office.database.db, {
        login: String(43_000_000 + number),
        name: `Viewer ${number}`,
        role: 3,
      });
    }
    const first = (await viewers()).body;
    const second = (await viewers({ page: 1 })).body;
    expect([first.content.length, first.pageable, first.totalPages, first.totalElements]).toEqual([
      10,
      { pageNumber: 0 },
      2,
      17,
    ]);
    expect([second.content.length, second.pageable, second.totalElements]).toEqual([
      7,
      { pageNumber: 1 },
      17,
    ]);
    const all = await viewers({ size: 25 });
    expect([...first.content, ...second.content]).toEqual(all.body.content);
    expect((await viewers({ page: 2 })).body).toEqual({
      content: [],
      pageable: { pageNumber: 2 },
      totalPages: 2,
      totalElements: 17,
    });
    await office.database.db.deleteFrom('portal_user').where('login', 'like', '430000%').execute();
  });

  test.each(['name', 'login', 'status', 'email', 'ecs', 'page', 'size', 'sort'])(
    'API-18 an empty %s filters nothing',
    async (key) => {
      const { status, body } = await viewers(`?${key}=`);
      expect([status, body]).toEqual([200, (await viewers()).body]);
    },
  );

  test('API-18 other profiles cannot be requested', async () => {
    expect((await viewers({ profileAccess: [2] })).status).toBe(400);
  });
});
