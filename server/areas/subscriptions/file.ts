import type { FileMaker } from '../../engines/exports/maker';
import { recordChanges } from '../../platform/audit/record';
import type { AppContext } from '../../platform/context';
import type { Client, Person } from '../../platform/principal/principal';
import { type Judged, type Means, NotSent, type Sendable } from './held';
import { type Run, reasonOf } from './prepare';

interface Reader {
  /** Whose export it is. */
  principal: Person | Client;
  signal: AbortSignal;
}

/**
 * The pieces of the file of a run, made while they are taken. What leaves is in the audit trail, as what people export is,
 * and the file is known again by its number.
 */
export async function* recordedFile(
  { database: { db } }: AppContext,
  files: FileMaker,
  { run, prepared }: { run: Run; prepared: Sendable },
  { principal, signal }: Reader,
): AsyncGenerator<Uint8Array> {
  const { format, language } = run;
  const { kind, source, request, scope, control } = prepared;
  const order = { kind, format, language, request, totalRows: control.rows };
  const after = { format, totalRows: control.rows, request };
  await db
    .transaction()
    .execute((trx) =>
      recordChanges(trx, principal, [{ action: 'export', entity: 'export', key: kind, after }]),
    );
  yield* files.make(source, order, { userId: principal.id, scope, signal });
}

/**
 * The same of a sending.
 * @throws NotSent where it cannot be made
 */
export async function* filePieces(
  context: AppContext,
  { files }: Means,
  { held: { run }, prepared, person }: Judged,
  signal: AbortSignal,
): AsyncGenerator<Uint8Array> {
  try {
    yield* recordedFile(context, files, { run, prepared }, { principal: person, signal });
  } catch (error) {
    signal.throwIfAborted();
    const reason = reasonOf(error);
    throw new NotSent(reason ?? 'server', reason !== null, error);
  }
}
