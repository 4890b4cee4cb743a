import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { resetPassword } from '../../../../contract/password';
import { filterEcs } from '../../../../contract/reports';
import { login, refreshToken, robotCheck } from '../../../../contract/session';
import { purgeOldAttempts } from '../../../../server/platform/credentials/attempts';
import type { Database } from '../../../../server/platform/db/open';
import { freshDatabase } from '../../../support/databases';
import { addNetwork, addUser, PASSWORD } from '../../../support/network';
import { NOON, type TestPortal, testPortal } from '../../../support/portal';
import { solveRobotCheck } from '../../../support/robot-check';
import { askForFile, fetchFile } from '../../engines/exports/statement-file';

/* Servers on one database, whose clocks differ by two minutes each: at any moment it is latest at `ahead`. */

const OFF = { behind: -2, right: 0, ahead: 2 } as const;
type Server = keyof typeof OFF;
const pairs: [Server, Server][] = [
  ['ahead', 'behind'],
  ['behind', 'ahead'],
];

let database: Database;
let servers: Record<Server, TestPortal>;

/** Sets all clocks, each with its error. */
function setNow(minutes: number, from: string | Date = NOON): void {
  for (const [name, off] of Object.entries(OFF)) {
    servers[name as Server].setNow(new Date(new Date(from).getTime() + (minutes + off) * 60_000));
  }
}

beforeAll(async () => {
  database = await freshDatabase();
  await addNetwork(database.db);
  await addUser(database.db, { login: '30000003', role: 3, establishments: ['0001'] });
  servers = {
    behind: await testPortal(database),
    right: await testPortal(database),
    ahead: await testPortal(database),
  };
});
beforeEach(() => setNow(0));
afterAll(async () => {
  for (const { app } of Object.values(servers)) await app.close();
  await database.close();
});

type Pair = Awaited<ReturnType<TestPortal['signIn']>>;
const signIn = (server: Server): Promise<Pair> => servers[server].signIn('30000003');
const statusAt = async (server: Server, token: string) =>
  (await servers[server].call(filterEcs, { token })).status;
const refresh = (server: Server, pair: Pair) =>
  servers[server].call(refreshToken, { body: { token: pair.token, refreshToken: pair.refreshToken } });

test.each(pairs)('a token of the server %s is valid at the server %s at once', async (giver, taker) => {
  const pair = await signIn(giver);
  expect(await statusAt(taker, pair.token)).toBe(200);
  const { body: promise } = await askForFile(servers[giver], pair.token);
  expect((await fetchFile(servers[taker], pair.token, promise)).statusCode).toBe(200);
  const renewed = await refresh(taker, pair);
  expect(renewed.status).toBe(200);
  expect(await statusAt(giver, renewed.body.token)).toBe(200);
});

test('SES-09 a person who is refused too early by a clock that is ahead refreshes and continues', async () => {
  const pair = await signIn('behind');
  setNow(12);
  expect(await statusAt('behind', pair.token)).toBe(200);
  expect(await statusAt('ahead', pair.token)).toBe(401);
  const { status, body } = await refresh('ahead', pair);
  expect(status).toBe(200);
  for (const server of Object.keys(OFF) as Server[]) expect(await statusAt(server, body.token)).toBe(200);
});

test.each(pairs)(
  'SES-09 tabs that refresh at the same time at the servers %s and %s keep their session',
  async (first, second) => {
    const pair = await signIn('right');
    const answers = [await refresh(first, pair), await refresh(second, pair)];
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    for (const { body } of answers) expect(await statusAt('right', body.token)).toBe(200);
  },
);

test.each(pairs)(
  'SES-09 a token that was used at the server %s a minute ago is reused at the server %s',
  async (first, second) => {
    const pair = await signIn('right');
    const { body } = await refresh(first, pair);
    const used_at = new Date(Date.now() - 60_000);
    await database.db
      .updateTable('refresh_token')
      .set({ used_at })
      .where('used_at', 'is not', null)
      .execute();
    expect((await refresh(second, pair)).status).toBe(401);
    expect(await statusAt('right', body.token)).toBe(401);
  },
);

