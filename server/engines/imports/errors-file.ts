import type { Language } from '../../../contract/languages';
import { message } from '../../../i18n/server';
import type { Db } from '../../platform/db/connections';
import { formats } from '../exports/formats';
import type { Column, Row } from '../exports/table';
import { problemTexts } from './rows';
import { type Batch, keptRows } from './store';
import type { ImportTarget, Problem } from './target';

const BATCH = 100;

/**
 * The rows of a preview that have errors, as a file of the same form: its columns in its order, and one more with the
 * reasons, which the next import leaves out.
 */
export async function* errorsFile(
  db: Db,
  target: ImportTarget,
  { id, columns: ids }: Batch,
  language: Language,
): AsyncGenerator<Uint8Array> {
  const headings = ids.map((column): Column => {
    const title = target.columns[column]?.title;
    return { id: column, heading: title === undefined ? column : message(language, title), type: 'code' };
  });
  const reasons: Column = { id: 'reasons', heading: message(language, 'imports.reasons'), type: 'text' };
  const rows = await keptRows(db, id, ['error']);

  async function* batches(): AsyncGenerator<Row[]> {
    for (let start = 0; start < rows.length; start += BATCH) {
      yield rows
        .slice(start, start + BATCH)
        .map(({ cells, outcome }) => [
          ...ids.map((column) => cells[column] ?? null),
          [...new Set(problemTexts(outcome as Problem[], language).map(({ text }) => text))].join(' '),
        ]);
    }
  }
  yield* formats.csv({
    language,
    title: '',
    facts: () => [],
    columns: [...headings, reasons],
    batches: batches(),
    totals: () => [],
  });
}
