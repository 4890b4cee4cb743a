import { gzipSync } from 'node:zlib';
import Fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { operations } from '../../../../contract';
import { getBank, listBanks } from '../../../../contract/banks';
import { getConfig } from '../../../../contract/config';
import { errorCodes } from '../../../../contract/errors';
import { op } from '../../../../contract/operation';
import { filterEcs } from '../../../../contract/reports';
import { login } from '../../../../contract/session';
import { depositReport } from '../../../../contract/statement';
import type { Database } from '../../../../server/platform/db/open';
import { HttpError } from '../../../../server/platform/errors/http-error';
import { errorHandling } from '../../../../server/platform/http/errors';
import { readQuery } from '../../../../server/platform/http/query';
import { serveOn } from '../../../../server/platform/http/serve';
import { administratorsPortal } from '../../../support/administrators-portal';
import { type TestPortal, testPortal } from '../../../support/portal';

let database: Database;
let portal: TestPortal;
let token: string;
let close: () => Promise<void>;

beforeAll(async () => {
  ({ database, portal, token, close } = await administratorsPortal());
});
afterAll(() => close());

test("the server's routes are the contract's calls, and health", () => {
  const calls = operations.map(({ method, path }) => `${method} ${path}`);
  expect(portal.routes.toSorted()).toEqual([...calls, 'GET /healthz', 'GET /readyz'].toSorted());
});

test('an operation without an access rule is refused at start', () => {
  const careful = op({
    name: 'x',
    summary: 'x',
    description: '',
    method: 'GET',
    path: '/portal/x',
    access: 'public',
    reply: z.string(),
  });
  const careless = { ...careful, access: undefined } as unknown as typeof careful;
  const serve = serveOn(portal.app, {} as never, {} as never);
  expect(() => serve(careless, async () => '')).toThrow(/who may call it/);
});

