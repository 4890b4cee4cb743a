import { addMonths, firstDayOf, monthOf } from '../../contract/calendar';
import type { Db } from '../../server/platform/db/connections';

/** The month that is so many months before that of a day, `YYYY-MM`. */
export const monthsBack = (today: string, count: number): string => addMonths(monthOf(today), -count);

/** Months that are billed. */
const BILLED = 14;

/**
 * Bills of the test network. T0001 (0001) has one of each of the last eleven months and of the fourteenth before this
 * one, deposits of 900 and as many as months have gone by, under a franchise of 1000; but the last has an excess, and
 * deductions and extras of earlier months. T0002 (0002) has a bill without deposits of the last month, and T0003 (0003)
 * one of the month before. The terminals of 0003 and 0004, fifteen, are without a tariff.
 */
export async function addBills(db: Db, today: string): Promise<void> {
  const first = (count: number) => firstDayOf(monthsBack(today, count));
  await db
    .insertInto('tariff')
    .values([
      { establishment_code: '0001', starts_on: first(20), ends_on: null, franchise: 1000 },
      { establishment_code: '0002', starts_on: first(20), ends_on: null, franchise: 2000 },
    ])
    .execute();
  const runs = Array.from({ length: BILLED }, (_, index) => ({
    month: first(index + 1),
    billed_on: first(index),
  }));
  await db.insertInto('billing_run').values(runs).execute();

  const bill = (number: number, monthsAgo: number, franchise: number, deposit: number) => ({
    month: first(monthsAgo),
    billing_date: first(monthsAgo - 1),
    logical_number: `T000${number}`,
    establishment_code: `000${number}`,
    franchise,
    retailer_deposit: deposit,
    excess: Math.max(deposit - franchise, 0),
    deductions: 0,
    extras: 0,
    realised: deposit,
  });
  const earlier = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 14];
  await db
    .insertInto('billing')
    .values([
      bill(2, 1, 2000, 0),
      bill(3, 2, 0, 5),
      ...earlier.map((monthsAgo) => bill(1, monthsAgo, 1000, 900 + monthsAgo)),
    ])
    .execute();
  const { id } = await db
    .insertInto('billing')
    .values({ ...bill(1, 1, 1000, 1500.5), excess: 400, deductions: 120.5, extras: 20, realised: 1400 })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('billing_entry')
    .values([
      { billing_id: id, month: first(2), extras: 20, deductions: 100.5 },
      { billing_id: id, month: first(3), extras: 0, deductions: 20 },
    ])
    .execute();
}
