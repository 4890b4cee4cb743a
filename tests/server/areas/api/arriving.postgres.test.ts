import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ApiTransaction, apiTransactions } from '../../../../contract/api-transactions';
import { closeArrival, openArrival } from '../../../../server/ingest/transactions/arrival';
import type { TransactionRow } from '../../../../server/ingest/transactions/batch';
import { cancelTransactions } from '../../../../server/ingest/transactions/cancel';
import { storeTransactions } from '../../../../server/ingest/transactions/store';
import type { Db } from '../../../../server/platform/db/connections';
import { withRetries } from '../../../../server/platform/db/retry';
import { transaction } from '../../../support/network';
import { NOON } from '../../../support/portal';
import { openShop, type Shop } from './shop';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const WRITERS = 4;
const DELIVERIES = 12;

/**
 * Deliveries, each of which is open for a while before it commits, so that one that was opened first does
 * not commit first; every third is followed by one that cancels an earlier one. Writers have separate months, because
 * totals of the same day would make them wait for one another.
 */
async function write(writer: number): Promise<void> {
  const date = `2026-0${writer + 6}-10`;
  let before: TransactionRow | undefined;
  for (let delivery = 0; delivery < DELIVERIES; delivery += 1) {
    const second = String(delivery).padStart(2, '0');
    const rows = [1, 2, 3].map((number) =>
      transaction(`${date}T09:00:${second}`, {
        establishmentCode: `000${number}`,
        amount: `${writer + 1}.${delivery + 10}`,
      }),
    );
    await deliver(((writer + delivery) % WRITERS) * 8, (trx, arrival) =>
      storeTransactions(trx, rows, arrival, 'America/Sao_Paulo'),
    );
    if (delivery % 3 === 2 && before !== undefined) {
      const cancellation = { ...before, cancelledAt: new Date(NOON) };
      await deliver(5, (trx, arrival) => cancelTransactions(trx, [cancellation], arrival));
    }
    before = rows[0];
  }
}

/** One delivery, which takes so many milliseconds from its last row to its end. */
function deliver(slow: number, bring: (trx: Db, arrival: number) => Promise<unknown>): Promise<void> {
  return withRetries(() =>
    shop.database.db.transaction().execute(async (trx) => {
      const arrival = await openArrival(trx, 'test');
      await bring(trx, arrival);
      await wait(slow);
      await closeArrival(trx, arrival);
    }),
  );
}

test('HELP-07 a client that reads while slow writers deliver ends with all rows, each once', async () => {
  const token = await shop.token();
  const events: ApiTransaction[] = [];
  let since: string | undefined;
  let pages = 0;
  const readOn = async () => {
    const query = { limit: 3, establishment: ['0001', '0002'], ...(since !== undefined && { since }) };
    const { status, body } = await shop.call(apiTransactions, { token, query });
    expect(status).toBe(200);
    events.push(...body.transactions);
    since = body.next;
    pages += 1;
    return body.more as boolean;
  };
  let writing = true;
  const writers = Promise.all(Array.from({ length: WRITERS }, (_, writer) => write(writer))).finally(() => {
    writing = false;
  });
  while (writing) await readOn();
  await writers;
  while (await readOn());
  expect(pages).toBeGreaterThan(10);

  const keyOf = ({ event, terminal, nsu, capturedAt }: ApiTransaction) =>
    [event, terminal, nsu, capturedAt].join(' ');
  expect(new Set(events.map(keyOf)).size).toBe(events.length);
  expect(events.map(({ position }) => position)).toEqual(
    events.map(({ position }) => position).toSorted((one, other) => one - other),
  );
  const books = new Map<string, string>();
  for (const { event, terminal, nsu, capturedAt, amount } of events) {
    const key = [terminal, nsu, capturedAt].join(' ');
    if (event === 'transaction') books.set(key, Number(amount).toFixed(2));
    else expect(books.delete(key), key).toBe(true);
  }
  const { rows } = await sql<{ key: string; amount: string }>`
    select concat_ws(' ', logical_number, nsu, to_char(captured_at, 'YYYY-MM-DD"T"HH24:MI:SS')) as key,
      amount::text as amount
    from cash_transaction
    where cancelled_at is null and establishment_code in ('0001', '0002')`.execute(shop.database.db);
  expect(rows).toHaveLength(WRITERS * (DELIVERIES * 2 - DELIVERIES / 3));
  expect(Object.fromEntries(books)).toEqual(Object.fromEntries(rows.map(({ key, amount }) => [key, amount])));
});
