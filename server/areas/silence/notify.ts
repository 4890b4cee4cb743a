import { managersOf } from '../../engines/notices/audience';
import { notify } from '../../engines/notices/notify';
import { publish } from '../../engines/webhooks/publish';
import type { Db } from '../../platform/db/connections';
import { shopBack, shopSilent } from './notices';

/** Notifies that a shop is silent. */
export async function notifyOfSilence(
  trx: Db,
  code: string,
  facts: { last: string; onceInDays: number },
  at: Date,
): Promise<void> {
  const { shop, to } = await concerned(trx, code);
  await notify(trx, shopSilent({ shop, ...facts }), { to, at });
  const data = {
    establishment: code,
    name: shop,
    lastDeposit: facts.last,
    onceInDays: facts.onceInDays,
    noticedAt: at.toISOString(),
  };
  await publish(trx, [{ type: 'shop.silent', establishment: code, data }], at);
}

/** Notifies that a silent shop deposits again. */
export async function notifyOfReturn(trx: Db, code: string, back: string, at: Date): Promise<void> {
  const { shop, to } = await concerned(trx, code);
  await notify(trx, shopBack({ shop, back }), { to, at });
}

/** Returns the name of the shop, and the people who are notified. */
async function concerned(trx: Db, code: string): Promise<{ shop: string; to: number[] }> {
  const named = await trx
    .selectFrom('establishment')
    .where('code', '=', code)
    .select('name as shop')
    .executeTakeFirst();
  return { shop: named?.shop ?? code, to: await managersOf(trx, [code]) };
}
