import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { exportBanks } from '../../../../contract/banks';
import { exportViewers } from '../../../../contract/report-viewers';
import { exportUsers, listUsers } from '../../../../contract/users';
import type { Database } from '../../../../server/platform/db/open';
import { freshDatabase } from '../../../support/databases';
import { addNetwork, addUser } from '../../../support/network';
import { type TestPortal, testPortal } from '../../../support/portal';
import { fetchFile } from '../exports/statement-file';
import { askForList, listed, listFile } from './list-file';

/** More than two portions of the reading. */
const MANY = 4500;

let database: Database;
let portal: TestPortal;
let provider: string;
let manager: string;
let managerId: number;
const ids: Record<string, number> = {};

beforeAll(async () => {
  database = await freshDatabase();
  const { db } = database;
  await addNetwork(db);
  await addUser(db, { login: '10000001', role: 1, name: 'Helena Duarte' });
  managerId = await addUser(db, {
    login: '20000002',
    role: 2,
    groups: [1],
    name: 'Marina Prado',
    api: { from: '2026-01-01' },
  });
  for (const [login, name, establishments] of [
    ['00000011', '=HYPERLINK("x")', ['0001', '0003']],
    ['00000012', 'Ágata "Sol"; Lima', ['0002']],
    ['00000013', 'Zoe\n\u001fBreno\u001e', ['0003']],
  ] as const) {
    ids[login] = await addUser(db, { login, name, role: 3, establishments: [...establishments] });
  }
  ids['00000014'] = await addUser(db, {
    login: '00000014',
    name: 'Bia',
    role: 3,
    active: false,
    groups: [1, 2],
  });
  await addUser(db, { login: '50000005', name: 'Caixa', role: 5, specificCode: 1 });
  await sql`insert into portal_user (login, name, email, role)
    select '7' || lpad(n::text, 7, '0'), 'Many ' || n, n || '@example.com', 3 from generate_series(1, ${MANY}::int) as n`.execute(
    db,
  );
  portal = await testPortal(database);
  provider = (await portal.signIn('10000001')).token;
  manager = (await portal.signIn('20000002')).token;
});
afterAll(async () => {
  await portal.app.close();
  await database.close();
});

describe('banks', () => {
  test('BANK-02 are exported with the columns and values of the screen, codes as codes', async () => {
    const { heading, rows, total } = await listed(portal, exportBanks, { token: provider });
    expect(heading).toEqual(['Code', 'Bank', 'Partner', 'Deposit', 'Status']);
    expect(rows).toEqual([
      ['001', 'Banco do Brasil', 'Yes', 'Yes (10 digits)', 'Active'],
      ['341', 'Itaú', 'No', 'No', 'Active'],
    ]);
    expect(total).toBe(2);
  });

  test('BANK-04 filter, sort, columns and language are the requested ones', async () => {
    const body = { filter: { statusParceiro: 1 }, sort: 'nome,desc', columns: ['nome', 'codigoBancario'] };
    const { heading, rows } = await listed(portal, exportBanks, { token: provider, body, language: 'pt-BR' });
    expect([heading, ...rows]).toEqual([
      ['Banco', 'Código'],
      ['Banco do Brasil', '001'],
    ]);
    const both = { filter: {}, sort: 'nome,desc', columns: ['codigoBancario'] };
    expect((await listed(portal, exportBanks, { token: provider, body: both })).rows).toEqual([
      ['341'],
      ['001'],
    ]);
  });

  test('the file is named after its list, and the statement is still a report', async () => {
    const { reply, file } = await listFile(portal, exportBanks, {
      token: provider,
      body: { format: 'xlsx' },
    });
    expect(reply.format).toBe('xlsx');
    expect(file.headers['content-disposition']).toBe('attachment; filename="bancos.xlsx"');
  });
});

