import { SHEET } from '../../../../contract/import-sheets';
import { HttpError } from '../../../platform/errors/http-error';
import type { SheetRecord } from './target';

/** What the call of a preview has of each row beside its texts: names of fields, the line, key and version. */
const AROUND = 150;
/** What editing may add. */
const ROOM = 0.9;

/**
 * Whoever has edited a file must not learn that it is too large to come back.
 * @throws HttpError 400 for more text than the preview of an import takes
 */
export function assertComesBack(records: ReadonlyMap<string, SheetRecord>): void {
  let bytes = 0;
  for (const { cells } of records.values()) {
    // Quotes and commas are about what the names of the columns are; each text is sent as it is and as it was.
    bytes += AROUND + 2 * Buffer.byteLength(JSON.stringify(cells));
    if (bytes > SHEET.bytes * ROOM) throw new HttpError(400, 'imports.sheet.tooMuch');
  }
}
