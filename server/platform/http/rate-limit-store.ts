import type { FastifyRateLimitStore } from '@fastify/rate-limit';
import { sql } from 'kysely';
import type { AppContext } from '../context';
import { UNFLUSHED } from '../db/unflushed';
import { latestBy } from '../time/clocks';

interface Hit {
  hits: number;
  resets_at: Date;
}

/**
 * Where @fastify/rate-limit counts: in the database, so that any number of servers count together. A fixed
 * window an address, over all limited calls.
 */
export function rateLimitStore(context: AppContext) {
  return class Store implements FastifyRateLimitStore {
    incr(key: string, callback: Parameters<FastifyRateLimitStore['incr']>[1], window: number): void {
      void answer(callback, countHit(context, key, window));
    }

    child(): Store {
      return this;
    }
  };
}

async function answer(
  callback: Parameters<FastifyRateLimitStore['incr']>[1],
  counting: Promise<{ current: number; ttl: number }>,
): Promise<void> {
  let counted: { current: number; ttl: number };
  try {
    counted = await counting;
  } catch (error) {
    callback(error instanceof Error ? error : new Error(String(error)));
    return;
  }
  callback(null, counted);
}

/**
 * Counts a hit of a key in a fixed window.
 * @param window in milliseconds
 * @returns how many hits the window has, and how many milliseconds are left of it
 */
export async function countHit(
  context: AppContext,
  key: string,
  window: number,
): Promise<{ current: number; ttl: number }> {
  const now = context.now();
  const resets = new Date(now.getTime() + window);
  const isOver = sql`(known.resets_at <= ${now} or known.resets_at > ${latestBy(now, window)})`;
  const { rows } = await sql<Hit>`
    insert into rate_limit as known (key, hits, resets_at) values (${key}, 1, ${resets})
    on conflict (key) do update set
      hits = case when ${isOver} then 1 else known.hits + 1 end,
      resets_at = case when ${isOver} then ${resets} else known.resets_at end
    returning hits, resets_at, ${UNFLUSHED}`.execute(context.database.db);
  const hit = rows[0];
  if (hit === undefined) throw new Error('The rate limit was not counted');
  return { current: hit.hits, ttl: Math.max(0, hit.resets_at.getTime() - now.getTime()) };
}
