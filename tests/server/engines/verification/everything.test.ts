import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { exportAudit } from '../../../../contract/audit';
import type { ExportFormat } from '../../../../contract/exports';
import { financialDetail } from '../../../../contract/financial';
import { depositReport } from '../../../../contract/statement';
import { usageReport } from '../../../../contract/usage';
import { exportUsers } from '../../../../contract/users';
import type { Database } from '../../../../server/platform/db/open';
import { addBills } from '../../../support/bills';
import { freshDatabase } from '../../../support/databases';
import { addNetwork, addTransactions, addUser, transaction } from '../../../support/network';
import { type TestPortal, TODAY, testPortal } from '../../../support/portal';
import { fetchFile, reportRequest } from '../exports/statement-file';
import { listFile } from '../lists/list-file';
import { editedWorkbook, textRow } from './edited-workbook';
import { verified } from './verified';

/* Everything that stands in a file is compared: what was added, wherever it stands, and what was forged. */

let database: Database;
let portal: TestPortal;
let admin: string;
let viewer: string;

beforeAll(async () => {
  database = await freshDatabase();
  const { db } = database;
  await addNetwork(db);
  await addBills(db, TODAY);
  await addUser(db, { login: '10000001', role: 1 });
  await addUser(db, { login: '20000002', role: 2, groups: [1] });
  await addUser(db, { login: '30000003', role: 3, establishments: ['0001'] });
  await addTransactions(
    db,
    Array.from({ length: 12 }, (_, index) =>
      transaction(`2026-11-20T09:00:${String(index).padStart(2, '0')}`, {
        nsu: String(100 + index),
        amount: `${index + 1}.50`,
      }),
    ),
  );
  await addTransactions(db, [transaction('2026-11-10T09:00:00', { establishmentCode: '0002' })]);
  portal = await testPortal(database);
  admin = (await portal.signIn('10000001')).token;
  viewer = (await portal.signIn('30000003')).token;
});
beforeEach(() => database.db.deleteFrom('export_file').execute());
afterAll(async () => {
  await portal.app.close();
  await database.close();
});

type Kind = 'statement' | 'bills' | 'usage';

const headers = { 'accept-language': 'en' };
const promised = (kind: Kind, formato: ExportFormat, token: string) => {
  if (kind === 'bills') return portal.call(financialDetail, { token, query: { formato }, headers });
  if (kind === 'usage')
    return portal.call(usageReport, { token, query: { formato, periodo: '30' }, headers });
  return portal.call(depositReport, {
    token,
    query: { formato },
    body: reportRequest(token === admin ? { todosEcs: true } : {}),
    headers,
  });
};

/** A file of the administrator, or of another person. */
async function downloaded(kind: Kind, format: ExportFormat, token = admin): Promise<Buffer> {
  return (await fetchFile(portal, token, (await promised(kind, format, token)).body)).rawPayload;
}

const numberOf = async (place = 0) =>
  (
    await database.db.selectFrom('export_file').select('number').orderBy('made_at').orderBy('bytes').execute()
  )[place]?.number;

/** What is found of a file that says itself which one it is, or by the number that is typed. */
async function verdictOf(file: Uint8Array | string, kind: Kind = 'statement') {
  const number = kind === 'statement' ? undefined : await numberOf();
  return (await verified(portal, admin, file, number === undefined ? {} : { number })).body;
}

const linesOf = (file: Buffer) => file.toString('utf8').trimEnd().split('\r\n');
const csvOf = (lines: readonly string[]) => `${lines.join('\r\n')}\r\n`;
/** Where the rows end. */
const emptyLine = (lines: readonly string[]) => lines.findIndex((line) => /^,*$/.test(line));

const kinds: Kind[] = ['statement', 'bills', 'usage'];

