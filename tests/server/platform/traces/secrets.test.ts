import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { operations } from '../../../../contract';
import type { Database } from '../../../../server/platform/db/open';
import { freshDatabase } from '../../../support/databases';
import { callEverything, callToTheDatabase, SECRETS, secretsIn } from '../../../support/everywhere';
import { addNetwork, addUser, PASSWORD, transaction } from '../../../support/network';
import { FEED_KEY, type TestPortal, TODAY, testPortal } from '../../../support/portal';
import { askForFile, fetchFile } from '../../engines/exports/statement-file';
import { send, wire } from '../../ingest/feed/send';
import { attributesOf, type Collector, collector } from './collector';

let database: Database;
let receiver: Collector;
let portal: TestPortal;
beforeAll(async () => {
  vi.stubEnv('OTEL_BSP_MAX_QUEUE_SIZE', '1000000');
  database = await freshDatabase();
  receiver = await collector();
  await addNetwork(database.db);
  await addUser(database.db, { login: '10000001', name: 'Ana Quetzal', role: 1 });
  await addUser(database.db, { login: '30000003', role: 3, establishments: ['0001'] });
  portal = await testPortal(database, { OTEL_EXPORTER_OTLP_ENDPOINT: receiver.endpoint });
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await receiver.close();
  await database.close();
});

test('traces contain nothing that somebody sends, or about people: SQL has its placeholders', async () => {
  const { token, refreshToken } = await portal.signIn('10000001');
  await callToTheDatabase(portal, token);
  await send(portal, [wire(transaction(`${TODAY}T09:00:00`, { nsu: 'Q8QZ7X' }))]);
  const { token: viewer } = await portal.signIn('30000003');
  const asked = await askForFile(portal, viewer);
  expect((await fetchFile(portal, viewer, asked.body)).statusCode).toBe(200);
  const ticket = String(asked.body.urlDownload).split('/').at(-1) ?? '';
  expect(ticket.length).toBeGreaterThan(20);
  await callEverything(portal, [token, FEED_KEY, SECRETS.header]);
  await portal.app.close();

  const own = [
    token,
    refreshToken,
    viewer,
    ticket,
    FEED_KEY,
    PASSWORD,
    '10000001',
    '30000003',
    'Ana',
    'Q8QZ7X',
  ];
  expect(secretsIn(receiver.words(), own)).toEqual([]);
  const spans = receiver.spans().map((span) => ({ ...span, attributes: attributesOf(span) }));
  const called = new Set(spans.map(({ attributes }) => attributes['cofre.operation']));
  expect(operations.map(({ name }) => name).filter((name) => !called.has(name))).toEqual([]);
  // The only attributes of calls and of statements.
  const told = new Set(spans.flatMap(({ attributes }) => Object.keys(attributes)));
  const known = [
    'cofre.operation',
    'cofre.request_id',
    'db.query.text',
    'db.system.name',
    'error.type',
    'http.request.method',
    'http.response.status_code',
    'http.route',
  ];
  expect([...told].filter((key) => !known.includes(key))).toEqual([]);
  const statements = spans.map(({ attributes }) => JSON.stringify(attributes['db.query.text'] ?? ''));
  expect(statements.some((text) => /insert into cash_transaction/i.test(text))).toBe(true);
  expect(statements.some((text) => /login[^$]*\$\d/.test(text))).toBe(true);
}, 120_000);
