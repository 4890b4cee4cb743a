import type { Db } from '../../platform/db/open';
import { readShops } from '../shops';
import type { Amount } from '../transactions';
import { acknowledgeCodes } from './acknowledge-codes';
import { bill } from './billing';
import { askForCodes, keepOneWaiting } from './code-requests';
import { type Life, readPeople } from './life';
import { publishNews, retireNews } from './news';
import { tell } from './notifications';
import { settleWorkOrders } from './settle-work-orders';
import { moveCash } from './transactions';
import { openWorkOrders } from './work-orders';

/** How many movements there are, and who hears of them. */
export interface Pace extends Amount {
  /** Told after each batch, with the movements stored so far. */
  onStored: (count: number) => void;
}

/**
 * Lets the network live through a span, inside the caller's transaction: everything that the demo has a date for
 * happens here, when it is filled and when it catches up.
 * @returns how many movements there were
 */
export async function live(trx: Db, start: Omit<Life, 'shops' | 'people'>, pace: Pace): Promise<number> {
  const shopsNow = () => readShops(trx, start);
  const before: Life = { ...start, shops: await shopsNow(), people: await readPeople(trx) };
  await askForCodes(trx, before);
  const life: Life = { ...before, shops: await shopsNow() };
  const count = await moveCash(trx, life, pace);
  const notices = [
    ...(await acknowledgeCodes(trx, life)),
    ...(await bill(trx, life)),
    ...(await publishNews(trx, life)),
  ];
  await openWorkOrders(trx, life);
  notices.push(...(await settleWorkOrders(trx, life)));
  await retireNews(trx, life);
  await keepOneWaiting(trx, life);
  await tell(trx, life, notices);
  return count;
}
