import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { inFolder, runPython } from './programs';

const EDITED = `
import sys, openpyxl
book = openpyxl.load_workbook(sys.argv[1])
sheet = book.worksheets[0]
headings = [cell.value for cell in sheet[1]]
def column(heading): return headings.index(heading) + 1
def row(text):
  return next(r for r in range(2, sheet.max_row + 1) if any(c.value == text for c in sheet[r]))
def put(text, heading, value): sheet.cell(row(text), column(heading)).value = value
`;

/**
 * A workbook as a person who edits it with openpyxl saves it again.
 * @param script Python, with `sheet`, `put(row that has this text, heading, value)`, `row(text)` and `column(heading)`
 */
export const edited = (file: Uint8Array, script: string): Promise<Buffer> =>
  inFolder(async (folder) => {
    const path = join(folder, 'file.xlsx');
    await writeFile(path, file);
    await runPython(
      `${EDITED}${script}\nbook.save(sys.argv[1])\nprint('null')\n`,
      [path],
      'python3-openpyxl',
    );
    return readFile(path);
  });
