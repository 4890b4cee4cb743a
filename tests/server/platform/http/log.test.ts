import Fastify from 'fastify';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '../../../../server/platform/db/open';
import { CallLog, serializers } from '../../../../server/platform/http/log';
import { traceOf } from '../../../../server/platform/http/trace-of';
import { freshDatabase } from '../../../support/databases';
import { addUser } from '../../../support/network';

/* Failures of the database: the log and the terminal contain nothing that people have written. */

let database: Database;
beforeAll(async () => {
  database = await freshDatabase();
  await addUser(database.db, { login: '30000003', role: 3 });
});
afterAll(() => database.close());

const VALUE = 'Ana Lucía\n    at home "12" of: Bogotá';

async function failureOf(work: Promise<unknown>): Promise<Error & { code?: string }> {
  const failure = await work.then(
    () => null,
    (error: unknown) => error,
  );
  if (!(failure instanceof Error)) throw new Error('It did not fail');
  return failure;
}

const db = () => database.db;

describe.each<[string, string, () => Promise<unknown>]>([
  ['a text that is no number', '22P02', () => sql`select ${VALUE}::text::integer`.execute(db())],
  ['a number that is too large', '22003', () => sql`select (${'98765432109'}::text)::integer`.execute(db())],
  ['a text that is no date', '22007', () => sql`select ${VALUE}::text::date`.execute(db())],
  ['a day that no month has', '22008', () => sql`select (${'1987-02-31'}::text)::date`.execute(db())],
  ['a text that is no JSON', '22P02', () => sql`select ${VALUE}::text::jsonb`.execute(db())],
  ['a pattern that is none', '2201B', () => sql`select 'x' ~ ${`(${VALUE}`}::text`.execute(db())],
  [
    'a login that is taken',
    '23505',
    () =>
      sql`insert into portal_user (login, name, email, role, active)
      values ('30000003', ${VALUE}, ${VALUE}, 3, true)`.execute(db()),
  ],
])('of %s', (_what, code, work) => {
  test('its values are not logged', async () => {
    const failure = await failureOf(work());
    expect(failure.code).toBe(code);
    // Wrapped as the parts of the server wrap errors.
    const wrapped = new Error('A job failed', { cause: new AggregateError([failure], 'All failed') });
    for (const told of [
      JSON.stringify(serializers.err(failure)),
      JSON.stringify(serializers.err(wrapped)),
      traceOf(failure),
      traceOf(new Error('A start failed', { cause: failure })),
    ]) {
      expect(told).not.toMatch(/Ana|Bogot|home|98765432109|1987-02-31|30000003/);
    }
  });

  test('what failed, and where, is still logged', async () => {
    const failure = await failureOf(work());
    const told = serializers.err(failure);
    expect(told).toMatchObject({ code });
    expect(told.message).not.toBe('');
    expect(told.stack).toContain(told.message);
    expect(told.stack).toMatch(/\n\s+at .+\.[jt]s/);
  });
});

test('other failures keep their messages', () => {
  const failure = new Error('The mail server refused the mail');
  expect(serializers.err(failure)).toMatchObject({
    type: 'Error',
    message: failure.message,
    stack: failure.stack,
  });
  expect(serializers.err('thrown')).toEqual({ type: 'string', message: 'thrown', stack: '' });
});

test('a call is one line of JSON with its time in UTC, whatever stands in its address or in a failure', async () => {
  const lines: string[] = [];
  const app = Fastify({
    logger: { level: 'info', serializers, stream: { write: (line: string) => void lines.push(line) } },
    logController: new CallLog(),
  });
  app.get('/fails', async ({ log }) => {
    log.error({ err: new Error('broken\n{"level":30,"msg":"forged"}') }, 'a failure');
    return null;
  });
  app.get('*', async () => null);
  const before = Date.now();
  await app.inject('/fails');
  await app.inject({ url: '/a%0a{"msg":"forged"}', headers: { 'x-forwarded-for': '1.1.1.1\t{"a":1}' } });
  await app.close();
  expect(lines).toHaveLength(3);
  for (const line of lines) {
    expect(line.endsWith('}\n')).toBe(true);
    expect(line.slice(0, -1)).not.toMatch(/[\r\n]/);
    const { time, msg } = JSON.parse(line);
    expect(time).toBeGreaterThanOrEqual(before);
    expect(['a failure', 'call']).toContain(msg);
  }
});
