import { readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sendingFile, sendSubscription } from '../../../../contract/sendings';
import {
  checkSftp,
  listSubscriptions,
  type Subscription,
  updateSubscription,
} from '../../../../contract/subscriptions';
import { deliver } from '../../../../server/areas/subscriptions/deliver';
import { subscriptionSettings } from '../../../../server/areas/subscriptions/settings';
import { putFiles } from '../../../../server/areas/subscriptions/sftp/put';
import { openSftp } from '../../../../server/areas/subscriptions/sftp/session';
import { reachOf } from '../../../../server/platform/http/reach';
import { MailFailure } from '../../../../server/platform/mail/failure';
import { SITE } from '../../../support/letters';
import { addTransactions, transaction } from '../../../support/network';
import { sftpHost } from '../../../support/sftp-host';
import { mountedDisk } from '../../../support/small-disk';
import { type Sshd, sshd } from '../../../support/sshd';
import { stateOf } from '../views/fixture';
import { type SubscriptionsFixture, subscriptionsFixture } from './fixture';

let f: SubscriptionsFixture;
let server: Sshd;
beforeAll(async () => {
  server = await sshd();
  await server.start();
  f = await subscriptionsFixture({ PORTAL_SFTP_PRIVATE: '127.0.0.0/8' });
  await addTransactions(f.database.db, [
    transaction('2026-11-20 10:00:00', { amount: '150.00' }),
    transaction('2026-11-21 10:00:00', { amount: '70.00' }),
    transaction('2026-11-20 10:00:00', { establishmentCode: '0003', amount: '7.00' }),
  ]);
});
afterAll(async () => {
  await server.drop();
  await f.close();
});

const target = (more: object = {}) => ({
  host: '127.0.0.1',
  port: server.port,
  user: server.user,
  folder: server.folder,
  ...more,
});
const at = async (instant: string) => {
  f.portal.setNow(instant);
  f.tokens.south = (await f.portal.signIn('31100003')).token;
};
const files = () => readdirSync(server.folder).toSorted();

test('a server is signed in to with its pinned key, and gets each file once, whole, with its control totals', async () => {
  const known = await f.call('south', checkSftp, { body: target({ privateKey: server.privateKey }) });
  expect(known.body).toEqual({ hostKey: server.hostKey(), changed: false, others: 0 });
  const { status, body } = await f.subscribe('south', {
    channel: 'sftp',
    recipients: [],
    sftp: target({ privateKey: server.privateKey, hostKey: server.hostKey() }),
  });
  expect(status).toBe(201);
  expect(body.sftp).toEqual({ ...target(), hostKey: server.hostKey(), by: 'privateKey' });
  const stored = await f.database.db.selectFrom('subscription').select('sealed').executeTakeFirstOrThrow();
  expect(stored.sealed?.includes('OPENSSH')).toBe(false);

  await at('2026-11-21T10:01:00Z');
  await f.work();
  const short = body.id.replace(/[^A-Za-z0-9]/g, '').slice(0, 8);
  const [one] = await f.sendings('south', body.id);
  const name = `relatorio-${short}-000001-${one?.id.slice(0, 8)}.csv`;
  expect(files()).toEqual([name, `${name}.control.json`]);
  const csv = readFileSync(join(server.folder, name), 'utf8');
  expect(csv).toContain('150');
  expect(csv).not.toContain('Mercado 3');
  expect(JSON.parse(readFileSync(join(server.folder, `${name}.control.json`), 'utf8'))).toMatchObject({
    number: 1,
    rows: 1,
    deposits: '150.00',
    balance: '150.00',
    part: false,
    establishments: 2,
    establishmentsBefore: null,
    establishmentsLost: [],
  });
  expect(await f.sendings('south', body.id)).toMatchObject([{ number: 1, state: 'sent', fileName: name }]);
  // A server that ended before it could note what it had sent sends nothing again.
  const { db } = f.database;
  const again = async () => {
    await db.updateTable('subscription_sending').set({ state: 'waiting', sent_at: null }).execute();
    await db
      .insertInto('job')
      .values({
        kind: 'subscriptionSftp',
        payload: JSON.stringify({ sending: one?.id }),
        due_at: new Date('2026-11-21T10:01:00Z'),
      })
      .execute();
    await f.work();
    expect(files()).toEqual([name, `${name}.control.json`]);
    expect(await f.sendings('south', body.id)).toMatchObject([{ number: 1, state: 'sent', fileName: name }]);
    return readFileSync(join(server.folder, name), 'utf8');
  };
  const { mtimeMs } = statSync(join(server.folder, name));
  expect(await again()).toBe(csv);
  expect(statSync(join(server.folder, name)).mtimeMs).toBe(mtimeMs);
  // One that broke off between the two puts both: its owner may have access to something else since.
  rmSync(join(server.folder, `${name}.control.json`));
  writeFileSync(join(server.folder, name), 'of another scope');
  expect(await again()).toContain('150');
  await db.deleteFrom('subscription').execute();
});

