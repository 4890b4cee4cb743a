import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Db } from '../../../server/platform/db/connections';
import { Books } from './books';
import { keepFeeding } from './feed';
import { keepReading } from './reader';

/** A server process that can be killed. */
interface SoakServer {
  url: string;
  /** SIGKILL; resolves when the process is gone. */
  kill(): Promise<void>;
}

export interface Soak {
  /** For a look at the end. */
  db: Db;
  /** Starts a server on that database; resolves when it listens. */
  start(): Promise<SoakServer>;
  feedKey: string;
  clientId: string;
  clientSecret: string;
  /** Whether it has lasted long enough, after so many kills. */
  isOver(kills: number): boolean;
  /** Milliseconds between a start and the next kill, at least. */
  between: number;
}

/** What happened. */
export interface Soaked {
  kills: number;
  pages: number;
  /** Calls of the client and the feed that had to be made again. */
  retries: number;
  /** Events that the client has read; transactions that count in the end. */
  events: number;
  rows: number;
}

/** How many batches and pages have to arrive between two kills, however slow the machine is. */
const PROGRESS = 3;

/**
 * Runs two servers on one database, one of which is killed and started again and again, while the feed writes and a
 * client reads by arrival, with retries.
 * @throws Error unless the client ends with exactly the rows of the database, to the cent, each read once
 */
export async function soak(options: Soak): Promise<Soaked> {
  const servers = await Promise.all([options.start(), options.start()]);
  const at = { call: 0 };
  const url = () => servers[at.call++ % servers.length]?.url ?? '';
  const [written, over] = [new AbortController(), new AbortController()];
  const books = new Books();
  const feed = keepFeeding({ url, key: options.feedKey, stop: written.signal });
  const reader = keepReading({ url, ...options, books, stop: over.signal });
  const works = Promise.all([feed.done, reader.done]);
  let kills = 0;
  try {
    while (!options.isOver(kills)) {
      const before = [feed.answered(), reader.pages()] as const;
      await Promise.race([wait(options.between), works]);
      while (feed.answered() < before[0] + PROGRESS || reader.pages() < before[1] + PROGRESS) {
        await Promise.race([wait(20), works]);
      }
      const victim = kills % servers.length;
      await servers[victim]?.kill();
      kills += 1;
      servers[victim] = await Promise.race([options.start(), works.then(never)]);
    }
    written.abort();
    await feed.done;
    over.abort();
    await works;
    await compare(options.db, books);
  } finally {
    written.abort();
    over.abort();
    await Promise.allSettled([works]);
    await Promise.all(servers.map((server) => server.kill()));
  }
  const { events, rows } = books;
  return { kills, pages: reader.pages(), retries: feed.retries() + reader.retries(), events, rows };
}

const never = (): never => {
  throw new Error('The feed and the client end after the last server has started');
};

/** @throws Error unless the books hold what was fed of the client's establishments, each event once */
export async function compare(db: Db, books: Books): Promise<void> {
  const { rows } = await sql<{ key: string; amount: string; cancelled: boolean }>`
    select concat_ws(' ', logical_number, nsu, to_char(captured_at, 'YYYY-MM-DD"T"HH24:MI:SS')) as key,
      amount::text as amount, cancelled_at is not null as cancelled
    from cash_transaction where establishment_code in ('0001', '0002') and arrival_id > 0`.execute(db);
  const counted = rows.filter(({ cancelled }) => !cancelled);
  books.same(new Map(counted.map(({ key, amount }) => [key, amount])));
  const events = rows.length * 2 - counted.length;
  if (books.events !== events) throw new Error(`The client has read ${books.events} events, not ${events}`);
}
