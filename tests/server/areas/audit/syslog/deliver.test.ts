import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { purgeSecurityEvents } from '../../../../../server/areas/audit/events/purge';
import { deliverEvents } from '../../../../../server/areas/audit/syslog/job';
import { addReceiver } from '../../../../../server/areas/audit/syslog/queue';
import { sendFrames } from '../../../../../server/areas/audit/syslog/send';
import { recordChanges } from '../../../../../server/platform/audit/record';
import type { Database } from '../../../../../server/platform/db/open';
import { system } from '../../../../../server/platform/principal/principal';
import { selfSigned, selfSignedHere } from '../../../../support/certificate';
import { freshDatabase } from '../../../../support/databases';
import { addUser } from '../../../../support/network';
import { type TestPortal, testPortal } from '../../../../support/portal';
import { type SyslogTestReceiver, syslogReceiver } from '../../../../support/syslog-receiver';

const never = new AbortController().signal;

let database: Database;
let folder: string;
let receiver: SyslogTestReceiver;
let portal: TestPortal;
let lines: [level: string, text: string][];

const log = {
  info: (text: string) => void lines.push(['info', text]),
  warn: (_facts: object, text: string) => void lines.push(['warn', text]),
} as never;

beforeAll(async () => {
  database = await freshDatabase();
  await addUser(database.db, { login: '10000001', name: 'Ana Conceição', role: 1 });
  folder = mkdtempSync(join(tmpdir(), 'cofre-syslog-'));
  writeFileSync(join(folder, 'ca.pem'), selfSignedHere.cert);
  writeFileSync(join(folder, 'other.pem'), selfSigned.cert);
});
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await database.close();
});

beforeEach(async () => {
  lines = [];
  receiver = await syslogReceiver();
  portal = await portalFor(receiver);
  await sql`truncate security_receiver, security_delivered`.execute(database.db);
  await addReceiver(database.db);
  await sql`update security_receiver set first = '2019-01-01'`.execute(database.db);
  // Events of earlier tests are not looked for again.
  await sql`insert into security_delivered (event, at) select id * 2, at from audit`.execute(database.db);
  await sql`delete from security_event`.execute(database.db);
});
afterEach(async () => {
  await portal.app.close();
  await receiver.close();
});

const portalFor = ({ url }: { url: string }, ca = 'ca.pem') =>
  testPortal(database, {
    PORTAL_SYSLOG_URL: url,
    PORTAL_SYSLOG_CA: join(folder, ca),
    PORTAL_METRICS_KEY: 'a-key-for-the-metrics-thirty-two-long',
  });

const deliver = () => deliverEvents(portal.context, never, log);

/** Somebody signs out, so many times. */
async function signOuts(count: number): Promise<void> {
  await recordChanges(
    database.db,
    { id: null, login: 'nobody', address: '192.0.2.1' },
    Array.from({ length: count }, (_, index) => ({
      action: 'sign-out' as const,
      entity: 'session',
      key: String(index),
    })),
  );
}

/** The rest after a failure is over. */
const later = () => portal.setNow(new Date(portal.context.now().getTime() + 3_600_000));

const uids = () => receiver.events().map(({ metadata }) => (metadata as { uid: string }).uid);

test('an event arrives once, as OCSF in a message of RFC 5424', async () => {
  await portal.signIn('10000001');
  await deliver();
  await deliver();
  expect(receiver.messages).toHaveLength(1);
  expect(receiver.messages[0]).toMatch(
    /^<110>1 \d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z \S+ cofre - sign-in - \{.*\}$/,
  );
  expect(receiver.events()[0]).toMatchObject({
    category_uid: 3,
    class_uid: 3002,
    activity_id: 1,
    type_uid: 300_201,
    status_id: 1,
    user: { name: '10000001', full_name: 'Ana Conceição' },
    src_endpoint: { ip: '127.0.0.1' },
    metadata: { version: '1.3.0', product: { name: 'Cofre' }, event_code: 'sign-in' },
  });
  // What is longer in UTF-8 than in characters is written in ASCII.
  expect(receiver.messages[0]).toMatch(/^[ -~]+$/);
});

test('a receiver gets nothing of before it was set', async () => {
  await signOuts(2);
  await sql`truncate security_receiver`.execute(database.db);
  await addReceiver(database.db);
  await signOuts(1);
  await deliver();
  expect(receiver.messages).toHaveLength(1);
});

test('a noted event waits until its minute is over, and then has its number', async () => {
  await sql`insert into security_event (minute, at, kind, count, actor, address, reason)
    select m, m, 'locked', 7, '10000001', '192.0.2.9', 'still locked' from (values
      (date_trunc('minute', clock_timestamp())),
      (date_trunc('minute', clock_timestamp()) - interval '5 minutes')) as minutes (m)`.execute(database.db);
  await deliver();
  expect(receiver.events()).toMatchObject([{ class_uid: 3002, status_id: 2, count: 7 }]);
});

