import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listNotifications } from '../../../../contract/notifications';
import { newsPublished } from '../../../../server/areas/news/notices';
import { notify } from '../../../../server/engines/notices/notify';
import type { Database } from '../../../../server/platform/db/open';
import { freshDatabase } from '../../../support/databases';
import { addUser } from '../../../support/network';
import { NOON, type TestPortal, testPortal } from '../../../support/portal';

let database: Database;
let portal: TestPortal;
let token: string;
let brief: string;
beforeAll(async () => {
  database = await freshDatabase();
  portal = await testPortal(database);
  const id = await addUser(database.db, { login: '30000003', role: 3 });
  await addUser(database.db, { login: '30000004', role: 3 });
  await database.db.transaction().execute(async (trx) => {
    for (let count = 0; count < 30; count += 1) {
      const title = `Ação número ${count}`;
      await notify(trx, newsPublished({ title }), { to: [id], at: new Date(NOON) });
    }
  });
  token = (await portal.signIn('30000003')).token;
  brief = (await portal.signIn('30000004')).token;
});
afterAll(async () => {
  await portal.app.close();
  await database.close();
});

const ask = (encoding: string | undefined, as = token) =>
  portal.app.inject({
    url: listNotifications.path,
    headers: {
      authorization: `Bearer ${as}`,
      'accept-language': 'pt-BR',
      ...(encoding !== undefined && { 'accept-encoding': encoding }),
    },
  });

test.each(['gzip', 'br, gzip', 'gzip, deflate, br, zstd', 'deflate;q=0.5, gzip;q=0.1', 'GZIP'])(
  'a long reply is compressed for a client that accepts %s, and has the same content',
  async (encoding) => {
    const [packed, plain] = [await ask(encoding), await ask(undefined)];
    expect(packed.headers).toMatchObject({
      'content-encoding': 'gzip',
      vary: 'accept-encoding',
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-store',
      'content-length': String(packed.rawPayload.length),
    });
    expect(packed.rawPayload.length).toBeLessThan(plain.rawPayload.length / 8);
    expect(gunzipSync(packed.rawPayload).toString()).toBe(plain.body);
  },
);

test.each([undefined, '', 'br', 'gzip;q=0', 'gzip; q=0.0', 'x-gzip', 'identity'])(
  'it is not compressed for a client that accepts %j',
  async (encoding) => {
    const { headers, body } = await ask(encoding);
    expect(headers['content-encoding']).toBeUndefined();
    expect(JSON.parse(body)).toHaveLength(30);
  },
);

test('a short reply is not compressed', async () => {
  const { headers, body } = await ask('gzip', brief);
  expect([headers['content-encoding'], body]).toEqual([undefined, '[]']);
});