test('LOG-02 failures count together, for the login and for the address, at any server', async () => {
  const attempt = (server: Server, user: string, remoteAddress: string) =>
    servers[server].call(login, { body: { user, password: 'wrong' }, remoteAddress });
  const inTurn = ['ahead', 'behind', 'right'] as const;
  for (let round = 0; round < 5; round += 1) {
    expect((await attempt(inTurn[round % 3] ?? 'right', '40000001', `10.0.0.${round}`)).status).toBe(401);
  }
  for (const server of inTurn) {
    expect((await attempt(server, '40000001', '10.0.0.9')).status, server).toBe(429);
  }
  const before = Array.from({ length: 27 }, (_, which) => ({
    login: `41${which}`,
    address: '10.0.1.1',
    at: new Date(NOON),
  }));
  await database.db.insertInto('sign_in_failure').values(before).execute();
  for (const server of inTurn) expect((await attempt(server, server, '10.0.1.1')).status).toBe(401);
  for (const server of inTurn) expect((await attempt(server, '42', '10.0.1.1')).status, server).toBe(429);
});

test('public calls that write count together: three hundred a minute from an address', async () => {
  const body = { token: 'x', refreshToken: 'y' };
  const at = async (server: Server) =>
    (await servers[server].call(refreshToken, { body, remoteAddress: '10.0.2.1' })).status;
  // The first of the server ahead may begin a new minute; it cannot do so again.
  expect(await at('behind')).toBe(401);
  for (let round = 0; round < 150; round += 1)
    expect([await at('ahead'), await at('behind')]).toEqual([401, 401]);
  expect([await at('ahead'), await at('behind')]).toEqual([429, 429]);
});

test.each(pairs)(
  'LOG-02 a robot check of the server %s is accepted at the server %s, and only once',
  async (giver, taker) => {
    const open = async (off: number) => {
      const portal = await testPortal(database, { PORTAL_ROBOT_CHECK: 'on' });
      portal.setNow(new Date(Date.now() + off * 60_000));
      return portal;
    };
    const [from, to] = [await open(OFF[giver]), await open(OFF[taker])];
    const payload = await solveRobotCheck((await from.call(robotCheck)).body);
    const statusOf = async (portal: TestPortal) =>
      (await portal.call(login, { body: { user: '30000003', password: PASSWORD, robotCheck: payload } }))
        .status;
    expect(await statusOf(to)).toBe(200);
    expect(await statusOf(from)).toBe(400);
    // Nine minutes later one server deletes old records; by the clock of another one the challenge is still valid.
    const now = () => new Date(Date.now() + (9 + OFF.ahead) * 60_000);
    await purgeOldAttempts({ database, now } as Parameters<typeof purgeOldAttempts>[0]);
    expect([await statusOf(from), await statusOf(to)]).toEqual([400, 400]);
    await from.app.close();
    await to.app.close();
  },
);

