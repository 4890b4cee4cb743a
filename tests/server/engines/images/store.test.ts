import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import S3rver from 's3rver';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readConfig } from '../../../../server/config';
import { Images } from '../../../../server/engines/images/images';
import type { Database } from '../../../../server/platform/db/open';
import { freshDatabase } from '../../../support/databases';
import { picture } from '../../../support/pictures';

let database: Database;
let folder: string;
let s3: S3rver;
let url: string;
let large: Buffer;
let small: Buffer;

const settings = (PORTAL_S3_URL: string, PORTAL_S3_KEY_ID = 'S3RVER') =>
  readConfig({ PORTAL_S3_URL, PORTAL_S3_REGION: 'us-east-1', PORTAL_S3_KEY_ID, PORTAL_S3_SECRET: 'S3RVER' });
const renditions = () => [
  { type: 'image/png' as const, content: large },
  { type: 'image/jpeg' as const, content: small },
];
const rows = () => database.db.selectFrom('stored_file').selectAll().execute();

async function bytesOf(images: Images, name: string, card = false): Promise<Buffer | null> {
  const file = await images.read(name, 'news', card);
  if (file === null) return null;
  const pieces: Uint8Array[] = [];
  for await (const piece of file.pieces()) pieces.push(piece);
  const bytes = Buffer.concat(pieces);
  expect(bytes.length).toBe(file.bytes);
  return bytes;
}

beforeAll(async () => {
  database = await freshDatabase();
  [large, small] = await Promise.all([picture('png', 80, 60), picture('jpeg', 40, 30)]);
  folder = await mkdtemp(join(tmpdir(), 's3-'));
  s3 = new S3rver({
    port: 0,
    address: '127.0.0.1',
    silent: true,
    directory: folder,
    configureBuckets: [{ name: 'pictures', configs: [] }],
  });
  const { port } = await s3.run();
  url = `http://127.0.0.1:${port}/pictures`;
});
afterAll(async () => {
  await s3.close();
  await rm(folder, { recursive: true });
  await database.close();
});

describe.each(['database', 's3'] as const)('the pictures in the %s', (place) => {
  const open = () => new Images(database, place === 's3' ? settings(url) : readConfig({}));

  test('NEWS-04 are kept in two sizes and read again, only for their own use', async () => {
    const images = open();
    const name = await images.keep({ renditions: renditions() }, 'news');
    expect(name).toMatch(/^[0-9a-f]{32}\.png$/);
    expect((await bytesOf(images, name))?.equals(large)).toBe(true);
    expect((await bytesOf(images, name, true))?.equals(small)).toBe(true);
    expect(await images.read(name, 'workOrder')).toBeNull();
    const kept = (await rows()).filter((row) => row.place === place);
    expect(kept.map(({ content }) => content === null)).toEqual([place === 's3', place === 's3']);
  });

  test('NEWS-04 that nothing shows are deleted a day later, and no others', async () => {
    const images = open();
    const shown = await images.keep({ renditions: renditions() }, 'news');
    const orphan = await images.keep({ renditions: renditions() }, 'news');
    const isShown = sql<boolean>`file.name = ${shown}`;
    await images.purgeOrphans('news', new Date(), isShown);
    expect(await bytesOf(images, orphan)).not.toBeNull();
    await images.purgeOrphans('news', new Date(Date.now() + 25 * 3_600_000), isShown);
    expect(await images.read(orphan, 'news')).toBeNull();
    expect((await bytesOf(images, shown, true))?.equals(small)).toBe(true);
  });
});

describe('NEWS-16 a storage that fails', () => {
  let slow: Server;
  let full: Server;
  const listen = (server: Server) =>
    new Promise<string>((resolve) => {
      server.listen(0, '127.0.0.1', () =>
        resolve(`http://127.0.0.1:${(server.address() as AddressInfo).port}/pictures`),
      );
    });
  const sentence = { status: 503, key: 'images.storageAway' };

  afterAll(() => {
    slow.closeAllConnections();
    slow.close();
    full.close();
  });

  async function keepsNothing(endpoint: string, keyId?: string): Promise<void> {
    const before = (await rows()).length;
    const images = new Images(database, settings(endpoint, keyId));
    await expect(images.keep({ renditions: renditions() }, 'news')).rejects.toMatchObject(sentence);
    expect((await rows()).length - before).toBeLessThanOrEqual(2);
    // What could not be rolled back either is deleted with the other orphans.
    expect((await rows()).slice(before).every(({ content }) => content === null)).toBe(true);
  }

  test('NEWS-16 is reported with a message if it is lost, full, or has another key', async () => {
    full = createServer((request, reply) => {
      request.resume().on('end', () => reply.writeHead(507).end('<Error><Code>QuotaExceeded</Code></Error>'));
    });
    await keepsNothing('http://127.0.0.1:1/pictures');
    await keepsNothing(await listen(full));
    await keepsNothing(url, 'nobody');
  });

  test('NEWS-16 is reported with a message within ten seconds if it is slow', async () => {
    slow = createServer(() => {});
    const images = new Images(database, settings(await listen(slow)));
    const name = await new Images(database, settings(url)).keep({ renditions: renditions() }, 'news');
    // The storage never answers: only the portal's own patience ends it, before the test's.
    await expect(bytesOf(images, name)).rejects.toMatchObject(sentence);
  });
});
