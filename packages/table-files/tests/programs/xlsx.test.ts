import { parse } from 'csv-parse/sync';
import { type Row, type Table, xlsx } from 'table-files';
import { expect, test } from 'vitest';
import fc from '../../../../tests/support/fast-check';
import { flatXmlOf, pagesPrinted, sheetsInLibreOffice } from '../../../../tests/support/libreoffice';
import { CREATOR, type Language, languages, saidIn } from '../languages';
import { asRead, asShown, columnsOf, english, hardRows, shown, tableOf, types, whole } from './tables';
import { partsOf, readByOpenpyxl, recomputed, type XlsxSheet } from './xlsx-reader';

const written = (table: Table, limits: Parameters<typeof xlsx>[1] = {}) => whole(xlsx(table, limits));

/** What openpyxl finds in a sheet. */
const valuesOf = ({ rows }: XlsxSheet) => rows.map((row) => row.map(({ value }) => value));
const numbered = (count: number): Row[] => Array.from({ length: count }, (_, index) => [`n${index + 1}`]);
const oneText = columnsOf(['text']);

test('every kind of cell arrives in openpyxl and in LibreOffice as it was', async () => {
  const amounts = ['-1234.50', '9999999999999.99', '-9999999999999.99', '0.00', '0.01', '-0.01', '0.1'];
  const rows = hardRows(amounts);
  const file = await written(tableOf(rows));

  const [sheet] = (await readByOpenpyxl(file)).sheets;
  expect(valuesOf(sheet!).slice(1)).toEqual(rows.map(asRead));

  const [opened] = await sheetsInLibreOffice(file, 'xlsx');
  const lines: string[][] = parse(opened!.csv, { relax_column_count: true }).slice(1);
  expect(lines.map((line) => line.map(shown))).toEqual(rows.map(asShown));
}, 120_000);

/** Moments of these years, `YYYY-MM-DD HH:mm:ss`. */
const momentsIn = (from: string, to: string) =>
  fc
    .sample(fc.date({ min: new Date(from), max: new Date(to), noInvalidDate: true }), {
      numRuns: 2000,
      seed: 1,
    })
    .map((date) => date.toISOString().slice(0, 19).replace('T', ' '));

test('dates and moments from March 1900 to 2100 are the same day and second everywhere', async () => {
  const dated = columnsOf(['dateTime', 'date']);
  const rowsOf = (moments: string[]) => moments.map((moment): Row => [moment, moment.slice(0, 10)]);
  const edges = ['1900-03-01 00:00:00', '2000-02-29 23:59:59', '2100-02-28 23:59:59', '2100-12-31 23:59:59'];

  const all = rowsOf([...momentsIn('1900-03-01', '2100-12-31'), ...edges]);
  const [read] = (await readByOpenpyxl(await written(tableOf(all, { columns: dated })))).sheets;
  expect(valuesOf(read!).slice(1)).toEqual(all.map(([at, day]) => [at, `${day} 00:00:00`]));

  // LibreOffice 7.4 shows every tenth moment of the sixties and seventies a second early, whoever wrote the file.
  const recent = rowsOf([...momentsIn('2000-01-01', '2100-12-31'), ...edges]);
  const [opened] = await sheetsInLibreOffice(await written(tableOf(recent, { columns: dated })), 'xlsx');
  expect(parse(opened!.csv).slice(1)).toEqual(recent.map((row) => row.map(english)));
}, 120_000);

test('FIN-06 a month is a month to programs and to people, and what is none stays text', async () => {
  const rows: Row[] = [['2026-10'], ['2024-02'], [null], ['2026-13'], ['10/2026']];
  const file = await written(tableOf(rows, { columns: columnsOf(['month']) }));
  const [sheet] = (await readByOpenpyxl(file)).sheets;
  const read = ['2026-10-01 00:00:00', '2024-02-01 00:00:00', null, '2026-13', '10/2026'];
  expect(valuesOf(sheet!).slice(1).flat()).toEqual(read);
  expect(sheet!.rows[1]![0]!.format).toBe('mm/yyyy');
});

