import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { AUDIT_WINDOW } from '../../../../../contract/audit';
import type { ExportReply } from '../../../../../contract/exports';
import { FILE_NUMBER } from '../../../../../contract/file-number';
import {
  exportSecurityEvents,
  listSecurityEvents,
  type NotedKind,
  type SecurityFilter,
  type SecurityKind,
} from '../../../../../contract/security-events';
import { purgeSecurityEvents } from '../../../../../server/areas/audit/events/purge';
import type { Database } from '../../../../../server/platform/db/open';
import { system } from '../../../../../server/platform/principal/principal';
import { freshDatabase } from '../../../../support/databases';
import { addNetwork, addUser } from '../../../../support/network';
import { type TestPortal, testPortal } from '../../../../support/portal';
import { fetchFile, partsOf } from '../../../engines/exports/statement-file';
import { addEntries } from '../trail';
import { streamed } from './stream';

let database: Database;
let portal: TestPortal;
let token: string;
let rui: number;

const note = (at: string, kind: NotedKind, more: { actor?: string; address?: string; count?: number } = {}) =>
  database.db
    .insertInto('security_event')
    .values({
      minute: new Date(at),
      at: new Date(at),
      kind,
      count: more.count ?? 1,
      actor: more.actor ?? '',
      address: more.address ?? '192.0.2.1',
      reason: kind === 'access-refused' ? 'not allowed' : '',
      operation: kind === 'access-refused' ? 'listBanks' : '',
      browser: 'Firefox / Linux',
    })
    .execute();

beforeAll(async () => {
  database = await freshDatabase();
  const { db } = database;
  await addNetwork(db);
  const ana = await addUser(db, { login: '10000001', name: 'Ana Conceição', role: 1 });
  rui = await addUser(db, { login: '30000003', name: 'Rui Lopes', role: 3 });
  const anaActs = { id: ana, login: '10000001', address: '10.0.0.7' };
  const ruiActs = { id: rui, login: '30000003', address: '10.0.0.8' };
  await addEntries(db, '2026-03-01T12:00:00Z', anaActs, [
    {
      action: 'update',
      entity: 'portal_user',
      key: String(rui),
      before: { role: 2, active: true },
      after: { role: 3, active: false },
    },
  ]);
  await note('2026-03-01T12:01:00Z', 'access-refused', { actor: '30000003', count: 3 });
  await addEntries(db, '2026-03-01T12:02:00Z', ruiActs, [
    {
      action: 'sign-in',
      entity: 'session',
      key: 'x',
      after: { browser: 'Safari / iPhone', signInWay: 'passkey' },
    },
    { action: 'sign-in-failed', entity: 'session', key: '30000003', after: { reason: 'wrong code' } },
  ]);
  await addEntries(db, '2026-03-02T12:00:00Z', system('load'), [
    { action: 'create', entity: 'establishment', key: '0001', after: { code: '0001' } },
    { action: 'create', entity: 'grouper', key: '1', after: { name: 'Norte' } },
  ]);
  await note('2026-03-03T12:00:00Z', 'robot-check-failed', { address: '10.0.0.8' });
  // What an entry is about that is no event of security.
  await addEntries(db, '2026-03-03T12:00:00Z', anaActs, [
    { action: 'update', entity: 'bank', key: '001', before: { partner: true }, after: { partner: false } },
    { action: 'delete', entity: 'webhook', key: '4', before: { url: 'https://example.com' } },
  ]);
  portal = await testPortal(database);
  token = (await portal.signIn('10000001')).token;
});
afterAll(async () => {
  await portal.app.close();
  await database.close();
});

const MARCH = { from: '2026-03-01', to: '2026-03-31' };
const kindsOf = async (filter: SecurityFilter) =>
  (await streamed(portal, token, { ...MARCH, ...filter })).events.map(({ kind }) => kind);

test('the stream has the events of the trail and the noted ones in the order of time, and no other entries', async () => {
  expect(await kindsOf({})).toEqual([
    'robot-check-failed',
    'access-changed',
    'factor-failed',
    'sign-in',
    'access-refused',
    'access-changed',
  ]);
  const { events } = await streamed(portal, token, { ...MARCH, sort: 'at,asc' });
  expect(events[0]).toMatchObject({
    at: '2026-03-01T09:00:00',
    actorName: 'Ana Conceição',
    actorRole: 1,
    target: { name: 'Rui Lopes', login: '30000003' },
    entry: { entity: 'portal_user', changes: [{ field: 'role' }, { field: 'active' }] },
  });
  expect(events[1]).toMatchObject({ actorName: 'Rui Lopes', count: 3, operation: 'listBanks' });
});

describe('a filter narrows it by', () => {
  test.each<[string, SecurityFilter, SecurityKind[]]>([
    ['a kind of the trail', { kind: 'sign-in' }, ['sign-in']],
    ['a kind that is noted', { kind: 'access-refused' }, ['access-refused']],
    ['kinds', { kind: ['sign-in', 'robot-check-failed'] }, ['robot-check-failed', 'sign-in']],
    ['a result', { result: 'failure' }, ['robot-check-failed', 'factor-failed']],
    ['a kind and a result that it never has', { kind: 'sign-in', result: 'refused' }, []],
    ['an address', { address: ' 10.0.0.8 ' }, ['robot-check-failed', 'factor-failed', 'sign-in']],
    [
      'a person who acts or is concerned',
      { who: 'rui lopes' },
      ['factor-failed', 'sign-in', 'access-refused', 'access-changed'],
    ],
    ['a login', { who: '10000001' }, ['access-changed']],
    ['a part of the system', { who: 'load' }, ['access-changed']],
    ['days', { from: '2026-03-02', to: '2026-03-02' }, ['access-changed']],
    ['nobody', { who: '%' }, []],
  ])('%s', async (_what, filter, expected) => {
    expect(await kindsOf(filter)).toEqual(expected);
  });

  test('ERR-05 no day that does not exist', async () => {
    const answer = await portal.call(listSecurityEvents, { token, query: { from: '2026-02-30' } });
    expect([answer.status, Object.keys(answer.body.fields)]).toEqual([400, ['from']]);
  });
});

