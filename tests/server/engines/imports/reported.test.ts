import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { saveGrouper } from '../../../../contract/groupers';
import type { Database } from '../../../../server/platform/db/open';
import { freshDatabase } from '../../../support/databases';
import { addNetwork, addUser } from '../../../support/network';
import { type TestPortal, testPortal } from '../../../support/portal';
import { importer, type Person, person } from './import';

/* What names a record in a file is never guessed, and nothing that a spreadsheet did to it goes without a word. */

let database: Database;
let portal: TestPortal;
let users: ReturnType<typeof importer>;
let groups: ReturnType<typeof importer>;
let codes: ReturnType<typeof importer>;
beforeAll(async () => {
  database = await freshDatabase();
  const { db } = database;
  await addNetwork(db);
  await addUser(db, { login: '10000001', role: 1 });
  await addUser(db, { login: '01234567890', name: 'Pessoa Exemplo', role: 3, establishments: ['0001'] });
  await addUser(db, { login: '20000002', role: 2, groups: [1, 2] });
  portal = await testPortal(database);
  const { token } = await portal.signIn('10000001');
  for (const name of [
    'Rede Centro Sul',
    'Rede Centro-Sul',
    'Norte',
    'Sul',
    'Norte | Sul',
    'Lojas São José',
    '77',
    '00012',
    '034',
  ]) {
    const body = { id: null, name, ecs: [{ cdEc: '0001' }] };
    expect((await portal.call(saveGrouper, { token, body })).status, name).toBe(200);
  }
  users = importer(portal, token, 'usuarios');
  groups = importer(portal, token, 'agrupadores');
  codes = importer(portal, token, 'codigos-operadores');
});
afterAll(async () => {
  await portal.app.close();
  await database.close();
});

/** The row of a file, as the preview has it. */
async function looked(by: ReturnType<typeof importer>, one: Person) {
  const preview = await by.looked([one]);
  const [row] = await by.rows(preview.batch);
  return {
    state: row?.state,
    warned: preview.warned,
    problems: row?.problems.map(({ text }) => text),
    warnings: row?.warnings.map(({ text }) => text),
    changes: row?.changes,
  };
}

/** The groups that a row would give to somebody who has two, by name. */
async function given(cell: string) {
  const { changes } = await looked(users, { login: '20000002', groups: cell });
  return changes?.find(({ column }) => column === 'groups')?.after;
}

describe('groups in a file of people', () => {
  test.each([
    ['Rede Centro-Sul', 'Rede Centro-Sul'],
    ['Rede Centro Sul', 'Rede Centro Sul'],
    ['"Norte | Sul"', 'Norte | Sul'],
    ['"Norte"|"Sul"', 'Norte | Sul'],
    ['Norte', 'Norte'],
    ['77', '77'],
    ['Lojas Sa\u0303o\u00a0Jose\u0301', 'Lojas São José'],
  ])('USR-45 %j is %s, by its exact name', async (cell, name) => {
    expect(await given(cell)).toBe(name);
  });

  test('USR-45 a name that fits one group alone is taken, and the preview says which', async () => {
    const row = await looked(users, { login: '20000002', groups: 'LOJAS SAO JOSE' });
    expect(row).toMatchObject({
      state: 'change',
      warned: 1,
      warnings: ['Not the exact name. Read as: Lojas São José.'],
      changes: [{ column: 'groups', before: 'Rede Sul | Rede Norte', after: 'Lojas São José' }],
    });
    const fresh = await looked(users, person('74000002', { establishments: '', groups: 'lojas sao jose' }));
    expect(fresh).toMatchObject({
      state: 'create',
      warnings: ['Not the exact name. Read as: Lojas São José.'],
    });
  });

  test.each([
    ['rede.centro.sul', 'Rede Centro Sul, Rede Centro-Sul'],
    ['Norte | Sul', 'Norte | Sul, Norte + Sul'],
  ])('USR-45 %j could be several, and is refused with them', async (cell, names) => {
    expect(await looked(users, { login: '20000002', groups: cell })).toMatchObject({
      state: 'error',
      problems: [
        `“${cell}” could be several groups: ${names}. Write the exact name, in quotation marks if it contains |.`,
      ],
    });
  });

  test('rows with warnings are found among the others', async () => {
    const rows = [person('74000003'), person('74000004', { establishments: '', groups: 'SUL' })];
    const { batch, warned } = await users.looked(rows);
    expect([warned, (await users.rows(batch, 'warned')).map(({ line }) => line)]).toEqual([1, [3]]);
  });
});