test('what has not the form of its column stays text, to the last letter', async () => {
  const rows: Row[] = [
    ['1900-02-28 10:00:00', '1900-01-01', null, null, '9007199254740993', '99999999999999.99'],
    ['1899-12-31 00:00:00', '0001-01-01', null, null, Number.NaN, '12.345'],
    ['2026-11-20T09:10:00', '20/11/2026', null, null, 1e21, '1,50'],
    ['infinity', '2026-13-01', null, null, '007a', ''],
  ];
  const [sheet] = (await readByOpenpyxl(await written(tableOf(rows)))).sheets;
  expect(valuesOf(sheet!).slice(1)).toEqual(
    rows.map((row) => row.map((cell) => (cell === null || cell === '' ? null : String(cell)))),
  );
});

test('an amount stands in the file digit by digit', async () => {
  const amounts = ['0.10', '-1234.50', '9999999999999.99', '-9999999999999.99', '0.00', '1000000.01'];
  const file = await written(
    tableOf(
      amounts.map((amount) => [amount]),
      {
        columns: columnsOf(['money']),
        totals: [{ label: 'x', amounts: { money0: '12345678901234.10' } }],
      },
    ),
  );
  const { xml } = (await partsOf(file))['xl/worksheets/sheet1.xml']!;
  expect([...xml.matchAll(/<v>(.*?)<\/v>/g)].map(([, digits]) => digits)).toEqual(amounts);
});

