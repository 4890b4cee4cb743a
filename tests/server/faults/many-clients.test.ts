import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { login } from '../../../contract/session';
import type { Database } from '../../../server/platform/db/open';
import { freshDatabase } from '../../support/databases';
import { startServer } from '../../support/server-process';
import { connectRaw, head, type RawClient } from './raw-client';

/* Many malicious clients against a server with its own limits: what they cost, and what is left of them. */

let fresh: Database & { url: string | null };
let folder: string;
let server: ReturnType<typeof startServer>;
let address: string;
const crowd: RawClient[] = [];

beforeEach(async () => {
  fresh = await freshDatabase('server');
  folder = mkdtempSync(join(tmpdir(), 'cofre-crowd-'));
  server = startServer({
    PORTAL_DATA_DIR: folder,
    PORTAL_DEMO: 'off',
    ...(fresh.url !== null && { DATABASE_URL: fresh.url }),
  });
  address = await server.listening();
}, 120_000);
afterEach(async () => {
  for (const { socket } of crowd.splice(0)) socket.destroy();
  server.child.kill('SIGKILL');
  await server.ended;
  await fresh.close();
  rmSync(folder, { recursive: true, force: true });
});

/** The memory of the server, in megabytes. */
const memory = () =>
  Number(execFileSync('ps', ['-o', 'rss=', '-p', String(server.child.pid)], { encoding: 'utf8' })) / 1024;

async function gather(count: number, say: string): Promise<RawClient[]> {
  const clients = await Promise.all(Array.from({ length: count }, () => connectRaw(address)));
  for (const { socket } of clients) socket.write(say);
  crowd.push(...clients);
  return clients;
}

const othersAreAnswered = async () => expect((await fetch(`${address}/readyz`)).status).toBe(200);
const json = { 'content-type': 'application/json' };

test('many clients cost little memory, whatever they send, and leave nothing in the log', {
  timeout: 120_000,
}, async () => {
  await othersAreAnswered();
  const before = memory();

  await gather(1500, '');
  await gather(500, `GET / HTTP/1.1\r\nhost: cofre\r\nx-long: ${'x'.repeat(8000)}`);
  // Bodies without a length, as long as those of signed-in people may be and without an end; 500 MB in all.
  const chunk = `${(64 * 1024).toString(16)}\r\n${'{'.repeat(64 * 1024)}\r\n`;
  const endless = await gather(250, head('POST', login.path, { ...json, 'transfer-encoding': 'chunked' }));
  for (let sent = 0; sent < 31; sent += 1) for (const { socket } of endless) socket.write(chunk);
  // Refused or, if the refusal was lost because data still arrived, cut off.
  const refused = () => endless.filter(({ received, closed }) => / 413 /.test(received()) || closed());
  await expect.poll(() => refused().length, { timeout: 60_000 }).toBe(endless.length);
  const halfBodies = await gather(40, head('POST', login.path, { ...json, 'content-length': 5000 }) + '{');

  await othersAreAnswered();
  expect(memory() - before).toBeLessThan(250);

  for (const { socket } of [...halfBodies, ...crowd]) socket.resetAndDestroy();
  // They disconnect before the busy server has accepted them.
  server.child.kill('SIGSTOP');
  const hasty = await gather(40, head('POST', login.path, { ...json, 'content-length': 2 }) + '{}');
  await Promise.all(hasty.map(({ socket }) => new Promise((resolve) => socket.write('', resolve))));
  for (const { socket } of hasty) socket.resetAndDestroy();
  server.child.kill('SIGCONT');
  await othersAreAnswered();
  expect(
    server
      .output()
      .split('\n')
      // A start warns of the tests' database, which is configured for speed, not safety.
      .filter((line) => line.startsWith('{') && !line.includes('synchronous_commit')),
  ).toEqual([]);
  expect(server.errors()).toBe('');
});
