import { delay, HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, inject } from 'vitest';
import { operations } from '../../contract';
import type { Operation } from '../../contract/operation';
import { login } from '../../contract/session';
import { storeSession } from '../../src/session/stored-session';
import { PASSWORD } from './network';

/**
 * What a failure looks like: an answer with a status and a body, which may be kept back; a dropped connection; or the
 * server's own answer after a while.
 */
export type Failure =
  // `json`: a body whose numbers JavaScript would round.
  | {
      status: number;
      body?: unknown;
      json?: string;
      headers?: Record<string, string>;
      after?: Promise<unknown>;
    }
  | 'dropped'
  | { waits: number }
  | { until: Promise<unknown> };

interface Sent {
  method: string;
  path: string;
  query: URLSearchParams;
  headers: Headers;
  body: unknown;
  /** Whether the console has given the call up. */
  aborted: () => boolean;
}

let bridges = 0;

/** An address for each file of tests: no other process has this one's number. */
function nextAddress(): string {
  bridges += 1;
  return `10.${(process.pid >> 8) & 255}.${process.pid & 255}.${bridges % 256}`;
}

/**
 * Carries the calls of a test file to the real server, remembers them, and injects failures. Call it at the top of
 * the file; it starts and stops with the tests.
 */
export function bridgeToPortal() {
  const sent: Sent[] = [];
  const failures: { operation: Operation; failure: Failure; times: number }[] = [];
  const address = nextAddress();
  // Node's own, past MSW, which prints every call that the console gives up.
  const direct = globalThis.fetch;
  const server = setupServer(
    http.all('*', async ({ request }) => {
      const { pathname, searchParams, search } = new URL(request.url);
      const bytes = await request.clone().arrayBuffer();
      const isJson = request.headers.get('content-type')?.startsWith('application/json') ?? false;
      sent.push({
        method: request.method,
        path: pathname,
        query: searchParams,
        headers: request.headers,
        body: isJson && bytes.byteLength > 0 ? JSON.parse(new TextDecoder().decode(bytes)) : undefined,
        aborted: () => request.signal.aborted,
      });
      const injected = failures.find(
        ({ operation, times }) =>
          times > 0 && isAt(operation, pathname) && operation.method === request.method,
      );
      if (injected !== undefined) {
        injected.times -= 1;
        if (injected.failure === 'dropped') return HttpResponse.error();
        if ('status' in injected.failure) {
          const { status, body, json, headers = {}, after } = injected.failure;
          await after;
          if (json !== undefined) return new HttpResponse(json, { status, headers });
          return HttpResponse.json(body as never, { status, headers });
        }
        await ('until' in injected.failure ? injected.failure.until : delay(injected.failure.waits));
      }
      try {
        const answer = await direct(inject('portalUrl') + pathname + search, {
          method: request.method,
          headers: [...request.headers, ['x-forwarded-for', address]],
          ...(bytes.byteLength === 0 ? {} : { body: bytes }),
          signal: request.signal,
        });
        // `fetch` has unpacked it.
        const headers = new Headers(answer.headers);
        headers.delete('content-encoding');
        headers.delete('content-length');
        // Read here: what the console gives up while it comes would be printed by whoever reads it next.
        const reply = await answer.arrayBuffer();
        return new Response(reply.byteLength === 0 ? null : reply, { status: answer.status, headers });
      } catch (error) {
        if (request.signal.aborted) return HttpResponse.error(); // the console aborted it and gets no reply
        throw error;
      }
    }),
  );
  beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
  afterEach(() => {
    sent.length = 0;
    failures.length = 0;
  });
  afterAll(() => server.close());

  return {
    /** The calls of an operation so far, in order. */
    callsOf: (operation: Operation) =>
      sent.filter((call) => call.method === operation.method && isAt(operation, call.path)),
    /** Lets the next calls of an operation fail. */
    fail: (operation: Operation, failure: Failure, times = 1) => {
      failures.push({ operation, failure, times });
    },
  };
}

const written = new Set<string>(operations.map(({ path }) => path));

/** Whether an address is one of an operation's, whose varying parts may be anything but another one's own address. */
function isAt({ path }: Operation, pathname: string): boolean {
  if (written.has(pathname)) return path === pathname;
  return new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}$`).test(pathname);
}

/** Signs a person of the test network in, and stores the session as the sign-in page does. */
export async function signInAs(user: string): Promise<void> {
  const answer = await fetch(new URL(login.path, window.location.href), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ user, password: PASSWORD }),
  });
  if (!answer.ok) throw new Error(`${user} could not sign in: ${await answer.text()}`);
  await storeSession(await answer.json());
}

/** An answer that is kept back until it is released, however slow the machine is. */
export function held() {
  let release = () => {};
  const until = new Promise<void>((resolve) => {
    release = resolve;
  });
  return { until, release };
}