test('pages end at the window, and go on behind it in either direction', async () => {
  await sql`insert into security_event (minute, at, kind, count, actor, address, reason)
    select at, at, 'robot-check-failed', 1, '', '203.0.113.9', ''
    from generate_series(1, ${AUDIT_WINDOW + 5}::int) n, lateral (
      select '2026-04-01T12:00:00Z'::timestamptz + make_interval(mins => n) as at) as moment`.execute(
    database.db,
  );
  for (const sort of ['at,desc', 'at,asc'] as const) {
    const filter = { address: '203.0.113.9', sort };
    const first = await streamed(portal, token, filter);
    expect([first.total, first.events.length]).toEqual([AUDIT_WINDOW, 100]);
    const rest = await streamed(portal, token, { ...filter, after: first.next ?? '' });
    expect([rest.total, rest.next]).toEqual([5, null]);
    const last = await streamed(portal, token, { ...filter, page: AUDIT_WINDOW / 100 - 1 });
    const ends = [last.events.at(-1)?.at ?? '', rest.events[0]?.at ?? ''];
    expect(sort === 'at,asc' ? ends : ends.toReversed()).toEqual(ends.toSorted());
  }
  const nowhere = await streamed(portal, token, { after: '2026-03-01T09:00:00~900000001' });
  expect(nowhere.total).toBe(0);
});

test('its file has a line for each event of the filter, in words', async () => {
  const headers = { 'accept-language': 'en' };
  const filter = { ...MARCH, who: 'rui' };
  const { status, body } = await portal.call(exportSecurityEvents, {
    token,
    body: { format: 'csv', filter },
    headers,
  });
  expect([status, body.totalRows]).toEqual([200, 4]);
  const file = await fetchFile(portal, token, body as ExportReply);
  expect(file.headers['content-disposition']).toBe('attachment; filename="eventos-seguranca.csv"');
  const { heading, rows, totals } = partsOf(file.body);
  expect(heading.slice(0, 4)).toEqual(['When', 'Event', 'Result', 'Times']);
  const viewer = ['Rui Lopes', '30000003', 'Report viewer'];
  expect(rows).toEqual([
    [
      '2026-03-01 09:02:00',
      'Wrong second factor',
      'Failure',
      '1',
      ...viewer,
      '',
      'Wrong code of the second factor',
      '10.0.0.8',
      '',
    ],
    [
      '2026-03-01 09:02:00',
      'Signed in',
      'Success',
      '1',
      ...viewer,
      '',
      'Passkey',
      '10.0.0.8',
      'Safari · iPhone',
    ],
    [
      '2026-03-01 09:01:00',
      'Access refused',
      'Refused',
      '3',
      ...viewer,
      '',
      'The profile does not allow it · listBanks',
      '192.0.2.1',
      'Firefox · Linux',
    ],
    [
      '2026-03-01 09:00:00',
      'Access changed',
      'Success',
      '1',
      'Ana Conceição',
      '10000001',
      'Provider administrator',
      'Rui Lopes',
      'Profile, Status',
      '10.0.0.7',
      '',
    ],
  ]);
  expect(totals.map(([label, value]) => [label, value])).toEqual([
    ['Person (name or login)', 'rui'],
    ['From', '1 Mar 2026'],
    ['To', '31 Mar 2026'],
    ['Rows', '4'],
    ['Created', expect.any(String)],
    ['File number', expect.stringMatching(FILE_NUMBER)],
  ]);
});

test('a file of more than one chunk has every event once', async () => {
  const filter = { address: '203.0.113.9', from: '2026-04-01', to: '2026-04-01' };
  const { body } = await portal.call(exportSecurityEvents, {
    token,
    body: { format: 'csv', filter, order: 'ASC' },
  });
  const { rows } = partsOf((await fetchFile(portal, token, body as ExportReply)).body, ';');
  expect(rows.length).toBe(body.totalRows);
  expect(new Set(rows.map(([at]) => at)).size).toBe(rows.length);
  expect(rows.length).toBeGreaterThan(400);
});

test('SES-16 a file that was promised is closed to whoever is no administrator any more', async () => {
  await addUser(database.db, { login: '10000002', role: 1 });
  const other = (await portal.signIn('10000002')).token;
  const { body } = await portal.call(exportSecurityEvents, {
    token: other,
    body: { format: 'csv', filter: MARCH },
  });
  await database.db.updateTable('portal_user').set({ role: 3 }).where('login', '=', '10000002').execute();
  expect((await fetchFile(portal, other, body as ExportReply)).statusCode).toBe(403);
});

test('what is older than the setting says is not in the stream, and deleted where it was noted', async () => {
  const short = await testPortal(database, { PORTAL_RETENTION: 'security_events=262' });
  // The first day of the stream is 3 March, and noon of it its first moment.
  short.setNow('2026-11-20T12:00:00Z');
  const session = (await short.signIn('10000001')).token;
  const { events } = await streamed(short, session, { ...MARCH, sort: 'at,asc' });
  expect(events.map(({ kind }) => kind)).toEqual(['robot-check-failed']);
  await purgeSecurityEvents(short.context);
  await short.app.close();
  expect(await kindsOf({})).toEqual([
    'robot-check-failed',
    'access-changed',
    'factor-failed',
    'sign-in',
    'access-changed',
  ]);
});
