import { listBanks } from '../contract/banks';
import { startChild } from './support/child';
import type { PlainServer } from './support/limit-server';
import type { Load, Outcome } from './support/load';
import { residentMegabytes } from './support/memory';
import type { Finding } from './support/report';
import { startServer } from './support/server';
import type { Stage } from './support/stage';

const CONNECTIONS = 10;
/** A server that keeps something of every call holds ten times as much of it after the long load. */
const LONGER = 10;

/**
 * Megabytes of a server process on PostgreSQL: after a long load of calls against after a short one, and beside
 * plain node:http and pg. A process of its own over a database that is there, so that nothing was measured on it
 * before.
 */
export async function memory(stage: Stage): Promise<Finding[]> {
  const { databaseUrl } = await stage.network(0);
  const server = await startServer(stage, { databaseUrl, transactions: 0 });
  const plain = startChild(stage, 'limit-server.ts');
  await plain.ask<string>({ databaseUrl, pages: [] } satisfies PlainServer);
  const atRest = residentMegabytes(server.pid);
  const plainAtRest = residentMegabytes(plain.pid);

  const client = startChild(stage, 'load.ts');
  const headers = await server.signIn();
  const load = (milliseconds: number) =>
    client.ask<Outcome>({
      url: `${server.url}${listBanks.path}`,
      headers,
      connections: CONNECTIONS,
      milliseconds,
      rest: 0,
    } satisfies Load);
  stage.tell('memory');
  await load(stage.sizes.warmUpMs);
  const after = residentMegabytes(server.pid);
  const { callsPerSecond } = await load(stage.sizes.warmUpMs * LONGER);
  const long = residentMegabytes(server.pid);
  return [
    {
      what: 'after a long load of calls, against a short one',
      unit: 'MB',
      measured: long,
      limit: after,
      target: { atMost: 1.25 },
      details: { 'calls of the long one': (callsPerSecond * stage.sizes.warmUpMs * LONGER) / 1000 },
    },
    {
      what: 'at rest, against plain node:http and pg with the loader of TypeScript',
      unit: 'MB',
      measured: atRest,
      limit: plainAtRest,
      target: { atMost: 2 },
    },
  ];
}
