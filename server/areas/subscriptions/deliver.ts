import type { AppContext } from '../../platform/context';
import { keepFailure, settle, withhold } from './ends';
import { keptOf } from './establishments';
import { type Held, type Means, NotSent } from './held';
import { heldSending, judge } from './judge';
import { sendByMail } from './mail';
import { sendBySftp } from './sftp/send';
import { announce } from './webhook/announce';
import { markOf } from './webhook/receiver';

/**
 * Sends what waits, unless it was sent or nobody may have it. Rights and scope of the recipient are those of this moment. If
 * the server ends between the handing over and the note of it, the same is handed over once more: a mail under the id that it had,
 * by which it is known for one, and a file under its name, where it lies already. An event is queued with the note of it.
 * @throws Error where another attempt is to be made
 */
export async function deliver(
  context: AppContext,
  means: Means,
  id: string,
  signal: AbortSignal,
): Promise<void> {
  const held = await heldSending(context.database.db, id);
  // How an event has gone is heard of its deliveries.
  if (held === null || held.event !== null) return;
  try {
    await attempt(context, means, held, signal);
  } catch (error) {
    await keepFailure(context, held, failureOf(error, signal));
  }
}

/**
 * What is noted of a failure, whatever it was: somebody waits for what has failed.
 * @throws what ended it where that was no try: this server ends, or another one has taken it
 */
function failureOf(error: unknown, signal: AbortSignal): NotSent {
  const tookTooLong = signal.reason instanceof DOMException && signal.reason.name === 'TimeoutError';
  if (tookTooLong) return new NotSent('timeout', false, error);
  signal.throwIfAborted();
  return error instanceof NotSent ? error : new NotSent('server', false, error);
}

/** @throws NotSent, and what else goes wrong */
async function attempt(context: AppContext, means: Means, held: Held, signal: AbortSignal): Promise<void> {
  const { db } = context.database;
  if (context.config.outbound === false) throw new NotSent('outboundOff');
  const { channel } = held.run;
  // What it was made for is stored no more.
  if (channel !== held.subscription.channel) throw new NotSent('wayChanged', true);
  // Read before the scope: who gains or loses something meanwhile has another mark by the time that it is sent.
  const mark = channel === 'webhook' ? await markOf(db, held.recipient.id) : '';
  const judged = await judge(context, means, held);
  if ('withheld' in judged) {
    await withhold(context, held, judged.withheld);
    return;
  }
  const { prepared, person } = judged;
  const { rows, deposits, withdrawals } = prepared.control;
  const kept = await keptOf(db, held, prepared.covered);
  const sending = { held, prepared, person, kept };
  if (channel === 'webhook') {
    await announce(context, means, sending, mark);
    return;
  }
  await db
    .updateTable('subscription_sending')
    .where('id', '=', held.id)
    .set({ rows, deposits, withdrawals, part: prepared.part, ...kept })
    .execute();
  const fileName =
    channel === 'mail'
      ? await sendByMail(context, means, sending, signal)
      : await sendBySftp(context, means, sending, signal);
  await settle(context, held, { state: rows === 0 ? 'empty' : 'sent', reason: null, fileName });
}
