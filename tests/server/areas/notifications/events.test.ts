import { once } from 'node:events';
import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { TICKET_MINUTES } from '../../../../contract/exports';
import { listNotifications, type Notification } from '../../../../contract/notifications';
import { login } from '../../../../contract/session';
import type { Database } from '../../../../server/platform/db/open';
import { browserOf } from '../../../../server/platform/http/browser';
import { freshDatabase } from '../../../support/databases';
import { addNetwork, addUser, PASSWORD } from '../../../support/network';
import { NOON, type TestPortal, TODAY, testPortal } from '../../../support/portal';
import { addMany, askForFile, fetchFile } from '../../engines/exports/statement-file';

const AGENTS = {
  chrome:
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36',
  newerChrome:
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/145.0.0.0 Safari/537.36',
  edge: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0',
  firefox: 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0',
  iphone:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 19_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.1 Mobile/15E148 Safari/604.1',
  samsung:
    'Mozilla/5.0 (Linux; Android 15; SM-S921B) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36',
  mac: 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.1 Safari/605.1.15',
};

let database: Database;
let portal: TestPortal;
let next = 30_000_001;
let user: string;

beforeAll(async () => {
  database = await freshDatabase();
  await addNetwork(database.db);
  portal = await testPortal(database);
});
beforeEach(async () => {
  portal.setNow(NOON);
  user = String(next);
  next += 1;
  await addUser(database.db, { login: user, role: 3, establishments: ['0001'] });
});
afterAll(async () => {
  await portal.app.close();
  await database.close();
});

const later = (seconds: number) => portal.setNow(new Date(Date.parse(NOON) + seconds * 1000));

async function signInFrom(agent: string, remoteAddress = '203.0.113.7'): Promise<string> {
  const { status, body } = await portal.call(login, {
    body: { user, password: PASSWORD },
    headers: { 'user-agent': agent },
    remoteAddress,
  });
  expect(status).toBe(200);
  return body.token;
}
async function told(token: string): Promise<string[]> {
  const { body } = await portal.call(listNotifications, { token, headers: { 'accept-language': 'en' } });
  return body.map(({ notificacao }: Notification) => notificacao.descricaoNotificacao);
}

describe('a first sign-in from a new browser', () => {
  test('NOTE-02 is notified once, with the browser and its address', async () => {
    await signInFrom(AGENTS.chrome);
    const token = await signInFrom(AGENTS.firefox);
    const text =
      'Someone signed in with your login from a new browser: Firefox on Linux, address 203.0.113.7. If it was not you, change your password.';
    expect(await told(token)).toEqual([text]);
    expect(await told(await signInFrom(AGENTS.firefox))).toEqual([text]);
  });

  test('NOTE-02 is not notified if the person has never signed in before', async () => {
    expect(await told(await signInFrom(AGENTS.chrome))).toEqual([]);
  });

  test('NOTE-02 a newer version and another address make no new browser', async () => {
    await signInFrom(AGENTS.chrome);
    expect(await told(await signInFrom(AGENTS.newerChrome, '198.51.100.9'))).toEqual([]);
  });

  test('NOTE-02 an attempt with a wrong password is not notified', async () => {
    const token = await signInFrom(AGENTS.chrome);
    const { status } = await portal.call(login, {
      body: { user, password: 'Wrong&4donkey' },
      headers: { 'user-agent': AGENTS.firefox },
    });
    expect(status).toBe(401);
    expect(await told(token)).toEqual([]);
  });

  test('NOTE-02 several at the same moment cause one notification', async () => {
    await signInFrom(AGENTS.chrome);
    const tokens = await Promise.all([1, 2, 3, 4].map(() => signInFrom(AGENTS.iphone)));
    expect(await told(tokens[0] ?? '')).toHaveLength(1);
  });

  test('NOTE-02 an IPv4 address is written as one', async () => {
    await signInFrom(AGENTS.chrome);
    expect((await told(await signInFrom(AGENTS.mac, '::ffff:203.0.113.8')))[0]).toContain(
      'Safari on macOS, address 203.0.113.8.',
    );
  });

  test.each([
    ['chrome', 'Chrome', 'Windows'],
    ['edge', 'Edge', 'Windows'],
    ['firefox', 'Firefox', 'Linux'],
    ['iphone', 'Safari', 'iPhone'],
    ['samsung', 'Samsung Internet', 'Android'],
    ['mac', 'Safari', 'macOS'],
  ] as const)('what %s says of itself is read', (agent, browser, system) => {
    expect(browserOf(AGENTS[agent])).toEqual({ browser, system });
  });

  test.each(['', 'curl/8.5.0', '\u0000', 'x'.repeat(10_000), '%{browser}'])('so is %j', (agent) => {
    expect(browserOf(agent)).toEqual({ browser: null, system: null });
  });

  test('a very long text takes linear time', () => {
    // It would take many minutes if a `Safari/` were searched after each `Version/`, and takes a moment otherwise.
    expect(browserOf('Version/1'.repeat(100_000)).browser).toBeNull();
    expect(browserOf('Version/1 Safari '.repeat(50_000)).browser).toBeNull();
  });

  test('only the names of browsers and systems are stored', async () => {
    await signInFrom(`${AGENTS.mac} ${'x'.repeat(13_000)}`);
    const [session] = await database.db
      .selectFrom('user_session')
      .where('user_agent', 'like', `${AGENTS.mac} x%`)
      .select('user_agent')
      .execute();
    expect(session?.user_agent).toHaveLength(400);
  });
});

describe('a file that takes long', () => {
  const asked = async (token: string) => (await askForFile(portal, token)).body;

  test('NOTE-02 is notified once, when all of it was sent', async () => {
    const token = await signInFrom(AGENTS.chrome);
    const promise = await asked(token);
    later(31);
    expect((await fetchFile(portal, token, promise)).statusCode).toBe(200);
    await fetchFile(portal, token, promise);
    expect(await told(token)).toEqual([
      'Transaction statement (CSV) has been exported. The file is in your browser downloads.',
    ]);
  });

  test('NOTE-02 a quick one is not notified, also if it is downloaded again later', async () => {
    const token = await signInFrom(AGENTS.chrome);
    const promise = await asked(token);
    later(29);
    await fetchFile(portal, token, promise);
    later(120);
    expect((await fetchFile(portal, token, promise)).statusCode).toBe(200);
    expect(await told(token)).toEqual([]);
  });

  test('NOTE-02 a refused one is not notified', async () => {
    const token = await signInFrom(AGENTS.chrome);
    const promise = await asked(token);
    later(TICKET_MINUTES * 60);
    const again = await signInFrom(AGENTS.chrome);
    expect((await fetchFile(portal, again, promise)).statusCode).toBe(404);
    expect(await told(again)).toEqual([]);
  });

  test('NOTE-02 one whose reader disconnected in the middle is not notified', async () => {
    await addMany(database.db, 30_000, `${TODAY}T00:00:00`);
    const token = await signInFrom(AGENTS.chrome);
    const promise = await asked(token);
    later(31);
    const answer = await portal.app.inject({
      url: promise.urlDownload,
      headers: { authorization: `Bearer ${token}` },
      payloadAsStream: true,
    });
    const stream = answer.stream();
    await once(stream, 'readable');
    stream.destroy();
    await setTimeout(200);
    expect(await told(token)).toEqual([]);
  });
});
