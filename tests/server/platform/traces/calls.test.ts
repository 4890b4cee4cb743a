import { once } from 'node:events';
import { request } from 'node:http';
import { Readable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { operations } from '../../../../contract';
import { listBanks } from '../../../../contract/banks';
import { login } from '../../../../contract/session';
import { version } from '../../../../package.json';
import type { Database } from '../../../../server/platform/db/open';
import { within } from '../../../../server/platform/traces/current';
import { openTraces } from '../../../../server/platform/traces/otlp';
import { freshDatabase } from '../../../support/databases';
import { addNetwork, addUser, PASSWORD } from '../../../support/network';
import { type TestPortal, testPortal } from '../../../support/portal';
import { attributesOf, type Collector, collector, type OtlpSpan } from './collector';

/* Calls as a receiver of OpenTelemetry traces sees them. */

const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736';
const CALLER = '00f067aa0ba902b7';
const BANKS = `GET ${listBanks.path}`;
const [SERVER, CLIENT, ERROR] = [2, 3, 2];

let database: Database;
let receiver: Collector;
let portal: TestPortal;
beforeAll(async () => {
  database = await freshDatabase();
  await addNetwork(database.db);
  await addUser(database.db, { login: '10000001', role: 1 });
});
beforeEach(async () => {
  vi.stubEnv('OTEL_BSP_SCHEDULE_DELAY', '20');
  receiver = await collector();
  portal = await testPortal(database, { OTEL_EXPORTER_OTLP_ENDPOINT: receiver.endpoint });
});
afterEach(async () => {
  await portal.app.close();
  await receiver.close();
  vi.unstubAllEnvs();
});
afterAll(() => database.close());

/** The spans of a trace, once its call has arrived. */
async function arrived(name: string, traceId?: string): Promise<{ call: OtlpSpan; statements: OtlpSpan[] }> {
  const named = () =>
    receiver.spans().find((one) => one.name === name && traceId === (traceId && one.traceId));
  await expect.poll(named).toBeDefined();
  const call = named() as OtlpSpan;
  return {
    call,
    statements: receiver.spans().filter((one) => one.traceId === call.traceId && one.spanId !== call.spanId),
  };
}

describe('a call', () => {
  test('is a trace with its SQL, as placeholders', async () => {
    const { token } = await portal.signIn('10000001');
    const { headers } = await portal.call(listBanks, { token, query: { name: 'quetzal' } });
    const { call, statements } = await arrived(BANKS);
    expect(call).toMatchObject({ kind: SERVER, status: {} });
    expect(call.parentSpanId).toBeUndefined();
    expect(attributesOf(call)).toEqual({
      'http.request.method': 'GET',
      'http.route': listBanks.path,
      'http.response.status_code': 200,
      'cofre.operation': listBanks.name,
      'cofre.request_id': headers['x-request-id'],
    });
    // The query of the caller, then that of the page.
    expect(statements.length).toBeGreaterThanOrEqual(2);
    for (const statement of statements) {
      expect(statement).toMatchObject({ parentSpanId: call.spanId, kind: CLIENT });
      expect(attributesOf(statement)['db.system.name']).toBe('postgresql');
    }
    const texts = statements.map((one) => String(attributesOf(one)['db.query.text']));
    expect(texts.join('\n')).toMatch(/portal_user[\s\S]*\$1/);
    expect(texts.some((text) => /bank[\s\S]*like[\s\S]*\$\d/.test(text))).toBe(true);
    expect(statements.map(({ name }) => name)).toContain('SELECT');
    expect(receiver.resource()).toMatchObject({ 'service.name': 'cofre', 'service.version': version });
  });

  test('has the statements behind its body as well', async () => {
    // Over the wire, where a body comes piece by piece.
    const address = await portal.app.listen({ host: '127.0.0.1', port: 0 });
    const body = JSON.stringify({ user: '10000001', password: PASSWORD });
    async function* pieces() {
      for (const half of [body.slice(0, 20), body.slice(20)]) {
        yield Buffer.from(half);
        await sleep(50);
      }
    }
    const sent = request(`${address}${login.path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
    });
    Readable.from(pieces()).pipe(sent);
    const [answer] = await once(sent, 'response');
    expect(answer.statusCode).toBe(200);
    answer.resume();
    const { statements } = await arrived(`POST ${login.path}`);
    const verbs = statements.map(({ name }) => name);
    // The hit of the call limit, before the body has come, and the two statements of the sign-in after it.
    expect(verbs).toEqual(['INSERT', 'WITH', 'WITH']);
  });

  test('has the service name that the operator has set', async () => {
    vi.stubEnv('OTEL_SERVICE_NAME', 'back-office');
    vi.stubEnv('OTEL_RESOURCE_ATTRIBUTES', 'deployment.environment.name=test');
    const named = await testPortal(database, {
      OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: `${receiver.endpoint}/v1/traces`,
    });
    await named.call(listBanks);
    await expect.poll(() => receiver.spans().length).toBe(1);
    expect(receiver.resource()).toMatchObject({
      'service.name': 'back-office',
      'deployment.environment.name': 'test',
    });
    await named.app.close();
  });

  test.each([
    ['nothing is configured', null],
    ['they are switched off', { OTEL_SDK_DISABLED: 'true' }],
    ['they go nowhere', { OTEL_TRACES_EXPORTER: 'none' }],
  ])('leaves no trace where %s', async (_why, off) => {
    const environment = off === null ? {} : { ...off, OTEL_EXPORTER_OTLP_ENDPOINT: receiver.endpoint };
    const silent = await testPortal(database, environment);
    await silent.call(listBanks);
    await silent.app.close();
    expect(receiver.asked()).toBe(0);
  });

  test('is the only cause of one: pages, files and health checks leave none', async () => {
    for (const url of ['/healthz', '/readyz', '/portal/nothing', '/']) await portal.app.inject({ url });
    await portal.call(listBanks);
    await arrived(BANKS);
    const routes = receiver.spans().map((one) => attributesOf(one)['http.route']);
    expect(routes.filter((route) => route !== undefined)).toEqual([listBanks.path]);
  });
});

describe('the trace of the caller', () => {
  test('is continued', async () => {
    await portal.call(listBanks, { headers: { traceparent: `00-${TRACE}-${CALLER}-01` } });
    const { call } = await arrived(BANKS);
    expect([call.traceId, call.parentSpanId]).toEqual([TRACE, CALLER]);
  });

  test('that is not sampled stays so', async () => {
    await portal.call(listBanks, { headers: { traceparent: `00-${TRACE}-${CALLER}-00` } });
    await portal.call(listBanks);
    await arrived(BANKS);
    expect(receiver.spans().map(({ traceId }) => traceId)).not.toContain(TRACE);
  });

  test.each(['', 'x', `00-${'0'.repeat(32)}-${CALLER}-01`, `ff-${TRACE}-${CALLER}-01`])(
    'that is invalid (%j) starts a new trace, and is no failure',
    async (traceparent) => {
      expect((await portal.call(listBanks, { headers: { traceparent } })).status).toBe(401);
      const { call } = await arrived(BANKS);
      expect(call.parentSpanId).toBeUndefined();
      expect(call.traceId).toMatch(/^(?!0{32})[0-9a-f]{32}$/);
    },
  );
});

test('a failure is reported by its code, never by its message, which may repeat values', async () => {
  const traces = openTraces(`${receiver.endpoint}/v1/traces`, () => {});
  const [operation] = operations;
  if (operation === undefined) throw new Error('No operation');
  const trace = traces.begin(operation, { requestId: 'x', parent: null });
  await within(trace, () => sql`select ${'quetzal'}::text::integer`.execute(database.db).catch(() => {}));
  trace.end(500);
  await traces.stop(10_000);
  const [statement, call] = receiver.spans();
  expect(statement).toMatchObject({ name: 'SELECT', status: { code: ERROR } });
  expect(attributesOf(statement as OtlpSpan)['error.type']).toBe('22P02');
  expect(call?.status.code).toBe(ERROR);
  expect(receiver.words()).not.toContain('quetzal');
});