test('period and scope stand in the names of files where a subscription says so', async () => {
  await at('2026-11-20T15:00:00Z');
  for (const file of files()) rmSync(join(server.folder, file));
  const view = await f.save('south', {
    name: 'Two shops',
    screen: '/transacoes-extrato',
    state: stateOf({ period: 'yesterday', dateType: 'dt', ecs: ['0002', '0001'] }),
  });
  const { body } = await f.subscribe('south', {
    view: view.body.id,
    channel: 'sftp',
    recipients: [],
    namedFiles: true,
    sftp: target({ privateKey: server.privateKey }),
  });
  expect(body.namedFiles).toBe(true);
  await at('2026-11-21T10:01:00Z');
  await f.work();
  const begin = 'relatorio_2026-11-20_2026-11-20_mercado-2+1';
  const [name] = files();
  expect(name?.startsWith(`${begin}-`)).toBe(true);
  // A later try keeps the name, also where its owner has lost one of them in between.
  const { db } = f.database;
  const [one] = await f.sendings('south', body.id);
  await db.updateTable('subscription_sending').set({ state: 'waiting', sent_at: null }).execute();
  const payload = JSON.stringify({ sending: one?.id });
  const due_at = new Date('2026-11-21T10:01:00Z');
  await db.insertInto('job').values({ kind: 'subscriptionSftp', payload, due_at }).execute();
  const lost = { user_id: f.ids.south, establishment_code: '0002' };
  const mine = db.deleteFrom('user_establishment').where('user_id', '=', f.ids.south);
  await mine.where('establishment_code', '=', '0002').execute();
  await f.work();
  expect(files()).toEqual([name, `${name}.control.json`]);
  await db.insertInto('user_establishment').values(lost).execute();
  // By mail in the subject, and the file that its link leads to.
  const params = { id: body.id };
  const mail = { channel: 'mail', recipients: [f.ids.south], schedule: { rhythm: 'daily', time: '08:00' } };
  const changed = await f.call('south', updateSubscription, { params, body: mail });
  expect(changed).toMatchObject({ status: 200, body: { namedFiles: true } });
  f.post.letters.length = 0;
  await at('2026-11-21T11:01:00Z');
  await f.work();
  expect(f.post.letters.map(({ subject }) => subject)).toEqual([
    'Two shops, no. 2 (2026-11-20 2026-11-20 mercado-2+1)',
  ]);
  const [newest] = await f.sendings('south', body.id);
  const promised = await f.call('south', sendingFile, { params: { id: newest?.id }, body: {} });
  expect(promised.body).toMatchObject({ name: begin });
  await db.deleteFrom('subscription').execute();
});

