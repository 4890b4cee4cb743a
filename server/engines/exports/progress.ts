import type { AppContext } from '../../platform/context';
import type { Row } from './table';
import { hashOf } from './tickets';

/** How often the rows that are written are noted at most. */
const NOTE_MS = 500;

/**
 * Passes batches on and notes in the ticket how many rows there were, or how many `done` says. Notes are taken beside the file: it neither
 * waits for one nor fails with one.
 */
export async function* noted(
  batches: AsyncGenerator<readonly Row[]>,
  { database: { db }, now }: AppContext,
  ticket: string,
  done?: () => number,
): AsyncGenerator<readonly Row[]> {
  const hash = hashOf(ticket);
  let rows = 0;
  let last = Number.NEGATIVE_INFINITY;
  let noting = false;
  const note = () => {
    last = now().getTime();
    noting = true;
    db.updateTable('export_ticket')
      .set({ written_rows: done?.() ?? rows })
      .where('hash', '=', hash)
      .execute()
      .catch(() => {}) // whoever waits sees an older number
      .finally(() => {
        noting = false;
      });
  };
  note();
  for await (const batch of batches) {
    yield batch;
    rows += batch.length;
    if (!noting && now().getTime() - last >= NOTE_MS) note();
  }
}
