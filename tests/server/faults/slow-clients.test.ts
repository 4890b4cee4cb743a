import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, inject, test } from 'vitest';
import { filterEcs } from '../../../contract/reports';
import { login } from '../../../contract/session';
import { depositReport } from '../../../contract/statement';
import { verifyFile } from '../../../contract/verification';
import type { Database } from '../../../server/platform/db/open';
import { TIMEOUTS } from '../../../server/platform/http/timeouts';
import { fillConsoleFolder } from '../../support/console-folder';
import { freshDatabase } from '../../support/databases';
import { addNetwork, addUser } from '../../support/network';
import { type TestPortal, testPortal } from '../../support/portal';
import { addMany, askForFile, reportRequest } from '../engines/exports/statement-file';
import { connectRaw, head, type RawClient, trickle } from './raw-client';

/* Clients that send slowly, read slowly, are silent or disappear. The server has its usual limits, but shorter. */

const timeouts = {
  ...TIMEOUTS,
  head: 2500,
  request: 4000,
  uploadRate: 5000,
  silence: 2000,
  idle: 2000,
  check: 100,
  connections: 120,
};
/** More than the buffers of both sockets can hold of a reply that is not read. */
const MORE_THAN_BUFFERS = 24 * 1024 * 1024;
const MANY_SHOPS = 90_000;

let database: Database;
let portal: TestPortal;
let address: string;
let authorization: string;
let token: string;
let folder: string;
const clients: RawClient[] = [];
/** The server's ends of all connections so far. */
const serverSide: Socket[] = [];

beforeAll(async () => {
  database = await freshDatabase();
  await addNetwork(database.db);
  await addUser(database.db, { login: '10000001', role: 1 });
  await sql`
    insert into establishment (code, name, street, number, district, postal_code, city, state, corban)
    select 'X' || n, repeat('Mercado da Praça ', 5) || n, 'Rua', '', '', '', 'São Paulo', 'SP', false
    from generate_series(1, ${MANY_SHOPS}::int) as n`.execute(database.db);
  await addMany(database.db, 100_000, '2026-11-18 00:00:00');
  folder = mkdtempSync(join(tmpdir(), 'cofre-console-'));
  fillConsoleFolder(folder, '<p></p>');
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'assets', 'large.js'), Buffer.alloc(MORE_THAN_BUFFERS, ' '));
  portal = await testPortal(database, {}, { consoleFolder: folder, timeouts });
  portal.app.server.on('connection', (socket: Socket) => serverSide.push(socket));
  address = await portal.app.listen({ host: '127.0.0.1', port: 0 });
  token = (await portal.signIn('10000001')).token;
  authorization = `Bearer ${token}`;
}, 120_000);
afterEach(async () => {
  for (const { socket } of clients.splice(0)) socket.destroy();
  await expect.poll(connections).toBe(0);
});
afterAll(async () => {
  await portal.app.close();
  await database.close();
  rmSync(folder, { recursive: true });
});

const open = async (options?: { deaf?: boolean }) => {
  const client = await connectRaw(address, options);
  clients.push(client);
  return client;
};
const connections = () =>
  new Promise<number>((resolve) => portal.app.server.getConnections((_error, count) => resolve(count)));
/** Waits, because the machine may be busy. */
const PATIENT = { timeout: 20_000 };
const ended = (client: RawClient) => expect.poll(client.closed, PATIENT).toBe(true);
/** Checks that a call of somebody else, on another connection, succeeds. */
async function othersAreAnswered() {
  const answer = await fetch(`${address}/portal/bancos/`, {
    headers: { authorization, connection: 'close' },
  });
  expect(answer.status).toBe(200);
  await answer.text();
}

