import type { ReportReady } from '../../../../contract/report-event';
import { publishTo } from '../../../engines/webhooks/publish';
import type { AppContext } from '../../../platform/context';
import { fileOfReport, pageOfSending } from '../addresses';
import { noteAttempt, withhold } from '../ends';
import { saidOf } from '../establishments';
import type { Judged, Means } from '../held';
import { isLate, totalOf } from '../sendings';
import { bankFileOf } from '../series';
import { receiverNow } from './receiver';

/**
 * Queues the event by which a receiver is told of a sending, in the transaction that notes it: a server that ends before
 * has told of nothing, and one that ends afterwards tells of nothing more. It is sent with the other events of the
 * receiver, behind those that wait, and tried again as they are.
 * @param mark of the scope that the sending was judged by
 */
export async function announce(
  context: AppContext,
  { site }: Means,
  sending: Judged,
  mark: string,
): Promise<void> {
  const { held, prepared, kept } = sending;
  const receiver = await receiverNow(context, held.subscription);
  if ('withheld' in receiver) {
    await withhold(context, held, receiver.withheld);
    return;
  }
  const at = context.now();
  await context.database.db.transaction().execute(async (trx) => {
    const { rows, deposits, withdrawals } = prepared.control;
    // Between two servers the row decides.
    const waiting = await trx
      .selectFrom('subscription_sending')
      .where('id', '=', held.id)
      .where('state', '=', 'waiting')
      .where('event_id', 'is', null)
      .select('id')
      .forUpdate()
      .executeTakeFirst();
    if (waiting === undefined) return;
    const data = reportOf(site, sending, at);
    const event = await publishTo(trx, { endpoint: receiver.id, data, scope: mark }, at);
    await trx
      .updateTable('subscription_sending')
      .where('id', '=', held.id)
      .set({ rows, deposits, withdrawals, part: prepared.part, ...kept, event_id: event })
      .execute();
    // It waits until the receiver is repaired.
    if (receiver.paused) {
      const attempt = { reason: 'receiverPaused', tries: held.tries, lasts: true } as const;
      await noteAttempt(trx, context, held, attempt);
    }
  });
  context.jobSignal.notify();
}

/** What a receiver is told of a sending. */
function reportOf(site: string, { held: { id, run }, prepared, kept }: Judged, at: Date): ReportReady {
  const { rows, deposits, withdrawals } = prepared.control;
  const total = totalOf({ rows, deposits, withdrawals });
  const establishments = saidOf(kept);
  const sum = (text: string | null | undefined) => text ?? '0.00';
  return {
    subscription: run.subscription_id,
    sending: id,
    number: run.number,
    view: run.view_name,
    format: run.format,
    period: prepared.period,
    delivery: run.position,
    dueAt: run.planned_at.toISOString(),
    late: isLate(run.planned_at, at),
    rows,
    deposits: sum(total?.deposits),
    withdrawals: sum(total?.withdrawals),
    balance: sum(total?.balance),
    part: prepared.part,
    establishments: establishments?.count ?? null,
    establishmentsBefore: establishments?.before ?? null,
    establishmentsLost:
      establishments === null || establishments.before === null ? null : establishments.lost,
    bankFile: prepared.series === null ? null : bankFileOf(prepared.series),
    file: fileOfReport(site, id),
    page: pageOfSending(site, id),
  };
}
