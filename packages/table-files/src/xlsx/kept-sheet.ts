import { textCell } from './cells.ts';
import { bytesOf, DECLARATION, MAIN } from './xml.ts';

/** Lines that are written at once. */
const AT_ONCE = 250;

/** A sheet of texts for the program that reads the file again; nobody sees it. Empty cells are left out. */
export function* keptSheet(lines: Iterable<readonly string[]>): Generator<Uint8Array> {
  yield bytesOf(`${DECLARATION}<worksheet xmlns="${MAIN}"><sheetData>`);
  let xml = '';
  let place = 0;
  for (const line of lines) {
    place += 1;
    const cells = line.map((text, index) => (text === '' ? '' : textCell(index, place, 'text', text)));
    xml += `<row r="${place}">${cells.join('')}</row>`;
    if (place % AT_ONCE > 0) continue;
    yield bytesOf(xml);
    xml = '';
  }
  yield bytesOf(`${xml}</sheetData><sheetProtection sheet="1"/></worksheet>`);
}
