import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { addDays } from '../contract/calendar';
import {
  type FeedNetwork,
  type FeedReply,
  type FeedTransaction,
  feedNetwork,
  feedTransactions,
} from '../contract/feed';
import { PROCESS } from '../contract/limits';
import { feltBeside } from './support/beside';
import { answered } from './support/call';
import { median } from './support/numbers';
import { copyFromFile } from './support/psql';
import type { Finding } from './support/report';
import { LAST_DAY, type RunningServer } from './support/server';
import { queried, type Stage } from './support/stage';
import { millisecondsOf } from './support/timed';

const TARGET = { atLeast: 0.3 };
/** Rows a batch, and senders that each wait for their answer. */
const BATCH = 2500;
const SENDERS = 2;
/** Days over which the rows of a round are spread, as far back as statements usually go. */
const DAYS = 30;

/**
 * Rows a second through the feed, from the first batch to the last answer, against COPY of as many rows into the same
 * table of the same database. The two take turns; what COPY brings is not in the rollups.
 */
export async function feed(stage: Stage): Promise<Finding[]> {
  const server = await stage.network(stage.sizes.feed);
  const gateway = { authorization: `Bearer ${server.feedKey}` };
  const network = await answered<FeedNetwork>(server.url + feedNetwork.path, { headers: gateway });
  const rows = new Rows(network);
  const findings = [await speed(stage, server, { gateway, network, rows })];
  await complete(server, rows.count + stage.sizes.feed);
  return [...findings, await others(stage, server, { gateway, network, rows })];
}

interface Source {
  /** The headers of the gateway. */
  gateway: Record<string, string>;
  network: FeedNetwork;
  rows: Rows;
}

async function speed(
  stage: Stage,
  server: RunningServer,
  { gateway, network, rows }: Source,
): Promise<Finding> {
  const { rounds, feedRows } = stage.sizes;
  stage.tell('feed: speed');
  const ours: number[] = [];
  const theirs: number[] = [];
  for (let round = -1; round < rounds; round += 1) {
    const sent = rows.next(feedRows);
    const measured = await millisecondsOf(() => send(server, gateway, sent));
    const file = join(stage.folder, `feed-${round}.csv`);
    write(file, rows.next(feedRows), network);
    const limit = await millisecondsOf(() => copyFromFile(server.databaseUrl, TABLE, file));
    if (round < 0) continue; // a warm-up
    ours.push(measured);
    theirs.push(limit);
  }
  const [measured, limit] = [median(ours) / 1000, median(theirs) / 1000];
  return {
    what: `${feedRows.toLocaleString('en')} rows in batches of ${BATCH}, against COPY`,
    unit: 'rows/s',
    measured: feedRows / measured,
    limit: feedRows / limit,
    target: TARGET,
    details: { s: measured, 's of the limit': limit },
  };
}

/** As hard as a gateway can: the next batch follows the answer at once. */
async function others(
  stage: Stage,
  server: RunningServer,
  { gateway, network, rows }: Source,
): Promise<Finding> {
  stage.tell('feed: other calls');
  const file = join(stage.folder, 'feed-beside.csv');
  const count = BATCH * SENDERS;
  const { nothing, feeding, psql } = await feltBeside(stage, server, await server.signIn(), {
    feeding: () => send(server, gateway, rows.next(count)),
    psql: async () => {
      write(file, rows.next(count), network);
      await copyFromFile(server.databaseUrl, TABLE, file);
    },
  });
  return {
    what: 'p99 of other calls meanwhile',
    unit: 'ms',
    measured: feeding.p99,
    limit: nothing.p99,
    target: null,
    details: { 'p50 ms': feeding.p50, 'p50 ms of the limit': nothing.p50, 'p99 ms beside psql': psql.p99 },
  };
}

/** Believable as far as the database can tell: every terminal, in order of capture, numbered without gaps. */
class Rows {
  count = 0;
  readonly #shops: FeedNetwork['establishments'];

  constructor({ establishments }: FeedNetwork) {
    this.#shops = establishments.filter((shop) =>
      [shop.terminals, shop.operators, shop.accounts].every(({ length }) => length > 0),
    );
  }

  next(count: number): FeedTransaction[] {
    const step = (DAYS * 86_400) / count;
    const start = Date.parse(`${addDays(LAST_DAY, -DAYS)}T00:00:00Z`);
    return Array.from({ length: count }, (_, index) => {
      this.count += 1;
      const shop = at(this.#shops, index * 7);
      const capturedAt = new Date(start + index * step * 1000).toISOString().slice(0, 19);
      return {
        numeroLogico: at(shop.terminals, index),
        nsu: `9${String(this.count).padStart(9, '0')}`,
        capturedAt,
        accountingDate: addDays(capturedAt.slice(0, 10), 1),
        processCode: index % 10 === 0 ? PROCESS.withdrawal : PROCESS.deposit,
        operatorCodeId: at(shop.operators, index),
        accountId: at(shop.accounts, index),
        amount: `${100 + (index % 4000)}.${String(index % 100).padStart(2, '0')}`,
      };
    });
  }
}

function at<T>(list: readonly T[], index: number): T {
  const found = list[index % list.length];
  if (found === undefined) throw new Error('The network has no shop whose terminals could be used');
  return found;
}

async function send(
  { url }: RunningServer,
  headers: Record<string, string>,
  rows: FeedTransaction[],
): Promise<void> {
  const batches: FeedTransaction[][] = [];
  for (let start = 0; start < rows.length; start += BATCH) batches.push(rows.slice(start, start + BATCH));
  const sender = async () => {
    for (let batch = batches.shift(); batch !== undefined; batch = batches.shift()) {
      const { stored } = await answered<FeedReply>(url + feedTransactions.path, { headers, body: batch });
      if (stored !== batch.length) throw new Error(`Of ${batch.length} rows ${stored} were stored`);
    }
  };
  await Promise.all(Array.from({ length: SENDERS }, sender));
}

const TABLE = `cash_transaction (logical_number, nsu, captured_at, accounting_date, establishment_code, operator_id,
  account_id, process_code, amount, arrival_id)`;

function write(file: string, rows: FeedTransaction[], { establishments }: FeedNetwork): void {
  const shopOf = new Map(
    establishments.flatMap(({ cdEc, terminals }) => terminals.map((terminal) => [terminal, cdEc])),
  );
  const lines = rows.map((row) =>
    [
      row.numeroLogico,
      row.nsu,
      row.capturedAt,
      row.accountingDate,
      shopOf.get(row.numeroLogico),
      row.operatorCodeId,
      row.accountId,
      row.processCode,
      row.amount,
      1,
    ].join(','),
  );
  writeFileSync(file, `${lines.join('\n')}\n`);
}

/** @throws Error where not every row has arrived */
async function complete({ databaseUrl }: RunningServer, expected: number): Promise<void> {
  const { rows } = await queried(databaseUrl, 'select count(*)::int as count from cash_transaction');
  if (rows[0]?.count !== expected) throw new Error(`There are ${rows[0]?.count} rows, not ${expected}`);
}
