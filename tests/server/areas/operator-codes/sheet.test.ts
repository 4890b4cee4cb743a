import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { exportOperatorCodes } from '../../../../contract/operator-codes';
import { editedInLibreOffice } from '../../../support/edited-in-libreoffice';
import { edited } from '../../../support/edited-workbook';
import fc from '../../../support/fast-check';
import { sheets } from '../../engines/imports/sheet';
import { askForList } from '../../engines/lists/list-file';
import { shops, trailOf } from './shops';

/* Operator codes that leave as a sheet, are edited there, and come back (decision 118). */

const all = shops();
const ofManager = () => sheets(all.portal, all.manager, 'codigos-operadores');
const ofAdministrator = (language = 'en') =>
  sheets(all.portal, all.administrator, 'codigos-operadores', language);
const renamed = (id: number, name: string) =>
  sql`update operator set name = ${name}, version = version + 1 where id = ${id}`.execute(all.database.db);
const versionsOf = async (from: number, to: number) =>
  (
    await sql<{ version: number }>`
      select version from operator where id between ${from} and ${to} order by id`.execute(all.database.db)
  ).rows.map(({ version }) => version);

beforeEach(async () => {
  const { db } = all.database;
  await sql`delete from code_change where operator_id > 1000`.execute(db);
  await sql`delete from operator where id > 1000`.execute(db);
  await sql`update operator set name = 'Operador ' || id, active = true`.execute(db);
});

test('a sheet that comes back as it left changes nothing', async () => {
  const { exported, preview, rows } = ofManager();
  const { batch, counts } = await preview(await exported());
  expect(counts).toMatchObject({ create: 0, change: 0, error: 0, conflict: 0, removed: 0 });
  expect(counts.unchanged).toBeGreaterThan(0);
  expect(await rows(batch)).toEqual([]);
});

test('what was edited is imported, in the trail as any change, and the rest is not touched', async () => {
  const { exported, preview, rows, commit } = ofManager();
  const file = await edited(
    await exported(),
    "put('Operador 11', 'Operator', 'Ana Lima')\nput('Operador 12', 'Status', 'Inactive')",
  );
  const before = (await trailOf(all.database, 'operator')).length;
  const seen = await preview(file);
  expect(seen.counts).toMatchObject({ change: 2, error: 0, conflict: 0 });
  expect((await rows(seen.batch)).map(({ changes, theirs }) => [changes, theirs])).toEqual([
    [[{ column: 'name', before: 'Operador 11', after: 'Ana Lima' }], []],
    [[{ column: 'status', before: 'Active', after: 'Inactive' }], []],
  ]);
  expect((await commit(seen)).body).toEqual({ created: 0, changed: 2 });
  expect((await commit(seen)).body).toEqual({ created: 0, changed: 2 });
  expect(await all.read(11)).toMatchObject({ name: 'Ana Lima', status: true });
  expect((await all.read(12)).status).toBe(false);
  expect((await trailOf(all.database, 'operator')).length).toBe(before + 2);
});

test.each([
  ['en', 'en-US', 'Operator', 'Establishment code'],
  ['pt-BR', 'pt-BR', 'Operador', 'Código do estabelecimento'],
] as const)(
  'forty codes are corrected in LibreOffice, while one is renamed elsewhere, one row is deleted and one is added, in %s',
  async (language, locale, operator, shop) => {
    const { db } = all.database;
    await sql`insert into operator (id, establishment_code, card_number, name, active, started_at)
      select 1000 + n, '0001', lpad((500000 + n)::text, 10, '0'), 'Codigo ' || n, true, now()
      from generate_series(1, 45) as n`.execute(db);
    const { exported, preview, rows, commit } = ofAdministrator(language);
    const file = await editedInLibreOffice(
      await exported({ filter: { ec: ['0001'], name: 'Codigo' } }),
      `Unprotect
For n = 1 To 40
  TypeIn "Codigo " & n, "${operator}", "Código " & n
Next n
sheet.Rows.removeByIndex(RowOf("Codigo 45"), 1)
SortBy "${operator}", True, LastColumn()
n = LastRow() + 1
sheet.getCellByPosition(Column("${operator}"), n).FormulaLocal = "Novo"
sheet.getCellByPosition(Column("${shop}"), n).FormulaLocal = "0001"`,
      locale,
    );
    await renamed(1007, 'Caixa 7');
    const versions = await versionsOf(1041, 1045);
    const seen = await preview(file);
    expect(seen.counts).toEqual({ create: 0, change: 39, unchanged: 4, error: 1, conflict: 1, removed: 1 });
    const [conflict] = await rows(seen.batch, 'conflict');
    expect(conflict?.theirs).toEqual([{ column: 'name', was: 'Codigo 7', now: 'Caixa 7' }]);
    expect((await rows(seen.batch, 'removed')).map(({ cells }) => cells.name)).toEqual(['Codigo 45']);
    expect((await rows(seen.batch, 'error')).map(({ cells }) => cells.name)).toEqual(['Novo']);
    expect((await commit(seen)).status).toBe(400);
    const choices = { mine: [], theirs: [conflict?.line ?? 0] };
    expect((await commit(seen, choices)).body).toEqual({ created: 0, changed: 39 });
    const { rows: names } = await sql<{ name: string }>`
      select name from operator where id between 1001 and 1045 order by id`.execute(db);
    const wanted = Array.from({ length: 45 }, (_, n) => (n < 40 ? `Código ${n + 1}` : `Codigo ${n + 1}`));
    expect(names.map(({ name }) => name)).toEqual(wanted.with(6, 'Caixa 7'));
    expect(await versionsOf(1041, 1045)).toEqual(versions);
    // The same file once more: what it says is there, and the conflict is still open.
    expect((await preview(file)).counts).toMatchObject({ change: 0, unchanged: 43, conflict: 1 });
  },
);

