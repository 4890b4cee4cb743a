import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { operations } from '../../../contract';
import { listAudit } from '../../../contract/audit';
import { type Operation, pathOf } from '../../../contract/operation';
import { depositReport } from '../../../contract/statement';
import type { Database } from '../../../server/platform/db/open';
import { schemasAt, unwrapped } from '../../../server/platform/http/schemas';
import { freshDatabase } from '../../support/databases';
import { addNetwork, addUser } from '../../support/network';
import { type TestPortal, testPortal } from '../../support/portal';
import { addOrders } from '../../support/work-orders';
import { reportRequest } from '../engines/exports/statement-file';
import { guardedCalls, noAssertion, type Sample } from './correct-calls';

/*
 * Unexpected values for every text and number of a call that is otherwise correct: they are refused or accepted, and
 * never cause a fault of the server. Rows of the feed: tests/server/ingest/feed;
 * calls of programs: tests/server/areas/api.
 */

let database: Database;
let portal: TestPortal;
let token: string;
/** The token of a manager with API access, for the calls that need it. */
let apiToken: string;

beforeAll(async () => {
  database = await freshDatabase();
  await addNetwork(database.db);
  await addOrders(database.db);
  await addUser(database.db, { login: '10000001', role: 1 });
  await addUser(database.db, { login: '20000002', role: 2, groups: [1], api: { from: '2026-01-01' } });
  portal = await testPortal(database);
  token = (await portal.signIn('10000001')).token;
  apiToken = (await portal.signIn('20000002')).token;
});
afterAll(async () => {
  await portal.app.close();
  await database.close();
});

/** A text that no database can store. */
const UNSTORABLE = ['a\0', '\ud800', '\udc00b'];
const TEXTS = [
  ...UNSTORABLE,
  '0000-01-01',
  '9999-12-31',
  '10000-01-01',
  '+010000-01-01',
  '9999-12-31 00:00:00',
  '9999-12-31 23:59:59',
  '0000-01-01T00:00:00',
  '',
  '\\',
  '9'.repeat(400),
];
const NUMBERS = [-1, 1.5, 2_147_483_648, Number.MAX_SAFE_INTEGER, 1e308];

const open: Record<string, Sample> = {
  login: { body: { user: '10000001', password: 'x' } },
  proveFactor: { body: { factorToken: 'x', code: 'x' } },
  signInWithPasskey: { body: { passkey: noAssertion } },
  beginSignOn: { body: { provider: 'nobody' } },
  finishSignOn: { body: { provider: 'nobody', transaction: 'x', parameters: 'x' } },
  browserLogout: { params: { provider: 'nobody' }, query: { iss: 'x', sid: 'x' } },
  refreshToken: { body: { token: 'x', refreshToken: 'x' } },
  logout: { body: { token: 'x', refreshToken: 'x' } },
  resetPassword: { query: { cpf: '46000001' } },
  validateTokenPassword: { query: { token: 'x' } },
  linkLogin: { body: { token: 'x' } },
  issueToken: { body: { grant_type: 'client_credentials', client_id: 'x', client_secret: 'x' } },
  imageFile: { params: { file: 'nobody.png' } },
  changePassword: { body: { newPassword: 'x', token: 'x' } },
};
const viewers = new Map([['0001', 1]]);
const guarded = guardedCalls(viewers);
const sampleOf = (name: string): Sample =>
  open[name] ?? Object.values(guarded[name]?.scoped ?? {})[0]?.('0001') ?? guarded[name]?.sample ?? {};

type Path = (string | number)[];
type Part = 'params' | 'query' | 'body';

/** Every text and number inside a schema, at any depth. */
function leavesOf(schema: z.core.$ZodType, path: Path = []): Path[] {
  const inner = unwrapped(schema);
  if (inner instanceof z.ZodUnion) return inner.options.flatMap((option) => leavesOf(option, path));
  if (inner instanceof z.ZodArray) return leavesOf(inner.element, [...path, 0]);
  if (inner instanceof z.ZodTuple)
    return inner.def.items.flatMap((item, index) => leavesOf(item, [...path, index]));
  if (inner instanceof z.ZodObject) {
    return Object.entries(inner.shape).flatMap(([key, field]) => leavesOf(field, [...path, key]));
  }
  return inner instanceof z.ZodString || inner instanceof z.ZodNumber ? [path] : [];
}

/** The value with something else at a place; missing parents are created. */
function put(value: unknown, [first, ...rest]: Path, what: unknown): unknown {
  if (first === undefined) return what;
  if (typeof first === 'number') {
    const list = Array.isArray(value) ? [...value] : [];
    list[first] = put(list[first], rest, what);
    return list;
  }
  const object = typeof value === 'object' && value !== null ? value : {};
  return { ...object, [first]: put((object as Record<string, unknown>)[first], rest, what) };
}

