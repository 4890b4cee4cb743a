import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '../../../../server/platform/db/open';
import { freshDatabase } from '../../../support/databases';
import { type TestPortal, testPortal } from '../../../support/portal';

let database: Database;
let portal: TestPortal;

/** The largest that may be stored (NEWS-06), with different pieces, and one that fits in a piece. */
const large = { name: `${'ab'.repeat(16)}.png`, content: randomBytes(5 * 1024 * 1024) };
const small = { name: `${'01'.repeat(16)}.jpg`, content: Buffer.from([0xff, 0xd8, 0, 1, 2, 0xff, 0xd9]) };

beforeAll(async () => {
  database = await freshDatabase();
  await database.db
    .insertInto('stored_file')
    .values([
      { ...large, media_type: 'image/png' },
      { ...small, media_type: 'image/jpeg' },
    ])
    .execute();
  portal = await testPortal(database);
});
afterAll(async () => {
  await portal.app.close();
  await database.close();
});

const ask = (
  address: string,
  {
    method = 'GET',
    headers = {},
  }: { method?: 'GET' | 'HEAD' | 'POST'; headers?: Record<string, string> } = {},
) => portal.app.inject({ method, url: address, headers: { 'accept-language': 'en', ...headers } });
const image = (name: string, options?: Parameters<typeof ask>[1]) =>
  ask(`/portal/files/images/${name}`, options);

describe('API-10 a stored picture', () => {
  test.each([
    ['png', large, 'image/png'],
    ['jpg', small, 'image/jpeg'],
  ])(
    'API-10 HOME-04 is returned byte by byte, without a token (%s)',
    async (_what, { name, content }, type) => {
      const { statusCode, headers, rawPayload } = await image(name);
      expect(statusCode).toBe(200);
      expect(rawPayload.equals(content)).toBe(true);
      expect(headers).toMatchObject({
        'content-type': type,
        'content-length': String(content.length),
        'x-content-type-options': 'nosniff',
      });
      expect(headers['content-disposition']).toBeUndefined();
    },
  );

  test('API-10 is cached for ever by every cache', async () => {
    const { headers } = await image(small.name);
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(headers.etag).toMatch(/^"[^"]+"$/);
    expect((await image(large.name)).headers.etag).not.toBe(headers.etag);
  });

  test.each([
    (tag: string) => tag,
    (tag: string) => `W/${tag}`,
    (tag: string) => `"other", ${tag}`,
    () => '*',
  ])('API-10 a client that has it already gets 304 and no bytes (%#)', async (named) => {
    const { headers } = await image(small.name);
    const again = await image(small.name, { headers: { 'if-none-match': named(String(headers.etag)) } });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    expect(again.headers).toMatchObject({
      etag: headers.etag,
      'cache-control': headers['cache-control'],
    });
  });

  test('API-10 a client that has another one gets it', async () => {
    const { statusCode, rawPayload } = await image(small.name, { headers: { 'if-none-match': '"other"' } });
    expect([statusCode, rawPayload.length]).toEqual([200, small.content.length]);
  });

  test('API-10 a HEAD request returns its length and no bytes', async () => {
    const { statusCode, headers, rawPayload } = await image(large.name, { method: 'HEAD' });
    expect([statusCode, rawPayload.length]).toEqual([200, 0]);
    expect(headers).toMatchObject({
      'content-type': 'image/png',
      'content-length': String(large.content.length),
      'cache-control': 'public, max-age=31536000, immutable',
    });
  });
});

describe('API-10 anything but a picture', () => {
  const unknown = `${'77'.repeat(16)}.png`;

  test.each([
    ['of a name that nobody has', unknown],
    ['of the same name in capitals', large.name.toUpperCase()],
    ['with another ending', large.name.replace('.png', '.jpg')],
    ['of a type that is never stored', large.name.replace('.png', '.svg')],
    ['a path out of the folder', '..%2f..%2f..%2fetc%2fpasswd'],
    ['a path out of the folder, twice encoded', '..%252f..%252fetc%252fpasswd'],
    ['a path with backslashes', '..%5c..%5csecret'],
    ['a path with dots', `%2e%2e%2f${large.name}`],
    ['a line of SQL', `'%20or%20'1'='1`],
    ['a pattern', `${large.name.slice(0, 31)}%25.png`],
    ['a name with a line below it', `${large.name}%0a`],
    ['nothing', ''],
  ])('API-10 is 404 and not cached: %s', async (_what, name) => {
    const { statusCode, headers, body } = await image(name);
    expect([statusCode, JSON.parse(body)]).toEqual([404, { code: 'NOT_FOUND', message: 'Not found.' }]);
    expect(headers['content-type']).toMatch(/^application\/json/);
    expect(headers['cache-control'] ?? '').not.toContain('max-age');
    expect(headers.etag).toBeUndefined();
  });

  test.each(['%', '%00', `${unknown}?v=1`, 'a'.repeat(2000)])(
    'API-10 an impossible name is a bad request (%#)',
    async (name) => {
      expect((await image(name)).statusCode).toBe(400);
    },
  );

  test('API-10 a HEAD request of an unknown picture has no body', async () => {
    expect((await image(unknown, { method: 'HEAD' })).statusCode).toBe(404);
  });

  test('API-10 a client that has it already gets 404', async () => {
    const { statusCode } = await image(unknown, { headers: { 'if-none-match': '*' } });
    expect(statusCode).toBe(404);
  });
});

test('API-10 a failure to read a picture is not cached', async () => {
  const broken = await testPortal({ ...database, db: failingAfter(1) });
  const { statusCode, headers } = await broken.app.inject(`/portal/files/images/${small.name}`);
  expect(statusCode).toBe(500);
  expect(headers['cache-control']).toBe('no-store');
  expect(headers.etag).toBeUndefined();
  await broken.app.close();
});

/** The database, which fails after so many queries of files. */
function failingAfter(most: number): Database['db'] {
  let asked = 0;
  return new Proxy(database.db, {
    get(db, name: keyof Database['db']) {
      if (name !== 'selectFrom') return Reflect.get(db, name, db);
      asked += 1;
      if (asked > most) throw new Error('The database has gone');
      return db.selectFrom.bind(db);
    },
  });
}
