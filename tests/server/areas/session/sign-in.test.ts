import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { login, refreshToken, robotCheck, validateSession } from '../../../../contract/session';
import { hashPassword } from '../../../../server/platform/credentials/password';
import type { Database } from '../../../../server/platform/db/open';
import { networkOf } from '../../../../server/platform/principal/network-of';
import { freshDatabase } from '../../../support/databases';
import { addNetwork, addUser, PASSWORD } from '../../../support/network';
import { NOON, type TestPortal, testPortal } from '../../../support/portal';
import { solveRobotCheck } from '../../../support/robot-check';

let database: Database;
let portal: TestPortal;

beforeAll(async () => {
  database = await freshDatabase();
  await addNetwork(database.db);
  await addUser(database.db, {
    login: '20000002',
    name: 'Marina Prado',
    role: 2,
    groups: [1],
    api: { from: '2026-01-01' },
  });
  await addUser(database.db, {
    login: '20000009',
    role: 2,
    api: { from: '2026-01-01', until: '2026-11-19' },
  });
  await addUser(database.db, { login: '50000005', name: 'Bruno Teles', role: 5, specificCode: 1 });
  await addUser(database.db, { login: '30000008', role: 3, active: false });
  portal = await testPortal(database);
});
afterAll(async () => {
  await portal.app.close();
  await database.close();
});

const attempt = (user: string, password: string, more: object = {}) =>
  portal.call(login, { body: { user, password }, headers: { 'accept-language': 'en' }, ...more });

test('SES-01 API-01 the login reply has tokens, profile, name, login, API access and specific access', async () => {
  const { status, body } = await attempt('20000002', PASSWORD);
  expect(status).toBe(200);
  expect(body).toEqual({
    token: expect.stringMatching(/^[\w-]+\.[\w-]+\.[\w-]+$/),
    refreshToken: expect.stringMatching(/^[\w-]{43}$/),
    perfil: 2,
    name: 'Marina Prado',
    login: '20000002',
    apiAccess: true,
    specificAccess: { codAcessoEspecifico: null },
  });
  const specific = await attempt(' 50000005 ', PASSWORD);
  expect(specific.body).toEqual({
    token: expect.any(String),
    refreshToken: expect.any(String),
    perfil: 5,
    name: 'Bruno Teles',
    login: '50000005',
    apiAccess: false,
    specificAccess: { codAcessoEspecifico: 1 },
  });
});

test('API-01 SES-17 API access counts only between its start and its end', async () => {
  expect((await attempt('20000009', PASSWORD)).body.apiAccess).toBe(false);
});

test('API-01 LOG-10 LOG-11 failures are strings, the status and the text, alike for wrong, unknown and inactive', async () => {
  const refusal = { status: 401, body: '401Incorrect user or password.' };
  expect(await attempt('20000002', 'wrong')).toMatchObject(refusal);
  expect(await attempt('99999999', PASSWORD)).toMatchObject(refusal);
  expect(await attempt('30000008', PASSWORD)).toMatchObject(refusal);
  const pt = await portal.call(login, {
    body: { user: '20000002', password: 'x' },
    headers: { 'accept-language': 'pt-BR' },
  });
  expect(pt.body).toBe('401Usuário ou senha incorretos.');
});

test('LOG-06 LOG-08 the server refuses an empty user or password as well', async () => {
  const refusal = { status: 400, body: '400User and/or password not entered' };
  expect(await attempt('', PASSWORD)).toMatchObject(refusal);
  expect(await attempt('20000002', '')).toMatchObject(refusal);
  expect(await attempt('   ', PASSWORD)).toMatchObject(refusal);
});

test('a body that is no JSON, or has unknown fields, gets a string as well', async () => {
  const { status, body } = await portal.call(login, {
    body: '{"user":',
    headers: { 'content-type': 'application/json' },
  });
  expect([status, typeof body]).toEqual([400, 'string']);
  expect(
    await attempt('20000002', PASSWORD, { body: { user: '20000002', password: PASSWORD, admin: true } }),
  ).toMatchObject({
    status: 400,
    body: expect.stringMatching(/^400/),
  });
});

test('a sign-in is in the audit trail with its address, and no password or token is anywhere in it', async () => {
  await attempt('20000002', PASSWORD, { remoteAddress: '10.9.8.7' });
  const trail = await database.db.selectFrom('audit').selectAll().where('address', '=', '10.9.8.7').execute();
  expect(trail).toMatchObject([{ action: 'sign-in', entity: 'session', actor: '20000002' }]);
  const everything = JSON.stringify(await database.db.selectFrom('audit').selectAll().execute());
  expect(everything).not.toContain(PASSWORD);
});