describe('zeros that a spreadsheet drops', () => {
  const lost =
    'The login 01234567890 is already registered. A spreadsheet may have removed the leading zeros.';
  const zeros = (known: string) => `A spreadsheet may have removed the leading zeros. These exist: ${known}.`;

  test('USR-42 a login that is known with a zero in front is pointed out', async () => {
    expect(await looked(users, person('1234567890'))).toMatchObject({
      state: 'create',
      warned: 1,
      warnings: [lost],
    });
    await addUser(database.db, { login: '00123456', role: 3 });
    expect((await looked(users, person('123456'))).problems).toEqual([
      'Invalid tax id.',
      lost.replace('01234567890', '00123456'),
    ]);
    expect(await looked(users, person('01234567891'))).toMatchObject({ state: 'create', warnings: [] });
  });

  test('GRP-07 a shop of a group is pointed out as well', async () => {
    const { problems } = await looked(groups, { name: 'Rede Zero', establishments: '1 3' });
    expect(problems).toEqual([
      'These establishments do not exist: 1, 3.',
      'A spreadsheet may have removed the leading zeros. These exist: 0001, 0003.',
    ]);
  });

  test('GRP-07 the name of a group is pointed out, whether it is the group of the row or another one', async () => {
    const { rows } = await sql<{ id: number }>`select id from grouper where name = '00012'`.execute(
      database.db,
    );
    const renamed = (name: string) =>
      looked(groups, { id: String(rows[0]?.id), name, establishments: '0001' });
    expect(await renamed('12')).toMatchObject({ state: 'change', warned: 1, warnings: [zeros('00012')] });
    expect(await renamed('0012')).toMatchObject({ state: 'change', warnings: [zeros('00012')] });
    expect(await renamed('34')).toMatchObject({ state: 'change', warnings: [zeros('034')] });
    expect(await renamed('00012')).toMatchObject({ state: 'unchanged', warnings: [] });
    expect(await renamed('13')).toMatchObject({ state: 'change', warned: 0, warnings: [] });
    const made = await looked(groups, { name: '12', establishments: '0001' });
    expect(made).toMatchObject({ state: 'create', warnings: [zeros('00012')] });
  });

  test('OPC-05 the name of a code is pointed out', async () => {
    await sql`update operator set name = '007' where id = 11`.execute(database.db);
    const named = await looked(codes, { operatorCodeId: '11', name: '7' });
    expect(named).toMatchObject({ state: 'change', warned: 1, warnings: [zeros('007')] });
  });

  test('OPC-13 what is only compared of a code may have lost them', async () => {
    const row = await looked(codes, { operatorCodeId: '11', name: 'Ana', ec: '1', code: '110' });
    expect(row).toMatchObject({ state: 'change', problems: [] });
    expect((await looked(codes, { operatorCodeId: '11', name: 'Ana', ec: '2' })).state).toBe('error');
  });

  test('a text as a formula keeps them', async () => {
    const { state } = await looked(users, { login: '="01234567890"', establishments: '="0001"' });
    expect(state).toBe('unchanged');
  });
});

test('USR-42 a login as a tax id is written is the login', async () => {
  expect((await looked(users, { login: '012.345.678-90', status: 'Inactive' })).state).toBe('change');
});

test('an emoji at the border of what a message quotes is whole', async () => {
  const status = `${'x'.repeat(39)}😀yyyyy`;
  const { problems } = await looked(users, { login: '20000002', status });
  expect(problems?.[0]).toContain(`${'x'.repeat(39)}😀…`);
  expect((await looked(codes, { operatorCodeId: '11', status })).problems?.[0]).toContain('😀…');
  expect((await looked(users, { login: '20000002', groups: status })).problems?.[0]).toContain('😀…');
});

test.each([
  ['2026-12-31', '2026-12-31'],
  ['2026-12-31 00:00:00', '2026-12-31'],
  ['2026-12-31T00:00:00Z', '2026-12-31'],
  ['31/12/2026', null],
  ['46387', null],
  ['31 Dec 2026', null],
])('a day as %j is read, or its form is said', async (cell, day) => {
  const row = await looked(users, { login: '20000002', apiAccess: 'yes', apiStart: cell });
  if (day === null) expect(row.problems).toContain(`${cell} is not a date. Write it as 2026-12-31.`);
  else expect(row.changes).toContainEqual({ column: 'apiStart', before: '', after: '31 Dec 2026' });
});
