import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { ExactLine } from '../../../../server/engines/foreign/table/line';
import { readForeignTable } from '../../../../server/engines/foreign/tables';
import { Unreadable } from '../../../../server/engines/foreign/unreadable';
import { inFolder } from '../../../support/programs';
import { packed, workbook } from '../../../support/workbooks';

/** The lines of a file with this content, as a process of its own has read them. */
const read = (bytes: Uint8Array, form: 'workbook' | 'csv', exact = false) =>
  inFolder(async (folder) => {
    const path = join(folder, 'file');
    await writeFile(path, bytes);
    const { signal } = new AbortController();
    const table = await readForeignTable({ path, form, exact }, { personId: 1, signal });
    const lines: ExactLine[] = [];
    for await (const line of table.lines()) lines.push(line);
    return lines;
  });

test('STMT-29 cells of a workbook are read as other programs write them', async () => {
  const texts = `<si><t>one</t></si><si><r><t>two </t></r><r><t>parts</t></r><rPh><t>not this</t></rPh></si>`;
  const sheet = `<row r="1"><c r="A1" t="s"><v>0</v></c><c r="C1" t="s"><v>1</v></c></row>
    <row r="4"><c t="inlineStr"><is><t>in_x000D_line</t></is></c><c><v>1.5E2</v></c><c t="str"><v>made</v></c></row>`;
  expect(await read(await workbook(sheet, texts), 'workbook')).toEqual([
    ['one', '', 'two parts'],
    [],
    ['in\rline', 150, 'made'],
  ]);
});

test('STMT-30 of a cell the element is read that belongs to its type, and no other one', async () => {
  const sheet = `<row><c t="inlineStr"><v>0</v></c><c><is><t>7</t></is></c><c t="str"><is><t>7</t></is></c>
    <c/><c t="inlineStr"><is><t>1</t><rPh><t>7</t></rPh></is></c>
    <c xmlns:x="other"><x:v>7</x:v></c><c><v>2</v></c></row>`;
  expect(await read(await workbook(sheet, '<si><t>shared</t></si>'), 'workbook')).toEqual([
    ['', '', '', '', '1', '', 2],
  ]);
});

test('STMT-30 read exactly, a formula comes with what is stored, and a hidden line as that', async () => {
  const sheet = `<row><c><f aca="false">1+1</f><v>3</v></c><c><f>2</f></c></row>
    <row hidden="1"><c><f t="shared" si="0">A1</f><v>4</v></c></row><row hidden="false"><c><v>5</v></c></row>`;
  const file = await workbook(sheet);
  expect(await read(file, 'workbook')).toEqual([[3], [4], [5]]);
  expect(await read(file, 'workbook', true)).toEqual([
    [
      { formula: '1+1', stored: 3 },
      { formula: '2', stored: '' },
    ],
    { hidden: [{ formula: '{A1}', stored: 4 }] },
    [5],
  ]);
});

test('STMT-29 the parts of a workbook are found by their relationships, whatever they are called', async () => {
  const parts = {
    '_rels/.rels':
      '<Relationships><Relationship Type="o/extra" Target="a.xml"/><Relationship Type="o/officeDocument" Target="/b/book.xml"/></Relationships>',
    'b/book.xml': '<workbook xmlns:r="r"><sheets><sheet name="s" r:id="x"/></sheets></workbook>',
    'b/_rels/book.xml.rels':
      '<Relationships><Relationship Id="x" Type="o/worksheet" Target="../c/sheet.xml"/></Relationships>',
    'c/sheet.xml': '<worksheet><sheetData><row><c><v>7</v></c></row></sheetData></worksheet>',
  };
  expect(await read(await workbook('<row><c><v>1</v></c></row>', '', { parts }), 'workbook')).toEqual([[7]]);
});

test.each([
  ['no archive', Buffer.from('PK\u0003\u0004')],
  ['an archive without its end', async () => (await workbook('<row/>')).subarray(0, 300)],
  [
    'a package of two workbooks',
    async () =>
      workbook('<row/>', '', {
        parts: {
          '_rels/.rels':
            '<Relationships><Relationship Type="o/officeDocument" Target="xl/workbook.xml"/><Relationship Type="o/officeDocument" Target="b.xml"/></Relationships>',
        },
      }),
  ],
  ['an archive of something else', async () => packed({ 'a.txt': 'a' })],
  ['a part that is no XML', async () => workbook('<row><c></row>')],
  ['a row that comes twice', async () => workbook('<row r="2"/><row r="2"/>')],
  ['rows of which the second stands above the first', async () => workbook('<row r="2"/><row r="1"/>')],
  ['a row without a number', async () => workbook('<row r="x"/>')],
  ['a cell that comes twice', async () => workbook('<row><c r="A1"><v>1</v></c><c r="A1"/></row>')],
  [
    'cells of which the second stands before the first',
    async () => workbook('<row><c r="B1"/><c r="A1"/></row>'),
  ],
  ['a cell of another row than its own', async () => workbook('<row r="2"><c r="A1"/></row>')],
  ['a cell with two values', async () => workbook('<row><c><v>1</v><v>2</v></c></row>')],
  ['a cell with a value and a text', async () => workbook('<row><c><v>1</v><is><t>2</t></is></c></row>')],
  ['a cell with two formulas', async () => workbook('<row><c><f>1</f><f>2</f></c></row>')],
  ['a value elsewhere in a cell', async () => workbook('<row><c><extLst><v>1</v></extLst></c></row>')],
  ['a cell elsewhere in a row', async () => workbook('<row><Choice><c><v>1</v></c></Choice></row>')],
  [
    'a sheet whose namespace has two names',
    async () =>
      workbook(
        '<row xmlns:m="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><m:c><m:v>1</m:v></m:c></row>',
      ),
  ],
  ['a number that programs read differently', async () => workbook('<row><c><v>0x10</v></c></row>')],
  ['a number of a text that is none', async () => workbook('<row><c t="s"><v>0x0</v></c></row>', '<si/>')],
  ['a cell of another namespace', async () => workbook('<row><c xmlns="other"><v>1</v></c></row>')],
  ['entities that grow', async () => workbook('<row><c><v>&lol;</v></c></row>')],
])('%s is not readable', async (_what, bytes) => {
  const file = typeof bytes === 'function' ? await bytes() : bytes;
  await expect(read(file, 'workbook')).rejects.toThrow(Unreadable);
});

test.each([',', ';', '\t'])('STMT-29 a CSV file is read with any separator (%j)', async (separator) => {
  const text = `\uFEFF${['"a,;"', 'b'].join(separator)}\r\n${['1', '"x\ny"'].join(separator)}`;
  expect(await read(Buffer.from(text), 'csv')).toEqual([
    ['a,;', 'b'],
    ['1', 'x\ny'],
  ]);
});
