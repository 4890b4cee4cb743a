import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterEach, beforeEach, expect, inject, test } from 'vitest';
import { listBanks } from '../../../contract/banks';
import { login } from '../../../contract/session';
import { startProgram, startServer } from '../../support/server-process';

/* Servers that start at the same moment on a new database: what each would do alone, they do once together. */

const name = 'together';
const url = Object.assign(new URL(inject('databaseSource')), { pathname: `/${name}` }).toString();
const running: ReturnType<typeof startServer>['child'][] = [];
let folder: string;

async function query(connectionString: string, text: string) {
  const client = new pg.Client({ connectionString });
  await client.connect();
  const { rows } = await client.query(text);
  await client.end();
  return rows;
}

beforeEach(async () => {
  await query(inject('databaseSource'), `create database ${name}`);
  folder = mkdtempSync(join(tmpdir(), 'cofre-together-'));
});
afterEach(async () => {
  for (const child of running.splice(0)) child.kill('SIGKILL');
  await query(inject('databaseSource'), `drop database ${name} with (force)`);
  rmSync(folder, { recursive: true, force: true });
});

const environment = { DATABASE_URL: url, PORTAL_ROBOT_CHECK: 'off' };

function start(more: Record<string, string>) {
  const server = startServer({ ...environment, PORTAL_DATA_DIR: folder, ...more });
  running.push(server.child);
  return server;
}

async function signIn(address: string, user: string, password: string): Promise<string> {
  const answer = await fetch(address + login.path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ user, password }),
  });
  expect(answer.status).toBe(200);
  return `Bearer ${(await answer.json()).token}`;
}

test('three servers migrate once, fill the demo once, and share their sessions', {
  timeout: 120_000,
}, async () => {
  const demo = { PORTAL_DEMO: 'on', PORTAL_DEMO_TRANSACTIONS: '300' };
  const servers = [start(demo), start(demo), start(demo)];
  const addresses = await Promise.all(servers.map(({ listening }) => listening()));
  expect(servers.filter(({ output }) => output().includes('Filling the demo network'))).toHaveLength(1);
  expect(servers.map(({ errors }) => errors())).toEqual(['', '', '']);
  expect(await query(url, 'select count(*)::int as count from cash_transaction')).toEqual([{ count: 300 }]);
  // One of them has made the signing key; all have it.
  const authorization = await signIn(addresses[0] ?? '', '10000001', 'Demo@2026');
  for (const address of addresses) {
    const answer = await fetch(address + listBanks.path, { headers: { authorization } });
    expect(answer.status).toBe(200);
  }
});

test("a server and the command for the first administrator do not get in each other's way", {
  timeout: 120_000,
}, async () => {
  const server = start({ PORTAL_DEMO: 'off' });
  const command = startProgram(
    'server/commands/admin-create.ts',
    { ...environment, PORTAL_DATA_DIR: folder },
    ['--login', '10000009', '--name', 'Helena Duarte', '--email', 'helena@example.com'],
  );
  running.push(command.child);
  command.child.stdin.end('Cadeado&7351\n');
  expect(await command.ended, command.errors()).toBe(0);
  await signIn(await server.listening(), '10000009', 'Cadeado&7351');
});
