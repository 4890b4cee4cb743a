import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import { type Row, type Table, xls } from 'table-files';
import { expect, test } from 'vitest';
import fc from '../../../../tests/support/fast-check';
import { flatXmlOf, sheetsInLibreOffice } from '../../../../tests/support/libreoffice';
import { inFolder, runProgram } from '../../../../tests/support/programs';
import { CREATOR, type Language, languages, saidIn } from '../languages';
import { asRead, asShown, columnsOf, hardRows, shown, tableOf, types, whole } from './tables';
import { readByXlrd, valuesOf } from './xls-reader';
import { numbersIn, recordsOf, XLS, type XlsRecord } from './xls-records';

const written = (table: Table, limits: Parameters<typeof xls>[1] = {}) => whole(xls(table, limits));

test('every kind of cell arrives in LibreOffice and in xlrd as it was', async () => {
  const amounts = [
    '-1234.50',
    '9999999999999.99',
    '-9999999999999.99',
    '0.00',
    '0.01',
    '-0.01',
    '5368709.12',
  ];
  const rows = hardRows(amounts);
  const file = await written(tableOf(rows));

  const [sheet] = (await readByXlrd(file)).sheets;
  expect(valuesOf(sheet!).slice(1)).toEqual(rows.map(asRead));

  const [opened] = await sheetsInLibreOffice(file, 'xls');
  const lines: string[][] = parse(opened!.csv, { relax_column_count: true }).slice(1);
  expect(lines.map((line) => line.map(shown))).toEqual(rows.map(asShown));
}, 120_000);

test('FIN-06 a month is a month to programs, and what is none stays text', async () => {
  const rows: Row[] = [['2026-10'], ['2024-02'], ['2026-13']];
  const [sheet] = (await readByXlrd(await written(tableOf(rows, { columns: columnsOf(['month']) })))).sheets;
  expect(valuesOf(sheet!).slice(1).flat()).toEqual(['2026-10-01 00:00:00', '2024-02-01 00:00:00', '2026-13']);
});

test('what no program takes in a text becomes a replacement character, everything else stays', async () => {
  const controls = Array.from({ length: 31 }, (_, index) => String.fromCharCode(index + 1)).join('');
  const rows: Row[] = ['a\0b', '\ud800', 'x\udc00y', '\ufffe\uffff', controls, '😀'].map((text) => [text]);
  const file = await written(tableOf(rows, { columns: columnsOf(['text']), title: 'half \ud800 a pair' }));
  const [sheet] = (await readByXlrd(file)).sheets;
  expect(sheet!.name).toBe('half \ufffd a pair');
  const expected = ['a\ufffdb', '\ufffd', 'x\ufffdy', '\ufffd\ufffd', controls, '😀'];
  expect(valuesOf(sheet!).slice(1)).toEqual(expected.map((text) => [text]));
});

test('a text is cut with an ellipsis where a cell is full, not through a pair', async () => {
  const texts = ['a'.repeat(32_767), 'a'.repeat(32_768), `${'ж'.repeat(32_765)}😀😀`];
  const file = await written(
    tableOf(
      texts.map((text) => [text]),
      { columns: columnsOf(['text']) },
    ),
  );
  const [sheet] = (await readByXlrd(file)).sheets;
  const read = valuesOf(sheet!)
    .slice(1)
    .map(([text]) => text);
  expect(read).toEqual([texts[0], `${'a'.repeat(32_766)}…`, `${'ж'.repeat(32_765)}…`]);
});

