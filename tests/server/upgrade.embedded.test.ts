import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listAudit } from '../../contract/audit';
import { type BulkBatch, getLastBulk } from '../../contract/bulk';
import type { Operation, ReplyOf } from '../../contract/operation';
import { listViewers } from '../../contract/report-viewers';
import { login } from '../../contract/session';
import { openEmbedded } from '../../server/platform/db/open';
import { startServer } from '../support/server-process';

/*
 * A data folder of a server of November 2026 that was stopped before areas, principals and many present names existed:
 * an administrator, three establishments and 1,300 imported report viewers, two of them active. Their welcome mails
 * wait, because the mail server was unavailable; and a batch that assigns a second establishment to all of them is
 * running, of which 500 are done.
 */
const PASSWORD = 'Demo@2026';
const VIEWERS = 1300;
let parent: string;
let server: ReturnType<typeof startServer>;
let address: string;
let token: string;

beforeAll(async () => {
  parent = mkdtempSync(join(tmpdir(), 'cofre-upgrade-'));
  const archive = join(import.meta.dirname, '..', 'fixtures', 'data-folder-2026-11.tar.br');
  writeFileSync(join(parent, 'data.tar'), brotliDecompressSync(readFileSync(archive)));
  execFileSync('tar', ['xf', 'data.tar'], { cwd: parent });
  await asOfNow(join(parent, 'data'));
  server = startServer({
    PORTAL_DATA_DIR: join(parent, 'data'),
    PORTAL_DEMO: 'off',
    PORTAL_ROBOT_CHECK: 'off',
  });
  address = await server.listening();
  ({ token } = await call(login, '', { user: '10000001', password: PASSWORD }));
}, 120_000);
afterAll(async () => {
  server.child.kill('SIGTERM');
  await server.ended;
  rmSync(parent, { recursive: true, force: true });
});

/** Moves all instants but those of the trail to the present, because links and batches expire. */
async function asOfNow(folder: string): Promise<void> {
  const database = await openEmbedded({ folder });
  const { db } = database;
  const { rows } = await sql<{ name: string; column: string }>`
    select c.table_name as name, c.column_name as column from information_schema.columns c
    join information_schema.tables t using (table_schema, table_name)
    where table_schema = 'public' and table_type = 'BASE TABLE' and c.data_type = 'timestamp with time zone'
      and is_generated = 'NEVER' and table_name <> 'audit'`.execute(db);
  expect(rows).not.toEqual([]);
  for (const { name, column } of rows) {
    await sql`update ${sql.table(name)} set ${sql.ref(column)} =
      ${sql.ref(column)} + (now() - (select max(at) from audit))`.execute(db);
  }
  await database.close();
}

/** The reply to a call, whatever it is. */
// oxlint-disable-next-line typescript/no-explicit-any
async function call({ method, path }: Operation, query = '', body?: object): Promise<any> {
  const reply = await fetch(address + path + query, {
    method,
    headers: {
      'accept-language': 'en',
      ...(token && { authorization: `Bearer ${token}` }),
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  if (!reply.ok) throw new Error(await reply.text());
  return reply.json();
}

test('a batch that an earlier release had begun goes on to its end', { timeout: 120_000 }, async () => {
  const lastBatch = async (): Promise<BulkBatch> =>
    (await call(getLastBulk, '?resource=visualizadores-relatorios')).batch;
  await expect.poll(async () => (await lastBatch()).state, { timeout: 60_000 }).toBe('done');
  expect((await lastBatch()).counts).toMatchObject({ changed: VIEWERS, refused: 0 });
  const { content } = await call(listViewers, '?size=100');
  expect(content).toHaveLength(100);
});

test('mails that waited are sent', { timeout: 120_000 }, async () => {
  const outbox = join(parent, 'data', 'outbox');
  const receivers = () =>
    readdirSync(outbox)
      .map((file) => /^To: (.*)$/m.exec(readFileSync(join(outbox, file), 'utf8'))?.[1] ?? '')
      .toSorted();
  await expect
    .poll(receivers, { timeout: 60_000 })
    .toEqual([
      expect.stringContaining('30000000@example.com'),
      expect.stringContaining('30000001@example.com'),
    ]);
});

test('the audit trail is read as it was written', async () => {
  const { content } = (await call(listAudit, '?entity=portal_user&sort=at,asc')) as ReplyOf<typeof listAudit>;
  const [first, second] = content;
  expect(first).toMatchObject({ action: 'create', actor: 'admin:create', key: '1' });
  expect(second).toMatchObject({ action: 'create', actor: '10000001' });
});