describe.each(kinds)('STMT-30 a CSV of %s', (kind) => {
  test('with a line at its end is altered, and the line is named', async () => {
    const lines = linesOf(await downloaded(kind, 'csv'));
    const row = (lines[1] ?? '').replace(/\d/, '7');
    for (const added of [[row], ['', row], Array.from({ length: 200 }, () => row)]) {
      const body = await verdictOf(csvOf([...lines, ...added]), kind);
      expect(body.verdict).toBe('altered');
      const { part, found, was } = body.differences.at(-1);
      expect([found, was]).toEqual([expect.any(String), null]);
      // Where nothing stands below the rows, one more line is a row.
      expect(part === 'beyond' || (kind === 'usage' && part === 'rows')).toBe(true);
      expect(body.differences.length).toBeLessThanOrEqual(20);
    }
  });

  test('that a program has saved in the code page of Windows has the same rows', async () => {
    const text = (await downloaded(kind, 'csv')).toString('utf8').replace(/^\ufeff/, '');
    const file = Buffer.from(text.replaceAll('–', '\u0096').replaceAll('•', '\u0095'), 'latin1');
    const body = await verdictOf(file, kind);
    expect(body).toMatchObject({ verdict: 'sameRows', differences: [] });
  });

  test('twice in one file is altered', async () => {
    const file = await downloaded(kind, 'csv');
    expect((await verdictOf(Buffer.concat([file, file]), kind)).verdict).toBe('altered');
  });

  test('with one more row among its rows, or a changed one, is altered, and the row is named', async () => {
    const lines = linesOf(await downloaded(kind, 'csv'));
    const row = (lines[1] ?? '').replace(/\d/, '7');
    const more = await verdictOf(csvOf(lines.toSpliced(1, 0, row)), kind);
    expect(more.verdict).toBe('altered');
    expect(more.differences[0]).toMatchObject({ part: 'rows', row: 2, was: null });
    const changed = await verdictOf(csvOf(lines.with(1, row)), kind);
    expect(changed.verdict).toBe('altered');
    expect(changed.differences[0]).toMatchObject({ part: 'rows', row: 2 });
  });

  test('that was sorted has the same rows in another order', async () => {
    const lines = linesOf(await downloaded(kind, 'csv'));
    const end = emptyLine(lines) < 0 ? lines.length : emptyLine(lines);
    const sorted = [...lines.slice(0, 1), ...lines.slice(1, end).toReversed(), ...lines.slice(end)];
    expect(await verdictOf(csvOf(sorted), kind)).toMatchObject({ verdict: 'reordered', differences: [] });
  });
});

test('STMT-30 a sorted file names the real change and no more', async () => {
  const lines = linesOf(await downloaded('statement', 'csv'));
  const sorted = [...lines.slice(0, 1), ...lines.slice(1, 13).toReversed(), ...lines.slice(13)];
  const body = await verdictOf(csvOf(sorted).replace('12.50', '13.50'));
  expect(body).toMatchObject({ verdict: 'altered', comparison: 'compared' });
  expect(body.differences).toEqual([
    { part: 'rows', row: 13, column: 'Amount', found: '13.50', was: '12.50' },
  ]);
});

test('STMT-30 a row before the facts and one between the totals are named', async () => {
  const lines = linesOf(await downloaded('statement', 'csv'));
  const row = (lines[1] ?? '').replace('12.50', '99999.99');
  const [totals, facts] = [14, 18];
  for (const place of [totals, totals + 1, facts, facts + 2]) {
    const body = await verdictOf(csvOf(lines.toSpliced(place, 0, row)));
    expect(body.verdict).toBe('altered');
    expect(body.differences).toEqual([
      { part: 'beyond', row: place + 1, column: null, found: expect.stringContaining('99999.99'), was: null },
    ]);
  }
});

test.each([
  ['Period', /2026 00:00:00/, '2025 00:00:00'],
  ['Rows', /"Rows","12"/, '"Rows","13"'],
  ['Currency', /"BRL"|"EUR"|"USD"/, '"CHF"'],
])('STMT-30 a forged fact (%s) is altered, and named', async (label, pattern, forged) => {
  const text = (await downloaded('statement', 'csv')).toString('utf8');
  expect(text).toMatch(pattern);
  const body = await verdictOf(text.replace(pattern, forged));
  expect(body.verdict).toBe('altered');
  expect(body.differences).toMatchObject([{ part: 'facts', column: label }]);
});

test('STMT-30 a fact that was taken out is missing', async () => {
  const lines = linesOf(await downloaded('statement', 'csv'));
  const body = await verdictOf(csvOf(lines.filter((line) => !line.startsWith('"Period"'))));
  expect(body.verdict).toBe('altered');
  expect(body.differences).toEqual([
    { part: 'facts', row: 19, column: null, found: null, was: expect.stringContaining('Period') },
  ]);
});