test('amounts of up to 15 digits come back to the cent', async () => {
  const cents = fc.sample(
    fc.oneof(
      fc.integer(),
      fc.maxSafeInteger().map((n) => n % 1_000_000_000_000_000),
    ),
    1000,
  );
  const amounts = cents.map((cents) => {
    const digits = String(Math.abs(cents)).padStart(3, '0');
    return `${cents < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
  });
  const file = await written(
    tableOf(
      amounts.map((amount) => [amount]),
      { columns: columnsOf(['money']) },
    ),
  );
  const [sheet] = (await readByXlrd(file)).sheets;
  const cells = sheet!.rows.slice(1).map(([cell]) => cell!);
  expect(cells.map(({ value }) => (value as number).toFixed(2))).toEqual(amounts);
  expect(new Set(cells.map(({ kind }) => kind))).toEqual(new Set(['number']));
});

test('every day and second of two centuries is a date; what programs disagree about is text', async () => {
  const between = { min: new Date('1900-03-01T00:00:00Z'), max: new Date('2100-12-31T23:59:59Z') };
  const moments = fc
    .sample(fc.date({ ...between, noInvalidDate: true }), 1000)
    .map((moment) => `${moment.toISOString().slice(0, 10)} ${moment.toISOString().slice(11, 19)}`);
  const rows = ['1900-03-01 00:00:00', '2000-02-29 12:00:01', '2100-12-31 23:59:59', ...moments].map(
    (moment): Row => [moment, moment.slice(0, 10)],
  );
  const columns = columnsOf(['dateTime', 'date']);
  const [sheet] = (await readByXlrd(await written(tableOf(rows, { columns })))).sheets;
  expect(valuesOf(sheet!).slice(1)).toEqual(rows.map(([at, day]) => [at, `${day} 00:00:00`]));

  const others: Row[] = [
    ['1900-02-28 10:00:00', '1900-01-01'],
    ['infinity', '0044-03-15 BC'],
  ];
  const [texts] = (await readByXlrd(await written(tableOf(others, { columns })))).sheets;
  expect(valuesOf(texts!).slice(1)).toEqual(others);
});

test.each<[Language, string]>([
  ['en', '[$-409]d mmm yyyy'],
  ['es', 'dd/mm/yyyy'],
  ['co', 'dd/mm/yyyy'],
  ['pt', 'dd/mm/yyyy'],
])('in %s dates, amounts, heading and totals look as analysts expect', async (language, date) => {
  const row: Row = ['2026-11-20 09:10:00', '2026-11-20', 'São João', '000123', 7, '-1234.50'];
  const totals = [{ label: 'Balance', amounts: { money5: '-1234.50' } }];
  const { sheets, filters, titles } = await readByXlrd(await written(tableOf([row], { language, totals })));
  const { rows, frozen, widths } = sheets[0]!;
  const [heading, first, empty, total] = rows;
  expect(heading!.map(({ value, bold }) => ({ value, bold }))).toEqual(
    types.map((type) => ({ value: `The ${type}`, bold: true })),
  );
  expect(frozen).toBe(1);
  expect(filters).toEqual(['Statement!$A$1:$F$2']);
  expect(titles).toEqual(['Statement!$A$1:$IV$1']);
  expect(widths.every((width, index) => width > heading![index]!.value!.toString().length)).toBe(true);
  const money = '#,##0.00;[Red]-#,##0.00';
  expect(first!.map(({ format }) => format)).toEqual([
    `${date} hh:mm:ss`,
    date,
    '@',
    '@',
    '#,##0;[Red]-#,##0',
    money,
  ]);
  expect(first!.some(({ bold }) => bold)).toBe(false);
  expect(empty!.every(({ kind }) => kind === 'empty')).toBe(true);
  expect(total![0]).toMatchObject({ value: 'Balance', bold: true });
  expect(total![5]).toEqual({ value: -1234.5, kind: 'number', format: money, bold: true });
  expect(rows).toHaveLength(4);
});

test.each(languages)('in %s the facts stand on a sheet of their own behind the table', async (language) => {
  const facts = [
    { label: 'Period', value: '01/11/2026 – 20/11/2026' },
    { label: 'Establishments', value: `${'São João, '.repeat(60)}\nand more` },
  ];
  const { sheets } = await readByXlrd(await written(tableOf([], { language, facts: () => facts })));
  expect(sheets.map(({ name }) => name)).toEqual(['Statement', saidIn[language].about]);
  const lines = facts.map(({ label, value }) => [label, value]);
  expect(valuesOf(sheets[1]!)).toEqual([['Statement', null], [null, null], ...lines]);
  expect(sheets[1]!.frozen).toBe(0);
});

test('LibreOffice knows the title, the creator and the filter', async () => {
  const rows: Row[] = [[null, null, 'one', null, null, null]];
  const totals = [{ label: 'Balance', amounts: { money5: '1.00' } }];
  const xml = await flatXmlOf(
    await written(tableOf(rows, { title: 'Extrato de transações', totals })),
    'xls',
  );
  expect(xml).toContain('<dc:title>Extrato de transações</dc:title>');
  expect(xml).toContain(`<meta:initial-creator>${CREATOR}</meta:initial-creator>`);
  const range = 'Extrato de transações';
  expect(xml.replaceAll('&apos;', '')).toContain(
    `table:target-range-address="${range}.A1:${range}.F2" table:display-filter-buttons="true"`,
  );
}, 120_000);

test('`file` takes it for a compound document', async () => {
  const bytes = await written(tableOf([], { title: 'Statement of 2026' }));
  const said = await inFolder(async (folder) => {
    await writeFile(join(folder, 'x'), bytes);
    return runProgram('file', [join(folder, 'x')], 'file');
  });
  expect(said).toContain('Composite Document File V2 Document');
  expect(said).toContain(`Title: Statement of 2026, Author: ${CREATOR}`);
});

test('a table that is longer than a sheet goes on on the next one, with the totals on the last', async () => {
  const ROWS = 5;
  const columns = columnsOf(['text', 'money']);
  for (let count = 0; count <= 9; count += 1) {
    for (let lines = 0; lines <= 2; lines += 1) {
      const rows = Array.from({ length: count }, (_, index): Row => [`row ${index}`, `${index}.00`]);
      const totals = Array.from({ length: lines }, (_, index) => ({
        label: `total ${index}`,
        amounts: { money1: '3.00' },
      }));
      const file = await written(tableOf(rows, { columns, totals }), { rows: ROWS });
      const { sheets, filters } = await readByXlrd(file);
      const tables = sheets.slice(0, -1);
      const about = `${count} rows and ${lines} totals`;

      const names = tables.map((_, index) => (index === 0 ? 'Statement' : `Statement (${index + 1})`));
      expect(
        tables.map(({ name }) => name),
        about,
      ).toEqual(names);
      expect(filters, about).toHaveLength(tables.length);
      const read = tables.map(valuesOf);
      for (const [index, values] of read.entries()) {
        expect(values[0], about).toEqual(columns.map(({ heading }) => heading));
        expect(values.length, about).toBeLessThanOrEqual(ROWS);
        expect(tables[index]?.frozen, about).toBe(1);
      }
      // No sheet is begun that is not needed.
      const needed = Math.max(1, Math.ceil(count / (ROWS - 1)));
      const left = needed * (ROWS - 1) - count;
      expect(tables.length, about).toBe(lines > 0 && left < lines + 1 ? needed + 1 : needed);
      const below = lines === 0 ? [] : [[null, null], ...totals.map(({ label }) => [label, 3])];
      const expected = [...rows.map(([text, amount]) => [text, Number(amount)]), ...below];
      expect(
        read.flatMap((values) => values.slice(1)),
        about,
      ).toEqual(expected);
    }
  }
}, 120_000);

test('texts that go on in the next record come back whole, wherever they are split', async () => {
  const texts = Array.from({ length: 4000 }, (_, index) => {
    const character = index % 3 === 0 ? 'ж' : 'é';
    return `${index}${character.repeat(index % 41)}`;
  });
  const long = Array.from({ length: 60 }, (_, index) =>
    (index % 2 === 0 ? 'ж' : 'é').repeat(4090 + index * 137),
  );
  const rows = [...texts, ...long].map((text): Row => [text]);
  const file = await written(tableOf(rows, { columns: columnsOf(['text']) }));
  const [sheet] = (await readByXlrd(file)).sheets;
  expect(valuesOf(sheet!).slice(1)).toEqual(rows);
  const [opened] = await sheetsInLibreOffice(file, 'xls');
  expect(parse(opened!.csv).slice(1)).toEqual(rows);
}, 120_000);

test('a file whose tables need a table of their own is read to its end, and often used texts are in it once', async () => {
  const rows = Array.from(
    { length: 2500 },
    (_, index): Row => [`${index} ${'x'.repeat(4000)}`, 'the same', 'ж'],
  );
  const file = await written(tableOf(rows, { columns: columnsOf(['text', 'text', 'code']) }));
  // 109 sectors of 128 sectors of 512 bytes: what the header itself has room for.
  expect(file.length).toBeGreaterThan(109 * 128 * 512);
  const { sheets, texts } = await readByXlrd(file);
  expect(valuesOf(sheets[0]!).slice(1)).toEqual(rows);
  const [headings, common, title] = [1, 2, 1];
  expect(texts).toBeLessThanOrEqual(rows.length + headings * 3 + common + title);
  const [opened] = await sheetsInLibreOffice(file, 'xls');
  expect(parse(opened!.csv).slice(1)).toEqual(rows);
}, 120_000);

test('the places that Excel jumps to, which other programs do not look at, are right', async () => {
  const texts = Array.from({ length: 3000 }, (_, index) => `${index} ${'é'.repeat(index % 50)}`);
  const rows = texts.map((text): Row => [text, '1.00']);
  const totals = [{ label: 'Balance', amounts: { money1: '1.00' } }];
  const columns = columnsOf(['text', 'money']);
  const records = recordsOf(await written(tableOf(rows, { columns, totals }), { rows: 1000 }));
  const all = [...records.values()];
  const of = (type: number) => all.filter((record) => record.type === type);
  const typeAt = (place: number) => records.get(place)?.type;

  // Each sheet begins where the globals say.
  const [globals, ...sheets] = of(XLS.BOF);
  expect(globals!.place).toBe(0);
  expect(of(XLS.BOUND_SHEET).map(({ data }) => data.readUInt32LE(0))).toEqual(
    sheets.map(({ place }) => place),
  );
  expect(sheets).toHaveLength(5);

  // The index of a sheet knows its columns and its blocks; each block its rows, and the first cell of each row.
  const blocks = of(XLS.INDEX).flatMap(({ data }) => {
    const [columns, ...blocks] = numbersIn(data, 12, 4);
    expect(typeAt(columns!)).toBe(XLS.DEF_COL_WIDTH);
    return blocks;
  });
  expect(blocks).toEqual(of(XLS.DB_CELL).map(({ place }) => place));
  const found = blocks.flatMap((place) => {
    const { data } = records.get(place) as XlsRecord;
    const first = place - data.readUInt32LE(0);
    let at = first + 20; // behind the first row
    return numbersIn(data, 4, 2).map((offset, index) => {
      const row = records.get(first + index * 20) as XlsRecord;
      at += offset;
      const cell = records.get(at) as XlsRecord;
      expect(row.type).toBe(XLS.ROW);
      expect(numbersIn(cell.data, 0, 2).slice(0, 2)).toEqual([row.data.readUInt16LE(0), 0]);
      return row.place;
    });
  });
  expect(found).toEqual(of(XLS.ROW).map(({ place }) => place));

  // Every so many texts the table of texts says where one begins: here its length and its options can be read.
  const [places] = of(XLS.EXT_SST);
  const every = places!.data.readUInt16LE(0);
  const strings = all.filter(({ type }) => type === XLS.SST || type === XLS.CONTINUE);
  const lengths = ['The text', 'The money', ...texts].map(({ length }) => length);
  const told = Array.from({ length: (places!.data.length - 2) / 8 }, (_, index) => {
    const place = places!.data.readUInt32LE(2 + index * 8);
    const offset = places!.data.readUInt16LE(6 + index * 8);
    const holder = strings.find(({ place: begin }) => begin === place - offset);
    return holder?.data.readUInt16LE(offset - 4);
  });
  expect(told.length).toBeGreaterThan(50);
  expect(told.slice(0, -1)).toEqual(
    lengths.filter((_, index) => index % every === 0).slice(0, told.length - 1),
  );
});

test('a file that would take too much memory is given up', async () => {
  const rows = Array.from({ length: 1000 }, (_, index): Row => [`${index} ${'x'.repeat(2000)}`]);
  const columns = columnsOf(['text']);
  await expect(written(tableOf(rows, { columns }), { bytes: 2 ** 20 })).rejects.toThrow('too many');
});

test('a reader who leaves ends the reading of rows, before the file is made', async () => {
  let read = 0;
  let released = false;
  async function* batches() {
    try {
      for (; ; read += 1) yield [types.map(() => null)];
    } finally {
      released = true;
    }
  }
  const pieces = xls({ ...tableOf([]), batches: batches() });
  await pieces.next();
  await pieces.next();
  await pieces.return(undefined);
  expect(released).toBe(true);
  expect(read).toBeLessThan(3);
});

test('where the rows fail, the file fails', async () => {
  async function* batches(): AsyncGenerator<Row[]> {
    yield [types.map(() => null)];
    throw new Error('gone');
  }
  await expect(written({ ...tableOf([]), batches: batches() })).rejects.toThrow('gone');
});