test('passwords and refresh tokens are kept as hashes only', async () => {
  const { body } = await attempt('20000002', PASSWORD);
  const user = await database.db
    .selectFrom('portal_user')
    .select('password_hash')
    .where('login', '=', '20000002')
    .executeTakeFirstOrThrow();
  expect(user.password_hash).toMatch(/^\$argon2id\$/);
  // People of tests have a hash of less cost; this is what the server makes.
  expect(await hashPassword(PASSWORD)).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  const tokens = await database.db.selectFrom('refresh_token').select('hash').execute();
  expect(tokens.every(({ hash }) => hash.length === 32)).toBe(true);
  expect(tokens.some(({ hash }) => hash.toString('utf8') === body.refreshToken)).toBe(false);
});

describe('too many failures', () => {
  const from = (remoteAddress: string) => ({ remoteAddress });
  /** The state after twenty-nine failures from an address: one more is left. */
  const nearlyClosed = (address: string) =>
    database.db
      .insertInto('sign_in_failure')
      .values(
        Array.from({ length: 29 }, (_, which) => ({ login: `49${which}`, address, at: new Date(NOON) })),
      )
      .execute();

  test('LOG-02 five failures of a login lock it for fifteen minutes, from any address, with any password', async () => {
    portal.setNow(NOON);
    for (let round = 0; round < 5; round += 1) {
      expect((await attempt('40000001', 'wrong', from(`10.0.0.${round}`))).status).toBe(401);
    }
    const refused = await attempt('40000001', 'wrong', from('10.0.0.99'));
    expect(refused).toMatchObject({ status: 429, body: '429Too many attempts. Try again in 15 minutes.' });
    expect(refused.headers['retry-after']).toBe('900');
    portal.setNow('2026-11-20T15:15:01Z');
    expect((await attempt('40000001', 'wrong', from('10.0.0.99'))).status).toBe(401);
  });

  test('LOG-02 thirty failures from an address lock it for everybody behind it', async () => {
    for (let round = 0; round < 30; round += 1) {
      expect((await attempt(`4100${round}`, 'wrong', from('10.1.0.1'))).status).toBe(401);
    }
    expect((await attempt('20000002', PASSWORD, from('10.1.0.1'))).status).toBe(429);
    expect((await attempt('20000002', PASSWORD, from('10.1.0.2'))).status).toBe(200);
  });

  test('of twenty simultaneous attempts no more than five are checked', async () => {
    const tries = await Promise.all(
      Array.from({ length: 20 }, () => attempt('42000001', 'wrong', from('10.2.0.1'))),
    );
    expect(tries.filter(({ status }) => status === 401)).toHaveLength(5);
    expect(tries.filter(({ status }) => status === 429)).toHaveLength(15);
  });

  test('a success resets the count of failures', async () => {
    for (let round = 0; round < 4; round += 1) await attempt('50000005', 'wrong', from('10.3.0.1'));
    expect((await attempt('50000005', PASSWORD, from('10.3.0.1'))).status).toBe(200);
    for (let round = 0; round < 4; round += 1) await attempt('50000005', 'wrong', from('10.3.0.1'));
    expect((await attempt('50000005', PASSWORD, from('10.3.0.1'))).status).toBe(200);
  });

  test('the address behind a trusted balancer is the forwarded one', async () => {
    const behind = await testPortal(database, { PORTAL_TRUST_PROXY: '127.0.0.1' });
    const through = (client: string) =>
      behind.call(login, {
        body: { user: `43${client}`, password: 'x' },
        headers: { 'x-forwarded-for': client },
      });
    for (let round = 0; round < 30; round += 1) await through('10.4.0.1');
    await expect(through('10.4.0.2')).resolves.toMatchObject({ status: 401 });
    const { addresses } = await database.db
      .selectFrom('sign_in_failure')
      .where('address', '=', '10.4.0.1')
      .select((eb) => eb.fn.countAll<number>().as('addresses'))
      .executeTakeFirstOrThrow();
    expect(addresses).toBe(5);
    // Without the setting the header is only what a client claims.
    const direct = await portal.call(login, {
      body: { user: '44', password: 'x' },
      headers: { 'x-forwarded-for': '10.4.0.9' },
    });
    expect(direct.status).toBe(401);
    const claimed = await database.db
      .selectFrom('sign_in_failure')
      .where('address', '=', '10.4.0.9')
      .selectAll()
      .execute();
    expect(claimed).toEqual([]);
    await behind.app.close();
  });

  test('LOG-02 without a trusted balancer forwarded addresses have no effect', async () => {
    const claim = (claimed: string) =>
      attempt(`45${claimed}`, 'x', {
        remoteAddress: '10.6.0.1',
        headers: {
          'x-forwarded-for': claimed,
          'x-real-ip': claimed,
          forwarded: `for=${claimed}`,
          'x-client-ip': claimed,
        },
      });
    portal.setNow(NOON);
    await nearlyClosed('10.6.0.1');
    expect((await claim('10.6.1.1')).status).toBe(401);
    expect((await claim('10.6.1.2')).status).toBe(429);
    expect((await claim('127.0.0.1')).status).toBe(429);
  });

  test('LOG-02 behind a trusted balancer the address that it added counts, whatever comes before it', async () => {
    const behind = await testPortal(database, { PORTAL_TRUST_PROXY: '10.7.0.0/30' });
    const through = (balancer: string, forwarded: string) =>
      behind.call(login, {
        body: { user: `46${forwarded}`, password: 'x' },
        headers: { 'x-forwarded-for': forwarded },
        remoteAddress: balancer,
      });
    await nearlyClosed('10.7.5.5');
    expect((await through('10.7.0.1', '10.7.9.1, 10.7.5.5')).status).toBe(401);
    expect((await through('10.7.0.1', '10.7.9.2, 10.7.5.5')).status).toBe(429);
    // Two balancers in a row; others behind them are not affected.
    expect((await through('10.7.0.1', '10.7.9.99, 10.7.5.5, 10.7.0.2')).status).toBe(429);
    expect((await through('10.7.0.2', '10.7.5.6')).status).toBe(401);
    // A client that bypasses the balancer cannot affect others.
    await nearlyClosed('10.7.8.8');
    expect((await through('10.7.8.8', '10.7.9.3')).status).toBe(401);
    expect((await through('10.7.8.8', '10.7.9.99')).status).toBe(429);
    expect((await through('10.7.0.1', '10.7.9.99')).status).toBe(401);
    await behind.app.close();
  });

  test('LOG-02 the port that a balancer adds to an address does not count, in any place of the list', async () => {
    const behind = await testPortal(database, { PORTAL_TRUST_PROXY: '10.8.0.0/30, 2001:db8:8::1' });
    let tried = 0;
    const through = async (forwarded: string, remoteAddress = '10.8.0.1') => {
      tried += 1;
      const body = { user: `48${tried}`, password: 'x' };
      const headers = { 'x-forwarded-for': forwarded };
      return (await behind.call(login, { body, headers, remoteAddress })).status;
    };
    await nearlyClosed('10.8.5.5');
    expect(await through('10.8.5.5:50001')).toBe(401);
    expect(await through('10.8.5.5:50002')).toBe(429);
    // A second balancer, which the first one names with its port as well.
    expect(await through('10.8.9.9:1, 10.8.5.5:50003, 10.8.0.2:4711')).toBe(429);
    expect(await through('10.8.5.6:50001, 10.8.0.2:4711')).toBe(401);
    await nearlyClosed('2001:db8:0:9::/64');
    expect(await through('[2001:db8:0:9::5]:443')).toBe(401);
    expect(await through('[2001:db8:0:9::5]:444', '2001:db8:8::1')).toBe(429);
    expect(await through('[2001:db8:0:9::6]')).toBe(429);
    expect(await through('2001:db8:0:9::6')).toBe(429);
    // A balancer whose connections arrive over IPv6.
    expect(await through('10.8.5.5:50004', '::ffff:10.8.0.1')).toBe(429);
    await behind.app.close();
  });

  test('public calls of one address count together behind such a balancer', async () => {
    const behind = await testPortal(database, { PORTAL_TRUST_PROXY: '10.8.0.1' });
    const body = { token: 'x', refreshToken: 'y' };
    const at = async (port: number) => {
      const headers = { 'x-forwarded-for': `10.8.7.7:${port}` };
      return (await behind.call(refreshToken, { body, headers, remoteAddress: '10.8.0.1' })).status;
    };
    for (let port = 1; port <= 300; port += 1) expect(await at(port)).toBe(401);
    expect(await at(301)).toBe(429);
    await behind.app.close();
  });

  test('LOG-02 of IPv6 the network counts, because everybody has any number of addresses in it', async () => {
    const attemptFrom = (host: number, network = '2001:db8:0:7') =>
      attempt(`47${host}`, 'x', { remoteAddress: `${network}::${host.toString(16)}` });
    portal.setNow(NOON);
    await nearlyClosed('2001:db8:0:7::/64');
    expect((await attemptFrom(1)).status).toBe(401);
    expect((await attemptFrom(2)).status).toBe(429);
    expect((await attemptFrom(3, '2001:db8:0:8')).status).toBe(401);
  });

  test.each([
    ['10.0.0.1', '10.0.0.1'],
    ['::ffff:10.0.0.1', '10.0.0.1'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:DB8:1:2::', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['no address', 'no address'],
  ])('%s is counted as %s', (address, network) => expect(networkOf(address)).toBe(network));
});

describe('the robot check', () => {
  let guarded: TestPortal;
  beforeAll(async () => {
    guarded = await testPortal(database, { PORTAL_ROBOT_CHECK: 'on' });
    guarded.setNow(new Date());
  });
  afterAll(() => guarded.app.close());

  const passed = async () => solveRobotCheck((await guarded.call(robotCheck)).body);
  const signIn = (payload: string | undefined) =>
    guarded.call(login, {
      body: {
        user: '20000002',
        password: PASSWORD,
        ...(payload === undefined ? {} : { robotCheck: payload }),
      },
      headers: { 'accept-language': 'en' },
      remoteAddress: '10.5.0.1',
    });
  const refusal = { status: 400, body: '400Confirm that you are not a robot' };

  test('LOG-02 a solved challenge is accepted once', async () => {
    const payload = await passed();
    expect((await signIn(payload)).status).toBe(200);
    expect(await signIn(payload)).toMatchObject(refusal);
  });

  test('LOG-02 a challenge takes half to one and a half times the configured work', async () => {
    const eager = await testPortal(database, { PORTAL_ROBOT_CHECK: 'on', PORTAL_ROBOT_WORK: '100' });
    eager.setNow(new Date());
    for (let count = 0; count < 5; count += 1) {
      const answer = await solveRobotCheck((await eager.call(robotCheck)).body);
      const { counter } = JSON.parse(Buffer.from(answer, 'base64').toString()).solution;
      expect(counter).toBeGreaterThanOrEqual(50);
      expect(counter).toBeLessThanOrEqual(150);
    }
    await eager.app.close();
    const { counter } = JSON.parse(Buffer.from(await passed(), 'base64').toString()).solution;
    expect(counter).toBeGreaterThanOrEqual(500);
  });

  test('LOG-02 a used challenge counts no attempt, and with a new solution the person gets in', async () => {
    const payload = await passed();
    expect((await signIn(payload)).status).toBe(200);
    for (let count = 0; count < 6; count += 1) expect(await signIn(payload)).toMatchObject(refusal);
    const counted = await database.db
      .selectFrom('sign_in_failure')
      .where('login', '=', '20000002')
      .selectAll()
      .execute();
    expect(counted).toEqual([]);
    expect((await signIn(await passed())).status).toBe(200);
  });

  test('LOG-07 without it, or with anything but a genuine solved challenge, nobody gets in', async () => {
    expect(await signIn(undefined)).toMatchObject(refusal);
    expect(await signIn('not base64 of anything')).toMatchObject(refusal);
    const answer = JSON.parse(Buffer.from(await passed(), 'base64').toString());
    const altered = {
      ...answer,
      solution: { ...answer.solution, counter: answer.solution.counter + 1, derivedKey: '00'.repeat(32) },
    };
    expect(await signIn(Buffer.from(JSON.stringify(altered)).toString('base64'))).toMatchObject(refusal);
    const foreign = { ...answer, challenge: { ...answer.challenge, signature: 'ab'.repeat(32) } };
    expect(await signIn(Buffer.from(JSON.stringify(foreign)).toString('base64'))).toMatchObject(refusal);
  });

  test.each([
    [9, 200],
    [10, 400],
  ])('LOG-02 a challenge of %i minutes ago gets %i', async (minutes, status) => {
    guarded.setNow(new Date(Date.now() - minutes * 60_000 - 1000));
    const payload = await passed();
    guarded.setNow(new Date());
    expect((await signIn(payload)).status).toBe(status);
  });

  test('a challenge that is used twice at the same moment lets one in', async () => {
    const payload = await passed();
    const answers = await Promise.all([signIn(payload), signIn(payload), signIn(payload)]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 400, 400]);
  });
});

test.each([
  ['20000002', { apiAccess: true, specificUserCode: null, perfil: 2, name: 'Marina Prado' }],
  ['50000005', { apiAccess: false, specificUserCode: 1, perfil: 5, name: 'Bruno Teles' }],
])(
  'API-02 SES-05 SES-08 the session of %s is validated by its token, as Bearer or bare',
  async (user, info) => {
    const { token } = await portal.signIn(user);
    const body = {
      authenticated: true,
      ...info,
      login: user,
      email: `${user}@example.com`,
      factorDue: false,
    };
    for (const authorization of [`Bearer ${token}`, token]) {
      const { status, body: answered } = await portal.call(validateSession, { headers: { authorization } });
      expect([status, answered]).toEqual([200, body]);
    }
  },
);
