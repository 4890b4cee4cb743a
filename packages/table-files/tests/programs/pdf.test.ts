import { type Column, pdf, type Row, type Total } from 'table-files';
import { expect, test } from 'vitest';
import fc from '../../../../tests/support/fast-check';
import { CREATOR, type Language, languages, localeOf, saidIn, tableIn } from '../languages';
import {
  cellsIn,
  checked,
  factsOf,
  fontsOf,
  overlapsIn,
  pagesOf,
  pdfOf,
  structureOf,
  tableOf,
  unpacked,
  wordsOf,
} from './pdf-reader';

const column = (type: Column['type'], heading: string = type, id: string = heading): Column => ({
  id,
  heading,
  type,
});

const ids = {
  transactionDate: 'dateTime',
  accountingDate: 'date',
  establishment: 'text',
  operator: 'text',
  bank: 'text',
  sequenceNumber: 'code',
  branch: 'code',
  account: 'code',
  amount: 'money',
  type: 'text',
} as const;

/** The columns and the totals are called so. */
const headings: Record<Language, string> = {
  en: 'Transaction date|Accounting date|Establishment|Operator|Bank|Bank sequence number|Branch|Account|Amount|Type',
  co: 'Fecha de transacción|Fecha contable|Establecimiento|Operador|Banco|Referencia bancaria|Oficina|Cuenta|Valor|Tipo',
  es: 'Fecha de transacción|Fecha contable|Establecimiento|Operador|Banco|Folio bancario|Sucursal|Cuenta|Importe|Tipo',
  pt: 'Data da transação|Data contábil|Estabelecimento|Operador|Banco|NSU do banco|Agência|Conta|Valor|Tipo',
};
const sums: Record<Language, [string, string]> = {
  en: ['Deposits', 'Withdrawals'],
  co: ['Depósitos', 'Retiros'],
  es: ['Depósitos', 'Retiros'],
  pt: ['Depósitos', 'Saques'],
};

/** The columns of a statement. */
const columnsIn = (language: Language): Column[] => {
  const texts = headings[language].split('|');
  return Object.entries(ids).map(([id, type], index) => column(type, texts[index], id));
};

const digits = (value: number, length: number) => String(value).padStart(length, '0');

/** A row like those of the statement, each cell different from those of the next rows. */
const statementRow = (index: number): Row => [
  `2026-11-${digits(20 - (index % 20), 2)} ${digits(index % 24, 2)}:${digits(index % 60, 2)}:07`,
  `2026-10-${digits((index % 31) + 1, 2)}`,
  `Açaí ${index}`,
  `Zoë ${index * 7}`,
  `Itaú ${index % 9}`,
  digits(index * 7919, 8),
  digits(index % 10_000, 4),
  `${digits(index, 6)}-${index % 10}`,
  `${index % 3 === 0 ? '-' : ''}${index * 37}.${digits(index % 100, 2)}`,
  index % 3 === 0 ? 'Saída' : 'Entrada',
];

const day = (date: string, language: Language) => {
  const [year, month, day] = date.split('-') as [string, string, string];
  return language === 'en'
    ? `${Number(day)} ${month === '10' ? 'Oct' : 'Nov'} ${year}`
    : `${day}/${month}/${year}`;
};

const amount = (text: string, language: Language) => {
  const [whole = '', decimals] = text.split('.');
  const dotted = language === 'pt' || language === 'co';
  return whole.replace(/(\d)(?=(\d{3})+$)/g, `$1${dotted ? '.' : ','}`) + (dotted ? ',' : '.') + decimals;
};

/** What a person reads in the cells of a row. */
const read = (row: Row, language: Language): string[] =>
  row.map((cell, index) => {
    const text = String(cell);
    if (index === 0) return `${day(text.slice(0, 10), language)} ${text.slice(11)}`;
    if (index === 1) return day(text, language);
    return index === 8 ? amount(text, language) : text;
  });

const totalsIn = (language: Language): Total[] => [
  { label: sums[language][0], amounts: { amount: '9999999999999.99' } },
  { label: sums[language][1], amounts: { amount: '-1234567.80' } },
];

const isRow = (cells: readonly string[]) =>
  cells.length === 10 && /^\d{1,2}[ /].*\d:\d\d:\d\d$/.test(cells[0] ?? '');