describe('LIST-14 users', () => {
  const some = { name: 'a', status: 1, profileAccess: [2, 3, 5] };

  test('LIST-14 the filtered file has the rows of the filtered list, in its order', async () => {
    for (const sort of [
      'name,asc',
      'name,desc',
      'login,asc',
      'email,desc',
      'profileAccess,asc',
      'active,asc',
    ]) {
      const query = { ...some, sort, size: 100 };
      const { body } = await portal.call(listUsers, { token: provider, query });
      const { rows } = await listed(portal, exportUsers, {
        token: provider,
        body: { filter: some, sort, columns: ['login'] },
      });
      expect(rows.length, sort).toBe(body.totalElements);
      expect(rows.slice(0, 100).flat(), sort).toEqual(
        body.content.map(({ login }: { login: string }) => login),
      );
    }
  });

  test('LIST-14 no row is cut, however many there are', async () => {
    const { rows, total } = await listed(portal, exportUsers, {
      token: provider,
      body: { filter: { name: 'Many' }, sort: 'login,desc', columns: ['login', 'name'] },
    });
    const expected = Array.from({ length: MANY }, (_, index) => MANY - index).map((n) => [
      `7${String(n).padStart(7, '0')}`,
      `Many ${n}`,
    ]);
    expect(rows).toEqual(expected);
    expect(total).toBe(MANY);
  });

  test('USR-06 every column has the value of the database, including zeros, and no formula runs', async () => {
    const { heading, rows } = await listed(portal, exportUsers, {
      token: provider,
      body: { filter: { login: '000000' }, sort: 'login,asc' },
    });
    expect(heading).toEqual([
      'Name',
      'Login',
      'E-mail',
      'Status',
      'Profile',
      'Access to establishments',
      'Establishments',
      'Groups',
      'Category',
      'API access',
      'API start',
      'API end',
    ]);
    const viewer = (name: string, login: string, ...rest: string[]) => [
      name,
      login,
      `${login}@example.com`,
      'Active',
      'Report viewer',
      ...rest,
      '',
      'No',
      '',
      '',
    ];
    expect(rows.slice(0, 3)).toEqual([
      viewer('\'=HYPERLINK("x")', '00000011', 'Mercado 1 (0001); Mercado 3 (0003)', '0001 0003', ''),
      viewer('Ágata "Sol"; Lima', '00000012', 'Mercado 2 (0002)', '0002', ''),
      viewer('Zoe\n Breno ', '00000013', 'Mercado 3 (0003)', '0003', ''),
    ]);
    expect(rows[3]?.slice(3, 8)).toEqual([
      'Inactive',
      'Report viewer',
      'Mercado 1 (0001); Mercado 2 (0002); Mercado 3 (0003)',
      '',
      'Rede Norte|Rede Sul',
    ]);
  });

  test('USR-28 profile, category and API access read as on the screen', async () => {
    const { rows } = await listed(portal, exportUsers, {
      token: provider,
      body: {
        filter: { profileAccess: [2, 5] },
        sort: 'login,asc',
        columns: ['login', 'profileAccess', 'category', 'apiAccess', 'apiStart', 'apiEnd'],
      },
    });
    expect(rows).toEqual([
      ['20000002', 'Establishment administrator', '', 'Yes', '2026-01-01', ''],
      ['50000005', 'Specific user', 'Bank user', 'No', '', ''],
    ]);
  });

  test('LIST-14 only the chosen ones that match are exported', async () => {
    const chosen = [ids['00000012'], ids['00000014'], managerId, 2_147_483_647].map(String);
    const { rows } = await listed(portal, exportUsers, {
      token: provider,
      body: { filter: { profileAccess: [3] }, ids: chosen, columns: ['login'], sort: 'login,asc' },
    });
    expect(rows).toEqual([['00000012'], ['00000014']]);
  });

  test('LIST-15 all that match are exported, except for those that were unticked', async () => {
    const body = { filter: { profileAccess: [3] }, columns: ['login'], sort: 'login,asc' };
    const all = await listed(portal, exportUsers, { token: provider, body });
    const { rows } = await listed(portal, exportUsers, {
      token: provider,
      body: { ...body, except: [String(ids['00000012'])] },
    });
    expect(rows).toEqual(all.rows.filter(([login]) => login !== '00000012'));
    expect(all.rows.length - rows.length).toBe(1);
  });

  test.each([
    ['a filter that there is not', { filter: { bank: 'x' } }, 'filter.bank'],
    ['no columns', { columns: [] }, 'columns'],
    ['a column that there is not', { columns: ['password_hash'] }, 'columns.0'],
    ['an order that there is not', { sort: 'password_hash,asc' }, 'sort'],
    ['a form that lists do not have', { format: 'pdf' }, 'format'],
  ])('LIST-14 %s is refused at its field', async (_what, body, field) => {
    const answer = await askForList(portal, exportUsers, { token: provider, body });
    expect([answer.status, Object.keys(answer.body.fields)]).toEqual([400, [field]]);
  });
});

describe('LIST-15 report viewers', () => {
  test('LIST-15 level 2 gets those of its establishments, and of each only its own', async () => {
    const { rows } = await listed(portal, exportViewers, {
      token: manager,
      body: { sort: 'login,asc', columns: ['login', 'establishments'] },
    });
    expect(rows).toEqual([
      ['00000011', '0001'],
      ['00000012', '0002'],
      ['00000014', ''],
    ]);
  });

  test('LIST-15 level 1 gets all of them and nobody else', async () => {
    const { rows } = await listed(portal, exportViewers, {
      token: provider,
      body: { filter: { email: '@EXAMPLE' }, columns: ['login'] },
    });
    expect(rows).toHaveLength(MANY + 4);
    expect(rows.flat()).not.toContain('20000002');
  });

  test('an establishment outside the scope is refused, and so is the file once the scope has shrunk', async () => {
    const foreign = await askForList(portal, exportViewers, {
      token: manager,
      body: { filter: { ecs: ['0003'] } },
    });
    expect(foreign.status).toBe(403);
    const { body } = await askForList(portal, exportViewers, {
      token: manager,
      body: { columns: ['login'] },
    });
    expect(body.totalRows).toBe(3);
    await database.db.deleteFrom('user_grouper').where('user_id', '=', managerId).execute();
    const file = await fetchFile(portal, manager, body);
    expect(file.body.split('\r\n')).toEqual(['\uFEFF"Login"', '']);
    await database.db.insertInto('user_grouper').values({ user_id: managerId, grouper_id: 1 }).execute();
  });

  test('the trail contains what was requested, a long filter by its beginning and its length', async () => {
    const ecs = Array.from({ length: 25 }, () => '0001');
    await askForList(portal, exportViewers, { token: provider, body: { filter: { status: 1, ecs } } });
    const { after } = await database.db
      .selectFrom('audit')
      .select('after')
      .where('entity_key', '=', 'visualizadores-relatorios')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    expect(after).toMatchObject({ request: { filter: { status: 1, ecs: ecs.slice(0, 20), ecsTotal: 25 } } });
  });

  test('a person who may no longer open the screen does not get the file', async () => {
    const { body } = await askForList(portal, exportViewers, { token: manager });
    await database.db
      .updateTable('portal_user')
      .set({ role: 3, api_access: false })
      .where('id', '=', managerId)
      .execute();
    expect((await fetchFile(portal, manager, body)).statusCode).toBe(403);
    await database.db
      .updateTable('portal_user')
      .set({ role: 2, api_access: true })
      .where('id', '=', managerId)
      .execute();
  });
});
