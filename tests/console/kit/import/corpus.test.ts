import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Encoding } from '../../../../src/kit/import/csv/delimiters';
import { type Choice, readCsv } from '../../../../src/kit/import/csv/read';
import type { Unusable } from '../../../../src/kit/import/csv/table';

/*
 * Files as programs write them, each named by the program that wrote it, or whose form it has. Those of the first list
 * hold the same table in different encodings, separators, line ends and quotes; the others say what they are read as, or why
 * they are refused.
 */

const folder = join(import.meta.dirname, 'files');
const bytesOf = (name: string) => new Uint8Array(readFileSync(join(folder, name)));

const HEADINGS = ['Nome', 'Login', 'E-mail', 'Status', 'Estabelecimentos'];
const ROWS = [
  ['João Ávila', '01234567890', 'joao@example.com', 'Ativo', '0119'],
  ['Núñez & Filhos; Ltda', '00000012', 'nunez@example.com', 'Inativo', '0001 0002'],
];

/** What the bytes do not say: a person sees the first rows and chooses. */
const chosen: Readonly<Record<string, Encoding>> = { 'excel-mac-roman.csv': 'macintosh' };

function read(name: string) {
  const choice: Choice = chosen[name] === undefined ? {} : { encoding: chosen[name] };
  const result = readCsv(bytesOf(name), choice);
  return result.kind === 'table' ? (result.fault ?? result) : result;
}
const cellsOf = (name: string) => {
  const result = read(name);
  if (result.kind !== 'table') throw new Error(`${name}: ${result.problem}`);
  return [result.headings, ...result.rows.map(({ cells }) => cells)].map((cells) =>
    cells.map((cell) => cell.normalize('NFC')),
  );
};

const SAME = [
  'hand-semicolon-crlf.csv',
  'hand-semicolon-lf.csv',
  'hand-semicolon-cr.csv',
  'hand-no-last-line-end.csv',
  'hand-comma.csv',
  'hand-tab.csv',
  'hand-pipe.csv',
  'hand-all-quoted.csv',
  'hand-comma-all-quoted.csv',
  'hand-bom.csv',
  'hand-mixed-line-ends.csv',
  'hand-mixed-line-ends-comma.csv',
  'hand-dos-end-mark.csv',
  'hand-blank-lines-above.csv',
  'hand-blank-lines-between.csv',
  'hand-separators-at-line-ends.csv',
  'excel-sep-line.csv',
  'excel-sep-line-bom.csv',
  'excel-windows-1252.csv',
  'excel-windows-1252-comma.csv',
  'excel-unicode-text.txt',
  'hand-utf16be-bom.csv',
  'hand-utf16le-no-bom.csv',
  'hand-utf16be-no-bom.csv',
  'hand-latin-1.csv',
  'excel-mac-roman.csv',
  'hand-decomposed.csv',
  'python-excel.csv',
  'python-unix.csv',
  'python-excel-tab.tsv',
  'sqlite-csv.csv',
  'sqlite-tabs.csv',
  'libreoffice-utf8-semicolon.csv',
  'libreoffice-utf8-comma-all-quoted.csv',
  'libreoffice-windows-1252.csv',
  'libreoffice-utf16-tab.csv',
  'libreoffice-latin-9.csv',
];

test.each(SAME)('%s has the table that all have', (name) => {
  const [headings = [], ...rows] = cellsOf(name);
  const filled = (cells: readonly string[]) => cells.slice(0, HEADINGS.length).map((cell) => cell.trim());
  expect(headings.slice(HEADINGS.length).join('')).toBe('');
  expect([filled(headings), ...rows.map(filled)]).toEqual([HEADINGS, ...ROWS]);
});

/** Spreadsheets that take codes for numbers drop their zeros: the import points at what is known with them. */
const DROPPED = [
  ['João Ávila', '1234567890', 'joao@example.com', 'Ativo', '119'],
  ['Núñez & Filhos; Ltda', '12', 'nunez@example.com', 'Inativo', '0001 0002'],
];

