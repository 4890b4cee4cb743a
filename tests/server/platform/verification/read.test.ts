import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { zip } from '../../../../server/platform/exports/formats/xlsx/zip';
import { Archive } from '../../../../server/platform/verification/read/archive';
import { csvLines } from '../../../../server/platform/verification/read/csv-lines';
import { Unreadable } from '../../../../server/platform/verification/read/line';
import { workbookLines } from '../../../../server/platform/verification/read/workbook-lines';
import { inFolder } from '../../../support/programs';

async function allOf<Item>(items: AsyncIterable<Item>): Promise<Item[]> {
  const all: Item[] = [];
  for await (const item of items) all.push(item);
  return all;
}

/** The lines of a file with this content. */
const read = (bytes: Uint8Array, lines: typeof csvLines) =>
  inFolder(async (folder) => {
    const path = join(folder, 'file');
    await writeFile(path, bytes);
    return allOf(lines(path));
  });

async function packed(parts: Record<string, string>): Promise<Buffer> {
  async function* entries() {
    for (const [path, text] of Object.entries(parts)) yield { path, pieces: [Buffer.from(text)] };
  }
  return Buffer.concat(await allOf(zip(entries())));
}

const book = (sheet: string, texts = '') =>
  packed({
    'xl/workbook.xml': `<workbook xmlns:r="r"><sheets><sheet name="A" r:id="one"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships><Relationship Id="one" Target="worksheets/s.xml"/></Relationships>`,
    'xl/sharedStrings.xml': `<sst>${texts}</sst>`,
    'xl/worksheets/s.xml': `<worksheet><sheetData>${sheet}</sheetData></worksheet>`,
  });

test('STMT-29 cells of a workbook are read as other programs write them', async () => {
  const texts = `<si><t>one</t></si><si><r><t>two </t></r><r><t>parts</t></r><rPh><t>not this</t></rPh></si>`;
  const sheet = `<row r="1"><c r="A1" t="s"><v>0</v></c><c r="C1" t="s"><v>1</v></c></row>
    <row r="4"><c t="inlineStr"><is><t>in_x000D_line</t></is></c><c><v>1.5E2</v></c><c t="str"><v>made</v></c></row>`;
  expect(await read(await book(sheet, texts), workbookLines)).toEqual([
    ['one', '', 'two parts'],
    [],
    ['in\rline', 150, 'made'],
  ]);
});

test.each([
  ['no archive', Buffer.from('PK\u0003\u0004')],
  ['an archive without its end', async () => (await book('<row/>')).subarray(0, 300)],
  ['an archive of something else', async () => packed({ 'a.txt': 'a' })],
  ['a part that is no XML', async () => book('<row><c></row>')],
  ['entities that grow', async () => book('<row><c><v>&lol;</v></c></row>')],
])('%s is not readable', async (_what, bytes) => {
  const file = typeof bytes === 'function' ? await bytes() : bytes;
  await expect(read(file, workbookLines)).rejects.toThrow(Unreadable);
});

test('STMT-33 an archive that exceeds its limit is abandoned in the middle, whatever size it claims', async () => {
  const bytes = await packed({ large: ' '.repeat(2 ** 21) });
  expect(bytes.length).toBeLessThan(2 ** 14);
  await inFolder(async (folder) => {
    const path = join(folder, 'file');
    await writeFile(path, bytes);
    const archive = await Archive.open(path, 2 ** 20);
    await expect(allOf(archive.text('large'))).rejects.toThrow('too large');
    archive.close();
  });
});

test.each([',', ';', '\t'])('STMT-29 a CSV file is read with any separator (%j)', async (separator) => {
  const text = `\uFEFF${['"a,;"', 'b'].join(separator)}\r\n${['1', '"x\ny"'].join(separator)}`;
  expect(await read(Buffer.from(text), csvLines)).toEqual([
    ['a,;', 'b'],
    ['1', 'x\ny'],
  ]);
});
