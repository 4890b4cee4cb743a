import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ImportResource } from '../../../../contract/import-columns';
import type { Database } from '../../../../server/platform/db/open';
import { freshDatabase } from '../../../support/databases';
import { editedInLibreOffice } from '../../../support/edited-in-libreoffice';
import { addNetwork, addUser } from '../../../support/network';
import { type TestPortal, testPortal } from '../../../support/portal';
import { sheets } from './sheet';

/* What people do with sheets in LibreOffice, typed there as on a keyboard (decision 118). */

let database: Database;
let portal: TestPortal;
let token: string;
beforeAll(async () => {
  database = await freshDatabase();
  await addNetwork(database.db);
  await addUser(database.db, { login: '10000001', role: 1 });
  const api = { from: '2026-01-31', until: '2026-12-31' };
  await addUser(database.db, { login: '20000002', name: 'Ana', role: 2, establishments: ['0001'], api });
  await addUser(database.db, { login: '00000012', name: 'Bia', role: 3, establishments: ['0001'] });
  portal = await testPortal(database);
  token = (await portal.signIn('10000001')).token;
});
afterAll(async () => {
  await portal.app.close();
  await database.close();
});

type Language = 'en-US' | 'pt-BR';

/** What a sheet that was edited so would do: the counts that are not zero, and each row that is listed. */
async function seen(resource: ImportResource, script: string, language: Language = 'en-US') {
  const { exported, preview, rows } = sheets(portal, token, resource, language === 'en-US' ? 'en' : language);
  const { batch, counts } = await preview(await editedInLibreOffice(await exported(), script, language));
  return {
    counts: Object.fromEntries(Object.entries(counts).filter(([, count]) => count > 0)),
    rows: (await rows(batch)).map(({ state, changes, problems, cells }) => ({
      state,
      changes: changes.map(({ column, before, after }) => [column, before, after]),
      problems: problems.map(({ text }) => text),
      cells,
    })),
  };
}

test.each<[string, Language, string, string, string[]]>([
  ['in English, as it is written there', 'en-US', 'API end', '6/30/2027', ['31 Dec 2026', '30 Jun 2027']],
  ['in English, as the file has it', 'en-US', 'API end', '2027-06-30', ['31 Dec 2026', '30 Jun 2027']],
  ['in Portuguese', 'pt-BR', 'Fim da API', '30/06/2027', ['31/12/2026', '30/06/2027']],
])('a date is typed %s', async (_how, language, heading, typed, sides) => {
  const { counts, rows } = await seen('usuarios', `TypeIn "20000002", "${heading}", "${typed}"`, language);
  expect(counts).toEqual({ change: 1, unchanged: 1 });
  expect(rows[0]?.changes).toEqual([['apiEnd', ...sides]]);
});

test('a day that there is not is refused with what was typed', async () => {
  const { rows } = await seen('usuarios', 'TypeIn "20000002", "API end", "31/02/2027"');
  expect(rows.map(({ problems }) => problems)).toEqual([
    ['31/02/2027 is not a date. Write it as 2026-12-31.'],
  ]);
});

test('digits that are typed keep their zeros and their length, in rows that were added as well', async () => {
  const { rows } = await seen(
    'agrupadores',
    `TypeIn "Rede Sul", "Name", "00123456789012345678"
n = LastRow() + 1
sheet.getCellByPosition(Column("Name"), n).FormulaLocal = "007"
sheet.getCellByPosition(Column("Establishments"), n).FormulaLocal = "0001"`,
  );
  expect(rows.map(({ state, cells }) => [state, cells.name])).toEqual([
    ['change', '00123456789012345678'],
    ['create', '007'],
  ]);
  expect(rows[1]?.cells.establishments).toBe('0001');
});

test('BANK-09 numbers and words of banks, in Portuguese', async () => {
  const { rows } = await seen(
    'bancos',
    'TypeIn "001", "Parceiro", "não"\nTypeIn "341", "Tamanho do código de depósito", "21"',
    'pt-BR',
  );
  expect(rows.map(({ changes, problems }) => [changes, problems])).toEqual([
    [[['partner', 'Sim', 'Não']], []],
    [[], ['Informe um número inteiro de 0 a 20.']],
  ]);
});

test('as long as the sheet is protected, locked cells stay as they are and rows cannot be sorted', async () => {
  const script = 'TypeIn "Ana", "Name", "Eva"\nSortBy "Login", True, LastColumn()';
  expect(await seen('usuarios', script)).toEqual({ counts: { unchanged: 2 }, rows: [] });
});

test.each([
  ['all columns', 'LastColumn()', { change: 1, unchanged: 1 }],
  ['without the hidden ones', 'LastColumn() - 2', { error: 2 }],
])('rows are sorted, %s', async (_how, upTo, counts) => {
  const script = `TypeIn "Bia", "E-mail", "new@example.com"\nUnprotect\nSortBy "Login", False, ${upTo}`;
  const found = await seen('usuarios', script);
  expect(found.counts).toEqual(counts);
  const all = found.rows.flatMap(({ problems }) => problems);
  const sentence = 'If you sorted the rows, sort all columns together.';
  expect(all.every((text) => text.endsWith(sentence))).toBe(true);
});

test.each([
  ['both hidden columns are deleted', 'cofre.id', 2],
  ['the key is deleted', 'cofre.id', 1],
  ['the version is deleted', 'cofre.version', 1],
])('where %s every row says so', async (_what, heading, count) => {
  const script = `TypeIn "Bia", "E-mail", "new@example.com"
Unprotect
sheet.Columns.removeByIndex(Column("${heading}"), ${count})`;
  const { counts, rows } = await seen('usuarios', script);
  expect(counts).toEqual({ error: 2 });
  expect(new Set(rows.flatMap(({ problems }) => problems))).toEqual(
    new Set([expect.stringContaining('The hidden columns that say which record the row is are missing.')]),
  );
});

test('sheets that people have put before it, columns and blank rows are passed over', async () => {
  const script = `TypeIn "Bia", "E-mail", "new@example.com"
Unprotect
sheet.Columns.insertByIndex(0, 1)
sheet.Rows.insertByIndex(0, 2)
book.Sheets.insertNewByName("Notes", 0)
book.Sheets.getByIndex(0).getCellByPosition(0, 0).String = "To do"`;
  const { counts, rows } = await seen('usuarios', script);
  expect(counts).toEqual({ change: 1, unchanged: 1 });
  expect(rows[0]?.changes).toEqual([['email', '00000012@example.com', 'new@example.com']]);
});