test.each(languages)(
  'in %s every cell of every row can be read and copied, and the totals',
  async (language) => {
    const rows = Array.from({ length: 600 }, (_, index) => statementRow(index));
    const file = await pdfOf({ language, columns: columnsIn(language), rows, totals: totalsIn(language) });
    const lines = (await pagesOf(file)).flat();
    expect(cellsIn(lines).filter(isRow)).toEqual(rows.map((row) => read(row, language)));
    for (const { label, amounts } of totalsIn(language)) {
      expect(cellsIn(lines)).toContainEqual([label, amount(amounts.amount ?? '', language)]);
    }
    await checked(file);
  },
);

test.each(languages)(
  'in %s every page has the headings, its number and how many there are',
  async (language) => {
    const columns = columnsIn(language);
    const rows = Array.from({ length: 100 }, (_, index) => statementRow(index));
    const file = await pdfOf({ language, title: 'Listado', columns, rows });
    const pages = await pagesOf(file);
    expect(pages.length).toBeGreaterThan(2);
    for (const [index, lines] of pages.entries()) {
      const foot = saidIn[language].page(index + 1, String(pages.length));
      expect(cellsIn(lines).at(-1)).toEqual([foot, 'Listado']);
      const words = lines
        .slice(0, index === 0 ? 6 : 4)
        .join(' ')
        .split(/\s+/);
      for (const { heading } of columns) {
        for (const word of heading.split(' ')) expect(words).toContain(word);
      }
    }
    expect(overlapsIn(await wordsOf(file))).toEqual([]);
  },
);

test.each(languages)('a file in %s says its title and language, and brings its fonts', async (language) => {
  const title = 'Extrato de transações – junho';
  const file = await pdfOf({ language, title, columns: columnsIn(language), rows: [statementRow(1)] });
  const facts = await factsOf(file);
  expect(facts).toMatch(/^Title: +Extrato de transações – junho$/m);
  expect(facts).toMatch(new RegExp(`^Creator: +${CREATOR}$`, 'm'));
  expect(facts).toMatch(/^Page size: +841\.89 x 595\.28 pts \(A4\)$/m);
  const all = await unpacked(file);
  expect(all).toContain(`/Lang (${localeOf[language].tag})`);
  expect(all).toMatch(/\/DisplayDocTitle true/);
  const fonts = await fontsOf(file);
  expect(fonts.map((line) => line.split(/\s{2,}/)[0])).toEqual([
    expect.stringMatching(/\+Inter-Regular$/),
    expect.stringMatching(/\+Inter-SemiBold$/),
  ]);
  for (const line of fonts) expect(line).toMatch(/Identity-H +yes yes yes/);
});

test('title and facts stand on the first page, the time of making on every one', async () => {
  const names = Array.from({ length: 20 }, (_, index) => `Establecimiento número ${index}`).join('; ');
  const facts = [
    { label: 'Establecimientos', value: names },
    { label: saidIn.es.made, value: '20/11/2026 10:20:30' },
    { label: 'Nota', value: '' },
    { label: 'Datos hasta', value: '😀' },
  ];
  const rows = Array.from({ length: 50 }, (_, index) => statementRow(index));
  const file = await pdfOf({ language: 'es', title: 'Extracto', facts, columns: columnsIn('es'), rows });
  const [first = [], ...others] = await pagesOf(file);
  expect(cellsIn(first)[0]).toEqual(['Extracto', CREATOR]);
  expect(first.join(' ').replace(/\s+/g, ' ')).toContain(names);
  expect(cellsIn(first)).toContainEqual(['Generado el', '20/11/2026 10:20:30']);
  expect(cellsIn(first)).toContainEqual(['Nota']);
  expect(cellsIn(first)).toContainEqual(['Datos hasta', '□']);
  for (const lines of [first, ...others]) {
    expect(cellsIn(lines).at(-1)?.[1]).toBe('Extracto · Generado el: 20/11/2026 10:20:30');
  }
  for (const lines of others) expect(lines.join('\n')).not.toContain('Establecimiento número');
  expect(overlapsIn(await wordsOf(file))).toEqual([]);
});

