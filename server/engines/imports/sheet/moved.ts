import type { Language } from '../../../../contract/languages';
import { message } from '../../../../i18n/server';
import type { AppContext } from '../../../platform/context';
import type { Db } from '../../../platform/db/connections';
import { HttpError } from '../../../platform/errors/http-error';
import type { Person } from '../../../platform/principal/principal';
import { scopeOn } from '../../../platform/principal/scope-on';
import { clockOf } from '../../../platform/time/clock';
import type { KeptRow } from '../store';
import { firstOf, type ImportTarget } from '../target';
import { changedBy } from './edits';
import { sheetRecords } from './records';

/**
 * The refusal of a sheet some of whose records were changed after the preview: it names rows, and the columns that somebody
 * else has changed of each.
 */
export async function movedSheet(
  db: Db,
  context: AppContext,
  person: Person,
  asked: { target: ImportTarget; language: Language; moved: readonly KeptRow[] },
): Promise<HttpError> {
  const { target, language, moved } = asked;
  const { sheet } = target;
  const keys = moved.flatMap(({ part }) => part?.key ?? []);
  const reading = { scope: scopeOn(person, target.screen), language, clock: clockOf(context) };
  const now = sheet === undefined ? new Map() : await sheetRecords(db, sheet, keys, reading);
  const rows = moved.map(({ line, part }) => {
    if (part === null) return String(line);
    const changed = changedBy({ ...part, was: part.now ?? part.was, now: now.get(part.key)?.cells ?? {} });
    const headings = changed.flatMap(({ column }) => {
      const title = target.columns[column]?.title;
      return title === undefined ? [] : [message(person.language, title)];
    });
    return headings.length === 0 ? String(line) : `${line} (${headings.join(', ')})`;
  });
  return new HttpError(409, 'imports.sheet.outdated', {}, null, {
    rows: firstOf(rows),
    smart_count: rows.length,
  });
}