test('one that is away for two days gets everything afterwards, and one with another key nothing', async () => {
  await at('2026-11-20T15:00:00Z');
  for (const file of files()) rmSync(join(server.folder, file));
  const { body } = await f.subscribe('south', {
    channel: 'sftp',
    recipients: [],
    sftp: target({ privateKey: server.privateKey }),
  });
  await server.stop();
  for (const instant of ['2026-11-21T10:01:00Z', '2026-11-21T11:30:00Z', '2026-11-22T10:01:00Z']) {
    await at(instant);
    await f.work();
  }
  expect(await f.sendings('south', body.id)).toMatchObject([
    { number: 2, state: 'waiting', reason: 'unreachable' },
    { number: 1, state: 'waiting', reason: 'unreachable', late: true },
  ]);
  expect((await f.told('south')).filter((kind) => kind === 'subscriptionLate')).toHaveLength(1);
  const pinned = server.hostKey();
  // Two more of the same person, one to another port, and one of somebody else.
  const twins: string[] = [];
  const foreign: string[] = [];
  for (const list of [twins, twins, foreign, foreign]) list.push((await f.subscribe('south')).body.id);
  const { host, port, sftp_user, folder, sealed, host_key } = await f.database.db
    .selectFrom('subscription')
    .where('id', '=', body.id)
    .selectAll()
    .executeTakeFirstOrThrow();
  const known = {
    channel: 'sftp' as const,
    host,
    port,
    sftp_user,
    folder,
    sealed,
    host_key,
    state: 'paused' as const,
  };
  await f.database.db.updateTable('subscription').where('id', '<>', body.id).set(known).execute();
  await f.database.db
    .updateTable('subscription')
    .where('id', '=', foreign[0] ?? '')
    .set({ port: 2022 })
    .execute();
  await f.database.db
    .updateTable('subscription')
    .where('id', '=', foreign[1] ?? '')
    .set({ owner_id: f.ids.boss })
    .execute();
  server.rekey();
  await server.start();
  await at('2026-11-22T12:00:00Z');
  await f.work();
  expect(files()).toEqual([]);
  expect(await f.sendings('south', body.id)).toMatchObject([{ reason: 'hostKey' }, { reason: 'hostKey' }]);
  expect((await f.told('south')).filter((kind) => kind === 'subscriptionLate')).toHaveLength(2);
  // Its owner is asked whether the new key is right, and accepts it.
  const params = { id: body.id };
  const refused = await f.call('south', updateSubscription, { params, body: { sftp: target() } });
  expect(refused).toMatchObject({ status: 400, body: { fields: { hostKey: expect.any(String) } } });
  const seen = await f.call('south', checkSftp, { body: target({ subscription: body.id }) });
  expect(seen.body).toEqual({ hostKey: server.hostKey(), changed: true, others: 2 });
  expect(server.hostKey()).not.toBe(pinned);
  const accepted = { sftp: target({ hostKey: server.hostKey(), everywhere: true }) };
  expect((await f.call('south', updateSubscription, { params, body: accepted })).status).toBe(200);
  // Once for all of that person to the same host and port, each in the trail; those of others and to others ask again.
  const { db } = f.database;
  const keys = await db.selectFrom('subscription').select(['id', 'host_key', 'version']).execute();
  const keyOf = new Map(keys.map((one) => [one.id, one.host_key === pinned ? 'before' : 'new']));
  expect([body.id, ...twins, ...foreign].map((id) => keyOf.get(id))).toEqual([
    'new',
    'new',
    'new',
    'before',
    'before',
  ]);
  const trail = await db
    .selectFrom('audit')
    .where('entity', '=', 'subscription')
    .where('action', '=', 'update')
    .where('entity_key', 'in', twins)
    .select('entity_key')
    .execute();
  expect(trail).toHaveLength(2);
  await db.deleteFrom('subscription').where('id', '<>', body.id).execute();
  await at('2026-11-22T13:00:00Z');
  await f.work();
  expect(files().filter((name) => name.endsWith('.csv'))).toHaveLength(2);
  expect(await f.sendings('south', body.id)).toMatchObject([
    { number: 2, state: 'sent', late: true },
    { number: 1, state: 'sent', late: true },
  ]);
  await f.database.db.deleteFrom('subscription').execute();
});

