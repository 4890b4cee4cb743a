import { sql } from 'kysely';
import { PROCESS } from '../../../contract/limits';
import { SILENCE } from '../../../contract/silence';
import type { Db } from '../../platform/db/connections';
import { hourText } from './clock';
import type { Judged } from './judge';
import { notifyOfReturn, notifyOfSilence } from './notify';
import type { ShopActivity } from './read-activity';

/* The stored silences of the shops. Whoever writes them holds the lock of `silence_look`. */

/** A shop that is silent, as it was judged. */
interface Silent extends Judged {
  shop: ShopActivity;
}

const openSilences = (trx: Db) =>
  trx
    .selectFrom('silence')
    .where('ended_at', 'is', null)
    .select(['id', 'establishment_code', 'last_deposit_at'])
    .execute();

/** Ends the silences of shops that have a later deposit, each with a notice. */
export async function endSilences(trx: Db, shops: readonly ShopActivity[], now: Date): Promise<void> {
  const newest = new Map(shops.map((shop) => [shop.code, hourText(lastOf(shop))]));
  for (const { id, establishment_code: code, last_deposit_at: last } of await openSilences(trx)) {
    if ((newest.get(code) ?? '') <= last) continue;
    const back = await firstDepositAfter(trx, code, last);
    if (back === null) continue;
    await trx.updateTable('silence').set({ ended_at: now }).where('id', '=', id).execute();
    await notifyOfReturn(trx, code, back, now);
  }
}

/** Stores the silent shops: opens new silences with a notice, and updates of the others how unusual they are. */
export async function keepSilences(trx: Db, silent: readonly Silent[], now: Date): Promise<void> {
  const known = new Map(
    (await openSilences(trx)).map(({ id, establishment_code }) => [establishment_code, id]),
  );
  for (const { shop, last, rhythm, onceInDays } of silent) {
    const once_in_days = Math.min(onceInDays, SILENCE.onceInDays);
    const id = known.get(shop.code);
    if (id !== undefined) {
      await trx.updateTable('silence').set({ once_in_days }).where('id', '=', id).execute();
      continue;
    }
    const last_deposit_at = await lastDepositWithin(trx, shop.code, hourText(last));
    await trx
      .insertInto('silence')
      .values({
        establishment_code: shop.code,
        last_deposit_at,
        noticed_at: now,
        ended_at: null,
        usual_days: rhythm.usual.days,
        deposit_days: rhythm.usual.withDeposit,
        usual_hour: rhythm.usual.byHour,
        once_in_days,
      })
      .execute();
    await notifyOfSilence(trx, shop.code, { last: last_deposit_at, onceInDays: once_in_days }, now);
  }
}

/** Stores which shops have too few deposits: all except those that were judged. */
export async function keepSparse(trx: Db, judged: readonly string[]): Promise<void> {
  await sql`delete from sparse_establishment where establishment_code = any(${judged}::text[])`.execute(trx);
  await sql`insert into sparse_establishment
    select code from establishment where code <> all(${judged}::text[])
      and not exists (select from silence where establishment_code = code and ended_at is null)
    on conflict do nothing`.execute(trx);
}

function lastOf({ days }: ShopActivity) {
  const day = Math.max(...days.keys());
  return { day, hour: days.get(day)?.last ?? 0 };
}

const deposits = (trx: Db, code: string) =>
  trx
    .selectFrom('cash_transaction')
    .where('establishment_code', '=', code)
    .where('process_code', '=', PROCESS.deposit)
    .where('cancelled_at', 'is', null)
    .select('captured_at');

/** @param hour the hour that contains the deposit */
async function lastDepositWithin(trx: Db, code: string, hour: string): Promise<string> {
  const last = await deposits(trx, code)
    .where('captured_at', '>=', hour)
    .where('captured_at', '<', sql<string>`${hour}::timestamp + interval '1 hour'`)
    .orderBy('captured_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return last?.captured_at ?? hour;
}

async function firstDepositAfter(trx: Db, code: string, moment: string): Promise<string | null> {
  const first = await deposits(trx, code)
    .where('captured_at', '>', moment)
    .orderBy('captured_at')
    .limit(1)
    .executeTakeFirst();
  return first?.captured_at ?? null;
}
