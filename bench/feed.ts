import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type FeedNetwork, type FeedTransaction, feedNetwork } from '../contract/feed';
import { feltBeside } from './support/beside';
import { answered } from './support/call';
import { BATCH, Rows, SENDERS, send } from './support/feed-rows';
import { median } from './support/numbers';
import { copyFromFile } from './support/psql';
import type { Finding } from './support/report';
import type { RunningServer } from './support/server';
import { queried, type Stage } from './support/stage';
import { millisecondsOf } from './support/timed';

const TARGET = { atLeast: 0.3 };

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
