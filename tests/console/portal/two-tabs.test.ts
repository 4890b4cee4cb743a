import { IDBFactory } from 'fake-indexeddb';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { refreshToken, validateSession } from '../../../contract/session';
import { readEntry } from '../../../src/session/browser-database';
import type { TokenPair } from '../../../src/session/renewed-pair';

/*
 * Tabs in processes of their own: each has its own copy of the client, and a local storage that gets the writes of the
 * others late. Locks and IndexedDB are the browser's, the same for all.
 */
const server = setupServer();
const LOGIN = '20000002';
const pairOf = (number: number): TokenPair => ({ token: `t${number}`, refreshToken: `r${number}` });

/** What the server was sent to be renewed, and the newest pair that it has given. */
let refreshes: unknown[] = [];
let newest = 0;
let ranOut = false;

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
beforeEach(() => {
  refreshes = [];
  newest = 0;
  ranOut = false;
  vi.stubGlobal('indexedDB', new IDBFactory());
  vi.stubGlobal('navigator', { locks: { request: inTurn() } });
  server.use(
    http.get(`*${validateSession.path}`, ({ request }) =>
      !ranOut && request.headers.get('authorization') === `Bearer t${newest}`
        ? HttpResponse.json(true)
        : HttpResponse.json({ code: 'UNAUTHENTICATED', message: 'Sign in again.' }, { status: 401 }),
    ),
    http.post(`*${refreshToken.path}`, async ({ request }) => {
      refreshes.push(await request.json());
      newest += 1;
      ranOut = false;
      return HttpResponse.json(pairOf(newest));
    }),
  );
});
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

/** A lock: one after another. */
function inTurn() {
  let before: Promise<unknown> = Promise.resolve();
  return (_name: string, work: () => Promise<unknown>) => {
    const mine = before.then(work);
    before = mine.catch(() => undefined);
    return mine;
  };
}

/** What the local storage of the tab in hand says. */
function seeing(pair: TokenPair): void {
  localStorage.setItem('@token', pair.token);
  localStorage.setItem('@refreshToken', pair.refreshToken);
  localStorage.setItem('@login', LOGIN);
}
const seen = () => [localStorage.getItem('@token'), localStorage.getItem('@refreshToken')];

const keptPair = () => readEntry('renewed-pair');

async function openTab() {
  vi.resetModules();
  const { call } = await import('../../../src/portal/client');
  const session = await import('../../../src/session/stored-session');
  return { ...session, ask: () => call(validateSession, {}) };
}
type Tab = Awaited<ReturnType<typeof openTab>>;

/** The tab makes a call after its token has expired. */
async function renewIn(tab: Tab): Promise<void> {
  ranOut = true;
  expect(await tab.ask()).toBe(true);
}

test('SES-09 SES-10 a tab whose local storage lags takes the pair that another one has fetched, and requests none', async () => {
  seeing(pairOf(0));
  await renewIn(await openTab());
  const second = await openTab();
  seeing(pairOf(0));
  expect(await second.ask()).toBe(true);
  expect(refreshes).toEqual([pairOf(0)]);
  expect(seen()).toEqual(['t1', 'r1']);
});

test('SES-09 a tab that slept through several pairs of its session finds the newest', async () => {
  seeing(pairOf(0));
  const first = await openTab();
  for (let time = 0; time < 3; time += 1) await renewIn(first);
  const second = await openTab();
  seeing(pairOf(0));
  expect(await second.ask()).toBe(true);
  expect(refreshes).toHaveLength(3);
  expect(seen()).toEqual(['t3', 'r3']);
});

test('SES-09 what it found is renewed as ever when it runs out in its turn', async () => {
  seeing(pairOf(0));
  await renewIn(await openTab());
  const second = await openTab();
  seeing(pairOf(0));
  await second.ask();
  await renewIn(second);
  expect(refreshes).toEqual([pairOf(0), pairOf(1)]);
});

test('SES-06 a session that was ended leaves no pair behind for a tab that lags', async () => {
  seeing(pairOf(0));
  const first = await openTab();
  await renewIn(first);
  expect(await keptPair()).toBeDefined();
  first.clearSession();
  await vi.waitFor(async () => expect(await keptPair()).toBeUndefined());
});

test('SES-03 whoever signs in finds no pair of the session before', async () => {
  seeing(pairOf(0));
  const first = await openTab();
  await renewIn(first);
  expect(await keptPair()).toBeDefined();
  await first.storeSession({
    ...pairOf(7),
    login: LOGIN,
    name: 'Ana',
    perfil: 2,
    apiAccess: false,
    specificAccess: { codAcessoEspecifico: null },
  });
  expect(await keptPair()).toBeUndefined();
});

test('SES-09 a browser that keeps no database has the local storage alone', async () => {
  vi.stubGlobal('indexedDB', {
    open: () => {
      throw new DOMException('Refused', 'SecurityError');
    },
  });
  seeing(pairOf(0));
  await renewIn(await openTab());
  expect(seen()).toEqual(['t1', 'r1']);
});

test.each([
  ['has no locks', undefined],
  [
    'refuses its locks at once',
    () => {
      throw new DOMException('Refused', 'SecurityError');
    },
  ],
  ['refuses its locks a little later', () => Promise.reject(new DOMException('Refused', 'SecurityError'))],
])('SES-09 a browser that %s renews all the same, once for all calls of a tab', async (_what, request) => {
  vi.stubGlobal('navigator', { locks: request && { request } });
  seeing(pairOf(0));
  const tab = await openTab();
  ranOut = true;
  expect(await Promise.all([tab.ask(), tab.ask()])).toEqual([true, true]);
  expect(refreshes).toEqual([pairOf(0)]);
});