test.each<[string, readonly (readonly string[])[]]>([
  ['libreoffice-zeros-dropped.csv', [HEADINGS, ...DROPPED]],
  ['libreoffice-comma-zeros-dropped.csv', [HEADINGS, ...DROPPED]],
  [
    'hand-commas-in-heading.csv',
    [
      [
        'Nome (completo, como no documento, sem abreviar, obrigatório, até) 100)',
        'Login',
        'E-mail',
        'Status',
      ],
      ['José', '75000001', 'jose@example.com', 'Ativo'],
    ],
  ],
  [
    'hand-semicolons-in-comma-heading.csv',
    [
      ['Nome; completo; como; no; documento', 'Login', 'Status'],
      ['José', '75000001', 'Ativo'],
    ],
  ],
  [
    'hand-pipes-in-cells.csv',
    [
      ['Login', 'Grupos'],
      ['75000001', 'Norte|Sul|Leste|Oeste'],
      ['75000002', 'Norte'],
    ],
  ],
  [
    'hand-commas-in-cells.csv',
    [
      ['Login', 'Estabelecimentos'],
      ['75000001', '0001,0002,0003'],
      ['75000002', '0001'],
    ],
  ],
  [
    'hand-line-break-in-cell.csv',
    [
      ['Nome', 'Login'],
      ['João\nÁvila', '75000001'],
      ['Ana', '75000002'],
    ],
  ],
  [
    'hand-quotes-in-cell.csv',
    [
      ['Nome', 'Login'],
      ['Zoë "Zo" Sá', '75000001'],
    ],
  ],
  [
    'hand-quote-inside-bare-cell.csv',
    [
      ['Nome', 'Login'],
      ['Loja 5" Sul', '75000001'],
    ],
  ],
  // The server takes the formula and the apostrophe off.
  [
    'hand-formula-text.csv',
    [
      ['Login', 'Estabelecimentos'],
      ['="01234567"', '="0119"'],
    ],
  ],
  [
    'hand-apostrophe-text.csv',
    [
      ['Login', 'Estabelecimentos'],
      ["'01234567", "'0119"],
    ],
  ],
  [
    'hand-cells-missing-at-end.csv',
    [
      ['Login', 'Status', 'Nome', 'E-mail'],
      ['75000001', 'Ativo'],
      ['75000002', 'Ativo', 'Ana'],
      ['75000003', 'Ativo', 'Eva', 'eva@example.com'],
    ],
  ],
  ['hand-one-column.csv', [['Login'], ['75000001'], ['75000002']]],
  [
    'hand-upper-case-headings.csv',
    [
      ['LOGIN', 'STATUS'],
      ['75000001', 'ATIVO'],
    ],
  ],
  [
    'hand-headings-padded.csv',
    [
      [' Login ', ' Status '],
      [' 75000001 ', ' Ativo '],
    ],
  ],
  [
    'hand-emoji-at-border.csv',
    [
      ['Login', 'Status'],
      ['30000003', `${'x'.repeat(39)}😀yyyyy`],
    ],
  ],
  [
    'hand-scientific.csv',
    [
      ['Nome', 'Login'],
      ['Ana', '1,23457E+10'],
    ],
  ],
  [
    'excel-serial-dates.csv',
    [
      ['Login', 'Início da API'],
      ['75000001', '46387'],
      ['75000002', '31/12/2026'],
      ['75000003', '2026-12-31 00:00:00'],
    ],
  ],
  [
    'hand-amounts-pt.csv',
    [
      ['Login', 'Saldo'],
      ['75000001', 'R$ 1.234,56'],
      ['75000002', '-R$ 1.234,56'],
      ['75000003', '(1.234,56)'],
      ['75000004', '1.234,56-'],
      ['75000005', '−1.234,56'],
    ],
  ],
  [
    'hand-amounts-en.csv',
    [
      ['Login', 'Balance'],
      ['75000001', '$1,234.56'],
      ['75000002', '-$1,234.56'],
      ['75000003', '($1,234.56)'],
    ],
  ],
  [
    'hand-amounts-mx.csv',
    [
      ['Usuario', 'Saldo'],
      ['75000001', '$1,234.56'],
      ['75000002', 'MXN 1,234.56'],
    ],
  ],
  [
    'hand-amounts-co.csv',
    [
      ['Usuario', 'Saldo'],
      ['75000001', '$ 1.234,56'],
      ['75000002', 'COP 1.234.567'],
    ],
  ],
  // The surplus cell is what the server refuses the row for.
  [
    'hand-amount-unquoted-comma.csv',
    [
      ['Login', 'Status', 'Balance'],
      ['75000001', 'Active', '1', '234.56'],
      ['75000002', 'Active', '12.00'],
    ],
  ],
  [
    'hand-apple-numbers.csv',
    [
      ['Nome', 'Login'],
      ['Ana, Eva', '75000001'],
    ],
  ],
  [
    'google-sheets.csv',
    [
      ['Nome', 'Login'],
      ['Ana, Eva', '75000001'],
    ],
  ],
])('%s is read cell by cell', (name, cells) => {
  expect(cellsOf(name)).toEqual(cells);
});

test.each<[string, Unusable['problem']]>([
  ['mysql-backslash-quotes.csv', 'quotes'],
  ['hand-quote-left-open.csv', 'quotes'],
  ['hand-heading-alone.csv', 'noRows'],
  ['hand-blanks.csv', 'empty'],
  ['hand-empty.csv', 'empty'],
  ['hand-utf32.csv', 'binary'],
  ['hand-nul-padded.csv', 'binary'],
  ['libreoffice-workbook.xls', 'workbook'],
  ['html-named-csv.csv', 'noRows'],
])('%s is refused with a sentence', (name, problem) => {
  expect(read(name)).toMatchObject({ kind: 'unusable', problem });
});

test('there are at least sixty files, and each is small', () => {
  const files = readdirSync(folder);
  expect(files.length).toBeGreaterThanOrEqual(60);
  for (const name of files) expect(bytesOf(name).byteLength, name).toBeLessThan(4096);
});