describe('failures', () => {
  const english = { 'accept-language': 'en' };

  test('ERR-05 every refusal is code and message with a request id, and no stack', async () => {
    const { status, body, headers } = await portal.call(filterEcs, { headers: english });
    expect(status).toBe(401);
    expect(body).toEqual({ code: 'UNAUTHENTICATED', message: 'Your session has ended. Sign in again.' });
    expect(headers['x-request-id']).toMatch(/^[\da-f-]{36}$/);
  });

  test.each([
    ['an address that cannot be decoded', '/portal/bancos/%ff', ['codigoBancario']],
    ['an address of nonsense', '/%', []],
    ['an address of a program', '/%ff?x=%', []],
  ])('ERR-05 %s is refused like any other bad request, with the reason', async (_what, url, parts) => {
    const reply = await portal.app.inject({ url, headers: english });
    expect(reply.headers).toMatchObject({
      'content-security-policy': expect.stringContaining("default-src 'none'"),
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'cache-control': 'no-store',
      'x-request-id': expect.stringMatching(/^[\da-f-]{36}$/),
    });
    const { fields = {}, ...body } = reply.json();
    expect([reply.statusCode, body, Object.keys(fields)]).toEqual([
      400,
      { code: 'VALIDATION', message: 'The address contains bytes that are not UTF-8.' },
      parts,
    ]);
  });

  test('ERR-05 a text with the character NUL is refused and named, wherever it is', async () => {
    const answers = [
      await portal.call(listBanks, { token, query: { name: 'a\0b' }, headers: english }),
      await portal.call(getBank, { token, params: { codigoBancario: '\0' }, headers: english }),
    ];
    expect(answers.map(({ status, body }) => [status, Object.keys(body.fields)])).toEqual([
      [400, ['name']],
      [400, ['codigoBancario']],
    ]);
    const signIn = await portal.call(login, { body: { user: 'a\0', password: 'b' }, headers: english });
    expect(signIn.status).toBe(400);
  });

  test('ERR-05 an unknown call is 404, in the language of the caller', async () => {
    const reply = await portal.app.inject({
      url: '/portal/nothing',
      headers: { 'accept-language': 'pt-BR' },
    });
    expect([reply.statusCode, reply.json()]).toEqual([
      404,
      { code: 'NOT_FOUND', message: 'Não encontrado.' },
    ]);
  });

  test('ERR-05 text that is not JSON is 400, a body that is too large 413', async () => {
    const send = (payload: string, type = 'application/json') =>
      portal.app.inject({
        method: 'POST',
        url: `${depositReport.path}?formato=tela`,
        payload,
        headers: { ...english, authorization: `Bearer ${token}`, 'content-type': type },
      });
    expect((await send('{"ecs": [')).json()).toEqual({
      code: 'VALIDATION',
      message: 'The request is not valid JSON.',
    });
    expect((await send('')).statusCode).toBe(400);
    const large = await send(JSON.stringify({ ecs: ['x'.repeat(4_000_000)] }));
    expect([large.statusCode, large.json()]).toEqual([
      413,
      { code: 'PAYLOAD_TOO_LARGE', message: 'The request is too large.' },
    ]);
  });

  test.each([
    ['JSON that says it is text', 'text/plain', '{"ecs":[]}'],
    ['a form', 'application/x-www-form-urlencoded', 'ecs=1'],
    ['a form in parts', 'multipart/form-data; boundary=x', '--x--'],
    ['XML', 'text/xml', '<a/>'],
    ['a body of no type', '', '{}'],
  ])('ERR-05 %s is 415, which says what the call takes', async (_what, type, payload) => {
    const send = (url: string, bearer: string) =>
      portal.app.inject({
        method: 'POST',
        url,
        payload,
        headers: {
          ...english,
          authorization: `Bearer ${bearer}`,
          ...(type !== '' && { 'content-type': type }),
        },
      });
    const reply = await send(`${depositReport.path}?formato=tela`, token);
    expect([reply.statusCode, reply.headers.accept, reply.json()]).toEqual([
      415,
      'application/json',
      {
        code: 'UNSUPPORTED_MEDIA_TYPE',
        message: 'This content type is not accepted. Send the body as application/json.',
      },
    ]);
    // Nobody learns of a call what it takes who may not make it.
    expect((await send(depositReport.path, 'x')).statusCode).toBe(401);
  });

  test.each([
    ['gzip', 415],
    ['br', 415],
    ['identity, gzip', 415],
    ['Identity', 400],
  ])('ERR-05 a body encoded as %s is %i', async (encoding, status) => {
    const reply = await portal.app.inject({
      method: 'POST',
      url: `${depositReport.path}?formato=tela`,
      payload: gzipSync('{"ecs":[]}'),
      headers: {
        ...english,
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
        'content-encoding': encoding,
      },
    });
    expect([reply.statusCode, reply.headers['accept-encoding']]).toEqual([
      status,
      status === 415 ? 'identity' : undefined,
    ]);
    if (status !== 415) return;
    expect(reply.json().message).toBe(
      'This content encoding is not accepted. Send the body uncompressed, without Content-Encoding.',
    );
  });

  /** The reply when a call ends like this. */
  async function answerTo(error: Error) {
    const app = Fastify();
    errorHandling(app);
    app.get('/', async () => {
      throw error;
    });
    const reply = await app.inject({ url: '/', headers: english });
    await app.close();
    return [reply.statusCode, reply.json()];
  }

  test.each([
    [400, 'VALIDATION'],
    [401, 'UNAUTHENTICATED'],
    [403, 'FORBIDDEN'],
    [404, 'NOT_FOUND'],
    [405, 'METHOD_NOT_ALLOWED'],
    [409, 'CONFLICT'],
    [406, 'NOT_ACCEPTABLE'],
    [413, 'PAYLOAD_TOO_LARGE'],
    [415, 'UNSUPPORTED_MEDIA_TYPE'],
    [416, 'RANGE_NOT_SATISFIABLE'],
    [429, 'TOO_MANY_REQUESTS'],
    [500, 'INTERNAL'],
    [503, 'UNAVAILABLE'],
    [504, 'TIMEOUT'],
  ] as const)('ERR-05 a refusal of %i is called %s', async (status, code) => {
    expect(await answerTo(new HttpError(status, 'errors.noData'))).toEqual([
      status,
      { code, message: 'No data for this filter.' },
    ]);
    expect(Object.values(errorCodes)).toHaveLength(14);
  });

  test.each<[string, object, number, string, string]>([
    ['a query that took too long', { code: '57014' }, 504, 'TIMEOUT', 'The server did not respond in time.'],
    ['a limit', { statusCode: 429 }, 429, 'TOO_MANY_REQUESTS', 'Too many attempts. Try again later.'],
    ['a file that is gone', { statusCode: 404 }, 404, 'NOT_FOUND', 'Not found.'],
    [
      'an impossible range',
      { statusCode: 416 },
      416,
      'RANGE_NOT_SATISFIABLE',
      'The request could not be processed.',
    ],
    ['any other bad request', { statusCode: 417 }, 400, 'VALIDATION', 'The request could not be processed.'],
    ['what nobody expected', {}, 500, 'INTERNAL', 'Reload the page and try again.'],
  ])('ERR-05 %s is returned as %s %i %s', async (_what, facts, status, code, text) => {
    const error = Object.assign(new Error('the cause at line 7'), facts);
    expect(await answerTo(error)).toEqual([status, { code, message: text }]);
  });

  test('ERR-02 an unexpected failure of a sign-in is 500 without its cause', async () => {
    const broken = await testPortal({ ...database, db: null as never });
    const reply = await broken.call(login, { body: { user: 'x', password: 'y' }, headers: english });
    expect([reply.status, reply.body]).toEqual([500, '500Reload the page and try again.']);
    await broken.app.close();
  });
});