/** Lists are repeated keys. */
function queryOf(given: object): string {
  const pairs = Object.entries(given).flatMap(([key, value]) =>
    [value].flat().map((one) => [key, String(one)]),
  );
  return new URLSearchParams(pairs).toString();
}

/** The bytes of half a character, which no address may contain. */
const HALF = '%ED%A0%80';
const inPath = (value: unknown) =>
  typeof value === 'string' && !value.isWellFormed() ? HALF : encodeURIComponent(String(value));

let calls = 0;

async function send(operation: Operation, { params = {}, query = {}, body }: Sample) {
  const path = pathOf(operation, Object.fromEntries(Object.keys(params).map((key) => [key, `-${key}-`])));
  const url = Object.entries(params).reduce(
    (text, [key, value]) => text.replace(`-${key}-`, inPath(value)),
    path,
  );
  // Each has a separate address, so that the limits of public calls do not interfere.
  calls += 1;
  return portal.app.inject({
    remoteAddress: `10.${calls >> 16}.${(calls >> 8) & 255}.${calls & 255}`,
    method: operation.method,
    url: `${url}?${queryOf(query)}`,
    headers: {
      authorization: `Bearer ${guarded[operation.name]?.api ? apiToken : token}`,
      'accept-language': 'en',
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { payload: JSON.stringify(body) }),
  });
}

const taking = operations.filter(
  ({ access, params, query, body }) =>
    (access === 'public' || (access.gateway === undefined && access.client === undefined)) &&
    (params ?? query ?? body) !== undefined,
);

describe('nothing that is sent is a fault of the server', () => {
  test.each(taking.map((operation) => [operation.name, operation] as const))(
    'ERR-05 %s',
    async (name, operation) => {
      for (const part of ['params', 'query', 'body'] as const satisfies Part[]) {
        const schema = operation[part];
        if (schema === undefined) continue;
        for (const leaf of leavesOf(schema)) {
          const texts = schemasAt(schema, leaf).some((one) => unwrapped(one) instanceof z.ZodString);
          for (const value of texts ? [...TEXTS, 7] : ['x', ...NUMBERS]) {
            const sample = sampleOf(name);
            const given = put(sample[part] ?? {}, leaf, value) as object;
            const answer = await send(operation, { ...sample, [part]: given });
            const what = `${part} ${leaf.join('.')} ${JSON.stringify(value)}: ${answer.body}`;
            expect(answer.statusCode, what).toBeLessThan(500);
            // An address cannot contain half a character.
            const arrives = part === 'body' || value === 'a\0';
            if (texts && arrives && UNSTORABLE.includes(value as string)) {
              expect(answer.statusCode, what).toBe(400);
              if (operation.failure === 'json') {
                expect(Object.keys(answer.json().fields).length, what).toBeGreaterThan(0);
              }
            }
          }
        }
      }
    },
  );

  test('ERR-05 something nested a hundred thousand times', async () => {
    for (const nested of [
      '['.repeat(100_000) + ']'.repeat(100_000),
      '{"a":'.repeat(9_000) + '1' + '}'.repeat(9_000),
    ]) {
      for (const payload of [nested, `{"ecs":${nested}}`]) {
        const answer = await portal.app.inject({
          method: 'POST',
          url: `${depositReport.path}?formato=tela`,
          payload,
          headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        });
        expect(answer.statusCode).toBe(400);
      }
    }
  });
});

describe.each(['Pacific/Kiritimati', 'Etc/GMT+12', 'America/Sao_Paulo', 'Asia/Kathmandu'])(
  'the first and last moments of time, where the clocks show %s',
  (PORTAL_TIME_ZONE) => {
    let there: TestPortal;
    beforeAll(async () => {
      there = await testPortal(database, { PORTAL_TIME_ZONE });
    });
    afterAll(() => there.app.close());

    test.each(['1900-01-01', '1970-01-01', '9999-12-30', '9999-12-31'])(
      'the audit trail up to and from %s',
      async (day) => {
        const listed = async (query: object) => {
          const { status, body } = await there.call(listAudit, { token, query });
          return [status, body.content.length > 0];
        };
        const past = day < '2000';
        expect(await listed({ to: day })).toEqual([200, !past]);
        expect(await listed({ from: day })).toEqual([200, past]);
        expect(await listed({ from: day, to: day })).toEqual([200, false]);
      },
    );

    test.each(['dt', 'dc'] as const)(
      'STMT-17 a statement of the last supported days, by %s',
      async (tipoDeData) => {
        const body = reportRequest({
          tipoDeData,
          tsInicio: '9999-12-31 00:00:00',
          tsFim: '9999-12-31 23:59:59',
          ecs: ['0001'],
        });
        const { status, body: reply } = await there.call(depositReport, {
          token,
          query: { formato: 'tela' },
          body,
        });
        expect([status, reply.totalRows]).toEqual([200, 0]);
      },
    );
  },
);
