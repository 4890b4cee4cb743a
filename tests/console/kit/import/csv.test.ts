import { describe, expect, test } from 'vitest';
import { IMPORT } from '../../../../contract/imports';
import type { Encoding } from '../../../../src/kit/import/csv/delimiters';
import { type Choice, readCsv } from '../../../../src/kit/import/csv/read';
import fc from '../../../support/fast-check';

const utf8 = (text: string) => new TextEncoder().encode(text);
/** Excel's own on Windows, for what these tests write. */
const windows = (text: string) => Uint8Array.from(text, (char) => (char === '€' ? 0x80 : char.charCodeAt(0)));
const utf16 = (text: string, mark: boolean, big: boolean) =>
  Uint8Array.from(
    Array.from(mark ? `\uFEFF${text}` : text, (char) => char.charCodeAt(0)).flatMap((code) => {
      const pair = [code % 256, Math.floor(code / 256)];
      return big ? pair.toReversed() : pair;
    }),
  );

/** The table, or why there is none that can be imported. */
function read(bytes: Uint8Array, choice: Choice = {}) {
  const result = readCsv(bytes, choice);
  return result.kind === 'table' ? (result.fault ?? result) : result;
}
function table(bytes: Uint8Array, choice: Choice = {}) {
  const result = read(bytes, choice);
  if (result.kind !== 'table') throw new Error(result.problem);
  return result;
}

describe('the encoding is found out', () => {
  const text = 'Nome;Login\r\nJoão Ávila;00000012\r\n';
  test.each<[string, Uint8Array, Encoding]>([
    ['UTF-8', utf8(text), 'utf-8'],
    ['UTF-8 with a mark', utf8(`\uFEFF${text}`), 'utf-8'],
    ['Windows-1252', windows(text), 'windows-1252'],
    ['two bytes a letter, as Excel writes "Unicode text"', utf16(text, true, false), 'utf-16le'],
    ['two bytes a letter without a mark', utf16(text, false, false), 'utf-16le'],
    ['two bytes a letter, the high one first', utf16(text, true, true), 'utf-16be'],
  ])('%s', (_what, bytes, encoding) => {
    expect(table(bytes)).toEqual({
      kind: 'table',
      text: { encoding, delimiter: 'semicolon' },
      headings: ['Nome', 'Login'],
      rows: [{ line: 2, cells: ['João Ávila', '00000012'] }],
      fault: null,
    });
  });

  test('and may be chosen otherwise', () => {
    expect(table(utf8(text), { encoding: 'windows-1252' }).rows[0]?.cells[0]).toBe('JoÃ£o Ã\u0081vila');
  });
});

describe('the separator is found out', () => {
  test.each([
    ['semicolon', 'name;login;groups\na,b;1;x|y|z|w'],
    ['comma', 'name,login\na;b,1'],
    ['tab', 'name\tlogin\na,b\t1'],
    ['pipe', 'name|login\na|1'],
    ['comma', '"na;me",login\n"a, b",1'],
    ['comma', 'sep=,\r\nname,login\r\na;b,1'],
  ] as const)('%s', (delimiter, text) => {
    const found = table(utf8(text));
    expect([found.text?.delimiter, found.rows[0]?.line]).toEqual([delimiter, 2]);
    expect(found.headings.length).toBe(found.rows[0]?.cells.length);
  });

  test('and may be chosen otherwise', () => {
    expect(table(utf8('a;b\n1;2'), { delimiter: 'comma' }).headings).toEqual(['a;b']);
  });
});

test('rows keep the numbers that a spreadsheet shows, blank ones and line breaks in cells included', () => {
  const { rows } = table(utf8('a;b\n1;"x\ny"\n;\n\n3;z\n'));
  expect(rows).toEqual([
    { line: 2, cells: ['1', 'x\ny'] },
    { line: 5, cells: ['3', 'z'] },
  ]);
});

test.each<[string, Uint8Array, object]>([
  ['nothing but blanks', utf8(' \r\n \r\n'), { problem: 'empty' }],
  ['a heading alone', utf8('name;login\n'), { problem: 'noRows' }],
  ['a picture', Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 13, 1, 2, 3]), { problem: 'binary' }],
  ['bytes of all kinds', Uint8Array.from({ length: 999 }, (_, at) => (at * 7) % 256), { problem: 'binary' }],
  ['an XLSX file', Uint8Array.from([0x50, 0x4b, 3, 4, 20, 0]), { problem: 'workbook' }],
  ['an XLS file', Uint8Array.from([0xd0, 0xcf, 0x11, 0xe0, 0]), { problem: 'workbook' }],
  ['a quotation mark that is never closed', utf8('a;b\n1;2\n"3;4\n5;6\n'), { problem: 'quotes' }],
  [
    'a cell that no spreadsheet holds',
    utf8(`a\n1\n${'x'.repeat(IMPORT.cellLength + 1)}`),
    { problem: 'longCell', values: { line: 3 } },
  ],
  [
    'one row too many',
    utf8(`a\n${'1\n'.repeat(IMPORT.rows + 1)}`),
    { problem: 'tooManyRows', values: { rows: IMPORT.rows + 1 } },
  ],
])('%s cannot be imported', (_what, bytes, problem) => {
  expect(read(bytes)).toMatchObject({ kind: 'unusable', ...problem });
});

test.each([
  ['with both hidden columns', 'name;cofre.id;cofre.version\nAna;1;1'],
  ['with one of them', 'name;cofre.version\nAna;1'],
])('a sheet to edit that was saved as CSV is known, %s: what it was is not in it', (_what, text) => {
  expect(read(utf8(text))).toMatchObject({ kind: 'unusable', problem: 'noSheet' });
});

test('20,000 rows are taken', () => {
  expect(table(utf8(`a;b\n${'1;2\n'.repeat(IMPORT.rows)}`)).rows).toHaveLength(IMPORT.rows);
});

test('whatever people write in cells is read as it is', () => {
  const cell = fc.string({ unit: fc.constantFrom('a', 'ç', '"', ';', ',', '\n', ' ', '=', '😀') });
  const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`;
  fc.assert(
    fc.property(fc.array(fc.tuple(cell, cell), { minLength: 1 }), (cells) => {
      const text = [['h1', 'h2'], ...cells].map((row) => row.map(quoted).join(';')).join('\r\n');
      const result = read(utf8(text));
      const kept = cells.filter((row) => row.some((one) => one.trim() !== ''));
      if (kept.length === 0) expect(result).toMatchObject({ problem: 'noRows' });
      else expect(table(utf8(text)).rows.map((row) => row.cells)).toEqual(kept);
    }),
  );
});
