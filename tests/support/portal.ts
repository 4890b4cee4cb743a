import type { FastifyInstance, InjectOptions } from 'fastify';
import { type Operation, pathOf } from '../../contract/operation';
import { login } from '../../contract/session';
import { buildApp } from '../../server/app';
import { readConfig } from '../../server/config';
import type { Config } from '../../server/platform/config';
import type { AppContext } from '../../server/platform/context';
import type { Database } from '../../server/platform/db/open';
import type { Timeouts } from '../../server/platform/http/timeouts';
import { JobSignal } from '../../server/platform/jobs/signal';
import { openMetrics } from '../../server/platform/metrics/open';
import { asServerHasIt, settled } from './late-replica';
import { PASSWORD } from './network';

/** Everything that a test may send: also what the contract's types would not let through. */
interface TestCall {
  token?: string | undefined;
  params?: object | undefined;
  query?: object | string | undefined;
  body?: unknown;
  headers?: Record<string, string>;
  remoteAddress?: string;
}

export interface Answer {
  status: number;
  // What came over the wire: tests look into it as they please.
  // oxlint-disable-next-line typescript/no-explicit-any
  body: any;
  headers: Record<string, unknown>;
}

export interface TestPortal {
  app: FastifyInstance;
  /** The replies of the server, as `GET /path`. */
  routes: string[];
  database: Database;
  /** What the server's parts are given, for those that no call reaches. */
  context: AppContext;
  /** Sets the portal's clock; it stands still in between. */
  setNow(instant: string | Date): void;
  call(operation: Operation, call?: TestCall): Promise<Answer>;
  /** Signs in and returns the tokens. */
  signIn(user: string, password?: string): Promise<{ token: string; refreshToken: string }>;
}

/** Noon of the day on which the tests play. */
export const NOON = '2026-11-20T15:00:00Z';
export const TODAY = '2026-11-20';

interface TestPortalOptions {
  consoleFolder?: string | null;
  timeouts?: Timeouts;
  feedKeys?: string[];
  /** The signing keys, the present one first. */
  secrets?: readonly [string, ...string[]];
}

/** The signing key of the portals that tests make. */
export const SECRET = 'a secret for tests, thirty-two long';

/** A test makes more calls in a minute than a person does. */
export const UNHINDERED = '1000000';

/** Opens the feed of the portals that tests make. */
export const FEED_KEY = 'a-feed-key-for-tests-thirty-two-long';

/** The real server over a database, in process: no port, a clock of its own, and the robot check off by default. */
export async function testPortal(
  database: Database,
  environment: Record<string, string> = {},
  { consoleFolder = null, timeouts, feedKeys = [FEED_KEY], secrets = [SECRET] }: TestPortalOptions = {},
): Promise<TestPortal> {
  let now = new Date(NOON);
  const config: Config = readConfig({
    NODE_ENV: 'test',
    LOG_LEVEL: process.env.LOG_LEVEL ?? 'silent',
    PORTAL_ROBOT_CHECK: 'off',
    PORTAL_CALLS_PER_MINUTE: UNHINDERED,
    ...environment,
  });
  const served = asServerHasIt(database);
  const context: AppContext = {
    config,
    database: served,
    secret: secrets[0],
    olderSecrets: secrets.slice(1),
    feedKeys,
    now: () => now,
    jobSignal: new JobSignal(),
    metrics: await openMetrics({ config, database: served, now: () => now }),
  };
  const app = await buildApp(context, consoleFolder, timeouts);
  await app.ready();

  const call: TestPortal['call'] = async (
    operation,
    { token, params, query, body, headers = {}, remoteAddress } = {},
  ) => {
    const options: InjectOptions = {
      method: operation.method,
      url: pathOf(operation, params) + (typeof query === 'string' ? query : queryText(query)),
      headers: { ...(token === undefined ? {} : { authorization: `Bearer ${token}` }), ...headers },
      ...(body === undefined ? {} : { payload: body as object }),
      ...(remoteAddress === undefined ? {} : { remoteAddress }),
    };
    await settled(database);
    const reply = await app.inject(options);
    const text = reply.body;
    return {
      status: reply.statusCode,
      headers: reply.headers,
      body: text === '' ? undefined : isJson(reply.headers) ? JSON.parse(text) : text,
    };
  };

  return {
    app,
    routes: routesOf(app),
    database,
    context,
    setNow: (instant) => {
      now = new Date(instant);
    },
    call,
    signIn: async (user, password = PASSWORD) => {
      const { status, body } = await call(login, { body: { user, password } });
      if (status !== 200) throw new Error(`${user} could not sign in: ${JSON.stringify(body)}`);
      return { token: body.token, refreshToken: body.refreshToken };
    },
  };
}

/** Some calls answer a file. */
const isJson = (headers: Record<string, unknown>) =>
  /^application\/(?:problem\+)?json/.test(String(headers['content-type']));

function queryText(query: object | undefined): string {
  const pairs = Object.entries(query ?? {}).flatMap(([key, value]) =>
    (Array.isArray(value) ? value : [value]).map((item) => [key, String(item)]),
  );
  return pairs.length === 0 ? '' : `?${new URLSearchParams(pairs)}`;
}

/** Reads Fastify's route tree: each line holds a piece of the address, as deep as it is indented. */
function routesOf(app: FastifyInstance): string[] {
  const pieces: string[] = [];
  return app
    .printRoutes({ commonPrefix: false })
    .split('\n')
    .flatMap((line) => {
      const match = /^([│ ]*)[├└]── (\S*)(?: \((.+)\))?$/.exec(line);
      if (!match) return [];
      const depth = (match[1] ?? '').length / 4;
      pieces.splice(depth, pieces.length, match[2] ?? '');
      const methods = match[3]?.split(', ').filter((method) => method !== 'HEAD') ?? [];
      return methods.map((method) => `${method} ${pieces.join('')}`);
    });
}
