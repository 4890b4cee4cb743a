import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { Socket } from 'node:net';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { issueToken } from '../../../contract/api';
import { apiVerifyFile } from '../../../contract/api-files';
import { apiTransactions } from '../../../contract/api-transactions';
import { createApiUser, renewApiSecret } from '../../../contract/api-users';
import { verifyFile } from '../../../contract/verification';
import type { Database } from '../../../server/platform/db/open';
import { TIMEOUTS } from '../../../server/platform/http/timeouts';
import { freshDatabase } from '../../support/databases';
import { addMany, askForFile } from '../engines/exports/statement-file';
import { connectRaw, head, type RawClient } from '../faults/raw-client';
import { type Loss, type Office, office, type Right, rights, statusOf } from './rights';

/* What takes long ends soon after its person has lost what it needs, whichever way its bytes go. */

let database: Database;
let all: Office;
let address: string;
/** Fastify's own channel: a call whose handler begins has its principal. */
const HANDLER = 'tracing:fastify.request.handler:start';
let begun = 0;
const count = () => {
  begun += 1;
};
/** The server's ends of all connections so far. */
const serverSide: Socket[] = [];
const clients: RawClient[] = [];
beforeAll(async () => {
  database = await freshDatabase();
  all = await office(database, { ...TIMEOUTS, rights: 20 });
  await addMany(database.db, 100_000, '2026-11-18 00:00:00');
  all.portal.app.server.on('connection', (socket: Socket) => serverSide.push(socket));
  subscribe(HANDLER, count);
  address = await all.portal.app.listen({ host: '127.0.0.1', port: 0 });
}, 120_000);
afterEach(() => {
  for (const { socket } of clients.splice(0)) socket.destroy();
});
afterAll(async () => {
  unsubscribe(HANDLER, count);
  await all.portal.app.close();
  await database.close();
});

const PATIENT = { timeout: 20_000, interval: 10 };
const open = async (deaf = false) => {
  const client = await connectRaw(address, { deaf });
  clients.push(client);
  return client;
};
const losses = (Object.keys(rights) as Right[]).map((right): Loss => ({ right, role: 2 }));

/** A file that comes, and of which more is to come; its handler reads. */
async function uploading(path: string, token: string): Promise<RawClient> {
  const client = await open();
  const before = begun;
  client.socket.write(
    head('POST', path, {
      authorization: `Bearer ${token}`,
      'content-type': 'application/octet-stream',
      'content-length': 1_000_000,
    }),
  );
  client.socket.write('x'.repeat(1000));
  await expect.poll(() => begun, PATIENT).toBe(before + 1);
  return client;
}
const refusal = (status: number) => new RegExp(`^HTTP/1\\.1 ${status} `);

describe.each(losses)('when its person $right', (loss) => {
  afterEach(() => all.giveBack(loss));

  test('a download ends', async () => {
    const request = { tsInicio: '2026-11-18 00:00:00', ecs: ['0001'] };
    const { body } = await askForFile(all.portal, all.tokenOf(2), request);
    const before = serverSide.length;
    // It reads nothing, so that the file cannot have ended before.
    const reader = await open(true);
    reader.socket.write(head('GET', body.urlDownload, { authorization: `Bearer ${all.tokenOf(2)}` }));
    await expect.poll(() => serverSide[before]?.bytesWritten ?? 0, PATIENT).toBeGreaterThan(100_000);
    await all.take(loss);
    await expect.poll(() => serverSide[before]?.destroyed, PATIENT).toBe(true);
  });

  test('an upload is refused before its end', async () => {
    const client = await uploading(verifyFile.path, all.tokenOf(2));
    await all.take(loss);
    await expect.poll(client.received, PATIENT).toMatch(refusal(statusOf(loss)));
    await expect.poll(client.closed, PATIENT).toBe(true);
  });
});

/** The token of a program whose manager is the one of the office. */
async function programToken(): Promise<string> {
  const { portal } = all;
  const { id } = await database.db
    .selectFrom('portal_user')
    .where('role', '=', 2)
    .select('id')
    .executeTakeFirstOrThrow();
  const known = await database.db
    .selectFrom('api_user')
    .where('user_id', '=', id)
    .select('client_id')
    .executeTakeFirst();
  const made = await portal.call(known === undefined ? createApiUser : renewApiSecret, {
    token: all.tokenOf(1),
    body: { codUsuario: id },
  });
  const { clientId, clientSecret } = made.body;
  const issued = await portal.call(issueToken, {
    body: { grant_type: 'client_credentials', client_id: clientId, client_secret: clientSecret },
  });
  return issued.body.access_token;
}

test('an upload of a program is refused when its manager was deactivated', async () => {
  const client = await uploading(apiVerifyFile.path, await programToken());
  const loss: Loss = { right: 'was deactivated', role: 2 };
  await all.take(loss);
  await expect.poll(client.received, PATIENT).toMatch(refusal(401));
  await all.giveBack(loss);
});

test('a page of the API that waits for the database is refused when its manager was deactivated, long before it is read', async () => {
  const token = await programToken();
  const loss: Loss = { right: 'was deactivated', role: 2 };
  await database.db.transaction().execute(async (trx) => {
    await sql`lock table arrival in access exclusive mode`.execute(trx);
    const client = await open();
    const before = begun;
    client.socket.write(head('GET', apiTransactions.path, { authorization: `Bearer ${token}` }));
    await expect.poll(() => begun, PATIENT).toBe(before + 1);
    await all.take(loss);
    // The lock is held still: the page itself cannot have come.
    await expect.poll(client.received, PATIENT).toMatch(refusal(401));
  });
  await all.giveBack(loss);
});

test('what somebody gains meanwhile ends nothing', async () => {
  const client = await uploading(verifyFile.path, all.tokenOf(2));
  const { id } = await database.db
    .selectFrom('portal_user')
    .where('role', '=', 2)
    .select('id')
    .executeTakeFirstOrThrow();
  await database.db.insertInto('user_grouper').values({ user_id: id, grouper_id: 2 }).execute();
  client.socket.write('x'.repeat(999_000));
  await expect.poll(client.received, PATIENT).toMatch(refusal(200));
});