test('facts that fill pages are followed by the table', async () => {
  const facts = Array.from({ length: 60 }, (_, index) => ({
    label: `Fact ${index}`,
    value: 'value '.repeat(200),
  }));
  const file = await pdfOf({ facts, columns: columnsIn('en'), rows: [statementRow(1)] });
  const lines = (await pagesOf(file)).flat();
  for (const { label } of facts) expect(cellsIn(lines).map(([cell]) => cell)).toContain(label);
  expect(cellsIn(lines).filter(isRow)).toEqual([read(statementRow(1), 'en')]);
  expect(overlapsIn(await wordsOf(file))).toEqual([]);
});

test.each([
  [
    'accents, ligatures and signs',
    'Ação «ñandú» Łódź Šķērēns ½ € – “œuvre” ﬁn',
    'Ação «ñandú» Łódź Šķērēns ½ € – “œuvre” □n',
  ],
  ['accents that come after their letters', 'Ac\u0327a\u0303o n\u0303', 'Ação ñ'],
  ['emoji, one square for each of them', '😀 família 👩‍👩‍👧 👍🏽 🇧🇷!', '□ família □ □ □!'],
  ['other scripts', '日本 Ω Ж ع', '□□ □ □ □'],
  ['control characters', 'a\u0000b\u0007c\u001fd\u007fe\u009ff', 'a□b□c□d□e□f'],
  ['halves of surrogate pairs and what is no character', 'a\ud800b\udc00c\ufffed', 'a□b□c□d'],
  ['line breaks and tabs', 'one\r\ntwo\nthree\tfour\u2028five', 'one two three four five'],
  ['what has no shape', 'a\u200bb\u00adc\u202ed\u2066e', 'abcde'],
  ['what looks like a formula', '=HYPERLINK("http://x","y")', '=HYPERLINK("http://x","y")'],
  ['what looks like PDF', ') Tj ET \\( <41> %', ') Tj ET \\( <41> %'],
  ['what looks like a number', '-0012.50', '-0012.50'],
  ['a minus, as the one of the keyboard', 'five − three', 'five - three'],
])('text arrives: %s', async (_, text, expected) => {
  const columns = [column('code', 'Code'), column('text', 'Text'), column('code', 'After')];
  const file = await pdfOf({ columns, rows: [['007', text, '008']] });
  await checked(file);
  expect(cellsIn((await pagesOf(file)).flat())).toContainEqual(['007', expected, '008']);
});

test('whatever people write, the file stays whole and the neighbours stay readable', async () => {
  const text = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 60 }),
    fc.string({ unit: 'grapheme', maxLength: 300 }),
    // Halves of surrogate pairs as well.
    fc
      .array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 40 })
      .map((units) => String.fromCharCode(...units)),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(text, { minLength: 1, maxLength: 60 }), text, async (texts, title) => {
      const columns = [column('code', 'A'), column('text', 'B'), column('code', 'C')];
      const rows = texts.map((text, index): Row => [`a${index}a`, text, `c${index}c`]);
      const facts = [{ label: title, value: title }];
      const file = await pdfOf({ title, facts, columns, rows });
      await checked(file);
      const words = await wordsOf(file);
      const known = new Set(words.map(({ text }) => text));
      for (const index of texts.keys()) {
        expect(known).toContain(`a${index}a`);
        expect(known).toContain(`c${index}c`);
      }
      expect(overlapsIn(words)).toEqual([]);
    }),
    { numRuns: 12 },
  );
});

test('a text without end takes thirty lines and an ellipsis, and never the place of its neighbours', async () => {
  const names = [
    'word '.repeat(800),
    'x'.repeat(4000),
    `x ${'y'.repeat(4000)}`,
    'e\u0301'.repeat(2000),
    '😀'.repeat(2000),
  ];
  const columns = columnsIn('pt');
  const rows = names.map((name, index) =>
    statementRow(index + 1)
      .with(2, name)
      .with(4, name)
      .with(9, name),
  );
  const file = await pdfOf({ language: 'pt', columns, rows });
  const words = await wordsOf(file);
  expect(overlapsIn(words)).toEqual([]);
  expect(words.filter(({ text }) => text.endsWith('…'))).toHaveLength(15);
  expect(Math.max(...words.map(({ right }) => right))).toBeLessThan(808);
  const pages = await pagesOf(file);
  expect(pages.flat().length).toBeLessThanOrEqual(names.length * 30 + pages.length * 5);
  for (const [index] of names.entries()) {
    expect(words.map(({ text }) => text)).toContain(amount(String(statementRow(index + 1)[8]), 'pt'));
  }
});