describe('a receiver that', () => {
  test.each(['refuses', 'resets', 'stuck'] as const)(
    '%s loses nothing, and gets all of it later',
    async (how) => {
      await signOuts(3);
      receiver.behaviour = how;
      const stopped = new AbortController();
      // Whoever never reads would be waited for.
      if (how === 'stuck') setTimeout(() => stopped.abort(new Error('late')), 300);
      const again = await deliverEvents(portal.context, stopped.signal, log).catch(() => null);
      expect(receiver.messages).toEqual([]);
      if (how !== 'stuck') {
        expect(again).toBeInstanceOf(Date);
        expect(await portal.context.metrics?.text()).toMatch(/cofre_security_events_waiting 3\n/);
      }
      receiver.behaviour = 'reads';
      later();
      await deliver();
      expect(receiver.messages).toHaveLength(3);
      expect(new Set(uids()).size).toBe(3);
    },
  );

  test('is away is tried again after a rest, and the log says once that it is away and once that it is back', async () => {
    const { url } = receiver;
    await receiver.close();
    await signOuts(2);
    for (let attempt = 0; attempt < 3; attempt += 1) {
      expect(await deliver()).toBeInstanceOf(Date);
      // Before the rest is over nobody tries.
      expect(await deliver()).toBeNull();
      later();
    }
    receiver = await syslogReceiver(Number(new URL(url).port));
    await deliver();
    await signOuts(1);
    await deliver();
    expect(receiver.messages).toHaveLength(3);
    expect(lines).toEqual([
      ['warn', 'the receiver of security events is away'],
      ['info', 'the receiver of security events is back'],
    ]);
  });

  test('has the certificate of somebody else gets nothing', async () => {
    const own = await portalFor(receiver, 'other.pem');
    await signOuts(1);
    await deliverEvents(own.context, never, log);
    await own.app.close();
    expect(receiver.messages).toEqual([]);
    expect(lines).toEqual([['warn', 'the receiver of security events is away']]);
  });
});

test('a receiver that stops reading is given up after a while', async () => {
  receiver.behaviour = 'stuck';
  const { port } = new URL(receiver.url);
  const to = { host: '127.0.0.1', port: Number(port), tls: { ca: selfSignedHere.cert } };
  await expect(sendFrames(to, '1 x'.repeat(4_000_000), never, { silentMs: 200 })).rejects.toThrow(
    'The receiver does not answer or read',
  );
});

test('a receiver that closes by itself has not read to the end', async () => {
  receiver.behaviour = 'closes';
  const { port } = new URL(receiver.url);
  const to = { host: '127.0.0.1', port: Number(port), tls: { ca: selfSignedHere.cert } };
  await expect(sendFrames(to, '1 x', never, { settleMs: 600_000 })).rejects.toThrow(
    'The receiver has closed the connection',
  );
});

test('an event whose transaction ends after later ones is not lost', async () => {
  const late = new Date(Date.now() - 3_600_000);
  await signOuts(1);
  await deliver();
  await database.db
    .insertInto('audit')
    .values({
      at: late,
      actor_id: null,
      actor: 'late',
      address: null,
      action: 'sign-out',
      entity: 'session',
      entity_key: 'late',
      before: null,
      after: null,
    })
    .execute();
  await deliver();
  expect(receiver.events().map(({ user }) => (user as { name: string }).name)).toEqual(['nobody', 'late']);
});

test('thousands go in batches, and two servers send none of them twice', async () => {
  await signOuts(1203);
  const other = await portalFor(receiver);
  await Promise.all([deliver(), deliverEvents(other.context, never, log)]);
  await deliver();
  await other.app.close();
  expect(receiver.messages).toHaveLength(1203);
  expect(new Set(uids()).size).toBe(1203);
});

test('what the receiver does not have yet is not deleted, however old it is', async () => {
  const ancient = new Date('2020-01-01T00:00:00Z');
  await sql`update security_receiver set behind = '2020-01-01T01:00:00Z'`.execute(database.db);
  await database.db
    .insertInto('security_event')
    .values({
      minute: ancient,
      at: ancient,
      kind: 'robot-check-failed',
      count: 1,
      actor: '',
      address: '192.0.2.5',
      reason: '',
      operation: '',
      browser: null,
    })
    .execute();
  await purgeSecurityEvents(portal.context);
  await deliver();
  expect(receiver.events().map(({ message }) => message)).toContain('robot-check-failed');
  await purgeSecurityEvents(portal.context);
  const { rows } = await sql`select from security_event`.execute(database.db);
  expect(rows).toEqual([]);
});

test('a portal without a receiver, or from which nothing leaves, sends nothing', async () => {
  const silent = await testPortal(database);
  await signOuts(1);
  expect(await deliverEvents(silent.context, never)).toBeNull();
  const copy = { ...portal.context, config: { ...portal.context.config, outbound: false } };
  expect(await deliverEvents(copy, never)).toBeNull();
  await silent.app.close();
  expect(receiver.messages).toEqual([]);
});

test('no secret and no value of a record leaves', async () => {
  await recordChanges(database.db, system('test'), [
    {
      action: 'update',
      entity: 'portal_user',
      key: '1',
      before: { name: 'Old name', password_hash: '$argon2id$x' },
      after: { name: 'New name', password_hash: '$argon2id$y' },
    },
  ]);
  await deliver();
  const [event] = receiver.events();
  expect(event).toMatchObject({ class_uid: 3001, activity_id: 99, comment: 'name' });
  expect(JSON.stringify(event)).not.toMatch(/argon|Old name|New name/);
});
