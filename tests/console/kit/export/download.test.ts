import { delay, HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { DOWNLOAD_TIMEOUT } from '../../../../contract/operation';
import { refreshToken } from '../../../../contract/session';
import { download } from '../../../../src/portal/files';
import { onSignedOut } from '../../../../src/portal/with-session';
import { STORED } from '../../../../src/session/stored-session';
import { isAbort } from '../../../../src/ui/failure/portal-error';

const ADDRESS = '/portal/exports/ticket-1';
/** `waitFor` moves a false clock as well. */
const SLACK = 5_000;
const server = setupServer();
let tokens: (string | null)[] = [];
let progress: number[] = [];
const ended = vi.fn();
let stop: () => void;

/** Responds to a download and notes down its token. */
const answer = (reply: (token: string | null) => Response | Promise<Response>) =>
  server.use(
    http.get(`*${ADDRESS}`, ({ request }) => {
      const token = request.headers.get('authorization');
      tokens.push(token);
      return reply(token);
    }),
  );
/** A body of these pieces, each returned when it is read; `last` runs after them. */
function body(pieces: string[], last: End) {
  return new ReadableStream({
    pull: (controller) => {
      const piece = pieces.shift();
      if (piece === undefined) return last(controller) as undefined;
      controller.enqueue(new TextEncoder().encode(piece));
      return undefined;
    },
  });
}
type End = (controller: ReadableStreamDefaultController) => unknown;
const complete: End = (controller) => controller.close();
const csv = (pieces: string[], last: End = complete) =>
  new HttpResponse(body(pieces, last), { headers: { 'content-type': 'text/csv; charset=utf-8' } });
const refused = (status: number, message: string) => HttpResponse.json({ code: 'X', message }, { status });

function fetchIt(controller = new AbortController()) {
  return download(ADDRESS, {
    signal: controller.signal,
    onProgress: (bytes) => {
      progress.push(bytes);
    },
  });
}

async function failureOf(attempt: Promise<unknown>): Promise<unknown> {
  return attempt.then(
    () => {
      throw new Error('It did not fail');
    },
    (error: unknown) => error,
  );
}

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
beforeEach(() => {
  tokens = [];
  progress = [];
  ended.mockClear();
  stop = onSignedOut(ended);
  localStorage.setItem(STORED.token, 'old');
  localStorage.setItem(STORED.refreshToken, 'r-old');
  localStorage.setItem(STORED.login, '1');
  server.use(
    http.post(`*${refreshToken.path}`, () => HttpResponse.json({ token: 'new', refreshToken: 'r-new' })),
  );
});
afterEach(() => {
  stop();
  server.resetHandlers();
});
afterAll(() => server.close());

test('API-27 SES-08 the file is fetched with the token, and counted while it comes', async () => {
  answer(() => csv(['one,', 'two,', 'three']));
  const file = await fetchIt();
  expect([file.size, file.type]).toEqual([13, 'text/csv; charset=utf-8']);
  expect(tokens).toEqual(['Bearer old']);
  expect(progress).toEqual([4, 8, 13]);
});

test.each(['https://example.com/portal/exports/x', '//example.com/portal/x', '/login', '/portal/../x', ''])(
  'USE-08 the token is not sent to %j',
  async (address) => {
    const attempt = download(address, { signal: new AbortController().signal, onProgress: () => {} });
    expect(await failureOf(attempt)).toMatchObject({ message: expect.stringContaining('no address') });
  },
);

describe('tokens', () => {
  test('SES-09 a 401 is answered by one refresh and one repeat', async () => {
    answer((token) => (token === 'Bearer new' ? csv(['x']) : refused(401, 'Sign in again.')));
    expect((await fetchIt()).size).toBe(1);
    expect(tokens).toEqual(['Bearer old', 'Bearer new']);
    expect(ended).not.toHaveBeenCalled();
  });

  test('SES-11 a second 401 ends the session', async () => {
    answer(() => refused(401, 'Sign in again.'));
    expect(await failureOf(fetchIt())).toMatchObject({ kind: 'refused', status: 401 });
    expect(ended).toHaveBeenCalledOnce();
  });
});

describe('failures', () => {
  test('STMT-33 a refusal carries the words of the server', async () => {
    answer(() => refused(404, 'The download has expired. Export again.'));
    expect(await failureOf(fetchIt())).toMatchObject({
      kind: 'refused',
      status: 404,
      text: 'The download has expired. Export again.',
    });
  });

  test('STMT-33 a file that breaks off in the middle is a failure, never a short file', async () => {
    answer(() => csv(['half'], (controller) => controller.error(new Error('gone'))));
    expect(await failureOf(fetchIt())).toMatchObject({ kind: 'network', status: 0 });
  });

  test('STMT-33 the first byte has 100 seconds to come', async () => {
    answer(async () => {
      await delay('infinite');
      return csv([]);
    });
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const failure = failureOf(fetchIt());
    await vi.waitFor(() => expect(tokens).toHaveLength(1));
    await vi.advanceTimersByTimeAsync(DOWNLOAD_TIMEOUT.firstByte - SLACK);
    expect(await Promise.race([failure, Promise.resolve('waiting')])).toBe('waiting');
    await vi.advanceTimersByTimeAsync(SLACK);
    expect(await failure).toMatchObject({ kind: 'timeout' });
  });

  test('STMT-33 then no silence lasts longer than 30 seconds, however long the file', async () => {
    let next: ReadableStreamDefaultController | undefined;
    const stream = new ReadableStream({
      start: (controller) => {
        next = controller;
      },
    });
    answer(() => new HttpResponse(stream));
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const failure = failureOf(fetchIt());
    for (let piece = 1; piece <= 10; piece += 1) {
      await vi.waitFor(() => expect(next).toBeDefined());
      next?.enqueue(new Uint8Array(10));
      await vi.waitFor(() => expect(progress).toHaveLength(piece));
      await vi.advanceTimersByTimeAsync(DOWNLOAD_TIMEOUT.silence - SLACK);
    }
    await vi.advanceTimersByTimeAsync(SLACK);
    expect(await failure).toMatchObject({ kind: 'timeout' });
  });

  test('ERR-02 a download that is given up is an abort, before and while it comes', async () => {
    const early = new AbortController();
    early.abort();
    answer(() => csv(['x']));
    expect(isAbort(await failureOf(fetchIt(early)))).toBe(true);
    const late = new AbortController();
    answer(() => csv(['half'], () => new Promise(() => {})));
    const failure = failureOf(fetchIt(late));
    await vi.waitFor(() => expect(progress).toEqual([4]));
    late.abort();
    expect(isAbort(await failure)).toBe(true);
  });
});
