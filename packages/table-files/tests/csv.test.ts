import { parse } from 'csv-parse/sync';
import { type Column, csv, type Fact, type Row, type Total } from 'table-files';
import { expect, test } from 'vitest';
import fc from '../../../tests/support/fast-check';
import { type Language, localeOf } from './languages';

const column = (type: Column['type'], heading: string = type): Column => ({ id: type, heading, type });

async function written(
  columns: Column[],
  rows: Row[],
  {
    language = 'en',
    totals = [],
    facts = [],
  }: { language?: Language; totals?: Total[]; facts?: Fact[] } = {},
): Promise<string> {
  async function* batches() {
    yield rows.slice(0, 1);
    yield rows.slice(1);
  }
  const pieces: Uint8Array[] = [];
  const table = {
    locale: localeOf[language],
    facts: () => facts,
    columns,
    batches: batches(),
    totals: () => totals,
  };
  for await (const piece of csv(table)) pieces.push(piece);
  return Buffer.concat(pieces).toString('utf8');
}

const everyType = (['dateTime', 'date', 'text', 'code', 'integer', 'money'] as const).map((type) =>
  column(type),
);
const oneOfEach: Row = ['2026-11-20 09:10:00', '2026-11-20', 'São João', '000123', 7, '-1234.50'];

test.each<[Language, string]>([
  ['en', '2026-11-20 09:10:00,2026-11-20,"São João","000123",7,-1234.50'],
  ['es', '2026-11-20 09:10:00,2026-11-20,"São João","000123",7,-1234.50'],
  ['pt', '2026-11-20 09:10:00;2026-11-20;"São João";"000123";7;-1234,50'],
  ['co', '2026-11-20 09:10:00;2026-11-20;"São João";"000123";7;-1234,50'],
])('STMT-30 in %s text and codes are quoted, numbers and dates bare', async (language, line) => {
  const file = await written(everyType, [oneOfEach], { language });
  const separator = language === 'en' || language === 'es' ? ',' : ';';
  const heading = everyType.map(({ heading }) => `"${heading}"`).join(separator);
  expect(file).toBe(`\uFEFF${heading}\r\n${line}\r\n`);
});

test('an empty value stays empty, and no row is no line', async () => {
  expect(await written(everyType, [everyType.map(() => null)])).toMatch(/\r\n,,,,,\r\n$/);
  expect(linesIn(await written(everyType, []))).toBe(1);
});

test('STMT-12 totals follow an empty line, and every line has as many fields as the heading', async () => {
  const totals = [
    { label: 'Deposits', amounts: { money: '10.00' } },
    { label: '=Balance', amounts: { code: '3', money: '-5.00' } },
  ];
  const file = await written(everyType, [oneOfEach], { language: 'pt', totals });
  expect(file.split('\r\n').slice(2)).toEqual([
    ';;;;;',
    `"Deposits";;;;;10,00`,
    `"'=Balance";;;"3";;-5,00`,
    '',
  ]);
});

test('STMT-30 the facts follow the totals, after another empty line', async () => {
  const totals = [{ label: 'Deposits', amounts: { money: '10.00' } }];
  const facts = [
    { label: 'Period', value: '1 Nov 2026 – 2 Nov 2026' },
    { label: 'Groups', value: '=Bakeries; "Sul"' },
  ];
  const file = await written(everyType, [oneOfEach], { totals, facts });
  expect(file.split('\r\n').slice(4)).toEqual([
    ',,,,,',
    '"Period","1 Nov 2026 – 2 Nov 2026",,,,',
    `"Groups","'=Bakeries; ""Sul""",,,,`,
    '',
  ]);
});

test.each([
  '=1+1',
  '+1',
  '-1',
  '@SUM(A1)',
  '＝1+1',
  '＋1',
  '－1',
  '＠SUM(A1)',
  '\tx',
  '\rx',
  '=HYPERLINK("http://x","y")',
  "'=1+1",
  "''＠SUM(A1)",
])('STMT-30 the text %j is not a formula, neither as text nor as code', async (text) => {
  const file = await written([column('text'), column('code')], [[text, text]]);
  expect(parse(file, { bom: true })[1]).toEqual([`'${text}`, `'${text}`]);
});

test('STMT-30 a negative amount stays a number', async () => {
  expect(await written([column('money')], [['-0.01']])).toMatch(/\r\n-0\.01\r\n$/);
});

test('any text is read back unchanged, except for the apostrophe before a formula', async () => {
  const text = fc.oneof(
    fc.string({ unit: 'grapheme' }),
    fc.string({ unit: fc.constantFrom('"', ',', ';', '\r', '\n', '=', '-', "'", 'a') }),
  );
  const languages = fc.constantFrom<Language>('en', 'pt');
  await fc.assert(
    fc.asyncProperty(fc.array(fc.tuple(text, text), { minLength: 1 }), languages, async (rows, language) => {
      const file = await written([column('text'), column('code')], rows, { language });
      const delimiter = language === 'en' ? ',' : ';';
      const [, ...back] = parse(file, { bom: true, delimiter, record_delimiter: '\r\n' });
      expect(back).toEqual(rows.map((row) => row.map((cell) => (looksRun(cell) ? `'${cell}` : cell))));
    }),
  );
});

/** Whether a text begins with a sign that spreadsheets run, or looks as if it had got its apostrophe before. */
function looksRun(text: string): boolean {
  const first = text.replaceAll("'", '').charAt(0);
  return first !== '' && '=+-@＝＋－＠\t\r'.includes(first);
}

const linesIn = (file: string) => file.split('\r\n').length - 1;
