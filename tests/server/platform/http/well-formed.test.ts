import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '../../../../server/platform/db/open';
import { freshDatabase } from '../../../support/databases';
import { type TestPortal, testPortal } from '../../../support/portal';
import { connectRaw } from '../../faults/raw-client';

let database: Database;
let portal: TestPortal;
let address: string;
beforeAll(async () => {
  database = await freshDatabase();
  portal = await testPortal(database);
  address = await portal.app.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(async () => {
  await portal.app.close();
  await database.close();
});

/** @returns the answer to a request whose head has these lines */
async function answerTo(...lines: string[]): Promise<string> {
  const client = await connectRaw(address);
  client.socket.write(`${[...lines, 'connection: close'].join('\r\n')}\r\n\r\n`);
  await expect.poll(client.closed, { timeout: 20_000 }).toBe(true);
  return client.received();
}
const CONFIG = 'GET /portal/config HTTP/1.1';

test('a request is answered whose headers come once', async () => {
  expect(await answerTo(CONFIG, 'host: cofre', 'accept: a/b', 'accept: c/d')).toMatch(/^HTTP\/1\.1 200 /);
});

test.each([
  [['Host: cofre', 'host: elsewhere']],
  [['host: cofre', 'host: cofre']],
  [['host: cofre', 'authorization: Bearer a', 'Authorization: Bearer b']],
  [['host: cofre', 'content-type: application/json', 'content-type: text/csv']],
])('a request with the same header twice is refused: %j', async (lines) => {
  const answer = await answerTo(CONFIG, ...lines);
  expect(answer).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n/);
  expect(answer).toMatch(/\r\nx-content-type-options: nosniff\r\n/i);
});