describe('whatever a name holds', () => {
  const signs = 'aÇ1 _=\'"\t;<&>|😀é\u0301\u00a0\u200d\u202e0-@'.match(/./gsu) ?? [];
  test.each<[string, string[], (file: Uint8Array) => Promise<Uint8Array>]>([
    // openpyxl takes what only looks like the escapes of a workbook for them.
    ['LibreOffice', [...signs, '_x0041_', '_x000D_'], (file) => editedInLibreOffice(file, '')],
    ['openpyxl', signs, (file) => edited(file, '')],
    ['both', signs, async (file) => edited(await editedInLibreOffice(file, ''), '')],
  ])('it comes back as it left, from %s', async (_program, units, saved) => {
    const { db } = all.database;
    const unit = fc.constantFrom(...units);
    const names = fc.sample(fc.string({ unit, minLength: 1, maxLength: 40 }), { numRuns: 300, seed: 118 });
    await sql`insert into operator (id, establishment_code, card_number, name, active, started_at)
      select 2000 + n, '0001', lpad((700000 + n)::text, 10, '0'), name, true, now()
      from unnest(${names}::text[]) with ordinality as given (name, n)`.execute(db);
    const { exported, preview } = ofAdministrator();
    const file = await exported({ ids: names.map((_, n) => String(2001 + n)) });
    const { counts } = await preview(await saved(file));
    expect(counts).toMatchObject({ unchanged: 300, change: 0, error: 0, conflict: 0 });
  });
});

