import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { purgeSecurityEvents } from '../../../../../server/areas/audit/events/purge';
import { eventDelivery, syslogJobHandler, syslogRoutine } from '../../../../../server/areas/audit/syslog/job';
import { addReceiver } from '../../../../../server/areas/audit/syslog/queue';
import { sendFrames } from '../../../../../server/areas/audit/syslog/send';
import { recordChanges } from '../../../../../server/platform/audit/record';
import type { Database } from '../../../../../server/platform/db/open';
import { system } from '../../../../../server/platform/principal/principal';
import { early, expired, selfSigned, selfSignedHere } from '../../../../support/certificate';
import { freshDatabase } from '../../../../support/databases';
import { addUser } from '../../../../support/network';
import { type TestPortal, testPortal } from '../../../../support/portal';
import { type SyslogTestReceiver, syslogReceiver } from '../../../../support/syslog-receiver';

const never = new AbortController().signal;

let database: Database;
let folder: string;
let receiver: SyslogTestReceiver;
let portal: TestPortal;
let delivery: ReturnType<typeof eventDelivery>;
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
  writeFileSync(join(folder, 'other-key.pem'), selfSigned.key);
});
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await database.close();
});

beforeEach(async () => {
  lines = [];
  receiver = await syslogReceiver();
  portal = await portalFor(receiver);
  delivery = eventDelivery(portal.context);
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

const portalFor = ({ url }: { url: string }, ca = 'ca.pem', more: Record<string, string> = {}) =>
  testPortal(database, {
    ...more,
    PORTAL_SYSLOG_URL: url,
    PORTAL_SYSLOG_CA: join(folder, ca),
    PORTAL_METRICS_KEY: 'a-key-for-the-metrics-thirty-two-long',
  });

const deliver = () => delivery(never, log);

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
    status_detail: 'password',
  });
  expect(receiver.events()[0]).not.toHaveProperty('is_mfa');
  // What is longer in UTF-8 than in characters is written in ASCII.
  expect(receiver.messages[0]).toMatch(/^[ -~]+$/);
});

test('of a sign-in it says whether a second factor was given', async () => {
  await recordChanges(database.db, { id: null, login: '10000001', address: null }, [
    { action: 'sign-in', entity: 'session', key: 'x', after: { signInWay: 'password and second factor' } },
    { action: 'sign-in', entity: 'session', key: 'y', after: { signInWay: 'passkey' } },
    { action: 'sign-in', entity: 'session', key: 'z', after: { signInWay: 'provider' } },
  ]);
  await deliver();
  expect(receiver.events().map(({ status_detail, is_mfa }) => [status_detail, is_mfa])).toEqual([
    ['password and second factor', true],
    ['passkey', true],
    ['provider', undefined],
  ]);
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
      const again = await delivery(stopped.signal, log).catch(() => null);
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

  test('fails in another way, or with another start, is tried at once by that start and told again', async () => {
    await signOuts(1);
    const breaksOff = expect.stringMatching(/breaks off/);
    const away = 'the receiver of security events is away';
    for (const how of ['refuses', 'refuses', 'resets', 'resets', 'refuses'] as const) {
      receiver.behaviour = how;
      await deliver();
      later();
    }
    expect(lines).toEqual([
      ['warn', away],
      ['warn', breaksOff],
      ['warn', away],
    ]);
    await deliver();
    // The rest of the last failure is not over.
    const restarted = eventDelivery(portal.context);
    receiver.behaviour = 'resets';
    expect(await restarted(never, log)).toBeInstanceOf(Date);
    expect(await restarted(never, log)).toBeNull();
    later();
    await restarted(never, log);
    expect(lines.slice(3)).toEqual([['warn', breaksOff]]);
  });

  test('has been away for long keeps no job waiting, so that the next start has one at once', async () => {
    await sql`delete from job`.execute(database.db);
    await signOuts(1);
    receiver.behaviour = 'refuses';
    const jobs = async () =>
      (
        await sql<{ due_at: Date }>`select due_at from job where kind = 'security events'`.execute(
          database.db,
        )
      ).rows;
    const seconds = async () =>
      (await jobs()).map(({ due_at }) => (due_at.getTime() - portal.context.now().getTime()) / 1000);
    await syslogJobHandler(portal.context).run({}, never, log);
    expect(await seconds()).toEqual([5]);
    await sql`delete from job`.execute(database.db);
    await sql`update security_receiver set failures = 6`.execute(database.db);
    await syslogJobHandler(portal.context).run({}, never, log);
    expect(await seconds()).toEqual([]);
    await syslogRoutine.look(portal.context);
    expect(await seconds()).toEqual([0]);
    receiver.behaviour = 'reads';
    await syslogJobHandler(portal.context).run({}, never, log);
    expect(receiver.messages).toHaveLength(1);
  });

  test('has the certificate of somebody else gets nothing', async () => {
    const own = await portalFor(receiver, 'other.pem');
    await signOuts(1);
    await eventDelivery(own.context)(never, log);
    await own.app.close();
    expect(receiver.messages).toEqual([]);
    expect(lines).toEqual([['warn', 'the receiver of security events is away']]);
  });
});

