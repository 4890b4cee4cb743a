import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type ImportColumn, importColumns } from '../../../../contract/import-columns';
import { importTargets } from '../../../../server/areas';
import type { Database } from '../../../../server/platform/db/open';
import { freshDatabase } from '../../../support/databases';
import fc from '../../../support/fast-check';
import { addNetwork, addUser } from '../../../support/network';
import { type TestPortal, TODAY, testPortal } from '../../../support/portal';
import { importer, type Person, person } from './import';

/** Columns of other lists are not accepted. */
const peopleColumns = importColumns.filter((column) => Object.hasOwn(importTargets.usuarios.columns, column));

let database: Database;
let portal: TestPortal;
let users: ReturnType<typeof importer>;
let viewers: ReturnType<typeof importer>;
/** Of level 2, with establishments 0001 and 0002. */
let theirs: ReturnType<typeof importer>;

beforeAll(async () => {
  database = await freshDatabase();
  const { db } = database;
  await addNetwork(db);
  await addUser(db, { login: '10000001', role: 1 });
  await addUser(db, { login: '20000002', role: 2, groups: [1], api: { from: '2026-01-01' } });
  await addUser(db, { login: '30000003', name: 'Caio Menezes', role: 3, establishments: ['0001', '0003'] });
  await addUser(db, { login: '30000004', role: 3, establishments: ['0003'] });
  await addUser(db, { login: '50000005', role: 5, specificCode: 1 });
  portal = await testPortal(database);
  const provider = (await portal.signIn('10000001')).token;
  users = importer(portal, provider, 'usuarios');
  viewers = importer(portal, provider);
  theirs = importer(portal, (await portal.signIn('20000002')).token);
});
afterAll(async () => {
  await portal.app.close();
  await database.close();
});

/** The verdict on one person, with the problems by column. */
async function outcome(by: ReturnType<typeof importer>, one: Person) {
  const { batch } = await by.looked([one]);
  const [row] = await by.rows(batch);
  const problems = row?.problems.map(({ column, text }) => [column, text]);
  return { state: row?.state, problems, changes: row?.changes };
}

describe('the verdict on a row', () => {
  test('USR-12 USR-42 an unknown person is new, and leading zeros of a login stay', async () => {
    const { batch, counts } = await users.looked([person('00000071'), person('000071-00001')]);
    expect(counts).toEqual({ create: 2, change: 0, unchanged: 0, error: 0 });
    const rows = await users.rows(batch);
    expect(rows.map(({ line, cells }) => [line, cells.login])).toEqual([
      [2, '00000071'],
      [3, '000071-00001'],
    ]);
  });

  test('USR-13 an empty cell leaves the value; only differences are changes, shown before and after', async () => {
    const known = { login: '30000003', name: '', email: '', status: '', establishments: '' };
    expect(await outcome(users, known)).toEqual({ state: 'unchanged', problems: [], changes: [] });
    expect(await outcome(users, { ...known, status: 'inativo', establishments: '0002 0001' })).toEqual({
      state: 'change',
      problems: [],
      changes: [
        { column: 'status', before: 'Active', after: 'Inactive' },
        { column: 'establishments', before: '0001 0003', after: '0001 0002' },
      ],
    });
  });

  test('USR-31 a manager who becomes a report viewer loses API access, and the preview says so', async () => {
    const { state, changes } = await outcome(users, { login: '20000002', profile: 'Report viewer' });
    expect(state).toBe('change');
    expect(changes).toEqual([
      { column: 'profile', before: 'Establishment administrator', after: 'Report viewer' },
      { column: 'apiAccess', before: 'Yes', after: 'No' },
      { column: 'apiStart', before: '1 Jan 2026', after: '' },
    ]);
  });

  test.each<[string, Person]>([
    [
      'the words of Portuguese',
      { profile: 'Administrador de estabelecimento', status: 'ATIVO', apiAccess: 'não' },
    ],
    [
      'the words of Spanish',
      { profile: 'administrador de establecimiento', status: 'Activo', apiAccess: 'sí' },
    ],
    ['the numbers of the wire', { profile: '2', status: '1', apiAccess: '0' }],
    ['groups by name, in any case', { establishments: '', groups: 'rede sul | Rede Norte' }],
    ['groups by id', { establishments: '', groups: '2' }],
    ['a bank user', { profile: 'Usuário específico', category: 'Usuário do banco', establishments: '' }],
    ['codes with commas between', { establishments: '0001, 0002;0003' }],
  ])('USR-14 %s are understood', async (_what, cells) => {
    const api = cells.apiAccess === 'sí' ? { apiStart: TODAY } : {};
    expect(await outcome(users, person('71000001', { ...cells, ...api }))).toMatchObject({
      state: 'create',
      problems: [],
    });
  });

  test('USR-26 a day is read in the notation of the language, and in English nothing is guessed', async () => {
    const api = { profile: '2', apiAccess: '1', apiStart: '03/12/2026' };
    const pt = importer(portal, (await portal.signIn('10000001')).token, 'usuarios', 'pt-BR');
    expect(await outcome(pt, person('71000001', api))).toMatchObject({ state: 'create' });
    expect((await outcome(users, person('71000001', api))).problems).toEqual([
      ['apiStart', '03/12/2026 is not a date. Write it as 2026-12-31.'],
    ]);
  });
});