describe('queries', () => {
  const schema = z.strictObject({
    ec: z.array(z.string()).optional(),
    page: z.int().optional(),
    on: z.boolean().optional(),
  });
  const read = (query: Record<string, unknown>) => schema.safeParse(readQuery(schema, query));

  test('one value is a list if the schema has a list, digits are numbers, true and false are booleans', () => {
    expect(read({ ec: '1', page: '7', on: 'false' }).data).toEqual({ ec: ['1'], page: 7, on: false });
    expect(read({ ec: ['1', '2'], on: 'true' }).data).toEqual({ ec: ['1', '2'], on: true });
  });

  test('anything else is refused, and so is an unknown key', () => {
    for (const query of [
      { page: 'x' },
      { page: '1.5' },
      { page: ['1', '2'] },
      { on: '0' },
      { on: 'yes' },
      { ecs: '1' },
    ]) {
      expect(read(query).success, JSON.stringify(query)).toBe(false);
    }
  });

  test('an unknown query key is refused by name on every call, also if it has no query', async () => {
    for (const [operation, body] of [
      [filterEcs, undefined],
      [getConfig, undefined],
    ] as const) {
      const reply = await portal.call(operation, {
        token,
        query: '?ec=1',
        body,
        headers: { 'accept-language': 'en' },
      });
      expect([reply.status, reply.body.fields]).toEqual([400, { ec: 'The field “ec” does not exist here.' }]);
    }
  });

  test('a parameter sent as __proto__ or twice does no harm', async () => {
    const reply = await portal.call(filterEcs, { token, query: '?__proto__=1&constructor=2' });
    expect([200, 400]).toContain(reply.status);
    const twice = await portal.call(depositReport, { token, query: '?formato=tela&formato=tela', body: {} });
    expect(twice.status).toBe(400);
  });
});

test('replies have the security headers, and personal data is not cached', async () => {
  const { headers } = await portal.call(filterEcs, { token });
  expect(headers).toMatchObject({
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'same-origin',
  });
  const policy = String(headers['content-security-policy']);
  expect(policy).toContain("default-src 'none'");
  expect(policy).not.toMatch(/unsafe|\*/);
});

test('the deployment has its currency, its time zone and its phones', async () => {
  const { status, body } = await portal.call(getConfig);
  expect(status).toBe(200);
  expect(body).toMatchObject({ currency: null, timeZone: 'America/Sao_Paulo', robotCheck: false });
  const pinned = await testPortal(database, { PORTAL_CURRENCY: 'BRL', PORTAL_TIME_ZONE: 'America/Bogota' });
  expect((await pinned.call(getConfig)).body).toMatchObject({ currency: 'BRL', timeZone: 'America/Bogota' });
  await pinned.app.close();
});

test('health succeeds while the process lives, readiness while the database responds', async () => {
  expect((await portal.app.inject('/healthz')).statusCode).toBe(200);
  expect((await portal.app.inject('/readyz')).statusCode).toBe(200);
  await database.db
    .deleteFrom('kysely_migration' as never)
    .where('name' as never, '=', '0002-people' as never)
    .execute();
  expect((await portal.app.inject('/readyz')).statusCode).toBe(503);
});