describe('slow senders', () => {
  test('a head that arrives byte by byte is 408', async () => {
    const client = await open();
    trickle(client, head('GET', '/portal/config', { 'x-long': 'x'.repeat(2000) }));
    await othersAreAnswered();
    await ended(client);
    expect(client.received()).toMatch(/^HTTP\/1\.1 408 Request Timeout\r\nconnection: close\r\n/);
  });

  test('a body that arrives byte by byte is 408', async () => {
    const client = await open();
    client.socket.write(
      head('POST', login.path, { 'content-type': 'application/json', 'content-length': 5000 }),
    );
    trickle(client, `{"user": "${'x'.repeat(4000)}`);
    await othersAreAnswered();
    await ended(client);
    expect(client.received()).toMatch(/^HTTP\/1\.1 408 Request Timeout\r\n/);
  });

  const fileOf = (bytes: number) =>
    head('POST', verifyFile.path, {
      authorization,
      'content-type': 'application/octet-stream',
      'content-length': bytes,
      connection: 'close',
    });

  test('API-27 a file that arrives steadily is accepted, however long it takes', async () => {
    const client = await open();
    const PIECE = 2000;
    const pieces = 55;
    client.socket.write(fileOf(PIECE * pieces));
    const began = performance.now();
    for (let piece = 0; piece < pieces; piece += 1) {
      await wait(200);
      client.socket.write('x'.repeat(PIECE));
    }
    expect(performance.now() - began).toBeGreaterThan(2 * timeouts.request);
    await othersAreAnswered();
    await ended(client);
    expect(client.received()).toMatch(/^HTTP\/1\.1 200 OK/);
    expect(client.received()).toContain('"verdict":"unknown"');
  });

  test('API-27 a file that arrives byte by byte is 408, also if it began fast', async () => {
    const [slow, slower] = [await open(), await open()];
    for (const client of [slow, slower]) client.socket.write(fileOf(200_000));
    await wait(300);
    slow.socket.write('x'.repeat(50_000));
    for (const client of [slow, slower]) trickle(client, 'x'.repeat(5000));
    await othersAreAnswered();
    await ended(slower);
    expect(slow.closed()).toBe(false);
    await ended(slow);
    for (const { received } of [slow, slower]) {
      expect(received()).toMatch(/^HTTP\/1\.1 408 Request Timeout\r\nconnection: close\r\n/);
    }
  });

  test('connections that never send anything are closed without a reply', async () => {
    const silent = await Promise.all(Array.from({ length: 100 }, () => open()));
    await othersAreAnswered();
    for (const client of silent) await ended(client);
    expect(silent.map(({ received }) => received()).join('')).toBe('');
  });

  test('a connection that sends nothing more after its reply is closed', async () => {
    const client = await open();
    client.socket.write(head('GET', '/healthz'));
    await ended(client);
    expect(client.received()).toMatch(/^HTTP\/1\.1 200 OK/);
  });

  test('megabytes without a session are refused before they are read', async () => {
    const json = { 'content-type': 'application/json', 'content-length': 1_900_000 };
    const report = await open();
    report.socket.write(head('POST', `${depositReport.path}?formato=tela`, json));
    await expect.poll(report.received).toMatch(/^HTTP\/1\.1 401 /);
    const signIn = await open();
    signIn.socket.write(head('POST', login.path, json));
    await expect.poll(signIn.received).toMatch(/^HTTP\/1\.1 413 /);
  });

  test('connections above the limit are refused, until others end', async () => {
    const all = await Promise.all(Array.from({ length: timeouts.connections }, () => open()));
    const oneMore = await open();
    await ended(oneMore);
    expect(oneMore.received()).toBe('');
    for (const { socket } of all) socket.destroy();
    await expect
      .poll(
        () =>
          othersAreAnswered().then(
            () => true,
            () => false,
          ),
        PATIENT,
      )
      .toBe(true);
  });

  test('anything but HTTP is a bare 400', async () => {
    const client = await open();
    client.socket.write('Good morning\r\n\r\n');
    await ended(client);
    expect(client.received()).toBe(
      'HTTP/1.1 400 Bad Request\r\nconnection: close\r\ncontent-length: 0\r\n\r\n',
    );
  });
});