describe('what somebody else has changed meanwhile', () => {
  test('in the same cell is a conflict that has to be decided', async () => {
    const { exported, preview, rows, commit } = ofManager();
    const file = await edited(
      await exported(),
      "put('Operador 11', 'Operator', 'Mine')\nput('Operador 12', 'Operator', 'Mine too')\nput('Operador 21', 'Operator', 'Alone')",
    );
    await renamed(11, 'Theirs');
    await renamed(12, 'Theirs too');
    const seen = await preview(file);
    expect(seen.counts).toMatchObject({ change: 1, conflict: 2 });
    const conflicts = await rows(seen.batch, 'conflict');
    expect(conflicts.map(({ changes, theirs }) => [changes, theirs])).toEqual([
      [
        [{ column: 'name', before: 'Theirs', after: 'Mine' }],
        [{ column: 'name', was: 'Operador 11', now: 'Theirs' }],
      ],
      [
        [{ column: 'name', before: 'Theirs too', after: 'Mine too' }],
        [{ column: 'name', was: 'Operador 12', now: 'Theirs too' }],
      ],
    ]);
    expect((await commit(seen)).body.message).toContain('Choose yours or theirs for each row in conflict.');
    const [first, second] = conflicts.map(({ line }) => line);
    const [mine, theirs] = [[first ?? 0], [second ?? 0]];
    expect((await commit(seen, { mine, theirs: [] })).status).toBe(400);
    expect((await commit(seen, { mine, theirs: mine, others: 'theirs' })).status).toBe(400);
    expect((await commit(seen, { mine: [...mine, 999], theirs })).status).toBe(400);
    expect((await commit(seen, { mine, theirs })).body).toEqual({ created: 0, changed: 2 });
    expect((await commit(seen, { mine, theirs })).body).toEqual({ created: 0, changed: 2 });
    expect((await all.read(11)).name).toBe('Mine');
    expect((await all.read(12)).name).toBe('Theirs too');
    expect((await all.read(21)).name).toBe('Alone');
  });

  test('in another cell stays, is said, and needs no decision', async () => {
    const { exported, preview, rows, commit } = ofManager();
    const file = await edited(await exported(), "put('Operador 11', 'Operator', 'Ana')");
    await sql`update operator set active = false, version = version + 1 where id = 11`.execute(
      all.database.db,
    );
    const seen = await preview(file);
    expect(seen.counts).toMatchObject({ change: 1, conflict: 0 });
    expect((await rows(seen.batch))[0]?.theirs).toEqual([
      { column: 'status', was: 'Active', now: 'Inactive' },
    ]);
    expect((await commit(seen)).status).toBe(200);
    expect(await all.read(11)).toMatchObject({ name: 'Ana', status: false });
  });

  test('to the same is no conflict', async () => {
    const { exported, preview } = ofManager();
    const file = await edited(await exported(), "put('Operador 11', 'Operator', 'Ana')");
    await renamed(11, 'Ana');
    expect((await preview(file)).counts).toMatchObject({ change: 0, conflict: 0, error: 0 });
  });

  test('between the preview and the import is refused with the row and its column', async () => {
    const { exported, preview, commit } = ofManager();
    const file = await edited(await exported(), "put('Operador 11', 'Operator', 'Ana')");
    const seen = await preview(file);
    await renamed(11, 'Theirs');
    const { status, body } = await commit(seen);
    expect([status, body.message]).toEqual([409, expect.stringMatching(/See row \d+ \(Operator\)\.$/)]);
    expect((await all.read(11)).name).toBe('Theirs');
    expect((await preview(file)).counts).toMatchObject({ change: 0, conflict: 1 });
  });
});

describe('rows', () => {
  test('that were sorted belong to their records', async () => {
    const { exported, preview, rows } = ofManager();
    const file = await edited(
      await exported(),
      `put('Operador 11', 'Operator', 'Ana')
values = [[c.value for c in r] for r in sheet.iter_rows(min_row=2)]
for r, cells in enumerate(reversed(values), 2):
  for c, value in enumerate(cells, 1): sheet.cell(r, c).value = value`,
    );
    const seen = await preview(file);
    expect(seen.counts).toMatchObject({ change: 1, error: 0, removed: 0 });
    expect((await rows(seen.batch))[0]?.cells.operatorCodeId).toBe('11');
  });

  test('of which only what is shown was sorted are refused each', async () => {
    const { exported, preview, rows } = ofManager();
    const file = await edited(
      await exported(),
      `values = [[c.value for c in r][:5] for r in sheet.iter_rows(min_row=2, max_row=3)]
for r, cells in enumerate(reversed(values), 2):
  for c, value in enumerate(cells, 1): sheet.cell(r, c).value = value`,
    );
    const seen = await preview(file);
    expect(seen.counts).toMatchObject({ change: 0, error: 2 });
    const [first] = await rows(seen.batch, 'error');
    expect(first?.problems.map(({ text }) => text)).toContainEqual(
      expect.stringContaining('This cell cannot be changed here. It was: '),
    );
  });

  test('that were deleted are said and delete nothing', async () => {
    const { exported, preview, rows, commit } = ofManager();
    const file = await edited(
      await exported(),
      "put('Operador 11', 'Operator', 'Ana')\nsheet.delete_rows(row('Operador 12'))",
    );
    const seen = await preview(file);
    expect(seen.counts).toMatchObject({ change: 1, removed: 1 });
    expect((await rows(seen.batch, 'removed')).map(({ cells }) => cells.name)).toEqual(['Operador 12']);
    expect((await commit(seen)).status).toBe(200);
    expect(await all.read(12)).toMatchObject({ name: 'Operador 12', status: true });
  });

  test('that were added are refused, as are those that have lost their hidden cells or are there twice', async () => {
    const { exported, preview, rows } = ofManager();
    const file = await edited(
      await exported(),
      `sheet.cell(row('Operador 11'), column('cofre.id')).value = None
last = sheet.max_row
for c in range(1, sheet.max_column + 1): sheet.cell(last + 1, c).value = sheet.cell(row('Operador 12'), c).value
sheet.cell(last + 2, column('Operator')).value = 'New'`,
    );
    const seen = await preview(file);
    const texts = (await rows(seen.batch, 'error')).flatMap(({ problems }) =>
      problems.map(({ text }) => text),
    );
    expect(texts).toEqual(
      expect.arrayContaining([
        expect.stringContaining('The row has lost its hidden cells'),
        expect.stringContaining('The record is on more than one row.'),
        'Rows cannot be added to this list.',
      ]),
    );
    expect(texts).toHaveLength(4);
  });

  test('SES-16 beyond the scope of whoever imports are refused as if they were not there', async () => {
    const file = await edited(
      await ofAdministrator().exported(),
      "put('Operador 31', 'Operator', 'Mine')\nput('Operador 11', 'Operator', 'Ana')",
    );
    const { preview, rows } = ofManager();
    const seen = await preview(file);
    expect(seen.counts).toMatchObject({ change: 1, conflict: 0, removed: 0 });
    const errors = await rows(seen.batch, 'error');
    expect(errors.find(({ cells }) => cells.operatorCodeId === '31')?.problems).toEqual([
      { column: null, text: 'The record no longer exists, or it is not yours.' },
    ]);
    expect(JSON.stringify(errors.map(({ theirs }) => theirs))).not.toContain('Operador');
  });

  test('a cell that was emptied, or is locked, is said', async () => {
    const { exported, preview, rows } = ofManager();
    const file = await edited(
      await exported(),
      "put('Operador 11', 'Operator', None)\nput('Operador 12', 'Establishment code', '0002')",
    );
    const seen = await preview(file);
    expect(seen.counts).toMatchObject({ change: 0, error: 1 });
    expect(seen.warned).toBe(1);
    expect((await rows(seen.batch, 'warned'))[0]?.warnings).toEqual([
      { column: 'name', text: 'An empty cell changes nothing. It stays: Operador 11.' },
    ]);
  });
});