describe('USR-45 a problem is reported at its column', () => {
  test.each<[string, Person, [ImportColumn, string][]]>([
    [
      'no name and no e-mail',
      { name: '', email: ' ' },
      [
        ['name', 'Fill in name, e-mail and login.'],
        ['email', 'Fill in name, e-mail and login.'],
      ],
    ],
    ['an e-mail that is none', { email: 'x' }, [['email', 'Invalid e-mail.']]],
    [
      'a name of 101 characters',
      { name: 'x'.repeat(101) },
      [['name', 'The name can have at most 100 characters.']],
    ],
    ['no status', { status: '' }, [['status', 'Select the status.']]],
    [
      'a status that is none',
      { status: 'maybe' },
      [['status', 'maybe is not a status. Write Active or Inactive.']],
    ],
    ['no scope', { establishments: '' }, [['establishments', 'Select at least one establishment or group.']]],
    [
      'both scopes',
      { groups: '1' },
      [['groups', 'Required field. Choose establishments or groups, not both.']],
    ],
    ['a login of nine digits', { login: '123456789' }, [['login', 'Invalid tax id.']]],
    ['a formula for a login', { login: "'=1+1" }, [['login', 'Invalid tax id.']]],
    [
      'an unknown establishment',
      { establishments: '0001 9999 1' },
      [
        ['establishments', 'These establishments do not exist or are not yours: 1, 9999.'],
        ['establishments', 'A spreadsheet may have removed the leading zeros. These exist: 0001.'],
      ],
    ],
    [
      'an unknown group',
      { establishments: '', groups: 'Rede Sul|Rede Oeste' },
      [['groups', 'These groups do not exist: Rede Oeste.']],
    ],
    [
      'an unknown profile',
      { profile: '1' },
      [['profile', '1 is not a profile. Write Establishment administrator, Report viewer or Specific user.']],
    ],
    [
      'API access of a viewer',
      { apiAccess: 'Yes', apiStart: TODAY },
      [['apiAccess', 'Only establishment administrators have API access.']],
    ],
    [
      'API access without a start',
      { profile: '2', apiAccess: 'Yes' },
      [['apiStart', 'Enter the complete start date.']],
    ],
    [
      'an end before the start',
      { profile: '2', apiAccess: '1', apiStart: TODAY, apiEnd: '2026-11-19' },
      [['apiEnd', 'The end date cannot be before the start date.']],
    ],
    [
      'a start in the past',
      { profile: '2', apiAccess: '1', apiStart: '2026-11-19' },
      [['apiStart', 'The start date cannot be before today.']],
    ],
    [
      'a start without access',
      { profile: '2', apiStart: TODAY },
      [['apiStart', 'An API date requires API access.']],
    ],
    [
      'a specific user without a category',
      { profile: '5', establishments: '' },
      [['category', 'Select a category.']],
    ],
    [
      'a specific user with a scope',
      { profile: '5', category: '1' },
      [['establishments', 'A specific user has neither establishments nor groups.']],
    ],
    [
      'a category of a viewer',
      { category: 'Bank user' },
      [['category', 'Only specific users have a category.']],
    ],
    [
      'the login of a provider administrator',
      { login: '10000001' },
      [['login', 'Login already registered.']],
    ],
    [
      'another name for somebody registered',
      { login: '30000003', name: 'Caio' },
      [['name', 'The name of a registered person cannot be changed. It is Caio Menezes.']],
    ],
  ])('USR-45 %s', async (_what, cells, problems) => {
    expect(await outcome(users, person('71000001', cells))).toEqual({
      state: 'error',
      problems,
      changes: [],
    });
  });

  test('USR-45 all problems are reported at once, in the language of the reader', async () => {
    const pt = importer(portal, (await portal.signIn('10000001')).token, 'usuarios', 'pt-BR');
    const wrong = person('12', { name: '', email: 'x', status: 'talvez', establishments: '' });
    expect((await outcome(pt, wrong)).problems).toEqual([
      ['status', 'talvez não é um status. Escreva Ativo ou Inativo.'],
      ['name', 'Preencha nome, e-mail e login.'],
      ['email', 'E-mail inválido.'],
      ['establishments', 'Selecione ao menos um estabelecimento ou grupo.'],
      ['login', 'CPF inválido.'],
    ]);
  });

  test('API-15 a login that occurs twice is an error in each of its rows', async () => {
    const { batch } = await users.looked([person('71000001'), person('71000002'), person('71000001')]);
    const rows = await users.rows(batch, 'error');
    expect(rows.map(({ line, problems }) => [line, problems.map(({ text }) => text)])).toEqual([
      [2, ['The login appears on more than one row. See also row 4.']],
      [4, ['The login appears on more than one row. See also row 2.']],
    ]);
  });

  test('a row with more cells than headings is refused as a whole', async () => {
    const row = { line: 2, cells: ['71000001'], surplus: true };
    const { body } = await users.look(['login'], [row]);
    const [found] = await users.rows(body.batch);
    expect(found?.problems[0]).toEqual({
      column: null,
      text: 'The row has more cells than the heading. Text that contains the separator must be in quotation marks.',
    });
  });

  test('formulas are texts like any other, also with the apostrophe of an exported file', async () => {
    const { batch } = await users.looked([
      person('71000001', { name: "'=SUM(A1)" }),
      person('71000002', { name: '+55' }),
    ]);
    expect((await users.rows(batch)).map(({ state, cells }) => [state, cells.name])).toEqual([
      ['create', '=SUM(A1)'],
      ['create', '+55'],
    ]);
  });
});