test('STMT-30 every name is there in full, however many lines it takes', async () => {
  const name = (index: number) =>
    Array.from({ length: 30 }, (_, word) => `n${index}w${word}`).join(' ') + `${'M'.repeat(40)}z${index}`;
  const rows = Array.from({ length: 40 }, (_, index) =>
    statementRow(index)
      .with(2, name(index))
      .with(3, name(index + 100)),
  );
  const file = await pdfOf({ columns: columnsIn('en'), rows });
  const words = await wordsOf(file);
  expect(overlapsIn(words)).toEqual([]);
  expect(words.filter(({ text }) => text.includes('…'))).toEqual([]);
  const read = tableOf(await structureOf(file)).map((cells) => [cells[2], cells[3]]);
  expect(read).toEqual(rows.map((row) => [row[2], row[3]]));
});

test('STMT-30 what the font has no sign for is marked, and the file says so', async () => {
  const columns = [column('text', 'Name')];
  const note = '□ marks a character that this file cannot show.';
  const pages = async (name: string) => (await pagesOf(await pdfOf({ columns, rows: [[name]] }))).flat();
  expect(cellsIn(await pages('Loja 日'))).toEqual(expect.arrayContaining([['Loja □'], [note]]));
  expect((await pages('Loja ã □')).join()).not.toContain(note);
  const facts = [{ label: 'Establishments', value: '😀' }];
  expect((await pagesOf(await pdfOf({ facts, columns, rows: [] }))).flat().join()).toContain(note);
});

test.each(languages)(
  'STMT-30 a file in %s is tagged: a title, the facts, a table with its headings',
  async (language) => {
    // Two pages: for each element poppler reads the element's page from its beginning.
    const rows = Array.from({ length: 60 }, (_, index) => statementRow(index));
    const columns = columnsIn(language);
    const facts = [{ label: 'Period', value: 'today '.repeat(300).trim() }];
    const file = await pdfOf({ language, title: 'Title', facts, columns, rows, totals: totalsIn(language) });
    await checked(file);
    expect(await factsOf(file)).toMatch(/^Tagged: +yes$/m);
    const tree = await structureOf(file);
    expect(tree.slice(0, 6)).toEqual([
      'Document',
      '  H1 (block)',
      '    "Title"',
      '  P (block)',
      `    "Period ${facts[0]?.value}"`,
      '  Table (block)',
    ]);
    const headings = tree.filter(
      (_, at) => tree[at - 2]?.trim() === 'TH:' && tree[at - 1]?.includes('/Scope /Column'),
    );
    expect(headings.map((line) => JSON.parse(line))).toEqual(columns.map(({ heading }) => heading));
    expect(tableOf(tree)).toEqual(rows.map((row) => read(row, language)));
    const foot = tree.slice(tree.findIndex((line) => line.trim() === 'TFoot'));
    expect(foot.map((line) => line.trim()).slice(0, 9)).toEqual([
      'TFoot',
      'TR',
      'TH:',
      '/Scope /Row',
      '/ColSpan 8',
      `"${totalsIn(language)[0]?.label}"`,
      'TD',
      `"${amount('9999999999999.99', language)}"`,
      'TD:',
    ]);
  },
);