describe('STMT-30 a workbook', () => {
  const SHEET = 'xl/worksheets/sheet1.xml';
  const ABOUT = 'xl/worksheets/sheet2.xml';

  test.each(kinds)('of %s with rows below its totals or its facts is altered', async (kind) => {
    const file = await downloaded(kind, 'xlsx');
    for (const sheet of [SHEET, ABOUT]) {
      const edited = await editedWorkbook(file, (path, xml) =>
        path === sheet ? xml.replace('</sheetData>', `${textRow(999, 'Another', 'row')}</sheetData>`) : xml,
      );
      const body = await verdictOf(edited);
      expect(body.verdict).toBe('altered');
      expect(body.differences).toMatchObject([{ part: 'beyond', found: 'Another · row', was: null }]);
    }
  });

  test('with a forged fact is altered, and without changes it has the same rows', async () => {
    const file = await downloaded('statement', 'xlsx');
    const forged = await editedWorkbook(file, (path, xml) =>
      path === ABOUT ? xml.replace('2026 00:00:00', '2025 00:00:00') : xml,
    );
    expect((await verdictOf(forged)).differences).toMatchObject([{ part: 'facts', column: 'Period' }]);
    // Packed anew it has other bytes.
    const same = await editedWorkbook(file, (path, xml) =>
      path === SHEET ? xml.replace('?>', '?>\n') : xml,
    );
    expect(await verdictOf(same)).toMatchObject({ verdict: 'sameRows', differences: [] });
  });

  test('is read as programs find its parts, by their relationships', async () => {
    const file = await downloaded('statement', 'xlsx');
    const forged = await editedWorkbook(
      file,
      (path, xml) => (path === '_rels/.rels' ? xml.replace('xl/workbook.xml', 'xl/other.xml') : xml),
      (parts) => [
        ...['workbook.xml', '_rels/workbook.xml.rels'].map((name): [string, string] => [
          `xl/${name.replace('workbook', 'other')}`,
          (parts.get(`xl/${name}`) ?? '').replace('worksheets/sheet1', 'worksheets/other'),
        ]),
        [
          'xl/worksheets/other.xml',
          (parts.get(SHEET) ?? '').replace(/<v>1\.5<\/v>|<v>1\.50<\/v>/, '<v>99999.5</v>'),
        ],
      ],
    );
    const { verdict, differences } = await verdictOf(forged);
    expect(verdict).toBe('altered');
    // Its sums are formulas, so they are others as well.
    expect(differences).toMatchObject([
      { part: 'rows', found: '99999.50', was: '1.50' },
      { part: 'totals', column: 'Amount' },
      { part: 'totals', column: 'Amount' },
    ]);
  });

  test.each([
    [
      'a formula',
      SHEET,
      (xml: string) => xml.replace(/<v>(1\.50?)<\/v>/, '<f>99998+1</f><v>$1</v>'),
      [{ part: 'rows', found: '=99998+1', was: '1.50' }, { part: 'totals' }, { part: 'totals' }],
    ],
    [
      'a format that shows digits of its own',
      'xl/styles.xml',
      (xml: string) => xml.replace('formatCode="#,##0.00', 'formatCode="&quot;9&quot;#,##0.00'),
      [{ part: 'beyond', found: expect.stringContaining('"9"#,##0.00'), was: null }],
    ],
    [
      'another currency before its sums',
      'xl/styles.xml',
      (xml: string) => xml.replace(/\[\$[A-Z]{3}\] #/, '[$CHF] #'),
      [{ part: 'beyond', found: expect.stringContaining('[$CHF] #,##0.00'), was: null }],
    ],
  ])('with %s is altered', async (_what, part, edit, expected) => {
    const file = await downloaded('statement', 'xlsx');
    const forged = await editedWorkbook(file, (path, xml) => (path === part ? edit(xml) : xml));
    const { verdict, differences } = await verdictOf(forged);
    expect(verdict).toBe('altered');
    expect(differences).toMatchObject(expected);
  });

  test.each([
    ['over fewer rows', 'SUBTOTAL(9,I2:I', 'SUBTOTAL(9,I3:I'],
    ['of another sign', '&#62;0', '&#60;0'],
    ['of nothing', /ROUND\(SUBTOTAL[^<]*/, '7+7'],
  ])(
    'with a formula %s in the place of a sum is altered, though the sum stands beside it',
    async (_what, from, to) => {
      const file = await downloaded('statement', 'xlsx');
      const forged = await editedWorkbook(file, (path, xml) =>
        path === SHEET ? xml.replace(from, to) : xml,
      );
      const { verdict, differences } = await verdictOf(forged);
      expect(verdict).toBe('altered');
      expect(differences).toMatchObject([{ part: 'totals', column: 'Amount' }]);
    },
  );

  /** What stands beside the formulas of the sums is less by so much; of withdrawals there are none. */
  const lessBy = (amount: number, xml: string) =>
    xml.replaceAll(/<\/f><v>([\d.]+)/g, (_, stored: string) =>
      Number(stored) === 0 ? `</f><v>${stored}` : `</f><v>${(Number(stored) - amount).toFixed(2)}`,
    );
  const amountOfRow2 = (xml: string) => Number(/<c r="I2"[^>]*><v>([^<]*)/.exec(xml)?.[1]);

  test('that a reader has filtered and saved has the same rows: its sums are those of the rows that are left', async () => {
    const file = await downloaded('statement', 'xlsx');
    const filtered = await editedWorkbook(file, (path, xml) =>
      path === SHEET ? lessBy(amountOfRow2(xml), xml).replace('<row r="2">', '<row r="2" hidden="1">') : xml,
    );
    expect(filtered.equals(file)).toBe(false);
    expect(await verdictOf(filtered)).toMatchObject({ verdict: 'sameRows', differences: [] });
  });

  test.each([
    ['no row is hidden', (xml: string) => lessBy(amountOfRow2(xml), xml)],
    [
      'other rows are hidden',
      (xml: string) => lessBy(amountOfRow2(xml), xml).replace('<row r="3">', '<row r="3" hidden="1">'),
    ],
    [
      'a row has its amount as a text, which no formula adds up',
      (xml: string) => xml.replace(/(<c r="I2"[^>]*)><v>([^<]*)<\/v>/, '$1 t="inlineStr"><is><t>$2</t></is>'),
    ],
  ])('whose sums store another value than they compute is altered where %s', async (_what, edit) => {
    const file = await downloaded('statement', 'xlsx');
    const forged = await editedWorkbook(file, (path, xml) => (path === SHEET ? edit(xml) : xml));
    const { verdict, differences } = await verdictOf(forged);
    expect(verdict).toBe('altered');
    const difference = { part: 'totals', column: 'Amount', found: expect.stringContaining(' ≠ ') };
    expect(differences).toMatchObject([difference, difference]);
  });

  test.each(['t="array" ref="I17"', 't="shared" ref="I16:I18" si="0"', 't="shared" si="0"'])(
    'with a sum that is a part of a formula of several cells (%s) is altered',
    async (attributes) => {
      const file = await downloaded('statement', 'xlsx');
      const forged = await editedWorkbook(file, (path, xml) =>
        path === SHEET ? xml.replace('<f>ROUND(SUBTOTAL', `<f ${attributes}>ROUND(SUBTOTAL`) : xml,
      );
      const { verdict, differences } = await verdictOf(forged);
      expect(verdict).toBe('altered');
      expect(differences).toMatchObject([
        { part: 'totals', column: 'Amount', found: expect.stringContaining('{ROUND') },
      ]);
    },
  );

  test.each([
    ['a cell that has two values', /<c r="I3"([^>]*)>/, '<c r="I3"$1><is><t>9</t></is>'],
    ['two cells at one place', /<c r="I3"/, '<c r="I3"><v>9</v></c><c r="I3"'],
    ['two rows at one place', '<row r="3">', '<row r="2"><c r="I2"><v>9</v></c></row><row r="3">'],
  ])('with %s, of which programs show one or the other, is none of the portal', async (_what, from, to) => {
    const file = await downloaded('statement', 'xlsx');
    const forged = await editedWorkbook(file, (path, xml) => (path === SHEET ? xml.replace(from, to) : xml));
    expect(forged.equals(file)).toBe(false);
    expect((await verdictOf(forged)).verdict).toBe('unknown');
    expect((await verified(portal, admin, forged, { number: (await numberOf()) ?? '' })).body).toMatchObject({
      verdict: 'unread',
      comparison: 'notReadable',
    });
  });

  test('is not taken for another one by what stands behind its end', async () => {
    const other = await downloaded('statement', 'xlsx', viewer);
    const file = await downloaded('bills', 'xlsx');
    const number = (await database.db.selectFrom('export_file').select(['number', 'kind']).execute()).find(
      ({ kind }) => kind === 'statement',
    )?.number;
    expect(other.length).toBeGreaterThan(0);
    const body = await verdictOf(Buffer.concat([file, Buffer.from(` ${number} `)]));
    expect(body.file?.number).not.toBe(number);
  });

  test.each<ExportFormat>(['xls', 'pdf'])('whose rows are not read (%s) is not accused', async (format) => {
    const file = Buffer.from(await downloaded('statement', format));
    const at = file.length - (format === 'xls' ? 600 : 40);
    file.writeUInt8(file.readUInt8(at) ^ 1, at);
    expect(await verdictOf(file)).toMatchObject({
      verdict: 'unread',
      comparison: 'notReadable',
      differences: [],
    });
  });
});

type Stored = Record<'request' | 'columns' | 'totals' | 'facts' | 'about', unknown>;

/** What was read of a file as JSON, as it is stored again. */
const storedAgain = ({ request, columns, totals, facts, about }: Stored) => ({
  request: JSON.stringify(request),
  columns: JSON.stringify(columns),
  totals: JSON.stringify(totals),
  facts: JSON.stringify(facts),
  about: JSON.stringify(about),
});

describe('STMT-30 a file without a number', () => {
  test('stays known however many others were exported since, by others and by its maker', async () => {
    const list = { token: admin, body: { format: 'csv', filter: { status: 1, name: '', ecs: [] } } };
    const { file } = await listFile(portal, exportUsers, list);
    const { number, ...row } = await database.db
      .selectFrom('export_file')
      .selectAll()
      .executeTakeFirstOrThrow();

    const others = Array.from({ length: 60 }, (_, index) => ({
      ...row,
      number: `CF-${index}`,
      // Newer ones of somebody else, whose establishments are others, and of the same person with other rows.
      establishments: index % 2 === 0 ? ['0002'] : null,
      rows_digest: Buffer.from(`${index}`),
      rows_sum: Buffer.from(`${index}`),
      digest: Buffer.from(`${index}`),
      made_at: new Date(Date.parse('2026-11-20T15:00:00Z') + index),
      ...storedAgain(row),
    }));
    await database.db.insertInto('export_file').values(others).execute();
    const saved = file.body.replaceAll('"', '');
    const body = (await verified(portal, admin, saved)).body;
    expect([body.verdict, body.file?.number]).toEqual(['sameRows', number]);
    // And cut off it is found by its beginning.
    const long = await downloaded('statement', 'csv', viewer);
    const cut = long.subarray(0, 1100);
    const own = await database.db
      .selectFrom('export_file')
      .selectAll()
      .where('kind', '=', 'statement')
      .executeTakeFirstOrThrow();
    const foreign = Array.from({ length: 30 }, (_, index) => ({
      ...own,
      number: `CF-X${index}`,
      establishments: ['0002'],
      digest: Buffer.from(`x${index}`),
      made_at: new Date(Date.parse('2026-11-21T15:00:00Z') + index),
      ...storedAgain(own),
    }));
    await database.db.insertInto('export_file').values(foreign).execute();
    const begun = (await verified(portal, viewer, cut)).body;
    expect([begun.verdict, begun.file?.number]).toEqual(['brokenOff', own.number]);
  });

  test('LIST-14 is known sorted, and with facts but no totals', async () => {
    const list = { token: admin, body: { format: 'csv', filter: { status: 1, name: '', ecs: [] } } };
    const [heading = '', ...rows] = linesOf((await listFile(portal, exportUsers, list)).file.rawPayload);
    expect((await verified(portal, admin, csvOf([heading, ...rows.toReversed()]))).body.verdict).toBe(
      'reordered',
    );
    const asked = await portal.call(exportAudit, {
      token: admin,
      body: { format: 'csv', filter: {} },
      headers,
    });
    const text = (await fetchFile(portal, admin, asked.body)).body;
    expect(text).toContain('CF-');
    expect((await verified(portal, admin, text.replaceAll('\r\n', '\n'))).body.verdict).toBe('sameRows');
  });
});

test.each<[Kind, ExportFormat]>([
  ['statement', 'csv'],
  ['statement', 'xlsx'],
  ['bills', 'csv'],
  ['usage', 'xlsx'],
])(
  'STMT-30 a file that was made before everything in it was kept is still known (%s, %s)',
  async (kind, format) => {
    const file = await downloaded(kind, format);
    await database.db
      .updateTable('export_file')
      .set({ about: null, row_digests: null, rows_sum: null } as never)
      .execute();
    const saved =
      format === 'csv'
        ? file.toString('utf8').replaceAll('\r\n', '\n')
        : await editedWorkbook(file, (path, xml) =>
            path.endsWith('sheet1.xml') ? xml.replace('?>', '?>\n') : xml,
          );
    expect((await verdictOf(saved, kind)).verdict).toBe('sameRows');
  },
);
