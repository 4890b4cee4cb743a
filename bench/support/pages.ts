import { deepStrictEqual } from 'node:assert/strict';
import { PAGE } from '../../contract/limits';
import { answered } from './call';
import { startChild } from './child';
import type { Statement } from './expert';
import type { PlainPage, PlainServer } from './limit-server';
import type { Load, Outcome } from './load';
import { median } from './numbers';
import type { Finding } from './report';
import type { RunningServer } from './server';
import type { Stage } from './stage';

const CONNECTIONS = 10;
const TARGET = { atLeast: 0.5 };

/** A page of a list with its total, and what it is called in the report. */
export interface ComparedPage extends PlainPage {
  what: string;
}

/** The query of a list. */
interface Query {
  page?: number | undefined;
  size?: number | undefined;
}

/** The page that a query asks for, and the statement that an expert writes for it. */
export function comparedPage(
  what: string,
  address: string,
  query: Query,
  { sql, parameters }: Statement,
): ComparedPage {
  const pairs = Object.entries(query).flatMap(([key, value]) =>
    (Array.isArray(value) ? value : [value]).map((item) => [key, String(item)]),
  );
  const { page = 0, size = PAGE.size } = query;
  const asked = new URLSearchParams(pairs).toString();
  return { what, path: asked === '' ? address : `${address}?${asked}`, sql, parameters, page, size };
}

/**
 * Pages of a list: calls a second, against a plain node:http server that runs an expert's statements. The two take
 * turns.
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

/** @throws Error where the two servers do not answer the same, or nothing */
async function sameAnswers(
  server: RunningServer,
  plain: string,
  pages: readonly PlainPage[],
  headers: Record<string, string>,
): Promise<void> {
  for (const { path } of pages) {
    const ours = await answered<{ content: unknown[] }>(`${server.url}${path}`, { headers });
    deepStrictEqual(await answered(`${plain}${path}`), ours);
    if (ours.content.length === 0) throw new Error(`${path} finds nothing, so there is nothing to measure`);
  }
}
