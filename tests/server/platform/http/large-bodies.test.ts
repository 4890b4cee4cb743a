import { type ClientRequest, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { BODY_LIMIT } from '../../../../contract/operation';
import { exportUsers } from '../../../../contract/users';
import { KeyedSemaphore } from '../../../../server/platform/concurrency/keyed-semaphore';
import type { Database } from '../../../../server/platform/db/open';
import { freshDatabase } from '../../../support/databases';
import { addUser } from '../../../support/network';
import { type TestPortal, testPortal } from '../../../support/portal';

/* Large bodies of one person are read one at a time; nobody else waits for them. */

let database: Database;
let portal: TestPortal;
let port: number;
const people = ['10000001', '10000002'] as const;
const tokens = new Map<string, string>();

beforeAll(async () => {
  database = await freshDatabase();
  portal = await testPortal(database);
  for (const login of people) {
    await addUser(database.db, { login, role: 1 });
    tokens.set(login, (await portal.signIn(login)).token);
  }
  await portal.app.listen({ port: 0, host: '127.0.0.1' });
  port = (portal.app.server.address() as AddressInfo).port;
});
afterAll(async () => {
  await portal.app.close();
  await database.close();
});

/** Counts everybody who requests a permit. */
const asked = vi.spyOn(KeyedSemaphore.prototype, 'acquire');
beforeEach(() => void asked.mockClear());
/** Resolves when so many large bodies wait. */
const come = (count: number) => vi.waitFor(() => expect(asked).toHaveBeenCalledTimes(count), 10_000);

const large = JSON.stringify({
  format: 'csv',
  filter: {},
  ids: Array.from({ length: 20_000 }, (_, index) => String(index)),
});
const wrong = large.replace('"csv"', '"doc"');
const small = JSON.stringify({ format: 'csv', filter: {} });

interface Sent {
  call: ClientRequest;
  answered: Promise<number | 'broken'>;
  /** Whether a reply, or the end, has arrived. */
  over: boolean;
}

/** Sends a call, or as much of its body as is given. */
function send(login: (typeof people)[number], body: string, part = body): Sent {
  const call = request({
    port,
    method: exportUsers.method,
    path: exportUsers.path,
    headers: {
      authorization: `Bearer ${tokens.get(login)}`,
      'content-type': 'application/json',
      'content-length': body.length,
    },
  });
  const sent: Sent = {
    call,
    over: false,
    answered: new Promise((resolve) => {
      const end = (answer: number | 'broken') => {
        sent.over = true;
        resolve(answer);
      };
      call.on('error', () => end('broken'));
      call.on('response', (reply) => {
        reply.resume();
        reply.on('end', () => end(reply.statusCode ?? 0));
      });
    }),
  };
  if (part === body) call.end(body);
  else call.write(part);
  return sent;
}

test('SES-16 another large body of the same person waits, a small one and those of others do not', async () => {
  expect(large.length).toBeGreaterThan(BODY_LIMIT);
  const slow = send('10000001', large, large.slice(0, 1000));
  await come(1);
  const second = send('10000001', large);
  await come(2);
  expect(await send('10000001', small).answered).toBe(200);
  expect(await send('10000002', large).answered).toBe(200);
  expect([slow.over, second.over]).toEqual([false, false]);
  slow.call.end(large.slice(1000));
  expect([await slow.answered, await second.answered]).toEqual([200, 200]);
});

test.each([
  ['is refused', wrong, wrong, 400],
  ['is too large', 'x'.repeat(exportUsers.bodyLimit + 1), '', 413],
] as const)('one that %s keeps nobody in line', async (_what, body, part, status) => {
  const refused = send('10000001', body, part === '' ? body.slice(0, 10) : part);
  expect(await refused.answered).toBe(status);
  refused.call.destroy();
  expect(await send('10000001', large).answered).toBe(200);
});

test('one whose sender disconnects delays nobody', async () => {
  const leaving = send('10000001', large, large.slice(0, 1000));
  await come(1);
  const second = send('10000001', large);
  await come(2);
  leaving.call.destroy();
  expect([await leaving.answered, await second.answered]).toEqual(['broken', 200]);
});