describe('VIEW-17 API-16 who may be imported', () => {
  test('USR-45 a formula that has failed is no name, in whatever language the program wrote that', async () => {
    const failed = ['#N/A', '#N/D', '#REF!', '#¡VALOR!', '#¿NOMBRE?', '#NOME?', '#DIV/0!'];
    const { batch } = await users.looked(
      failed.map((name, index) => person(`7100000${index + 1}`, { name })),
    );
    for (const { state, problems } of await users.rows(batch)) {
      const text = 'The formula in this cell has no value. Correct it, or type the value.';
      expect([state, problems]).toEqual(['error', [{ column: 'name', text }]]);
    }
    expect(await users.rows(batch)).toHaveLength(failed.length);
    const { batch: named } = await users.looked([person('71000001', { name: '#1 NA REF' })]);
    expect((await users.rows(named)).map(({ state }) => state)).toEqual(['create']);
  });

  test('VIEW-17 an import of viewers creates viewers, and nobody of another profile is changed', async () => {
    expect(await outcome(viewers, person('71000001'))).toMatchObject({ state: 'create' });
    for (const login of ['20000002', '50000005', '10000001']) {
      expect((await outcome(viewers, person(login))).problems).toContainEqual([
        'login',
        'Login already registered.',
      ]);
    }
  });

  test('API-16 level 2 changes its viewers; establishments outside its scope stay and are not shown', async () => {
    const { state, changes } = await outcome(theirs, { login: '30000003', establishments: '0002' });
    expect(state).toBe('change');
    expect(changes).toEqual([{ column: 'establishments', before: '0001', after: '0002' }]);
  });

  test('API-16 level 2 sees neither other establishments nor other people', async () => {
    expect((await outcome(theirs, person('71000001', { establishments: '0003' }))).problems).toEqual([
      ['establishments', 'These establishments do not exist or are not yours: 0003.'],
    ]);
    expect((await outcome(theirs, { login: '30000004', status: '0' })).problems).toContainEqual([
      'login',
      'Login already registered.',
    ]);
  });

  test('API-15 level 2 imports no users', async () => {
    const { token } = await portal.signIn('20000002');
    const { status } = await importer(portal, token, 'usuarios').look(
      ['login'],
      [{ line: 2, cells: ['71000001'] }],
    );
    expect(status).toBe(403);
  });

  test('nobody sees the preview of somebody else', async () => {
    const { batch } = await viewers.looked([person('71000001')]);
    expect((await theirs.page(batch)).status).toBe(404);
    expect(
      (await theirs.commit({ batch, counts: { create: 1, change: 0, unchanged: 0, error: 0 }, warned: 0 }))
        .status,
    ).toBe(404);
    expect((await users.page(batch)).status).toBe(404);
  });
});

