import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Line } from '../../../../server/engines/foreign/table/line';
import { readForeignTable } from '../../../../server/engines/foreign/tables';
import { Unreadable } from '../../../../server/engines/foreign/unreadable';
import { inFolder } from '../../../support/programs';
import { packed, workbook } from '../../../support/workbooks';

/** The lines of a file with this content, as a process of its own has read them. */
const read = (bytes: Uint8Array, form: 'workbook' | 'csv') =>
  inFolder(async (folder) => {
    const path = join(folder, 'file');
    await writeFile(path, bytes);
    const { signal } = new AbortController();
    const table = await readForeignTable({ path, form }, { personId: 1, signal });
    const lines: Line[] = [];
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
