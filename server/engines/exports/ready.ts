import { TICKET_MINUTES } from '../../../contract/exports';
import type { MessageKey } from '../../../i18n/server';
import type { AppContext, Log } from '../../platform/context';
import { notify } from '../notices/notify';
import { exportReady } from './ready-notice';
import { type ExportOrder, hashOf } from './tickets';

/** Who waits this long has turned to something else; a quicker file is told of by the tray alone. */
const LONG_MS = 30_000;

/**
 * Notes that the whole of a file was handed over, and tells the person who asked for it if that took long. A file is
 * told of once, however often it is fetched; what fails here is the operator's to know and does not fail the file.
 * @param title the key of what the report is called
 */
export async function noteReady(
  { database: { db }, now }: AppContext,
  ticket: string,
  { format }: ExportOrder,
  title: MessageKey,
  log: Log,
): Promise<void> {
  const at = now();
  const noting = db.transaction().execute(async (trx) => {
    const ready = await trx
      .updateTable('export_ticket')
      .set({ ready_at: at })
      .where('hash', '=', hashOf(ticket))
      .where('ready_at', 'is', null)
      .returning(['user_id', 'expires_at'])
      .executeTakeFirst();
    if (ready === undefined) return;
    const requestedAt = ready.expires_at.getTime() - TICKET_MINUTES * 60_000;
    if (at.getTime() - requestedAt < LONG_MS) return;
    await notify(trx, exportReady({ title, format }), { to: [ready.user_id], at });
  });
  await noting.catch((err: unknown) => log.warn({ err }, 'a finished export could not be noted'));
}
