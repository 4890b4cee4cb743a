import { recordChanges } from '../../platform/audit/record';
import type { AppContext } from '../../platform/context';
import { type Judged, type Means, NotSent } from './held';
import { reasonOf } from './prepare';

/**
 * The pieces of the file of a sending, made while they are taken. What leaves is in the audit trail, as what people export
 * is, and the file is known again by its number.
 * @throws NotSent where it cannot be made
 */
export async function* filePieces(
  { database: { db } }: AppContext,
  { files }: Means,
  { held, prepared, person }: Judged,
  signal: AbortSignal,
): AsyncGenerator<Uint8Array> {
  const { format, language } = held.run;
  const { kind, source, request, scope, control } = prepared;
  const order = { kind, format, language, request, totalRows: control.rows };
  const after = { format, totalRows: control.rows, request };
  await db
    .transaction()
    .execute((trx) => recordChanges(trx, person, [{ action: 'export', entity: 'export', key: kind, after }]));
  try {
    yield* files.make(source, order, { userId: person.id, scope, signal });
  } catch (error) {
    signal.throwIfAborted();
    const reason = reasonOf(error);
    throw new NotSent(reason ?? 'server', reason !== null, error);
  }
}