describe('what cannot be previewed', () => {
  const row = { line: 2, cells: ['71000001'] };
  test.each<[string, ImportColumn[], object[], string]>([
    ['no login', ['name'], [row], 'The file has no column that identifies the record in each row.'],
    ['a column twice', ['login', 'login'], [row], 'A column appears twice in the file.'],
    ['a column of users', ['login', 'profile'], [row], 'The file has a column that cannot be imported here.'],
    ['no rows', ['login'], [], 'The file has no rows.'],
    ['a row twice', ['login'], [row, row], 'Two rows have the same number.'],
  ])('%s is refused', async (_what, columns, rows, message) => {
    const { status, body } = await viewers.look(columns, rows);
    expect([status, body.message]).toEqual([400, message]);
  });

  test('20,001 rows, a cell of 1,000,001 characters and NUL are refused', async () => {
    const many = Array.from({ length: 20_001 }, (_, index) => ({ ...row, line: index + 2 }));
    expect((await viewers.look(['login'], many)).status).toBe(400);
    expect((await viewers.look(['login'], [{ line: 2, cells: ['1'.repeat(1_000_001)] }])).status).toBe(400);
    expect((await viewers.look(['login'], [{ line: 2, cells: ['\0'] }])).status).toBe(400);
  });

  test('a body of 3 MB is accepted here, and refused by other calls', async () => {
    const rows = Array.from({ length: 20 }, (_, index) => ({
      line: index + 2,
      cells: ['7'.repeat(8), 'x'.repeat(20_000)],
    }));
    const large = Array.from({ length: 8 }, (_, part) =>
      rows.map((one) => ({ ...one, line: one.line + part * 20 })),
    );
    expect((await viewers.look(['login', 'name'], large.flat())).status).toBe(200);
  });
});

test('USR-45 whatever a file contains, each row has one of four verdicts and nothing is written', async () => {
  const text = fc.oneof(
    fc.constantFrom(
      '',
      ' ',
      '0001',
      '30000003',
      '20000002',
      '71000001',
      'Active',
      '5',
      '2',
      '1',
      'Rede Sul',
      TODAY,
    ),
    fc.string({ unit: 'binary', maxLength: 12 }).map((cell) => cell.toWellFormed().replaceAll('\0', '')),
    fc.constantFrom('\ufffd', "'=1", 'ſ', 'İ'),
  );
  const rows = fc.array(fc.array(text, { minLength: 11, maxLength: 11 }), { minLength: 1, maxLength: 4 });
  const before = await database.db.selectFrom('portal_user').selectAll().orderBy('id').execute();
  await fc.assert(
    fc.asyncProperty(rows, async (cells) => {
      const { status, body } = await users.look(
        peopleColumns,
        cells.map((one, index) => ({ line: index + 2, cells: one })),
      );
      expect(status, JSON.stringify(body)).toBe(200);
      const judged = await users.rows(body.batch);
      expect(judged).toHaveLength(cells.length);
      for (const { state, problems } of judged) expect(problems.length > 0).toBe(state === 'error');
    }),
    { numRuns: 40 },
  );
  expect(await database.db.selectFrom('portal_user').selectAll().orderBy('id').execute()).toEqual(before);
});