describe('readers who read nothing', () => {
  const paths: Record<string, () => Promise<string>> = {
    'a long list': async () => filterEcs.path,
    'a built file': async () => '/assets/large.js',
    'an export': async () => {
      const asked = await askForFile(portal, token, { tsInicio: '2026-11-18 00:00:00', ecs: ['0001'] });
      return asked.body.urlDownload;
    },
  };

  test.each(Object.entries(paths))(
    'of %s are disconnected, and other calls are served',
    async (_what, path) => {
      const request = head('GET', await path(), { authorization });
      const before = serverSide.length;
      const deaf = await Promise.all(Array.from({ length: 3 }, () => open({ deaf: true })));
      for (const { socket } of deaf) socket.write(request);
      await expect.poll(() => serverSide.length).toBe(before + 3);
      const answering = serverSide.slice(before);
      await expect
        .poll(() => Math.min(...answering.map(({ bytesWritten }) => bytesWritten)), PATIENT)
        .toBeGreaterThan(100_000);
      await othersAreAnswered();
      await expect.poll(connections, PATIENT).toBe(0);
      await idle();
    },
  );

  test('are not those who read steadily, however long it takes', async () => {
    const client = await open({ deaf: true });
    let taken = 0;
    let sip = 0;
    client.socket.on('data', ({ length }) => {
      taken += length;
      sip += length;
      if (sip < 1_500_000) return;
      sip = 0;
      client.socket.pause();
      setTimeout(() => client.socket.resume(), 300);
    });
    client.socket.write(head('GET', '/assets/large.js', { connection: 'close' }));
    client.socket.resume();
    await ended(client);
    expect(taken).toBeGreaterThan(MORE_THAN_BUFFERS);
  });
});

describe('clients that disappear', () => {
  test('in the middle of a body leave nothing behind', async () => {
    const path = `${depositReport.path}?formato=tela`;
    const request = head('POST', path, {
      authorization,
      'content-type': 'application/json',
      'content-length': 100_000,
    });
    const vanishing = await Promise.all(Array.from({ length: 20 }, () => open()));
    for (const { socket } of vanishing) socket.write(request + '{'.repeat(50_000));
    await othersAreAnswered();
    for (const { socket } of vanishing) socket.resetAndDestroy();
    await expect.poll(connections, PATIENT).toBe(0);
    await idle();
  });

  if (inject('databaseKind') !== 'embedded') {
    test('while a query runs for them stop the query', async () => {
      const body = JSON.stringify(reportRequest({ ecs: ['0001'] }));
      const request = head('POST', `${depositReport.path}?formato=tela`, {
        authorization,
        'content-type': 'application/json',
        'content-length': body.length,
      });
      await database.db.transaction().execute(async (trx) => {
        await sql`lock table cash_transaction, transaction_rollup in access exclusive mode`.execute(trx);
        const vanishing = await Promise.all(Array.from({ length: 5 }, () => open()));
        for (const { socket } of vanishing) socket.write(request + body);
        // Two reports of a person run, the others are queued.
        await expect.poll(waiting, PATIENT).toBe(2);
        for (const { socket } of vanishing) socket.destroy();
        await expect.poll(waiting, PATIENT).toBe(0);
      });
      await idle();
    });
  }
});

/** Queries of this database that wait for a lock. */
async function waiting(): Promise<number | undefined> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(database.db);
  return rows[0]?.count;
}

/** Checks that no query of clients that are gone still runs, and no transaction of theirs holds a connection. */
async function idle(): Promise<void> {
  if (inject('databaseKind') === 'embedded') return;
  const held = async () => {
    const { rows } = await sql`select state, query from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid() and state <> 'idle'`.execute(
      database.db,
    );
    return rows;
  };
  await expect.poll(held, PATIENT).toEqual([]);
}