test('FIN-06 a total of several columns has each amount below its own, in one row of the foot', async () => {
  const columns = [
    column('text', 'Shop', 'shop'),
    column('money', 'Deposits', 'deposits'),
    column('code', 'Terminal', 'terminal'),
    column('money', 'Excess', 'excess'),
    column('text', 'Note', 'note'),
  ];
  const rows: Row[] = [['Market', '1234.50', 'T0001', '34.50', 'none']];
  const totals = [{ label: 'Total', amounts: { deposits: '91234.50', excess: '7134.50' } }];
  const file = await pdfOf({ columns, rows, totals });
  expect(cellsIn((await pagesOf(file)).flat())).toContainEqual(['Total', '91,234.50', '7,134.50']);
  const words = await wordsOf(file);
  const right = (text: string) => words.find((word) => word.text === text)?.right ?? Number.NaN;
  expect(right('91,234.50')).toBeCloseTo(right('1,234.50'), 0);
  expect(right('7,134.50')).toBeCloseTo(right('34.50'), 0);
  const tree = await structureOf(file);
  const foot = tree.slice(tree.findIndex((line) => line.trim() === 'TFoot')).map((line) => line.trim());
  expect(foot.filter((line) => line === 'TR')).toHaveLength(1);
  expect(foot.filter((line) => /^T[DH]:?$/.test(line))).toHaveLength(5);
  expect(overlapsIn(words)).toEqual([]);
  await checked(file);
});

test('whatever is written or drawn is an element of the structure, or none that is read', async () => {
  const rows = Array.from({ length: 100 }, (_, index) => statementRow(index));
  const file = await pdfOf({ columns: columnsIn('en'), rows, totals: totalsIn('en') });
  // The contents of pages: what else is a stream, a font say, marks nothing.
  const contents = (await unpacked(file)).split('endstream').filter((text) => text.includes('/Artifact BMC'));
  expect(contents.length).toBeGreaterThan(2);
  for (const content of contents) {
    let depth = 0;
    for (const [, operator = ''] of content.matchAll(/\s(BDC|BMC|EMC|TJ|S|f|Do)(?=\s)/g)) {
      if (operator === 'EMC') depth -= 1;
      else if (operator === 'BDC' || operator === 'BMC') depth += 1;
      expect([depth, operator]).toEqual([operator === 'EMC' ? 0 : 1, operator]);
    }
  }
});

test('amounts and codes that are wider than those before them are squeezed, not cut', async () => {
  const columns = columnsIn('co');
  const small = Array.from({ length: 250 }, (_, index) => statementRow(index));
  const wide = statementRow(1).with(7, '987654321098').with(8, '-9999999999999.99');
  const wider = statementRow(2).with(7, '98765432109876543210');
  const file = await pdfOf({ language: 'co', columns, rows: [...small, wide, wider] });
  expect(cellsIn((await pagesOf(file)).flat())).toContainEqual(read(wide, 'co'));
  const words = await wordsOf(file);
  expect(overlapsIn(words)).toEqual([]);
  // On two lines.
  const halves = words.filter(({ text }) => /^(98765\d+|\d+43210)$/.test(text)).slice(-2);
  expect(halves.map(({ text }) => text).join('')).toBe('98765432109876543210');
});

test('more columns than a page has room for get narrower and do not overlap', async () => {
  const columns = Array.from({ length: 30 }, (_, index) => column('text', `Heading number ${index}`));
  const rows = Array.from({ length: 5 }, () => columns.map((_, index) => `cell ${index}`));
  const file = await pdfOf({ columns, rows });
  await checked(file);
  const words = await wordsOf(file);
  expect(overlapsIn(words)).toEqual([]);
  expect(Math.max(...words.map(({ right }) => right))).toBeLessThan(808);
});

test.each<[Language, string[]]>([
  ['en', ['29 Feb 2000 23:59:59', '1 Jan 1900', '1,234,567']],
  ['es', ['29/02/2000 23:59:59', '01/01/1900', '1,234,567']],
  ['pt', ['29/02/2000 23:59:59', '01/01/1900', '1.234.567']],
  ['co', ['29/02/2000 23:59:59', '01/01/1900', '1.234.567']],
])('in %s dates and numbers are written as its people write them', async (language, cells) => {
  const columns = [column('dateTime'), column('date'), column('integer')];
  const rows: Row[] = [
    ['2000-02-29 23:59:59', '1900-01-01', 1_234_567],
    [null, '2100-12-31', -42],
  ];
  const lines = (await pagesOf(await pdfOf({ language, columns, rows }))).flat();
  expect(cellsIn(lines)).toContainEqual(cells);
  expect(cellsIn(lines)).toContainEqual([language === 'en' ? '31 Dec 2100' : '31/12/2100', '-42']);
});