describe('a receiver that asks for a certificate', () => {
  let strict: SyslogTestReceiver;
  const client = () => ({
    PORTAL_SYSLOG_CERT: join(folder, 'other.pem'),
    PORTAL_SYSLOG_KEY: join(folder, 'other-key.pem'),
  });
  beforeEach(async () => {
    await signOuts(2);
  });
  afterEach(() => strict.close());

  test('gets the one of the portal, and the events with it', async () => {
    strict = await syslogReceiver(0, selfSigned.cert);
    const own = await portalFor(strict, 'ca.pem', client());
    expect(await eventDelivery(own.context)(never, log)).toBeNull();
    await own.app.close();
    expect([strict.messages.length, lines]).toEqual([2, []]);
  });

  test('is not waited for: the first attempt tells of certificates of the portal that are not valid now', async () => {
    strict = await syslogReceiver();
    writeFileSync(join(folder, 'old.pem'), `${expired.cert}\n${early}\n${selfSigned.cert}\n`);
    writeFileSync(join(folder, 'old-key.pem'), expired.key);
    const own = await portalFor(strict, 'ca.pem', {
      PORTAL_SYSLOG_CERT: join(folder, 'old.pem'),
      PORTAL_SYSLOG_KEY: join(folder, 'old-key.pem'),
    });
    const told: object[] = [];
    const listening = {
      info: () => {},
      warn: (facts: object, text: string) => void told.push({ ...facts, text }),
    };
    const once = eventDelivery(own.context);
    for (let attempt = 0; attempt < 2; attempt += 1) await once(never, listening as never);
    await own.app.close();
    expect(strict.messages).toHaveLength(2);
    expect(told).toEqual([
      {
        subject: 'CN=expired.example.com',
        validFrom: 'Jan  1 00:00:00 2020 GMT',
        validTo: 'Jan  1 00:00:00 2021 GMT',
        text: 'PORTAL_SYSLOG_CERT has a certificate that has expired',
      },
      {
        subject: 'CN=early.example.com',
        validFrom: 'Jan  1 00:00:00 2120 GMT',
        validTo: 'Jan  1 00:00:00 2121 GMT',
        text: 'PORTAL_SYSLOG_CERT has a certificate that is not valid yet',
      },
    ]);
  });

  test.each([
    ['another one', client],
    ['none', () => ({})],
  ])('and gets %s loses nothing, and the log says so once', async (_what, settings) => {
    strict = await syslogReceiver(0, selfSignedHere.cert);
    const own = await portalFor(strict, 'ca.pem', settings());
    const once = eventDelivery(own.context);
    for (let attempt = 0; attempt < 3; attempt += 1) {
      expect(await once(never, log)).toBeInstanceOf(Date);
      own.setNow(new Date(own.context.now().getTime() + 3_600_000));
    }
    expect(strict.messages).toEqual([]);
    expect(lines).toEqual([
      [
        'warn',
        'the receiver of security events breaks off: it may refuse the certificate of the portal, or want one',
      ],
    ]);
    expect(await own.context.metrics?.text()).toMatch(/cofre_security_events_waiting 2\n/);
    const { port } = new URL(strict.url);
    await strict.close();
    strict = await syslogReceiver(Number(port), selfSigned.cert);
    await own.app.close();
    const right = await portalFor(strict, 'ca.pem', client());
    right.setNow(own.context.now());
    await eventDelivery(right.context)(never, log);
    await right.app.close();
    expect([strict.messages.length, lines[1]]).toEqual([
      2,
      ['info', 'the receiver of security events is back'],
    ]);
  });
});

test('a receiver that stops reading is given up after a while', async () => {
  receiver.behaviour = 'stuck';
  const { port } = new URL(receiver.url);
  const to = { host: '127.0.0.1', port: Number(port), tls: { ca: selfSignedHere.cert, client: null } };
  await expect(sendFrames(to, '1 x'.repeat(4_000_000), never, { silentMs: 200 })).rejects.toThrow(
    'The receiver does not answer or read',
  );
});

test('a receiver that closes by itself has not read to the end', async () => {
  receiver.behaviour = 'closes';
  const { port } = new URL(receiver.url);
  const to = { host: '127.0.0.1', port: Number(port), tls: { ca: selfSignedHere.cert, client: null } };
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
  await Promise.all([deliver(), eventDelivery(other.context)(never, log)]);
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
  expect(await eventDelivery(silent.context)(never)).toBeNull();
  const copy = { ...portal.context, config: { ...portal.context.config, outbound: false } };
  expect(await eventDelivery(copy)(never)).toBeNull();
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
