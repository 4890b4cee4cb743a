import type { FastifyRateLimitStore } from '@fastify/rate-limit';
import { sql } from 'kysely';
import type { AppContext } from '../context';
import { batched } from '../db/batched';
import { UNFLUSHED } from '../db/unflushed';
import { latestBy } from '../time/clocks';

/** For how long hits of a key count together. */
export const WINDOW_MS = 60_000;

/** Hits that one statement counts. */
const HITS_AT_ONCE = 500;

interface Counted {
  /** How many there were in the window. */
  current: number;
  /** For how many milliseconds it goes on. */
  ttl: number;
}

/**
 * Where @fastify/rate-limit counts: in the database, so that any number of servers count together. A fixed
 * window an address, over all limited calls.
 */
export function rateLimitStore(context: AppContext) {
  return class Store implements FastifyRateLimitStore {
    incr(key: string, callback: Parameters<FastifyRateLimitStore['incr']>[1]): void {
      void answer(callback, countHit(context, key));
    }

    child(): Store {
      return this;
    }
  };
}

async function answer(
  callback: Parameters<FastifyRateLimitStore['incr']>[1],
  counting: Promise<Counted>,
): Promise<void> {
  let counted: Counted;
  try {
    counted = await counting;
  } catch (error) {
    callback(error instanceof Error ? error : new Error(String(error)));
    return;
  }
  callback(null, counted);
}

/**
 * Counts a hit of a key in a fixed window. Hits that arrive together are counted by one statement: the calls of an office
 * that opens the portal at the same moment would otherwise wait for the row of its address one after the other.
 * @returns how many hits the window has, and how many milliseconds are left of it
 */
export const countHit = batched(countHits, HITS_AT_ONCE);

async function countHits(context: AppContext, keys: readonly string[]): Promise<Counted[]> {
  const now = context.now();
  const resets = new Date(now.getTime() + WINDOW_MS);
  const hits = new Map<string, number>();
  for (const key of keys) hits.set(key, (hits.get(key) ?? 0) + 1);
  // In one order at all servers: two of them would else wait for each other's rows.
  const counted = [...hits].toSorted(([one], [other]) => (one < other ? -1 : 1));
  const isOver = sql`(known.resets_at <= ${now} or known.resets_at > ${latestBy(now, WINDOW_MS)})`;
  const { rows } = await sql<{ key: string; hits: number; resets_at: Date }>`
    insert into rate_limit as known (key, hits, resets_at)
    select key, hits, ${resets} from unnest(
      ${counted.map(([key]) => key)}::text[], ${counted.map(([, count]) => count)}::int[]) as counted (key, hits)
    on conflict (key) do update set
      hits = case when ${isOver} then excluded.hits else known.hits + excluded.hits end,
      resets_at = case when ${isOver} then ${resets} else known.resets_at end
    returning key, hits, resets_at, ${UNFLUSHED}`.execute(context.database.db);
  // The last of a key is told of all of them, the one before it of one less.
  const windows = new Map(rows.map((row) => [row.key, row]));
  return keys
    .toReversed()
    .map((key) => {
      const window = windows.get(key);
      if (window === undefined) throw new Error('The rate limit was not counted');
      const ttl = Math.max(0, window.resets_at.getTime() - now.getTime());
      return { current: window.hits--, ttl };
    })
    .toReversed();
}