test('whatever people write is in the file, but for what a cell has no place for', async () => {
  const samples = fc.sample(
    fc.string({
      unit: fc.oneof(
        { weight: 4, arbitrary: fc.string({ unit: 'grapheme', minLength: 1, maxLength: 1 }) },
        { weight: 2, arbitrary: fc.integer({ min: 0, max: 0xff }).map((code) => String.fromCharCode(code)) },
        {
          weight: 1,
          arbitrary: fc.constantFrom('\ud800', '\udfff', '\ufffe', '\uffff', '_x0041_', '_x005F_', '_', '\r'),
        },
      ),
      minLength: 1,
    }),
    { numRuns: 3000, seed: 1 },
  );
  samples.push(
    '\u0001\u001f',
    '_x0041\u0001',
    '_x0041_x0042_',
    '__x0041_',
    '_x0001_',
    '_x000d_',
    '_X0041_',
    '\r\n',
    'a\u0000b',
    ' ',
    '\ud800',
    '\u007f\u0085',
  );
  const rows = samples.map((text): Row => [text, `${text}${'x'.repeat(100)}`]);
  const parts = await partsOf(await written(tableOf(rows, { columns: columnsOf(['text', 'text']) })));

  // ECMA-376 part 1, 22.9.2.19
  const decoded = (text: string) =>
    text.replace(/_x([0-9A-Fa-f]{4})_/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
  const replaced = (text: string) =>
    Buffer.from(text)
      .toString()
      .replace(/[\0\ufffe\uffff]/g, '\ufffd');
  const whole = (text: string) => Buffer.from(text).toString() === text;
  const shared = parts['xl/sharedStrings.xml']!.texts.map(decoded);
  expect(shared).toEqual([...new Set(samples.filter(whole))].map(replaced));
  const inline = parts['xl/worksheets/sheet1.xml']!.texts.map(decoded).slice(2);
  expect(inline).toEqual(
    samples.flatMap((text) => [...(whole(text) ? [] : [text]), `${text}${'x'.repeat(100)}`]).map(replaced),
  );
});

test('control characters reach LibreOffice, and it reads what follows them', async () => {
  const rows: Row[] = [['a\u0001b\u001f'], ['_x0041_'], ['a\u0000\ud800b\ufffe'], ['after']];
  const [opened] = await sheetsInLibreOffice(await written(tableOf(rows, { columns: oneText })), 'xlsx');
  const [, ...cells] = parse(opened!.csv).flat();
  expect(cells).toEqual(['a\u0001b\u001f', '_x0041_', 'a\ufffd\ufffdb\ufffd', 'after']);
}, 120_000);

test('a text that is longer than a cell ends with an ellipsis, not with half a character', async () => {
  const rows: Row[] = [['x'.repeat(32_767)], ['x'.repeat(32_768)], [`${'x'.repeat(32_765)}😀x`]];
  const [sheet] = (await readByOpenpyxl(await written(tableOf(rows, { columns: oneText })))).sheets;
  expect(valuesOf(sheet!).slice(1).flat()).toEqual([
    'x'.repeat(32_767),
    `${'x'.repeat(32_766)}…`,
    `${'x'.repeat(32_765)}…`,
  ]);
});

test('the heading is bold and stays, the filter covers the rows, the totals follow after an empty row', async () => {
  const totals = [
    { label: 'Deposits', amounts: { money5: '9999999999999.99' } },
    { label: '=Balance', amounts: { money5: '-5.00' } },
    { label: 'Both', amounts: { integer4: '2', money5: '7.50' } },
  ];
  const row: Row = ['2026-11-20 09:10:00', '2026-11-20', 'São João', '000123', 7, '-1234.50'];
  const file = await written(tableOf([row, row], { totals }));
  const [sheet] = (await readByOpenpyxl(file)).sheets;
  expect(sheet).toMatchObject({ name: 'Statement', frozen: 'A2' });
  expect(sheet!.tables).toEqual([['Statement', 'A1:F3', 'A1:F3', types.map((type) => `The ${type}`)]]);
  expect(sheet!.rows.map(([first]) => first!.bold)).toEqual([true, false, false, false, true, true, true]);
  expect(valuesOf(sheet!)[0]).toEqual(types.map((type) => `The ${type}`));
  expect(valuesOf(sheet!).slice(3)).toEqual([
    [null, null, null, null, null, null],
    ['Deposits', null, null, null, null, 9_999_999_999_999.99],
    ['=Balance', null, null, null, null, -5],
    ['Both', null, null, null, 2, 7.5],
  ]);
  const amounts = sheet!.rows.slice(4).flatMap((cells) => cells.filter(({ kind }) => kind === 'n'));
  expect(amounts.filter(({ value }) => value !== null).every(({ bold }) => bold)).toBe(true);

  const flat = await flatXmlOf(file, 'xlsx');
  expect(flat).toMatch(
    /<table:database-range [^>]*table:target-range-address="Statement\.A1:Statement\.F3"[^>]*display-filter-buttons="true"/,
  );
}, 120_000);

test.each<[Language, string]>([
  ['en', '[$-409]d mmm yyyy'],
  ['pt', 'dd/mm/yyyy'],
  ['es', 'dd/mm/yyyy'],
  ['co', 'dd/mm/yyyy'],
])('in %s cells have the formats of the language', async (language, date) => {
  const row: Row = ['2026-11-20 09:10:00', '2026-11-20', 'São João', '000123', 7, '-1234.50'];
  const [sheet] = (await readByOpenpyxl(await written(tableOf([row], { language })))).sheets;
  expect(sheet!.rows[1]!.map(({ kind, format }) => [kind, format])).toEqual([
    ['d', `${date} hh:mm:ss`],
    ['d', date],
    ['s', '@'],
    ['s', '@'],
    ['n', '#,##0'],
    ['n', '#,##0.00;[Red]-#,##0.00'],
  ]);
});

test.each(languages)('what the file is about stands on a sheet of its own (%s)', async (language) => {
  const facts = [
    { label: 'Period', value: '2026-11-20 – 2026-11-21' },
    { label: 'Establishments', value: '=1+1, São João <&>\nand others' },
  ];
  const title = 'Statement of "São João" & <others>';
  const book = await readByOpenpyxl(await written(tableOf([], { language, title, facts: () => facts })));
  expect(book).toMatchObject({ title, creator: CREATOR });
  expect(book.sheets).toHaveLength(2);
  expect(book.sheets[1]!.name).toBe(saidIn[language].about);
  expect(valuesOf(book.sheets[1]!)).toEqual([
    [title, null],
    [null, null],
    ...facts.map(({ label, value }) => [label, value]),
  ]);
});

test.each<[Language, number]>([
  ['en', 9],
  ['es', 9],
  ['pt', 9],
])(
  'STMT-30 in %s it prints across, one page wide, its heading on every page',
  async (language, paper) => {
    const rows = numbered(400).map(
      ([name]): Row => [name ?? '', 'x'.repeat(60), 'y'.repeat(60), 'z'.repeat(60)],
    );
    const columns = columnsOf(['text', 'text', 'text', 'text']).map((column, index) => ({
      ...column,
      heading: `Heading${index}`,
    }));
    const file = await written(tableOf(rows, { language, columns }), { rows: 301 });
    const { sheets } = await readByOpenpyxl(file);
    const across = ['landscape', 1, 0, paper, true, '$1:$1'];
    expect(sheets.map(({ printed }) => printed).slice(0, 2)).toEqual([across, across]);
    expect(sheets.at(-1)?.printed.slice(0, 4)).toEqual(['portrait', 1, 0, paper]);

    // On paper, as LibreOffice prints it: every page has the heading and the last column.
    const pages = await pagesPrinted(file, 'xlsx');
    const table = pages.filter((page) => page.includes('zzzz'));
    expect(table.length).toBeGreaterThan(5);
    for (const page of table) for (let at = 0; at < 4; at += 1) expect(page).toContain(`Heading${at}`);
  },
  120_000,
);

test('STMT-12 a sum that no number of a workbook holds is text with all of its digits, and it says so', async () => {
  const totals = [{ label: 'Sum', amounts: { money5: '90071992547409.93' } }];
  const book = await readByOpenpyxl(await written(tableOf([], { totals })));
  expect(valuesOf(book.sheets[0]!).at(-1)).toEqual(['Sum', null, null, null, null, '90071992547409.93']);
  const note =
    'Amounts with more than 15 digits are stored as text, because a spreadsheet would round them as numbers.';
  expect(valuesOf(book.sheets[1]!)).toContainEqual(['Note', note]);
  const short = await readByOpenpyxl(
    await written(tableOf([], { totals: [{ ...totals[0]!, amounts: { money5: '1.00' } }] })),
  );
  expect(JSON.stringify(short.sheets[1])).not.toContain('Note');
});

test('columns are as wide as their headings and first texts, within reason', async () => {
  const columns = columnsOf(['text', 'text', 'text', 'money']);
  columns[1] = { ...columns[1]!, heading: 'A heading of thirty letters or' };
  const rows: Row[] = [['x'.repeat(40), 'x', 'x'.repeat(4000), '-9999999999999.99']];
  const [sheet] = (await readByOpenpyxl(await written(tableOf(rows, { columns })))).sheets;
  expect(sheet!.widths).toEqual([42, 34, 60, 20]);
});

test('no row is a heading with its filter, and the totals', async () => {
  const totals = [{ label: 'Sum', amounts: { money5: '0.00' } }];
  for (const batches of [[], [[]], [[], []]]) {
    async function* none() {
      yield* batches;
    }
    const book = await readByOpenpyxl(await written(tableOf([], { totals, batches: none() })));
    // A table without a row would be repaired.
    expect(book.sheets[0]!.tables.map(([, range]) => range)).toEqual(['A1:F2']);
    expect(valuesOf(book.sheets[0]!)).toEqual([
      types.map((type) => `The ${type}`),
      [null, null, null, null, null, null],
      ['Sum', null, null, null, null, 0],
    ]);
  }
});

test.each([
  ['fit', 6, 2, [[6, 2]]],
  ['fill it', 7, 2, [[7, 2]]],
  [
    'leave no room for the totals',
    8,
    2,
    [
      [8, 0],
      [0, 2],
    ],
  ],
  ['fill it without totals', 10, 0, [[10, 0]]],
  [
    'are one more',
    11,
    0,
    [
      [10, 0],
      [1, 0],
    ],
  ],
  [
    'fill three sheets',
    27,
    2,
    [
      [10, 0],
      [10, 0],
      [7, 2],
    ],
  ],
])('rows that %s', async (_, count, totalled, expected) => {
  const totals = Array.from({ length: totalled }, (_, index) => ({
    label: `total ${index + 1}`,
    amounts: {},
  }));
  const limits = { rows: 11 };
  const file = await written(tableOf(numbered(count), { columns: oneText, totals }), limits);
  const { sheets } = await readByOpenpyxl(file);
  const tables = sheets.slice(0, -1);
  let next = 0;
  const filled = expected.map(([rows = 0, totals = 0]) => [
    'The text',
    ...numbered(count)
      .slice(next, (next += rows))
      .flat(),
    ...(totals === 0 ? [] : [null, 'total 1', 'total 2']),
  ]);
  expect(tables.map((sheet) => valuesOf(sheet).flat())).toEqual(filled);
  expect(tables.flatMap((sheet) => sheet.tables.map(([name, range]) => [name, range]))).toEqual(
    expected.map(([rows = 0], index) => [
      ['Statement', 'Statement_2', 'Statement_3'][index],
      `A1:A${Math.max(rows, 1) + 1}`,
    ]),
  );
  expect(tables.every(({ frozen, rows }) => frozen === 'A2' && rows[0]![0]!.bold)).toBe(true);
  expect(sheets.map(({ name }) => name)).toEqual([
    ...['Statement', 'Statement (2)', 'Statement (3)'].slice(0, expected.length),
    'About this file',
  ]);
});

test('a sheet of very long texts ends before its part is too large for the archive', async () => {
  const rows = Array.from({ length: 1000 }, (_, index): Row => [`${index}${'x'.repeat(200)}`]);
  async function* batches() {
    for (let start = 0; start < rows.length; start += 100) yield rows.slice(start, start + 100);
  }
  const table = tableOf([], { columns: oneText, batches: batches() });
  const { sheets } = await readByOpenpyxl(await written(table, { bytes: 100_000 }));
  expect(sheets.length).toBeGreaterThan(2);
  expect(sheets.slice(0, -1).flatMap((sheet) => valuesOf(sheet).slice(1))).toEqual(rows);
});

test('LibreOffice opens several sheets, each with all of its rows', async () => {
  const totals = [{ label: 'Sum', amounts: {} }];
  const file = await written(tableOf(numbered(25), { columns: oneText, totals }), { rows: 11 });
  const opened = await sheetsInLibreOffice(file, 'xlsx');
  expect(opened.map(({ name }) => name)).toEqual([
    'Statement',
    'Statement (2)',
    'Statement (3)',
    'About this file',
  ]);
  const lines = opened.slice(0, 3).map(({ csv }) => csv.trim().split('\n').slice(1));
  expect(lines.flat()).toEqual([...numbered(25).flat(), '', 'Sum']);
}, 120_000);

test.each([
  ["It's: a [title]/of\\more*than?one", "It's a title of more than one"],
  ["'Statement'", 'Statement'],
  ['History', 'History (2)'],
  ['about this file', 'about this file'],
  [`${'x'.repeat(30)}😀 and more`, 'x'.repeat(30)],
  ['?', CREATOR],
])('the title %j names a sheet as Excel allows it', async (title, name) => {
  const file = await written(tableOf(numbered(11), { title, columns: oneText }), { rows: 11 });
  const { sheets } = await readByOpenpyxl(file);
  expect(sheets[0]!.name).toBe(name);
  const names = sheets.map((sheet) => sheet.name.toLowerCase());
  expect(new Set(names).size).toBe(3);
  expect(names.every((each) => each.length <= 31)).toBe(true);
});

test('the elements of every part stand in the order of the schema', async () => {
  const parts = await partsOf(await written(tableOf([[null, null, 'x']]), {}));
  const order = {
    'xl/workbook.xml':
      'fileVersion fileSharing workbookPr workbookProtection bookViews sheets functionGroups externalReferences definedNames calcPr',
    'xl/styles.xml':
      'numFmts fonts fills borders cellStyleXfs cellXfs cellStyles dxfs tableStyles colors extLst',
    'xl/worksheets/sheet1.xml':
      'sheetPr dimension sheetViews sheetFormatPr cols sheetData sheetCalcPr sheetProtection protectedRanges scenarios autoFilter sortState dataConsolidate customSheetViews mergeCells phoneticPr conditionalFormatting dataValidations hyperlinks printOptions pageMargins pageSetup headerFooter rowBreaks colBreaks customProperties cellWatches ignoredErrors smartTags drawing legacyDrawing legacyDrawingHF picture oleObjects controls webPublishItems tableParts extLst',
    'xl/tables/table1.xml': 'autoFilter sortState tableColumns tableStyleInfo extLst',
  };
  for (const [name, elements] of Object.entries(order)) {
    const places = parts[name]!.elements.map((element) => elements.split(' ').indexOf(element));
    expect(places, name).toEqual([...places].sort((a, b) => a - b));
    expect(Math.min(...places), name).toBeGreaterThanOrEqual(0);
  }
  // Every part has its type, and every relationship leads to a part.
  const listed = [...parts['[Content_Types].xml']!.xml.matchAll(/PartName="\/(.*?)"/g)].map(
    ([, name]) => name,
  );
  const others = Object.keys(parts).filter((name) => !name.endsWith('.rels') && !name.startsWith('['));
  expect(new Set(listed)).toEqual(new Set(others));
  const targets = (name: string) =>
    [...parts[name]!.xml.matchAll(/Target="(.*?)"/g)].map(([, target]) => target);
  expect(others).toEqual(expect.arrayContaining(targets('_rels/.rels')));
  expect(others).toEqual(
    expect.arrayContaining(targets('xl/_rels/workbook.xml.rels').map((target) => `xl/${target}`)),
  );
  expect(parts['xl/workbook.xml']!.xml).toContain(
    `<definedName name="_xlnm.Print_Titles" localSheetId="0">'Statement'!$1:$1</definedName>`,
  );
  expect(targets('xl/worksheets/_rels/sheet1.xml.rels')).toEqual(['../tables/table1.xml']);
});

test.each([
  ['Extrato de transações', 'Extrato_de_transações'],
  ['2026: "São João" & <others>', '_2026_São_João_others'],
  ['Q1', 'Q1_'],
  ['r1c1', 'r1c1_'],
  ['C', 'C_'],
  ['😀 ?', 'Table'],
  ['x'.repeat(300), 'x'.repeat(245)],
])('the title %j names a table as Excel allows it', async (title, name) => {
  const [sheet] = (await readByOpenpyxl(await written(tableOf(numbered(1), { title, columns: oneText }))))
    .sheets;
  expect(sheet!.tables.map(([named]) => named)).toEqual([name]);
});

test('the headings are the names of the columns of the table, each once', async () => {
  const headings = ['Bank', 'bank', ' Two\nlines ', '', '', 'Bank 2'];
  const columns = headings.map((heading, index) => ({ id: `c${index}`, heading, type: 'text' as const }));
  const [sheet] = (await readByOpenpyxl(await written(tableOf([headings.map(() => 'x')], { columns }))))
    .sheets;
  const names = ['Bank', 'bank 2', 'Two lines', '-', '- 2', 'Bank 2 2'];
  expect(sheet!.tables[0]![3]).toEqual(names);
  expect(valuesOf(sheet!)[0]).toEqual(names);
});

const summed = [
  { label: 'In', amounts: { money1: '0.00' }, sumOf: 'positive' },
  { label: 'Out', amounts: { money1: '0.00' }, sumOf: 'negative' },
  { label: 'Both', amounts: { money1: '0.00', integer2: '0' }, sumOf: 'all' },
] as const;
const toAdd = columnsOf(['text', 'money', 'integer']);

test('STMT-12 sums are formulas over the rows, with the amounts beside them, and say their currency', async () => {
  const columns = toAdd.map((column) => (column.type === 'money' ? { ...column, currency: 'BRL' } : column));
  const totals = [
    { ...summed[0], amounts: { money1: '100.30' } },
    { ...summed[1], amounts: { money1: '-40.20' } },
    { ...summed[2], amounts: { money1: '60.10', integer2: '6' } },
    { label: 'Of another kind', amounts: { money1: '7.00' } },
  ];
  const rows: Row[] = [
    ['x', '100.10', 1],
    ['y', '0.20', 2],
    ['z', '-40.20', 3],
  ];
  const [sheet] = (await readByOpenpyxl(await written(tableOf(rows, { columns, totals })))).sheets;
  const each = 'SUBTOTAL(9,OFFSET(B2,ROW(B2:B4)-ROW(B2),0))';
  const currency = '[$BRL] #,##0.00;[Red]-[$BRL] #,##0.00';
  expect(sheet!.rows.slice(5).map(([, money]) => [money!.formula, money!.value, money!.format])).toEqual([
    [`=ROUND(SUMPRODUCT(${each},--(B2:B4>0)),2)`, 100.3, currency],
    [`=ROUND(SUMPRODUCT(${each},--(B2:B4<0)),2)`, -40.2, currency],
    ['=ROUND(SUBTOTAL(9,B2:B4),2)', 60.1, currency],
    [null, 7, currency],
  ]);
  expect(sheet!.rows[7]![2]).toMatchObject({ formula: '=ROUND(SUBTOTAL(9,C2:C4),0)', value: 6 });
  expect(sheet!.rows[1]![1]!.format).toBe('#,##0.00;[Red]-#,##0.00');
});

test('no formula adds up what stands as text, or what is on several sheets', async () => {
  const formulasOf = async (rows: readonly Row[], limit?: number) => {
    const file = await written(
      tableOf(rows, { columns: toAdd, totals: [...summed] }),
      limit === undefined ? {} : { rows: limit },
    );
    const { sheets } = await readByOpenpyxl(file);
    return sheets.flatMap((sheet) => sheet.rows.flat().flatMap(({ formula }) => formula ?? []));
  };
  const plain: Row = ['x', '1.00', 1];
  expect(await formulasOf([])).toHaveLength(4);
  expect(await formulasOf([plain])).toHaveLength(4);
  // The first column of amounts has one that no number holds.
  expect(await formulasOf([plain, ['y', '90071992547409.93', 1]])).toEqual(['=ROUND(SUBTOTAL(9,C2:C3),0)']);
  expect(await formulasOf([plain, plain, plain], 3)).toEqual([]);
});

test('STMT-12 what LibreOffice computes of the formulas is what the file says, and follows a filter', async () => {
  const cents = fc.sample(fc.integer({ min: -1e9, max: 1e9 }), { numRuns: 5000, seed: 1 });
  const text = (sum: number) => (sum / 100).toFixed(2);
  const rows = cents.map((amount, index): Row => [`shop ${index % 7}`, text(amount), index]);
  const sumsOf = (shown: (index: number) => boolean) => {
    const sum = (of: (amount: number) => boolean) =>
      text(
        cents.filter((amount, index) => shown(index) && of(amount)).reduce((added, each) => added + each, 0),
      );
    const counts = cents.reduce((added, _, index) => added + (shown(index) ? index : 0), 0);
    return [sum((amount) => amount > 0), sum((amount) => amount < 0), sum(() => true), String(counts)];
  };
  const all = sumsOf(() => true);
  const totals = summed.map((total, index) => ({
    ...total,
    amounts: { money1: all[index], ...(total.sumOf === 'all' && { integer2: all[3] }) },
  }));
  const file = await written(tableOf(rows, { columns: toAdd, totals }));
  const computed = async (shop: string | null) => {
    const [opened] = await sheetsInLibreOffice(await recomputed(file, shop), 'xlsx');
    const [, into, out, both] = parse(opened!.csv, { relax_column_count: true }).slice(-4);
    return [into?.[1], out?.[1], both?.[1], both?.[2]].map(Number);
  };
  expect(await computed(null)).toEqual(all.map(Number));
  expect(await computed('shop 3')).toEqual(sumsOf((index) => index % 7 === 3).map(Number));
}, 120_000);

test('texts that come again are kept once, and only thousands of them', async () => {
  const rows = Array.from({ length: 20_000 }, (_, index): Row => [`bank ${index % 5}`, `number ${index}`]);
  const file = await written(tableOf(rows, { columns: columnsOf(['text', 'code']) }));
  const kept = (await partsOf(file))['xl/sharedStrings.xml']!.texts;
  expect(kept.filter((text) => text.startsWith('bank'))).toHaveLength(5);
  expect(kept.length).toBeLessThan(10_000);
  const [sheet] = (await readByOpenpyxl(file)).sheets;
  expect(valuesOf(sheet!).slice(1)).toEqual(rows);
});

test('the same rows make the same bytes', async () => {
  const make = () => written(tableOf(numbered(10), { columns: oneText }));
  expect(await make()).toEqual(await make());
});

/** Rows without end, and whether their reading has ended. */
function endless() {
  const reading = { batches: 0, ended: false };
  async function* batches(): AsyncGenerator<Row[]> {
    try {
      for (;;) {
        reading.batches += 1;
        yield Array.from({ length: 250 }, (): Row => [String(Math.random())]);
      }
    } finally {
      reading.ended = true;
    }
  }
  return { reading, table: tableOf([], { columns: oneText, batches: batches() }) };
}

test.each([1, 2, 8, 40])('a reader who leaves after %i pieces ends the reading', async (pieces) => {
  const { reading, table } = endless();
  const file = xlsx(table);
  for (let taken = 0; taken < pieces; taken += 1) await file.next();
  expect(reading.ended).toBe(false);
  await file.return(undefined);
  expect(reading.ended).toBe(true);
  expect(await file.next()).toEqual({ done: true, value: undefined });
});

test('nothing is read that nobody takes', async () => {
  const { reading, table } = endless();
  const file = xlsx(table);
  for (let taken = 0; taken < 8; taken += 1) await file.next();
  const { batches } = reading;
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(reading.batches).toBe(batches);
  await file.return(undefined);
});

test('a failure before the first rows is reported before the first byte', async () => {
  // oxlint-disable-next-line require-yield
  async function* refused(): AsyncGenerator<Row[]> {
    throw new Error('refused');
  }
  await expect(xlsx(tableOf([], { batches: refused() })).next()).rejects.toThrow('refused');
});

test('what fails later breaks the file', async () => {
  async function* broken(): AsyncGenerator<Row[]> {
    yield numbered(3);
    throw new Error('connection lost');
  }
  await expect(written(tableOf([], { columns: oneText, batches: broken() }))).rejects.toThrow(
    'connection lost',
  );
});

test('others have their turn while a very large batch is written', async () => {
  async function* batches() {
    yield numbered(20_000);
  }
  let turns = 0;
  let done = false;
  const count = () => {
    turns += 1;
    if (!done) setImmediate(count);
  };
  count();
  await written(tableOf([], { columns: oneText, batches: batches() }));
  done = true;
  expect(turns).toBeGreaterThan(20_000 / 250 / 4);
});
