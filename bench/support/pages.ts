import { deepStrictEqual } from 'node:assert/strict';
import type { CompiledQuery } from 'kysely';
import { PAGE } from '../../contract/limits';
import { answered } from './call';
import { startChild } from './child';
import type { PlainPage, PlainServer } from './limit-server';
import type { Load, Outcome } from './load';
import { median } from './numbers';
import type { Finding } from './report';
import type { RunningServer } from './server';
import { queried, type Stage } from './stage';

const CONNECTIONS = 10;
const TARGET = { atLeast: 0.4 };

/** A page of a list with its total, and what it is called in the report. */
export interface ComparedPage extends PlainPage {
  what: string;
}

/** What an address of a list holds. */
interface Query {
  page?: number | undefined;
  size?: number | undefined;
}

/** The page that a query asks for, and the statement that the server sends for it. */
export function comparedPage(
  what: string,
  address: string,
  query: Query,
  { sql, parameters }: CompiledQuery,
): ComparedPage {
  const pairs = Object.entries(query).flatMap(([key, value]) =>
    (Array.isArray(value) ? value : [value]).map((item) => [key, String(item)]),
  );
  const { page = 0, size = PAGE.size } = query;
  return { what, path: `${address}?${new URLSearchParams(pairs)}`, sql, parameters, page, size };
}

/**
 * Pages of a list: calls a second, against a plain node:http server that runs the same statements on the same tables.
 * The two take turns.
 */
export async function comparePages(
  stage: Stage,
  server: RunningServer,
  part: string,
  pages: readonly ComparedPage[],
): Promise<Finding[]> {
  const { rounds, roundMs, warmUpMs } = stage.sizes;
  const headers = await server.signIn();
  const plain = await startChild(stage, 'limit-server.ts').ask<string>({
    databaseUrl: server.databaseUrl,
    pages,
  } satisfies PlainServer);
  await sameAnswers(server, plain, pages, headers);

  const client = startChild(stage, 'load.ts');
  const load = (origin: string, path: string, milliseconds: number) =>
    client.ask<Outcome>({
      url: `${origin}${path}`,
      headers,
      connections: CONNECTIONS,
      milliseconds,
      rest: 0,
    } satisfies Load);
  for (const origin of [server.url, plain]) await load(origin, pages[0]?.path ?? '', warmUpMs);

  const findings: Finding[] = [];
  for (const { what, path } of pages) {
    stage.tell(`${part}: ${what}`);
    const ours: Outcome[] = [];
    const theirs: Outcome[] = [];
    for (let round = 0; round < rounds; round += 1) {
      ours.push(await load(server.url, path, roundMs));
      theirs.push(await load(plain, path, roundMs));
    }
    const rate = ({ callsPerSecond }: Outcome) => callsPerSecond;
    findings.push({
      what,
      unit: 'calls/s',
      measured: median(ours.map(rate)),
      limit: median(theirs.map(rate)),
      target: TARGET,
      details: {
        'p50 ms': median(ours.map(({ p50 }) => p50)),
        'p99 ms': median(ours.map(({ p99 }) => p99)),
        'p50 ms of the limit': median(theirs.map(({ p50 }) => p50)),
        'p99 ms of the limit': median(theirs.map(({ p99 }) => p99)),
      },
    });
  }
  return findings;
}

/**
 * Both servers answer the same, and the server under test runs the statement that the plain one was given: not a
 * stale build of it.
 * @throws Error where they differ
 */
async function sameAnswers(
  server: RunningServer,
  plain: string,
  pages: readonly PlainPage[],
  headers: Record<string, string>,
): Promise<void> {
  for (const { path, sql } of pages) {
    const ours = await answered<{ content: unknown[] }>(`${server.url}${path}`, { headers });
    deepStrictEqual(await answered(`${plain}${path}`), ours);
    if (ours.content.length === 0) throw new Error(`${path} finds nothing, so there is nothing to measure`);
    const { rows } = await queried(
      server.databaseUrl,
      `select from pg_stat_activity where application_name = 'cofre' and datname = current_database()
        and query = left($1, pg_size_bytes(current_setting('track_activity_query_size'))::int - 1)`,
      [sql],
    );
    if (rows.length === 0) throw new Error(`The server runs another statement than ${sql}`);
  }
}
