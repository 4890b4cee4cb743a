import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, expect, inject, test } from 'vitest';
import type { Operation } from '../../../../contract/operation';
import { changePassword, resetPassword, validateTokenPassword } from '../../../../contract/password';
import { filterEcs } from '../../../../contract/reports';
import { login, logout, refreshToken, robotCheck } from '../../../../contract/session';
import { depositReport } from '../../../../contract/statement';
import type { Db } from '../../../../server/platform/db/connections';
import { openEmbedded } from '../../../../server/platform/db/open';
import { freshDatabase, migratedFolder } from '../../../support/databases';
import { tokenIn } from '../../../support/letters';
import { addNetwork, addUser } from '../../../support/network';
import { solveRobotCheck } from '../../../support/robot-check';
import { startProgram, startServer } from '../../../support/server-process';
import { reportRequest } from '../../engines/exports/statement-file';
import { type MailServer, mailServer, saying } from '../mail/mail-server';

/* The server and its commands with the most verbose log: no secret is in anything that they write. */

const passwords = {
  right: 'Correct&7horse', // of `addUser`
  wrong: 'Wrong&4donkey',
  malformed: 'Broken&9otter',
  inAddress: 'Address&5camel',
  administrator: 'Garden&8heron',
  refused: 'Refused&3heron',
  byLink: 'Linked&2badger',
  weak: 'weakbadger',
  own: 'Owned&6badger',
};
const DATABASE_PASSWORD = 'Database&6mole';
const MAIL_PASSWORD = 'Mail&9magpie';
/** The mail server does not know it, and refuses it. */
const UNKNOWN_MAILBOX = '30000006@example.com';
const PORTAL_SECRET = 'a signing key that is in no log, ever';
const kept: Record<'token' | 'refreshToken' | 'ticket' | 'proof' | 'link', string[]> = {
  link: [],
  token: [],
  refreshToken: [],
  ticket: [],
  proof: [],
};

const folder = mkdtempSync(join(tmpdir(), 'cofre-secrets-'));
let written = '';

/** Lets the second use of a broken session fail, as well as a certain administrator, each with its row in the error. */
const faults = [
  sql`create function is_broken(session uuid) returns boolean language sql stable
    as $$ select exists (select from user_session where id = session and user_agent = 'broken') $$`,
  sql`alter table refresh_token add constraint whole check (used_at is null or not is_broken(session_id))`,
  sql`alter table portal_user add constraint welcome check (login not in ('10000001', '10000099')) not valid`,
];

async function fill(db: Db): Promise<void> {
  await addNetwork(db);
  await addUser(db, { login: '30000003', role: 3, establishments: ['0001'] });
  await addUser(db, { login: '30000006', role: 3 });
  await addFaults(db);
}

async function addFaults(db: Db): Promise<void> {
  for (const fault of faults) await fault.execute(db);
}

async function embedded(name: string, use: (db: Db) => Promise<void>): Promise<Record<string, string>> {
  const path = join(folder, name);
  await migratedFolder(path);
  const database = await openEmbedded({ folder: path });
  await use(database.db);
  await database.close();
  return { PORTAL_DATA_DIR: path };
}

/** A database that refuses an administrator of the demo network. */
async function faulty(): Promise<Record<string, string>> {
  if (inject('databaseKind') === 'embedded') return embedded('demo', addFaults);
  const database = await freshDatabase();
  await addFaults(database.db);
  await database.close();
  return { DATABASE_URL: database.url ?? '' };
}

/** Runs a program to its end and keeps what it wrote. */
async function run(program: ReturnType<typeof startProgram>): Promise<number | null> {
  const code = await program.ended;
  written += program.output() + program.errors();
  return code;
}