describe('once a clock that ran a day ahead is set right', () => {
  const DAY = 24 * 60;
  const attempt = (user: string, remoteAddress: string, password = PASSWORD) =>
    servers.right.call(login, { body: { user, password }, remoteAddress });

  test('LOG-02 a login that was locked meanwhile is open', async () => {
    setNow(DAY);
    for (let round = 0; round < 5; round += 1) await attempt('30000003', `10.0.3.${round}`, 'wrong');
    expect((await attempt('30000003', '10.0.3.9')).status).toBe(429);
    setNow(0);
    expect((await attempt('30000003', '10.0.3.9')).status).toBe(200);
  });

  test('LOG-02 an address that was locked meanwhile is open, and its new failures count', async () => {
    setNow(DAY);
    for (let round = 0; round < 30; round += 1) await attempt(`5000${round}`, '10.0.4.1', 'wrong');
    expect((await attempt('50', '10.0.4.1')).status).toBe(429);
    setNow(0);
    for (let round = 0; round < 30; round += 1) {
      expect((await attempt(`5100${round}`, '10.0.4.1', 'wrong')).status).toBe(401);
    }
    expect((await attempt('51', '10.0.4.1')).status).toBe(429);
  });

  test('LOG-16 a person who requested links meanwhile may request others', async () => {
    const ask = async () =>
      (await servers.right.call(resetPassword, { query: { cpf: '60000009' }, remoteAddress: '10.0.5.1' }))
        .status;
    setNow(DAY);
    for (let round = 0; round < 5; round += 1) expect(await ask()).toBe(200);
    expect(await ask()).toBe(429);
    setNow(0);
    expect(await ask()).toBe(200);
  });

  test('the cleanup deletes the records of that time, and nothing else', async () => {
    await database.db.deleteFrom('sign_in_failure').execute();
    setNow(DAY);
    await attempt('70000001', '10.0.6.1', 'wrong');
    setNow(0);
    await attempt('70000002', '10.0.6.1', 'wrong');
    await purgeOldAttempts(servers.right.context);
    const left = await database.db.selectFrom('sign_in_failure').select('login').execute();
    expect(left).toEqual([{ login: '70000002' }]);
  });

  test('an address that reached the limit of public calls meanwhile can make others', async () => {
    const body = { token: 'x', refreshToken: 'y' };
    const at = async () =>
      (await servers.right.call(refreshToken, { body, remoteAddress: '10.0.7.1' })).status;
    setNow(DAY);
    for (let round = 0; round < 300; round += 1) expect(await at()).toBe(401);
    expect(await at()).toBe(429);
    setNow(0);
    expect(await at()).toBe(401);
    // And its limit applies again.
    for (let round = 1; round < 300; round += 1) expect(await at()).toBe(401);
    expect(await at()).toBe(429);
  });

  test('SES-09 a token that was used meanwhile counts as used, without grace until that day', async () => {
    const pair = await signIn('right');
    const { body } = await refresh('right', pair);
    const used_at = new Date(Date.now() + DAY * 60_000);
    await database.db
      .updateTable('refresh_token')
      .set({ used_at })
      .where('used_at', 'is not', null)
      .execute();
    expect((await refresh('right', pair)).status).toBe(401);
    expect(await statusAt('right', body.token)).toBe(401);
  });

  test('LOG-02 a robot check that was issued meanwhile is invalid', async () => {
    const portal = await testPortal(database, { PORTAL_ROBOT_CHECK: 'on' });
    portal.setNow(new Date(Date.now() + DAY * 60_000));
    const payload = await solveRobotCheck((await portal.call(robotCheck)).body);
    portal.setNow(new Date());
    const body = { user: '30000003', password: PASSWORD, robotCheck: payload };
    expect((await portal.call(login, { body })).status).toBe(400);
    await portal.app.close();
  });

  test('API-27 files that were promised meanwhile have expired, and do not count any more', async () => {
    setNow(DAY);
    const { token } = await signIn('right');
    const { body: promise } = await askForFile(servers.right, token);
    const [{ user_id }] = (await database.db
      .selectFrom('export_ticket')
      .select('user_id')
      .orderBy('expires_at', 'desc')
      .limit(1)
      .execute()) as [{ user_id: number }];
    await sql`insert into export_ticket (hash, user_id, kind, format, language, request, expires_at, total_rows)
      select sha256(('waiting ' || n)::bytea), ${user_id}, 'statement', 'csv', 'co', '{}',
        ${new Date(Date.parse(NOON) + DAY * 60_000)}::timestamptz, 0 from generate_series(1, 60) n`.execute(
      database.db,
    );
    setNow(0);
    const next = await signIn('right');
    expect((await fetchFile(servers.right, next.token, promise)).statusCode).toBe(404);
    expect((await askForFile(servers.right, next.token)).status).toBe(200);
  });
});
