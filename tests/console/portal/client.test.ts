import { delay, HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { op } from '../../../contract/operation';
import { refreshToken } from '../../../contract/session';
import { call, callAhead, forgetAhead } from '../../../src/portal/client';
import { onSignedOut } from '../../../src/portal/with-session';
import { isAbort, PortalError } from '../../../src/ui/failure/portal-error';

const read = op({
  name: 'read',
  summary: 'A call for tests',
  description: '',
  method: 'GET',
  path: '/portal/things',
  access: { person: 'signedIn' },
  query: z.strictObject({ ec: z.array(z.string()).optional(), name: z.string().optional() }),
  reply: z.strictObject({ read: z.boolean() }),
  timeout: 200,
});
const save = op({
  name: 'save',
  summary: 'A call for tests',
  description: '',
  method: 'PUT',
  path: '/portal/things',
  access: { person: 'signedIn' },
  body: z.strictObject({ name: z.string() }),
  reply: z.boolean(),
});
const open = op({
  name: 'open',
  summary: 'A public call for tests',
  description: '',
  method: 'GET',
  path: '/portal/open',
  access: 'public',
  reply: z.boolean(),
});

const OLD = { token: 'old', refreshToken: 'r-old' };
const NEW = { token: 'new', refreshToken: 'r-new' };
const server = setupServer();
let refreshes: { body: unknown; authorization: string | null }[] = [];
let tokens: (string | null)[] = [];
const ended = vi.fn();
let stop: () => void;

/** Lets the calls through that carry one of these tokens; the others answer 401. */
const accept = (...good: string[]) =>
  server.use(
    http.all('*/portal/things', async ({ request }) => {
      const token = request.headers.get('authorization');
      tokens.push(token);
      return good.some((known) => token === `Bearer ${known}`)
        ? HttpResponse.json(request.method === 'GET' ? { read: true } : true)
        : HttpResponse.json({ code: 'UNAUTHENTICATED', message: 'Sign in again.' }, { status: 401 });
    }),
  );

const answerRefresh = (reply: () => Response | Promise<Response>) =>
  server.use(
    http.post(`*${refreshToken.path}`, async ({ request }) => {
      refreshes.push({ body: await request.json(), authorization: request.headers.get('authorization') });
      return reply();
    }),
  );

const store = (pair: typeof OLD, login = '1') => {
  localStorage.setItem('@token', pair.token);
  localStorage.setItem('@refreshToken', pair.refreshToken);
  localStorage.setItem('@login', login);
  localStorage.setItem('@name', `Person ${login}`);
  localStorage.setItem('@accessProfile', 'cipher text');
};
const stored = () => [localStorage.getItem('@token'), localStorage.getItem('@refreshToken')];

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
beforeEach(() => {
  refreshes = [];
  tokens = [];
  ended.mockClear();
  stop = onSignedOut(ended);
  store(OLD);
  answerRefresh(() => HttpResponse.json(NEW));
});
afterEach(() => {
  stop();
  server.resetHandlers();
});
afterAll(() => server.close());

async function failureOf(attempt: Promise<unknown>): Promise<unknown> {
  try {
    await attempt;
  } catch (error) {
    return error;
  }
  throw new Error('It did not fail');
}

describe('a call that is made ahead', () => {
  test('its first caller gets its reply, and it is made once; the next one is made again', async () => {
    accept('old');
    void callAhead(read.path, read);
    await vi.waitFor(() => expect(tokens).toEqual(['Bearer old']));
    expect(await call(read, { query: {} })).toEqual({ read: true });
    expect(tokens).toEqual(['Bearer old']);
    await call(read, { query: {} });
    expect(tokens).toEqual(['Bearer old', 'Bearer old']);
  });

  test('SES-09 renews the tokens as any other', async () => {
    accept('new');
    void callAhead(read.path, read);
    expect(await call(read, { query: {} })).toEqual({ read: true });
    expect(refreshes).toHaveLength(1);
    expect(tokens).toEqual(['Bearer old', 'Bearer new']);
  });

  test('its caller gets its failure, and can try again', async () => {
    server.use(http.get('*/portal/things', () => HttpResponse.error(), { once: true }));
    void callAhead(read.path, read);
    await expect(call(read, { query: {} })).rejects.toMatchObject({ kind: 'network' });
    accept('old');
    expect(await call(read, { query: {} })).toEqual({ read: true });
  });

  test('SES-06 is no reply for another person', async () => {
    accept('old', 'other');
    localStorage.setItem('@login', 'before');
    void callAhead(read.path, read);
    localStorage.setItem('@login', 'other');
    localStorage.setItem('@token', 'other');
    await call(read, { query: {} });
    expect(tokens).toEqual(['Bearer old', 'Bearer other']);
  });

  test('serves only the same address, and nobody once it is forgotten', async () => {
    accept('old');
    void callAhead(`${read.path}?name=a`, read);
    await call(read, { query: { name: 'b' } });
    expect(tokens).toHaveLength(2);
    forgetAhead();
    await call(read, { query: { name: 'a' } });
    expect(tokens).toHaveLength(3);
    void callAhead(`${read.path}?name=a`, read);
    await call(read, { query: { name: 'a' } });
    expect(tokens).toHaveLength(4);
  });

  test('serves no call that writes', async () => {
    accept('old');
    void callAhead(read.path, read);
    await call(save, { body: { name: 'a' } });
    expect(tokens).toHaveLength(2);
  });

  test('a caller that aborts gets no reply', async () => {
    accept('old');
    void callAhead(read.path, read);
    const gone = AbortSignal.abort();
    await expect(call(read, { query: {}, signal: gone })).rejects.toSatisfy(isAbort);
  });
});

describe('tokens', () => {
  test('SES-08 a call carries the stored token; a public one carries none', async () => {
    accept('old');
    await call(read, { query: {} });
    expect(tokens).toEqual(['Bearer old']);
    let authorization: string | null = 'none seen';
    server.use(
      http.get('*/portal/open', ({ request }) => {
        authorization = request.headers.get('authorization');
        return HttpResponse.json(true);
      }),
    );
    await call(open, {});
    expect(authorization).toBeNull();
  });

  test('SES-09 five calls refused together share one refresh, and each is made once more', async () => {
    accept('new');
    const answers = await Promise.all(Array.from({ length: 5 }, () => call(read, { query: {} })));
    expect(answers).toEqual(Array.from({ length: 5 }, () => ({ read: true })));
    expect(refreshes).toEqual([{ body: OLD, authorization: null }]);
    expect(tokens).toEqual([...Array(5).fill('Bearer old'), ...Array(5).fill('Bearer new')]);
  });

  test('SES-09 a call that is refused after the refresh takes the new token without another one', async () => {
    server.use(
      http.get('*/portal/things', async ({ request }) => {
        const token = request.headers.get('authorization');
        if (token === 'Bearer new') return HttpResponse.json({ read: true });
        if (new URL(request.url).searchParams.get('name') === 'slow') await delay(80);
        return HttpResponse.json({}, { status: 401 });
      }),
    );
    await Promise.all([call(read, { query: {} }), call(read, { query: { name: 'slow' } })]);
    expect(refreshes).toHaveLength(1);
  });

  test('SES-09 tabs take turns: what another one has refreshed meanwhile is used', async () => {
    accept('new');
    const request = vi.fn(async (_name: string, work: () => Promise<unknown>) => {
      store(NEW); // the other tab was faster
      return work();
    });
    vi.stubGlobal('navigator', { locks: { request } });
    try {
      expect(await call(read, { query: {} })).toEqual({ read: true });
    } finally {
      vi.unstubAllGlobals();
    }
    expect(request).toHaveBeenCalledOnce();
    expect(refreshes).toHaveLength(0);
  });

  test('SES-10 a refresh replaces both tokens', async () => {
    accept('new');
    await call(save, { body: { name: 'a' } });
    expect(stored()).toEqual(['new', 'r-new']);
    expect(tokens).toEqual(['Bearer old', 'Bearer new']);
  });

  test.each<[string, () => Response]>([
    ...[400, 401, 403, 404, 429, 500, 502, 503, 504].map((status): [string, () => Response] => [
      String(status),
      () => HttpResponse.json({ message: 'x' }, { status }),
    ]),
    ['a dropped connection', () => HttpResponse.error()],
    ['an answer that is none', () => HttpResponse.text('<html>')],
    ['an answer without tokens', () => HttpResponse.json({})],
    ['an answer without a token', () => HttpResponse.json({ refreshToken: 'r-new' })],
    ['an answer without a refresh token', () => HttpResponse.json({ token: 'new' })],
  ])('SES-11 a refresh that ends in %s clears storage and ends the session, once', async (_how, reply) => {
    accept('new');
    answerRefresh(reply);
    const failures = await Promise.all(Array.from({ length: 5 }, () => failureOf(call(read, { query: {} }))));
    for (const failure of failures) expect(failure).toMatchObject({ kind: 'refused', status: 401 });
    expect(refreshes).toHaveLength(1);
    expect(ended).toHaveBeenCalledOnce();
    expect(localStorage).toHaveLength(0);
  });

  test('SES-11 calls that are refused with the new token as well end the session once, and make no further call', async () => {
    accept();
    await Promise.all(Array.from({ length: 3 }, () => failureOf(call(read, { query: {} }))));
    expect(refreshes).toHaveLength(1);
    expect(tokens).toHaveLength(6);
    expect(ended).toHaveBeenCalledOnce();
    expect(stored()).toEqual([null, null]);
  });

  test('SES-12 a 401 without tokens ends the session without a refresh', async () => {
    localStorage.clear();
    accept();
    expect(await failureOf(call(read, { query: {} }))).toMatchObject({ status: 401 });
    expect(refreshes).toHaveLength(0);
    expect(ended).toHaveBeenCalledOnce();
  });

  test('SES-06 a refresh whose reply comes after a sign-out brings nothing back', async () => {
    accept('new');
    answerRefresh(() => {
      localStorage.clear(); // signed out while it was under way
      return HttpResponse.json(NEW);
    });
    expect(await failureOf(call(read, { query: {} }))).toMatchObject({ status: 401 });
    expect(stored()).toEqual([null, null]);
    expect(ended).not.toHaveBeenCalled();
  });

  test('SES-03 no call is repeated in the name of somebody who signed in meanwhile, nor is that session ended', async () => {
    accept('new', 'other');
    answerRefresh(() => {
      store({ token: 'other', refreshToken: 'r-other' }, '2');
      return HttpResponse.json({}, { status: 401 });
    });
    expect(await failureOf(call(save, { body: { name: 'a' } }))).toMatchObject({ status: 401 });
    expect(tokens).toEqual(['Bearer old']);
    expect(stored()).toEqual(['other', 'r-other']);
    expect(ended).not.toHaveBeenCalled();
  });

  test('SES-03 no call is repeated with the tokens of somebody who signed in before its refusal came', async () => {
    accept('other');
    server.use(
      http.put(
        '*/portal/things',
        ({ request }) => {
          tokens.push(request.headers.get('authorization'));
          store({ token: 'other', refreshToken: 'r-other' }, '2');
          return HttpResponse.json({}, { status: 401 });
        },
        { once: true },
      ),
    );
    expect(await failureOf(call(save, { body: { name: 'a' } }))).toMatchObject({ status: 401 });
    expect(tokens).toEqual(['Bearer old']);
    expect(stored()).toEqual(['other', 'r-other']);
    expect(refreshes).toHaveLength(0);
    expect(ended).not.toHaveBeenCalled();
  });

  test('LOG-12 the 401 of a public call is a reply like any other', async () => {
    server.use(http.get('*/portal/open', () => HttpResponse.json('401Wrong.', { status: 401 })));
    expect(await failureOf(call(open, {}))).toMatchObject({ status: 401, text: '401Wrong.' });
    expect(refreshes).toHaveLength(0);
    expect(ended).not.toHaveBeenCalled();
    expect(stored()).toEqual(['old', 'r-old']);
  });
});

describe('answers', () => {
  test('API-11 API-29 lists travel as repeated keys, and what is undefined does not travel', async () => {
    let search = '';
    server.use(
      http.get('*/portal/things', ({ request }) => {
        search = new URL(request.url).search;
        return HttpResponse.json({ read: true });
      }),
    );
    await call(read, { query: { ec: ['01', '02'], name: undefined } });
    expect(search).toBe('?ec=01&ec=02');
  });

  test('SHELL-21 a call requests the language on the screen', async () => {
    let asked: string | null = null;
    server.use(
      http.get('*/portal/things', ({ request }) => {
        asked = request.headers.get('accept-language');
        return HttpResponse.json({ read: true });
      }),
    );
    localStorage.setItem('@language', 'es');
    await call(read, { query: {} });
    expect(asked).toBe('es-MX');
  });

  test('ERR-05 a refusal carries its text and its fields', async () => {
    server.use(
      http.put('*/portal/things', () =>
        HttpResponse.json(
          { code: 'VALIDATION', message: 'Check the fields.', fields: { name: 'Too long.' } },
          { status: 400 },
        ),
      ),
    );
    const failure = await failureOf(call(save, { body: { name: 'a' } }));
    expect(failure).toBeInstanceOf(PortalError);
    expect(failure).toMatchObject({
      kind: 'refused',
      status: 400,
      text: 'Check the fields.',
      fields: { name: 'Too long.' },
    });
  });

  test.each([502, 200])('a body that is no JSON fails with its status, %i, and no text', async (status) => {
    server.use(http.get('*/portal/things', () => HttpResponse.text('<html>proxy</html>', { status })));
    expect(await failureOf(call(read, { query: {} }))).toMatchObject({ kind: 'refused', status, text: '' });
  });

  test('ERR-03 no connection and no reply in time are failures of their own', async () => {
    server.use(http.get('*/portal/things', () => HttpResponse.error()));
    expect(await failureOf(call(read, { query: {} }))).toMatchObject({ kind: 'network', status: 0 });
    server.use(http.get('*/portal/things', () => delay('infinite')));
    expect(await failureOf(call(read, { query: {} }))).toMatchObject({ kind: 'timeout', status: 0 });
  });

  test('ERR-02 a call that its own caller gives up stays silent', async () => {
    server.use(http.get('*/portal/things', () => delay('infinite')));
    const controller = new AbortController();
    const failure = failureOf(call(read, { query: {}, signal: controller.signal }));
    controller.abort();
    expect(isAbort(await failure)).toBe(true);
    expect(ended).not.toHaveBeenCalled();
  });

  test('ERR-02 a call that is given up during the refresh is not made once more', async () => {
    accept('new');
    const controller = new AbortController();
    answerRefresh(() => {
      controller.abort();
      return HttpResponse.json(NEW);
    });
    expect(isAbort(await failureOf(call(read, { query: {}, signal: controller.signal })))).toBe(true);
    expect(tokens).toEqual(['Bearer old']);
    expect(stored()).toEqual(['new', 'r-new']);
  });
});
