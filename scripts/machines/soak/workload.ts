import { sql } from 'kysely';
import { addDays } from '../../../contract/calendar';
import { mend } from '../../../server/network/rollups/compare';
import { rollupTables } from '../../../server/network/rollups/rollups';
import type { Db } from '../../../server/platform/db/connections';
import { addMany } from '../../../tests/server/engines/exports/statement-file';
import { callers, FILE_ROWS, type Save, type Way } from '../../../tests/server/faults/callers';
import { addUser } from '../../../tests/support/network';
import { Books } from '../../../tests/support/soak/books';
import { type AnsweredBatch, keepFeeding } from '../../../tests/support/soak/feed';
import { prepareSoak } from '../../../tests/support/soak/prepare';
import { keepReading } from '../../../tests/support/soak/reader';
import { compare } from '../../../tests/support/soak/soak';
import type { Machines } from '../machines';
import { until } from '../processes';
import { AnswerTimes } from './answer-times';
import { addViewers, keepSwitching } from './bulk';
import { sameRows, sameSaves, sameSwitches, sameTotals } from './checks';
import { ADMINISTRATOR, signIn } from './sign-in';

const BANKS = ['001', '341'];
export const YESTERDAY = addDays(new Date().toISOString().slice(0, 10), -1);

/** The rollups that the database has. */
async function rollupsOf(db: Db): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select name from unnest(${rollupTables}::text[]) as name where to_regclass(name) is not null`.execute(db);
  return rows.map(({ name }) => name);
}

/** Everybody who works while things are killed. */
export interface Workload {
  /** Noted with each batch of the feed that is stored. */
  writes: AnswerTimes;
  /**
   * Until a batch was stored after a moment, that of `performance.now()`.
   * @throws Error with what went wrong for somebody, so far
   */
  goesOn: (after: number) => Promise<void>;
  /** So far. */
  figures(): Record<string, number>;
  /** What the gateway was told so far, and the rows of what it has sent and nobody has answered. */
  told(): { batches: readonly AnsweredBatch[]; unanswered: readonly string[] };
  /** Saves that were acknowledged so far. */
  saves: readonly Save[];
  /** Waits until everybody has given up on servers that are gone for good. */
  abandon(): Promise<void>;
  /** Lets everybody come to an end, and compares. @throws Error where anything is missing, doubled or another one */
  finish(): Promise<void>;
}

/** Feed, an integrator's program, sixteen people with lists, statements, saves and files, and bulk work. */
export async function startWorkload({ url, feedKey }: Machines, db: Db): Promise<Workload> {
  const client = await prepareSoak(db);
  await addUser(db, { login: ADMINISTRATOR, role: 1 });
  // That one is saved while no standby is there.
  await db
    .insertInto('bank')
    .values({ code: '033', name: 'Santander', partner: true, deposit_code_length: 0, active: true })
    .execute();
  await addMany(db, FILE_ROWS, `${YESTERDAY} 00:00:00`);
  // Those came past the feed. The version that begins may have fewer rollups.
  await mend(db, { first: YESTERDAY, last: YESTERDAY }, await rollupsOf(db));
  const ids = await addViewers(db);

  const writes = new AnswerTimes();
  const [written, over] = [new AbortController(), new AbortController()];
  const batches: AnsweredBatch[] = [];
  const feed = keepFeeding({
    url: () => url,
    key: feedKey,
    stop: written.signal,
    onAnswer: (batch) => {
      writes.note();
      batches.push(batch);
    },
  });
  const books = new Books();
  const reader = keepReading({ url: () => url, ...client, books, limit: 500, stop: over.signal });
  let authorization = await signIn(url);
  const way: Way = {
    // The time-out of a statement that waits for a lock, and what comes before and after it.
    timeout: 60_000,
    // Of HAProxy where a server has died, of a server where the database has; a save whose answer was lost is stale.
    isAway: (status) => [409, 502, 503, 504].includes(status),
    signIn: async () => {
      authorization = await signIn(url);
      return authorization;
    },
  };
  const saved: Save[] = [];
  const people = await callers(url, YESTERDAY, BANKS, saved, way);
  const bulk = keepSwitching({ url, authorization: () => authorization, ids, stop: written.signal });
  const programs = Promise.all([feed.done, reader.done, bulk.done]);
  let failed: unknown;
  programs.catch((error: unknown) => {
    failed = error;
  });

  const check = () => {
    if (failed !== undefined) throw failed;
    const [wrong] = people.flatMap((person) => person.wrong);
    if (wrong !== undefined) throw new Error(wrong);
  };
  return {
    writes,
    goesOn: async (after) => {
      try {
        await until('writes are answered', async () => failed !== undefined || writes.last > after, 120);
      } finally {
        // It says more than the time that has passed.
        check();
      }
    },
    figures: () => ({
      batches: feed.answered(),
      rows: feed.acknowledged.size + feed.cancelled.size,
      'events read by a program': books.events,
      'calls of people': people.reduce((sum, { answered }) => sum + answered, 0),
      'of them not answered': people.reduce((sum, { away }) => sum + away, 0),
      saves: saved.length,
      'bulk batches': bulk.batches(),
      'calls made again': feed.retries() + reader.retries() + bulk.retries(),
    }),
    told: () => ({ batches: [...batches], unanswered: feed.unanswered() }),
    saves: saved,
    abandon: async () => {
      written.abort();
      over.abort();
      for (const person of people) person.stop();
      await Promise.allSettled([feed.done, reader.done, bulk.done, ...people.map(({ ended }) => ended)]);
    },
    finish: async () => {
      written.abort();
      for (const person of people) person.stop();
      await Promise.all([feed.done, bulk.done, ...people.map(({ ended }) => ended)]);
      over.abort();
      await programs;
      check();
      await sameRows(db, feed);
      await sameTotals(db);
      await compare(db, books);
      await sameSaves(db, saved);
      await sameSwitches(db, ids, bulk.batches());
    },
  };
}