/** Everything that people and programs do with a running server; the secrets in it are collected. */
async function journey(
  url: string,
  mail: MailServer,
  breakConnections: (() => Promise<void>) | null,
): Promise<void> {
  const send = (operation: Operation, body?: unknown, headers: Record<string, string> = {}, query = '') =>
    fetch(`${url}${operation.path}${query}`, {
      method: operation.method,
      headers: { ...(body === undefined ? {} : { 'content-type': 'application/json' }), ...headers },
      ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
  const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
  const get = async (path: string, headers: Record<string, string> = {}) =>
    (await fetch(url + path, { headers })).status;
  const signIn = async (password: string, headers: Record<string, string> = {}) => {
    const proof = await solveRobotCheck(await (await send(robotCheck)).json());
    kept.proof.push(proof);
    return send(login, { user: '30000003', password, robotCheck: proof }, headers);
  };
  const pairOf = async (answer: Response): Promise<{ token: string; refreshToken: string }> => {
    expect(answer.status).toBe(200);
    const pair = await answer.json();
    kept.token.push(pair.token, ...pair.token.split('.').slice(1));
    kept.refreshToken.push(pair.refreshToken);
    return { token: pair.token, refreshToken: pair.refreshToken };
  };

  expect((await signIn(passwords.wrong)).status).toBe(401);
  const first = await pairOf(await signIn(passwords.right));
  const pair = await pairOf(await send(refreshToken, first));
  for (const body of [
    `{"user":"30000003","password":"${passwords.malformed}`,
    `"${passwords.malformed}"`,
    { user: '30000003', password: passwords.malformed, again: passwords.malformed },
    { user: passwords.malformed.repeat(20), password: passwords.malformed },
  ]) {
    expect((await send(login, body)).status).toBe(400);
  }
  expect((await send(refreshToken, { ...pair, token: 7 })).status).toBe(400);

  const { token } = pair;
  expect((await send(filterEcs, undefined, {}, `?token=${token}`)).status).toBe(401);
  expect((await send(filterEcs, undefined, bearer(token), `?${token}=${pair.refreshToken}`)).status).toBe(
    400,
  );
  expect(await get(`/portal/nothing/${token}?password=${encodeURIComponent(passwords.inAddress)}`)).toBe(404);
  expect(await get(`/portal/bancos/${pair.refreshToken}%ff`, bearer(token))).toBe(400);

  const asked = await send(depositReport, reportRequest(), bearer(token), '?formato=csv');
  const { urlDownload } = await asked.json();
  const ticket = urlDownload.split('/').at(-1);
  kept.ticket.push(ticket);
  expect(await get(urlDownload)).toBe(401);
  expect(await get(urlDownload, bearer(token))).toBe(200);
  expect(await get(`${urlDownload}/progress`, bearer(token))).toBe(200);
  expect(await get(`${urlDownload}/more`, bearer(token))).toBe(404);
  expect(await get(`/portal/files/%20${ticket}`, bearer(token))).toBe(404);
  expect(await get(`${urlDownload}?${ticket}`, bearer(token))).toBe(400);
  // Input that is not HTTP reaches the log before any handler sees it.
  const { hostname, port } = new URL(url);
  const answer = await new Promise<string>((resolve, reject) => {
    const socket = connect({ host: hostname, port: Number(port) }, () =>
      socket.write(`GET /portal/config HTTP/1.1\r\nauthorization: Bearer ${token}\r\nno header\r\n\r\n`),
    );
    socket.once('data', (text) => resolve(String(text)));
    socket.once('error', reject);
  });
  expect(answer).toMatch(/^HTTP\/1\.1 400 /);

  const broken = await pairOf(await signIn(passwords.right, { 'user-agent': 'broken' }));
  expect((await send(refreshToken, broken)).status).toBe(500);
  if (breakConnections !== null) {
    await breakConnections();
    await expect.poll(() => get('/readyz')).toBe(200);
  }
  expect((await send(logout, pair)).status).toBe(200);
  expect((await send(filterEcs, undefined, bearer(token))).status).toBe(401);

  for (const cpf of ['30000006', '30000003']) {
    expect((await send(resetPassword, undefined, {}, `?cpf=${cpf}`)).status).toBe(200);
  }
  await expect.poll(() => mail.mails.length, { timeout: 20_000 }).toBe(1);
  const link = tokenIn(mail.mails[0] ?? {});
  kept.link.push(link);
  expect((await send(validateTokenPassword, undefined, {}, `?token=${link}`)).status).toBe(200);
  expect((await send(validateTokenPassword, undefined, {}, `?token=${link}&again=${link}`)).status).toBe(400);
  const setByLink = (newPassword: unknown, more = {}) =>
    send(changePassword, { newPassword, token: link, ...more });
  expect((await setByLink([passwords.weak])).status).toBe(400);
  expect((await setByLink(passwords.weak, { [link]: passwords.weak })).status).toBe(400);
  expect(await (await setByLink(passwords.weak)).json()).toBe(false);
  expect(await (await setByLink(passwords.byLink)).json()).toBe(true);
  expect((await setByLink(passwords.byLink)).status).toBe(400);
  const changed = await pairOf(await signIn(passwords.byLink));
  const setOwn = async (newPassword: string) =>
    (await send(changePassword, { newPassword, currentPassword: passwords.byLink }, bearer(changed.token)))
      .status;
  expect([await setOwn(passwords.weak), await setOwn(passwords.own)]).toEqual([400, 200]);
}

async function createAdministrator(environment: Record<string, string>, user: string, password: string) {
  const args = ['--login', user, '--name', 'Helena Duarte', '--email', 'helena@example.com'];
  const program = startProgram('server/commands/admin-create.ts', environment, args);
  program.child.stdin.end(`${password}\n`);
  return run(program);
}

test('people and programs do everything that needs a secret, correctly and wrongly', {
  timeout: 180_000,
}, async () => {
  const common = { LOG_LEVEL: 'trace', PORTAL_SECRET, PORTAL_DEMO: 'off' };
  let close = async () => {};
  let breakConnections: (() => Promise<void>) | null = null;
  let environment: Record<string, string>;
  if (inject('databaseKind') === 'embedded') {
    environment = { ...common, ...(await embedded('network', fill)) };
  } else {
    const database = await freshDatabase();
    await fill(database.db);
    const url = Object.assign(new URL(database.url ?? ''), { password: DATABASE_PASSWORD });
    environment = { ...common, DATABASE_URL: url.href };
    breakConnections = async () => {
      await sql`select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and pid <> pg_backend_pid()`.execute(database.db);
    };
    close = () => database.close();
  }

  const mail = await mailServer({
    authOptional: false,
    onAuth: (_given, _session, callback) => callback(null, { user: 'cofre' }),
    onRcptTo: ({ address }, _session, callback) =>
      callback(address === UNKNOWN_MAILBOX ? saying(550, `5.1.1 <${address}> is unknown`) : null),
  });
  const smtp = Object.assign(new URL(mail.url), { username: 'cofre', password: MAIL_PASSWORD });
  const server = startServer({ ...environment, SMTP_URL: smtp.href });
  try {
    await journey(await server.listening(), mail, breakConnections);
    await expect.poll(server.output, { timeout: 20_000 }).toMatch(/has failed for good/);
  } finally {
    server.child.kill('SIGTERM');
    await run(server);
    await mail.stop();
  }
  expect(await createAdministrator(environment, '10000009', passwords.administrator)).toBe(0);
  expect(await createAdministrator(environment, '10000099', passwords.refused)).toBe(1);
  await close();

  // Starts that fail: in the middle of the demo network's people, without a database, with a wrong address of one.
  const demo = await faulty();
  const start = (more: Record<string, string>) =>
    run(startServer({ ...common, PORTAL_DATA_DIR: folder, ...more }));
  expect(await start({ ...demo, PORTAL_DEMO: 'on', PORTAL_DEMO_TRANSACTIONS: '0' })).toBe(1);
  for (const begin of ['postgres', 'mysql']) {
    const DATABASE_URL = `${begin}://cofre:${encodeURIComponent(DATABASE_PASSWORD)}@127.0.0.1:1/cofre`;
    expect(await start({ DATABASE_URL })).toBe(1);
  }
  const SMTP_URL = `http://cofre:${encodeURIComponent(MAIL_PASSWORD)}@127.0.0.1:1`;
  expect(await start({ SMTP_URL })).toBe(1);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A text and its hash, in all encodings of programs. They have no blanks, like the searched output. */
function formsOf(secret: string): string[] {
  const bytes = Buffer.from(secret);
  const hash = createHash('sha256').update(bytes).digest();
  return [
    secret,
    encodeURIComponent(secret),
    ...[bytes, hash].flatMap((buffer) => [
      buffer.toString('hex'),
      buffer.toString('base64'),
      buffer.toString('base64url'),
      [...buffer].join(','),
    ]),
  ].map(withoutBlanks);
}
const withoutBlanks = (text: string) => text.replaceAll(/\s/g, '');

test('the log had its most verbose level, and contains all of it', () => {
  for (const seen of [
    /"level":30,.*"method":"POST".*"statusCode":\d+.*"call"/,
    /"url":"\/portal\/auth\/login"/,
    /"url":"\/portal\/exports\/:ticket"/,
    /"url":"\/portal\/nothing\/…/,
    /"constraint":"whole".*"request failed"/,
    /violates check constraint "welcome"/,
    /Administrator 10000009 can sign in/,
    /PostgreSQL at 127\.0\.0\.1:1\/cofre does not answer/,
    /DATABASE_URL is no address/,
    /SMTP_URL is no address/,
    /"url":"\/portal\/auth\/changePassword"/,
    /"type":"GivenUp","message":"The mail server refused the mail \(EENVELOPE, RCPT TO, 550\)"/,
    ...(inject('databaseKind') !== 'embedded' ? [/"a connection broke"/] : []),
  ]) {
    expect(seen.test(written), String(seen)).toBe(true);
  }
});

test.each([
  ['password', () => [...Object.values(passwords), DATABASE_PASSWORD, MAIL_PASSWORD]],
  ['signing key', () => [PORTAL_SECRET]],
  ['access token', () => kept.token],
  ['refresh token', () => kept.refreshToken],
  ['ticket of a file', () => kept.ticket],
  ["token of a password's link", () => kept.link],
  ['address of a person', () => [UNKNOWN_MAILBOX]],
  ['answer to the robot check', () => kept.proof],
])('no %s is in it, nor the hash of one', (_what, secrets) => {
  const searched = withoutBlanks(written);
  expect(secrets()).not.toEqual([]);
  for (const secret of secrets()) {
    for (const form of formsOf(secret)) expect(searched.includes(form), form).toBe(false);
  }
});

test('no hash of a password is in it, and no row or parameter of a failed statement', () => {
  expect(written).not.toMatch(/\$argon2/);
  expect(written).not.toMatch(/Failing row/);
  expect(written).not.toMatch(/params/);
});
