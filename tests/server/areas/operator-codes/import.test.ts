import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { folded } from '../../../../contract/import-columns';
import {
  commitImport,
  describeImport,
  importErrors,
  importRows,
  previewImport,
} from '../../../../contract/imports';
import { exportOperatorCodes } from '../../../../contract/operator-codes';
import { fetchFile, linesOf } from '../../engines/exports/statement-file';
import { shops, trailOf } from './shops';

const all = shops();
const resource = 'codigos-operadores';
const EN = { 'accept-language': 'en' };
type Row = readonly (string | undefined)[];
const COLUMNS = ['operatorCodeId', 'name', 'status', 'ec', 'code'] as const;
const call: typeof all.portal.call = (operation, sample) =>
  all.portal.call(operation, { token: all.manager, headers: EN, ...sample });
const look = (rows: readonly Row[]) =>
  call(previewImport, {
    params: { resource },
    body: {
      columns: COLUMNS,
      rows: rows.map((cells, index) => ({ line: index + 2, cells: COLUMNS.map((_, at) => cells[at] ?? '') })),
    },
  });
const rowsOf = async (batch: string) =>
  (await call(importRows, { params: { resource, batch } })).body.content as {
    state: string;
    problems: { column: string; text: string }[];
    changes: object[];
  }[];
/** The problems of the first of these rows. */
const problemsOf = async (rows: readonly Row[]) => {
  const { body } = await look(rows);
  const [first] = await rowsOf(body.batch);
  return first?.problems.map(({ column, text }) => [column, text]);
};

beforeEach(() => sql`update operator set name = 'Operador ' || id, active = true`.execute(all.database.db));

test('OPC-05 names and status are changed by id, in one transaction, once', async () => {
  const { body } = await look([
    ['11', 'Ana Lima', '', '0001', '110'],
    ['12', '', 'Inactive'],
    ['21', 'Operador 21', '1'],
    ['31', 'Eva', ''],
  ]);
  expect(body.counts).toEqual({ create: 0, change: 2, unchanged: 1, error: 1 });
  expect((await rowsOf(body.batch)).map(({ state, changes }) => [state, changes])).toEqual([
    ['change', [{ column: 'name', before: 'Operador 11', after: 'Ana Lima' }]],
    ['change', [{ column: 'status', before: 'Active', after: 'Inactive' }]],
    ['unchanged', []],
    ['error', []],
  ]);
  const commit = () =>
    call(commitImport, { params: { resource, batch: body.batch }, body: { create: 0, change: 2 } });
  const entries = (await trailOf(all.database, 'operator')).length;
  expect((await commit()).body).toEqual({ created: 0, changed: 2 });
  expect((await commit()).body).toEqual({ created: 0, changed: 2 });
  expect((await trailOf(all.database, 'operator')).length).toBe(entries + 2);
  expect(await all.read(11)).toMatchObject({ name: 'Ana Lima', status: true });
  expect(await all.read(12)).toMatchObject({
    name: 'Operador 12',
    status: false,
    fim: '2026-11-20T12:00:00',
  });
});

describe('the problems of a row', () => {
  test('API-33 a code that would move to another shop, or become another code', async () => {
    expect(await problemsOf([['11', 'Ana', '', '0002', '111']])).toEqual([
      ['ec', 'A code belongs to its establishment.'],
      ['code', 'A code cannot be changed. Its last characters are different.'],
    ]);
  });

  test('OPC-12 a name that is too long, an invalid status', async () => {
    expect(await problemsOf([['11', 'x'.repeat(101), 'perhaps']])).toEqual([
      ['name', 'The name has more than 100 characters.'],
      ['status', 'perhaps is not a status. Write Active or Inactive.'],
    ]);
  });

  test('SES-16 an id that is missing, unknown, of another shop, or repeated', async () => {
    expect(await problemsOf([['', 'Ana']])).toEqual([
      ['operatorCodeId', 'The row does not identify a code.'],
    ]);
    for (const id of ['999', 'x', '31', '99999999999']) {
      expect(await problemsOf([[id, 'Ana']])).toEqual([
        ['operatorCodeId', `${id} is not the ID of one of your operator codes.`],
      ]);
    }
    expect(
      await problemsOf([
        ['11', 'Ana'],
        ['11', 'Bia'],
      ]),
    ).toEqual([['operatorCodeId', 'The ID appears on more than one row. See also row 3.']]);
  });
});

test('ERR-05 a code that somebody has changed since the preview is not overwritten', async () => {
  const { body } = await look([['11', 'Ana']]);
  await sql`update operator set active = false, version = version + 1 where id = 11`.execute(all.database.db);
  const { status } = await call(commitImport, {
    params: { resource, batch: body.batch },
    body: { create: 0, change: 1 },
  });
  expect(status).toBe(409);
  expect((await all.read(11)).name).toBe('Operador 11');
});

test('OPC-06 LIST-17 the exported list can be imported unchanged, and contains only tails', async () => {
  const promise = await call(exportOperatorCodes, {
    body: { format: 'csv', filter: {}, columns: ['ec', 'name', 'numerocartao', 'status', 'operatorCodeId'] },
  });
  const file = await fetchFile(all.portal, all.manager, promise.body);
  const [heading = [], ...lines] = linesOf(file.body);
  const { body } = await call(describeImport, { params: { resource } });
  const known = (body.columns as { id: string; names: string[] }[]).map(({ id, names }) => ({ id, names }));
  const columns = heading.map((title) => known.find(({ names }) => names.includes(folded(title)))?.id);
  expect(columns).toEqual(['ec', 'name', 'code', 'status', 'operatorCodeId']);
  const rows = lines.map((cells, index) => ({ line: index + 2, cells }));
  const preview = await call(previewImport, { params: { resource }, body: { columns, rows } });
  expect(preview.body.counts).toEqual({ create: 0, change: 0, unchanged: 4, error: 0 });
  expect(file.body).not.toContain('0005551');
});

test('LIST-17 a selection exports the chosen codes, for a manager only those of its shops', async () => {
  const idsOf = async (selection: object, token = all.manager) => {
    const body = { format: 'csv', filter: {}, columns: ['operatorCodeId'], ...selection };
    const promise = await call(exportOperatorCodes, { token, body });
    const file = await fetchFile(all.portal, token, promise.body);
    return linesOf(file.body)
      .slice(1)
      .map(([id]) => id)
      .toSorted((one, other) => Number(one) - Number(other));
  };
  expect(await idsOf({ ids: ['11', '22', '31', '999'] })).toEqual(['11', '22']);
  expect(await idsOf({ ids: ['11', '31'] }, all.administrator)).toEqual(['11', '31']);
  expect(await idsOf({ except: ['11', '31'] })).toEqual(['12', '21', '22']);
  expect(await idsOf({ filter: { ec: ['0002'] }, ids: ['11', '21'] })).toEqual(['21']);
});

test('rows with errors are returned as a file that says what to correct', async () => {
  const { body } = await look([['999', 'Ana']]);
  const file = await call(importErrors, { params: { resource, batch: body.batch } });
  expect(file.body).toContain('999 is not the ID of one of your operator codes.');
});