describe('files', () => {
  test('without their hidden columns have every row refused', async () => {
    const { exported, preview, rows } = ofManager();
    const file = await edited(
      await exported(),
      "put('Operador 11', 'Operator', 'Ana')\nsheet.delete_cols(column('cofre.id'), 2)",
    );
    const seen = await preview(file);
    expect(seen.counts).toMatchObject({ create: 0, change: 0, unchanged: 0, removed: 0 });
    const texts = (await rows(seen.batch)).flatMap(({ problems }) => problems.map(({ text }) => text));
    expect(new Set(texts)).toEqual(
      new Set([expect.stringContaining('The hidden columns that say which record the row is are missing.')]),
    );
    expect(texts).toHaveLength(seen.counts.error);
  });

  test.each([
    ['the hidden sheet was deleted', "del book['cofre.sheet']", 'The hidden sheet of this file is missing'],
    [
      'the hidden sheet was forged',
      "hidden = book['cofre.sheet']\nfor c in hidden['B']:\n  c.value = '2' if c.value == '1' and c.row > 1 else c.value",
      'its hidden sheet was changed',
    ],
  ])('of which %s are refused', async (_what, script, sentence) => {
    const { exported, looked } = ofManager();
    const { status, body } = await looked(await edited(await exported(), script));
    expect([status, body.message]).toEqual([400, expect.stringContaining(sentence)]);
  });

  test('rows that were pasted from another file are refused', async () => {
    const { exported, preview, rows } = ofManager();
    const file = await exported({ ids: ['11', '12'] });
    const pasted = await edited(
      file,
      "last = sheet.max_row + 1\nsheet.cell(last, column('cofre.id')).value = '21'\nsheet.cell(last, column('cofre.version')).value = '1'\nsheet.cell(last, column('Operator')).value = 'Pasted'",
    );
    const seen = await preview(pasted);
    expect(seen.counts).toMatchObject({ unchanged: 2, error: 1 });
    expect((await rows(seen.batch))[0]?.problems[0]?.text).toBe(
      'The row comes from another file. Import that file by itself.',
    );
  });

  test('of another list are refused with its name', async () => {
    const file = await ofAdministrator().exported();
    const { status, body } = await sheets(all.portal, all.administrator, 'agrupadores').looked(file);
    expect([status, body.message]).toEqual([
      400,
      'This file belongs to the list Operator codes. Import it there.',
    ]);
  });

  test('to be edited are workbooks of lists that can be imported', async () => {
    const asked = { token: all.manager, body: { format: 'csv', edit: true } };
    expect((await askForList(all.portal, exportOperatorCodes, asked)).status).toBe(400);
  });
});