test('a look at a server with another key than the pinned one says so, and no password reaches it', async () => {
  await at('2026-11-20T15:00:00Z');
  const host = await sftpHost();
  try {
    const sftp = { host: '127.0.0.1', port: host.port, user: 'cofre', folder: '' };
    const wish = { channel: 'sftp', recipients: [], sftp: { ...sftp, password: 'secret' } };
    const { body } = await f.subscribe('south', wish);
    expect(body.sftp).toMatchObject({ hostKey: host.hostKey(), by: 'password' });
    expect(host.passwords).toEqual(['secret']);
    const pinned = host.hostKey();
    await host.rekey();
    const look = (more: object) =>
      f.call('south', checkSftp, { body: { ...sftp, subscription: body.id, ...more } });
    const changed = { hostKey: host.hostKey(), changed: true, others: 0 };
    expect((await look({})).body).toEqual(changed);
    // Nor does one that was typed anew.
    expect((await look({ password: 'other' })).body).toEqual(changed);
    expect(await look({ hostKey: pinned })).toMatchObject({
      status: 400,
      body: { fields: { hostKey: expect.any(String) } },
    });
    expect(host.passwords).toEqual(['secret']);
    expect((await look({ hostKey: host.hostKey() })).body).toEqual(changed);
    expect(host.passwords).toEqual(['secret', 'secret']);
  } finally {
    await host.drop();
    await f.database.db.deleteFrom('subscription').execute();
  }
});

test('a server that answers no more holds nobody, and a try that took too long is noted as one', async () => {
  await at('2026-11-20T15:00:00Z');
  const host = await sftpHost();
  try {
    const { opened } = f.portal.context.config.of(subscriptionSettings);
    const sftp = { host: '127.0.0.1', port: host.port, user: 'cofre', folder: '' };
    const secret = { password: 'secret' };
    const signal = new AbortController().signal;
    const session = await openSftp(sftp, secret, {
      reach: reachOf(opened),
      pinned: null,
      signal,
      silence: 300,
    });
    async function* pieces() {
      yield Buffer.from('rows');
    }
    const files = { name: 'file.csv', pieces: () => session.making(pieces()), control: {} };
    await expect(session.run((client) => putFiles(client, sftp, files))).rejects.toMatchObject({
      reason: 'timeout',
    });
    await session.close();

    const wish = { channel: 'sftp', recipients: [], sftp: { ...sftp, ...secret } };
    const { body } = await f.subscribe('south', wish);
    const sent = await f.call('south', sendSubscription, { params: { id: body.id }, body: { test: false } });
    const [{ id } = { id: '' }] = (sent.body as { sendings: { id: string }[] }).sendings;
    const means = { post: f.post, site: SITE, ...f.portal.app.making };
    const ended = (reason: Error) => deliver(f.portal.context, means, id, AbortSignal.abort(reason));
    const server = new Error('The server ends');
    await expect(ended(server)).rejects.toBe(server);
    expect(await f.sendings('south', body.id)).toMatchObject([{ state: 'waiting', reason: null, tries: 0 }]);
    await expect(ended(new DOMException('late', 'TimeoutError'))).rejects.toMatchObject({
      reason: 'timeout',
    });
    expect(await f.sendings('south', body.id)).toMatchObject([
      { state: 'waiting', reason: 'timeout', tries: 1 },
    ]);
  } finally {
    await host.drop();
    await f.database.db.deleteFrom('job').execute();
    await f.database.db.deleteFrom('subscription').execute();
  }
});

test('what waits when its owner chooses another way is given up, for that reason', async () => {
  await at('2026-11-20T15:00:00Z');
  for (const file of files()) rmSync(join(server.folder, file));
  const { body } = await f.subscribe('south');
  f.post.letters.length = 0;
  f.post.failures.push(new MailFailure('away'));
  await at('2026-11-21T10:01:00Z');
  await f.work();
  const params = { id: body.id };
  const sftp = target({ privateKey: server.privateKey });
  const change = { channel: 'sftp', recipients: [], sftp };
  expect((await f.call('south', updateSubscription, { params, body: change })).status).toBe(200);
  await at('2026-11-21T10:10:00Z');
  await f.work();
  expect([f.post.letters, files()]).toEqual([[], []]);
  expect(await f.sendings('south', body.id)).toMatchObject([{ state: 'failed', reason: 'wayChanged' }]);
  expect((await f.told('south')).at(-1)).toBe('subscriptionFailed');
  await f.database.db.deleteFrom('subscription').execute();
});

