import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type FeedReply, type FeedTransaction, feedTransactions } from '../../../contract/feed';
import { readConfig } from '../../../server/config';
import { openConfigured } from '../../../server/open-configured';
import { addNetwork, transaction } from '../../support/network';
import { startServer } from '../../support/server-process';
import { rollupDifferences } from '../../support/snapshot';
import { wire } from '../ingest/feed/send';
import { newPlace, type Place, ROUNDS, TIMEOUTS } from './place';

/* The feed under `kill -9`: a sender that repeats until a reply has everything stored, and nothing twice. */

const KEY = 'the-key-of-a-gateway-that-never-gives-up';
const SENDERS = 3;
const BATCH = 200;

let place: Place;
const servers: ReturnType<typeof startServer>[] = [];
beforeEach(async () => {
  place = await newPlace();
  const database = await openConfigured(readConfig(place.environment), () => {});
  await addNetwork(database.db);
  await database.close();
});
afterEach(async () => {
  for (const { child, ended } of servers.splice(0)) {
    child.kill('SIGKILL');
    await ended;
  }
  await place.drop();
});

async function start(): Promise<string> {
  const server = startServer({ ...place.environment, PORTAL_DEMO: 'off', PORTAL_FEED_KEY: KEY });
  servers.push(server);
  return server.listening();
}

/** The rows of a day, of all terminals, with odd cents so that a sum shows every missing or duplicate row. */
function rowsOf(batch: number): FeedTransaction[] {
  return Array.from({ length: BATCH }, (_, index) => {
    const second = String(index % 60).padStart(2, '0');
    const minute = String(Math.floor(index / 60) % 60).padStart(2, '0');
    return wire(
      transaction(`2026-11-${String(1 + (batch % 18)).padStart(2, '0')}T10:${minute}:${second}`, {
        establishmentCode: `000${1 + (index % 4)}`,
        amount: `${index + 1}.${String((batch * 7 + index) % 100).padStart(2, '0')}`,
        processCode: index % 9 === 0 ? 302 : 304,
      }),
    );
  });
}

async function post(url: string, batch: FeedTransaction[]): Promise<FeedReply> {
  const answer = await fetch(url + feedTransactions.path, {
    method: 'POST',
    headers: { authorization: `Bearer ${KEY}`, 'content-type': 'application/json' },
    body: JSON.stringify(batch),
  });
  if (!answer.ok) throw new Error(`${answer.status} ${await answer.text()}`);
  return (await answer.json()) as FeedReply;
}

test(
  `everything that is sent until a reply is stored once, through ${ROUNDS} deaths of the server`,
  async () => {
    const sent: FeedTransaction[][] = [];
    /** Batches without a reply. */
    let pending: FeedTransaction[][] = [];
    let answered = 0;
    for (let round = 0; round <= ROUNDS; round += 1) {
      const url = await start();
      const atStart = answered;
      const unanswered: FeedTransaction[][] = [];
      const sender = async () => {
        for (;;) {
          let batch = pending.shift();
          if (batch === undefined) {
            if (round === ROUNDS) return;
            batch = rowsOf(sent.length);
            sent.push(batch);
          }
          try {
            const { stored, known, refused } = await post(url, batch);
            expect([stored + known, refused]).toEqual([BATCH, 0]);
            answered += 1;
            // Its reply may be lost on the way: it is sent again.
            if (answered % 5 === 0) expect((await post(url, batch)).known).toBe(BATCH);
          } catch (error) {
            if (servers.at(-1)?.child.killed !== true) throw error;
            unanswered.push(batch);
            return;
          }
        }
      };
      const senders = Promise.all(Array.from({ length: SENDERS }, sender));
      if (round < ROUNDS) {
        await expect.poll(() => answered - atStart, { timeout: 30_000, interval: 3 }).toBeGreaterThan(4);
        servers.at(-1)?.child.kill('SIGKILL');
      }
      await senders;
      pending = unanswered;
    }
    const last = servers.at(-1);
    last?.child.kill('SIGTERM');
    expect(await last?.ended).toBe(0);

    const cents = sent.flat().reduce((sum, { amount }) => sum + Math.round(Number(amount) * 100), 0);
    const database = await place.open();
    const { rows } = await sql`
      select (select count(*)::int from cash_transaction) as stored,
        (select (sum(amount) * 100)::bigint from cash_transaction) as cents,
        (select count(*)::int = max(position) from arrival) as gapless`.execute(database.db);
    expect(rows).toEqual([{ stored: sent.length * BATCH, cents, gapless: true }]);
    expect(await rollupDifferences(database.db)).toEqual([]);
    await database.close();
  },
  TIMEOUTS,
);