test('amounts stand at the right, in the colour of withdrawals where they are negative', async () => {
  const columns = [column('money', 'Amount'), column('text', 'Text')];
  const file = await pdfOf({
    columns,
    rows: [
      ['1.00', 'a'],
      ['-12345.00', 'b'],
      ['0.00', 'c'],
    ],
  });
  const right = (await wordsOf(file))
    .filter(({ text }) => /^Amount$|\.00$/.test(text))
    .map(({ right }) => right);
  expect(right).toHaveLength(4);
  for (const at of right) expect(at).toBeCloseTo(right[0] as number, 0);
  const red = /0\.690 0\.149 0\.110 rg/;
  expect(await unpacked(file)).toMatch(red);
  expect(await unpacked(await pdfOf({ columns, rows: [['1.00', 'a']] }))).not.toMatch(red);
});

test('a table without rows says so, below its headings and above its totals', async () => {
  const file = await pdfOf({ columns: columnsIn('en'), rows: [], totals: totalsIn('en') });
  await checked(file);
  const [first = [], ...others] = await pagesOf(file);
  expect(others).toEqual([]);
  const at = (word: string) => first.findIndex((line) => line.includes(word));
  expect(at('Operator')).toBeGreaterThan(0);
  expect(at('No rows.')).toBeGreaterThan(at('Operator'));
  expect(at('Deposits')).toBeGreaterThan(at('No rows.'));
});

test('totals never stand without headings and a row above them', async () => {
  const pageCounts = new Set<number>();
  for (let count = 15; count < 36; count += 1) {
    const rows = Array.from({ length: count }, (_, index) => statementRow(index));
    const file = await pdfOf({ columns: columnsIn('en'), rows, totals: totalsIn('en') });
    const pages = await pagesOf(file);
    pageCounts.add(pages.length);
    expect(cellsIn(pages.flat()).filter(isRow)).toHaveLength(count);
    const last = pages.at(-1) ?? [];
    expect(last.join('\n')).toContain('Operator');
    expect(cellsIn(last).filter(isRow).length).toBeGreaterThan(0);
    expect(cellsIn(last)).toContainEqual(['Deposits', '9,999,999,999,999.99']);
    expect(cellsIn(last)).toContainEqual(['Withdrawals', '-1,234,567.80']);
  }
  expect([...pageCounts]).toEqual([1, 2]);
});

test('pages leave while rows are still coming', async () => {
  let given = 0;
  async function* batches() {
    for (; given < 10_000; given += 50)
      yield Array.from({ length: 50 }, (_, index) => statementRow(given + index));
  }
  const table = { ...tableIn('en'), title: 'Title', facts: () => [], columns: columnsIn('en') };
  let pieces = 0;
  for await (const piece of pdf({ ...table, batches: batches(), totals: () => [] })) {
    expect(piece.length).toBeGreaterThan(0);
    pieces += 1;
    // A page holds some 30 rows; nothing is read that is not needed for the next one.
    expect(given).toBeLessThanOrEqual(pieces * 35 + 50);
  }
  expect(given).toBe(10_000);
});

test('a reader who goes away ends the reading of rows', async () => {
  let given = 0;
  let released = false;
  async function* batches() {
    try {
      for (; given < 10_000; given += 50)
        yield Array.from({ length: 50 }, (_, index) => statementRow(given + index));
    } finally {
      released = true;
    }
  }
  const table = { ...tableIn('en'), title: 'Title', facts: () => [], columns: columnsIn('en') };
  const pieces = pdf({ ...table, batches: batches(), totals: () => [] });
  await pieces.next();
  expect(released).toBe(false);
  await pieces.return(undefined);
  expect(released).toBe(true);
  expect(given).toBeLessThan(100);
});

test('a source that fails breaks the file off', async () => {
  async function* batches() {
    yield Array.from({ length: 50 }, (_, index) => statementRow(index));
    throw new Error('The database went away');
  }
  const table = { ...tableIn('en'), title: 'Title', facts: () => [], columns: columnsIn('en') };
  const reading = async () => {
    for await (const piece of pdf({ ...table, batches: batches(), totals: () => [] })) {
      expect(Buffer.from(piece).toString('latin1')).not.toContain('%%EOF');
    }
  };
  await expect(reading()).rejects.toThrow('The database went away');
});