test('a full server keeps nothing of a half, and gets the file when there is room', async (context) => {
  const disk = mountedDisk(1);
  if (disk === null) {
    context.skip();
    return;
  }
  try {
    await at('2026-11-20T15:00:00Z');
    const { body } = await f.subscribe('south', {
      channel: 'sftp',
      recipients: [],
      sftp: target({ privateKey: server.privateKey, folder: disk.folder }),
    });
    disk.fill();
    // Who tests hears of it beforehand.
    await f.call('south', sendSubscription, { params: { id: body.id }, body: { test: true } });
    await f.work();
    expect(await f.sendings('south', body.id)).toMatchObject([
      { number: null, state: 'failed', reason: 'full' },
    ]);
    await at('2026-11-21T10:01:00Z');
    await f.work();
    expect((await f.sendings('south', body.id))[0]).toMatchObject({ state: 'waiting', reason: 'full' });
    expect(readdirSync(disk.folder)).toEqual(['ballast']);
    disk.free();
    await at('2026-11-21T10:10:00Z');
    await f.work();
    expect((await f.sendings('south', body.id))[0]).toMatchObject({ state: 'sent' });
  } finally {
    disk.drop();
    await f.database.db.deleteFrom('subscription').execute();
  }
});

test('what is wrong with a server stands at its field, and a private address that nobody opened is refused', async () => {
  await at('2026-11-20T15:00:00Z');
  const fieldsOf = async (more: object, portal = f) => {
    const { status, body } = await portal.call('south', checkSftp, {
      body: target({ privateKey: server.privateKey, ...more }),
    });
    return [status, Object.keys((body as { fields?: object }).fields ?? {})];
  };
  expect(await fieldsOf({ folder: '/nowhere' })).toEqual([400, ['folder']]);
  expect(await fieldsOf({ user: 'nobody-at-all' })).toEqual([400, ['privateKey']]);
  expect(await fieldsOf({ privateKey: 'no key' })).toEqual([400, ['privateKey']]);
  expect(await fieldsOf({ privateKey: undefined })).toEqual([400, ['password']]);
  expect(await fieldsOf({ host: 'no host' })).toEqual([400, ['host']]);
  expect(await fieldsOf({ host: '10.0.0.1' })).toEqual([400, ['host']]);
  expect(await fieldsOf({ hostKey: 'SHA256:other' })).toEqual([400, ['hostKey']]);
});

test('nobody has more than twenty servers looked at in a minute', async () => {
  await at('2026-11-25T15:00:00Z');
  const look = async () => (await f.call('south', checkSftp, { body: target({ host: 'no host' }) })).status;
  const looks = await Promise.all(Array.from({ length: 20 }, look));
  expect(new Set(looks)).toEqual(new Set([400]));
  expect(await look()).toBe(429);
  await at('2026-11-25T15:02:00Z');
  expect(await look()).toBe(400);
});

test('a test by its owner puts a file there and leaves nothing, and recipients learn nothing of the server', async () => {
  await at('2026-11-20T15:00:00Z');
  for (const file of files()) rmSync(join(server.folder, file));
  const { body } = await f.subscribe('south', {
    channel: 'sftp',
    recipients: [],
    sftp: target({ privateKey: server.privateKey }),
  });
  await f.call('south', sendSubscription, { params: { id: body.id }, body: { test: true } });
  await f.work();
  expect(await f.sendings('south', body.id)).toMatchObject([{ number: null, fileName: null, tries: 1 }]);
  expect(files()).toEqual([]);
  const { body: listed } = await f.call('north', listSubscriptions);
  expect((listed as { subscriptions: Subscription[] }).subscriptions).toEqual([]);
});
