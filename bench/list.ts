import { deepStrictEqual } from 'node:assert/strict';
import { listBanks } from '../contract/banks';
import { PAGE } from '../contract/limits';
import type { QueryOf } from '../contract/operation';
import { banksPage } from '../server/banks/list';
import { fillBanks } from './support/banks';
import { answered } from './support/call';
import { capturedStatement } from './support/captured';
import { startChild } from './support/child';
import type { PlainPage, PlainServer } from './support/limit-server';
import type { Load, Outcome } from './support/load';
import { median } from './support/numbers';
import type { Finding } from './support/report';
import type { RunningServer } from './support/server';
import { queried, type Stage } from './support/stage';

type Query = QueryOf<typeof listBanks>;

const CONNECTIONS = 10;
const TARGET = { atLeast: 0.4 };

const queriesOver = (banks: number): Record<string, Query> => ({
  'name and status, by name': { name: 'cooperativa', status: 1, sort: 'nome,asc' },
  'two flags, by code length': {
    statusParceiro: 1,
    statusDeposito: 1,
    sort: 'tamanhoCodigoDepositoIdentificado,desc',
  },
  'in the middle of all, by name': { page: banks / PAGE.size / 2, sort: 'nome,desc' },
  'start of the code, by name': { codigoBancario: '1005', sort: 'nome,asc' },
});

/**
 * A page of banks with its total: calls a second, against a plain node:http server that runs the same statement on
 * the same table. The two take turns.
 */
export async function list(stage: Stage): Promise<Finding[]> {
  const { banks, rounds, roundMs, warmUpMs } = stage.sizes;
  const server = await stage.network(0);
  await fillBanks(server.databaseUrl, banks);
  const headers = await server.signIn();
  const pages = await Promise.all(
    Object.entries(queriesOver(banks)).map(async ([what, query]) => ({ what, ...(await plainPage(query)) })),
  );
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
    stage.tell(`list: ${what}`);
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

async function plainPage(query: Query): Promise<PlainPage> {
  const { sql, parameters } = await capturedStatement((db) => banksPage(db, query));
  const text = new URLSearchParams(Object.entries(query).map(([key, value]) => [key, String(value)]));
  const { page = 0, size = PAGE.size } = query;
  return { path: `${listBanks.path}?${text}`, sql, parameters, page, size };
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
