import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { depositReport, FOOTER } from '../../../../contract/statement';
import { Chance } from '../../../../server/demo/chance';
import { Codes } from '../../../../server/demo/stream/codes';
import { Gateway, GatewayError } from '../../../../server/demo/stream/gateway';
import { later, Stream } from '../../../../server/demo/stream/stream';
import { Terminals } from '../../../../server/demo/stream/terminals';
import type { Database } from '../../../../server/platform/db/open';
import { addCodeRequest } from '../../../support/code-requests';
import { freshDatabase } from '../../../support/databases';
import { addNetwork, addUser } from '../../../support/network';
import { FEED_KEY, type TestPortal, TODAY, testPortal } from '../../../support/portal';
import { startProgram } from '../../../support/server-process';
import { rollupDifferences } from '../../../support/snapshot';
import { reportRequest } from '../../engines/exports/statement-file';

let database: Database;
let portal: TestPortal;
let url: string;
const servers: Server[] = [];

beforeAll(async () => {
  database = await freshDatabase();
  await addNetwork(database.db);
  await addUser(database.db, { login: '10000001', role: 1 });
  portal = await testPortal(database);
  url = await portal.app.listen({ host: '127.0.0.1', port: 0 });
});
afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});
afterAll(async () => {
  await portal.app.close();
  await database.close();
});

const never = new AbortController().signal;
const gatewayTo = (address: string, onWait: (reason: string) => void = () => {}, key = FEED_KEY) =>
  new Gateway(address, key, { onWait, stop: never });

test('a statement run again shows the new rows, the new totals and the newer delivery', async () => {
  const { token } = await portal.signIn('10000001');
  const statement = async () => {
    const body = reportRequest({ todosEcs: true, ecs: [], tsInicio: `${TODAY} 00:00:00` });
    const answer = await portal.call(depositReport, { token, query: { formato: 'tela' }, body });
    expect(answer.status).toBe(200);
    const { totalRows, arrived, footers } = answer.body;
    return { totalRows, delivery: arrived?.delivery ?? 0, deposits: footers[0][FOOTER.deposits].value };
  };
  const before = await statement();
  expect(before).toEqual({ totalRows: 0, delivery: 0, deposits: 0 });

  const gateway = gatewayTo(url);
  const network = await gateway.network();
  const chance = new Chance(7);
  const stream = new Stream(gateway, new Terminals(network, 1, chance), chance);
  for (let beat = 0; beat < 5; beat += 1) await stream.live(40, network.now);
  const during = await statement();
  expect(during.totalRows).toBeGreaterThan(50);
  expect(during.totalRows).toBe(stream.sent.stored);
  expect(during.deposits).toBeGreaterThan(0);

  await stream.end();
  const { stored, refused } = stream.sent;
  expect(refused).toBe(0);
  const after = await statement();
  expect(after.totalRows).toBe(stored);
  expect(after.totalRows).toBeGreaterThan(during.totalRows); // those of terminals that were offline
  expect(after.delivery).toBe(during.delivery + 1);

  // Some are cancelled later, which is a newer delivery with smaller totals.
  portal.setNow(new Date(Date.parse(`${later(network.now, 600)}-03:00`)));
  await stream.live(0.001, later(network.now, 590));
  expect(stream.sent.cancelled).toBeGreaterThan(0);
  const end = await statement();
  expect(end.totalRows).toBe(stored - stream.sent.cancelled);
  expect(end.delivery).toBe(after.delivery + 1);
  expect(await rollupDifferences(database.db)).toEqual([]);
});

test('REQ-06 the live demo’s gateway reads codes, and acknowledges each request after a while', async () => {
  const status = async (id: number) =>
    (
      await database.db
        .selectFrom('code_request')
        .where('id', '=', id)
        .select('status')
        .executeTakeFirstOrThrow()
    ).status;
  const first = await addCodeRequest(database.db, { at: '2026-11-20T14:00:00Z', cards: ['901', '902'] });
  const codes = new Codes(gatewayTo(url), new Chance(3));
  await codes.live(0);
  expect([await status(first), codes.acknowledged]).toEqual([2, 0]);
  const second = await addCodeRequest(database.db, { at: '2026-11-20T14:00:00Z', cards: ['903'] });
  await codes.live(60);
  expect([await status(first), await status(second), codes.acknowledged]).toEqual([1, 2, 1]);
  await codes.live(120);
  expect([await status(second), codes.acknowledged]).toEqual([1, 2]);
  await codes.live(180);
  expect(codes.acknowledged).toBe(2);
});

/** A server that returns these replies, one after the other. */
async function answering(...answers: [status: number, headers?: Record<string, string>][]): Promise<string> {
  const server = createServer((_request, reply) => {
    const [status, headers] = answers.shift() ?? [500];
    reply.writeHead(status, headers).end('{}');
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

test('the gateway repeats a batch until there is a reply, after the time of Retry-After', async () => {
  const waits: string[] = [];
  const address = await answering([429, { 'retry-after': '1' }], [503], [200]);
  const began = performance.now();
  await gatewayTo(address, (reason) => waits.push(reason)).send([]);
  expect(waits).toEqual(['the server answers 429', 'the server answers 503']);
  expect(performance.now() - began).toBeGreaterThan(1000);
});

test('a failure that another attempt cannot fix is an error with a message', async () => {
  await expect(gatewayTo(url, () => {}, 'wrong').network()).rejects.toThrow(
    new GatewayError('The server does not know this key. PORTAL_FEED_KEY has to be the one of the server.'),
  );
  const address = await answering([404]);
  await expect(gatewayTo(address).network()).rejects.toThrow('The server refuses the feed: 404');
});

test('the command sends to a running server and prints the outcome', { timeout: 60_000 }, async () => {
  // The portal's clock stands still, that of the command runs: what it sends is then in the future.
  const begin = (...args: string[]) =>
    startProgram('server/commands/feed-demo.ts', { PORTAL_FEED_KEY: FEED_KEY }, ['--url', url, ...args]);
  const wrong = begin('--rate', '0');
  expect(await wrong.ended).toBe(2);
  expect(wrong.errors()).toBe(
    '--rate and --for are numbers above 0.\nUsage: npm run feed:demo -- [--url ADDRESS] [--rate TRANSACTIONS-A-MINUTE] [--for SECONDS]\n',
  );
  const sending = begin('--rate', '1200', '--for', '3');
  expect(await sending.ended, sending.errors()).toBe(0);
  expect(sending.output()).toContain(`Sending about 1200 transactions a minute to ${url}`);
  expect(sending.output()).toMatch(/Refused: .* is in the future/);
  expect(sending.output()).toMatch(/\d+ stored, \d+ sent twice, 0 cancelled, [1-9]\d* refused\n$/);
});
