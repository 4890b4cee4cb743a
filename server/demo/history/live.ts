import { addMonths, monthOf } from '../../../contract/calendar';
import type { TransactionRow } from '../../ingest/transactions/batch';
import type { Db } from '../../platform/db/connections';
import { readShops } from '../shops';
import { DAY, HOUR } from '../span';
import { weightOf } from '../transactions';
import { acknowledgeCodes } from './acknowledge-codes';
import { bill, comesLate, monthsOf } from './billing';
import { closeDays } from './close-days';
import { askForCodes, keepOneWaiting } from './code-requests';
import { type Life, readPeople } from './life';
import { publishNews, retireNews } from './news';
import { type Notice, storeNotices } from './notifications';
import { settleWorkOrders } from './settle-work-orders';
import { agreeOnTariffs } from './tariffs';
import { deliver, moveCash, type Pace, takeBack } from './transactions';
import { UnderWay } from './under-way';
import { openWorkOrders } from './work-orders';

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
  const { count, notices } = await moveAndBill(trx, life, pace);
  notices.push(...(await acknowledgeCodes(trx, life)), ...(await publishNews(trx, life)));
  // Of a demo from before there were tariffs; its bills are made by the server that runs.
  await agreeOnTariffs(trx, life, addMonths(monthOf(life.span.lastDay), -1));
  await openWorkOrders(trx, life);
  notices.push(...(await settleWorkOrders(trx, life)));
  await retireNews(trx, life);
  await keepOneWaiting(trx, life);
  await storeNotices(trx, life, notices);
  await closeDays(trx, life);
  return count;
}

/** On the first of a month, after its bills, terminals without a line can send again. */
const BACK_IN_LINE = 12 * HOUR;

/** The movements month by month, each billed when it is over; what was late by then arrives after its bill. */
async function moveAndBill(
  trx: Db,
  life: Life,
  { density, owed, onStored }: Pace,
): Promise<{ count: number; notices: Notice[] }> {
  const notices: Notice[] = [];
  const months = monthsOf(life.span);
  const underWay = new UnderWay(life);
  let late: TransactionRow[] = [];
  let count = 0;
  let weight = 0;
  for (const [index, span] of months.entries()) {
    const part: Life = { ...life, span };
    notices.push(...(await bill(trx, part)));
    await deliver(trx, life, late, underWay.moment(life, span.firstDay, BACK_IN_LINE));
    const before = count;
    const pace = {
      density,
      owed: owed + weight * density - before,
      onStored: (stored: number) => onStored(before + stored),
    };
    const billedNext = index < months.length - 1;
    const moved = await moveCash(trx, part, pace, (row) => billedNext && comesLate(part, row), underWay);
    late = moved.late;
    count += moved.count;
    weight += weightOf(life.seed, life.shops, span);
  }
  // A last day without movements has no delivery of its own.
  const { lastDay } = life.span;
  const end = underWay.moment(life, lastDay, DAY);
  await deliver(trx, life, underWay.rowsOf(lastDay), end);
  await takeBack(trx, underWay.cancellationsOf(lastDay), end);
  return { count, notices };
}
