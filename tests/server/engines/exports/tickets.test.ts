import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { ExportReply } from '../../../../contract/exports';
import { FILE_NUMBER } from '../../../../contract/file-number';
import { purgeOldTickets } from '../../../../server/engines/exports/tickets';
import type { Database } from '../../../../server/platform/db/open';
import { freshDatabase } from '../../../support/databases';
import { addNetwork, addUser } from '../../../support/network';
import { NOON, type TestPortal, testPortal } from '../../../support/portal';
import { askForFile, fetchFile, partsOf } from './statement-file';

let database: Database;
let portal: TestPortal;
let viewer: string;
let viewerId: number;
let other: string;

beforeAll(async () => {
  database = await freshDatabase();
  await addNetwork(database.db);
  viewerId = await addUser(database.db, { login: '30000003', role: 3, establishments: ['0001'] });
  await addUser(database.db, { login: '10000001', role: 1 });
  portal = await testPortal(database);
});
beforeEach(async () => {
  portal.setNow(NOON);
  viewer = (await portal.signIn('30000003')).token;
  other = (await portal.signIn('10000001')).token;
});
afterAll(async () => {
  await portal.app.close();
  await database.close();
});

const promised = async (language?: string): Promise<ExportReply> =>
  (await askForFile(portal, viewer, {}, language)).body;
const minutesLater = (minutes: number) => portal.setNow(new Date(Date.parse(NOON) + minutes * 60_000));
/** Status and message of a fetch that is refused. */
async function refusal(token: string | undefined, promise: ExportReply) {
  const { statusCode, headers, body } = await fetchFile(portal, token, promise);
  // What is no refusal is a file.
  return [statusCode, /json/.test(String(headers['content-type'])) ? JSON.parse(body).message : 'a file'];
}

test('STMT-30 USE-08 the address is relative, names a format and cannot be guessed', async () => {
  const first = await promised();
  expect(first).toEqual({
    urlDownload: expect.stringMatching(/^\/portal\/exports\/[\w-]{43}$/),
    format: 'csv',
    totalRows: 0,
  });
  expect((await promised()).urlDownload).not.toBe(first.urlDownload);
  const [kept] = await database.db.selectFrom('export_ticket').selectAll().execute();
  expect(JSON.stringify(kept)).not.toContain(first.urlDownload.split('/').at(-1));
});

test('API-27 a file may be downloaded again while its ticket is valid, if a download broke', async () => {
  const promise = await promised();
  const first = await fetchFile(portal, viewer, promise);
  const second = await fetchFile(portal, viewer, promise);
  expect([first.statusCode, second.statusCode]).toEqual([200, 200]);
  const unnumbered = (text: string) => text.replace(FILE_NUMBER, '');
  expect(unnumbered(second.body)).toBe(unnumbered(first.body));
});

test('USE-08 without a session nobody can download it, and a ticket is no session', async () => {
  expect((await refusal(undefined, await promised()))[0]).toBe(401);
});

test("USE-08 somebody else's file and its progress do not exist, for the provider either", async () => {
  const { urlDownload, ...rest } = await promised();
  expect(await refusal(other, { urlDownload, ...rest })).toEqual([404, 'Not found.']);
  expect(await refusal(other, { urlDownload: `${urlDownload}/progress`, ...rest })).toEqual([
    404,
    'Not found.',
  ]);
});

test('USE-08 a ticket that was altered or never issued is not found', async () => {
  const { urlDownload, ...rest } = await promised();
  const last = urlDownload.endsWith('A') ? 'B' : 'A';
  for (const altered of [
    urlDownload.slice(0, -1) + last,
    urlDownload.slice(0, -1),
    '/portal/exports/x',
    "/portal/exports/'%20or%201=1",
  ]) {
    expect(await refusal(viewer, { urlDownload: altered, ...rest }), altered).toEqual([404, 'Not found.']);
  }
});

test('USE-08 it is valid for 15 minutes, and then the refusal says what to do', async () => {
  const promise = await promised();
  minutesLater(14.9);
  expect((await fetchFile(portal, viewer, promise)).statusCode).toBe(200);
  minutesLater(15);
  const again = (await portal.signIn('30000003')).token;
  expect(await refusal(again, promise)).toEqual([404, 'The download has expired. Export again.']);
});

test.each([
  ['a form that this version does not write', { format: 'ods' }],
  ['a language that it does not speak', { language: 'fr' }],
  ['a kind that it does not know', { kind: 'nothing' }],
] as const)(
  'USE-08 a ticket of another version, with %s, is refused with a sentence',
  async (_what, change) => {
    await database.db.deleteFrom('export_ticket').execute();
    const promise = await promised();
    await database.db
      .updateTable('export_ticket')
      .set(change as never)
      .execute();
    const [status, message] = await refusal(viewer, promise);
    expect([status, typeof message]).toEqual(['kind' in change ? 403 : 404, 'string']);
    await database.db.deleteFrom('export_ticket').execute();
  },
);

test('expired tickets are deleted an hour later, valid ones stay', async () => {
  await promised();
  minutesLater(16);
  viewer = (await portal.signIn('30000003')).token;
  const live = await promised();
  await purgeOldTickets({ ...portal.context, now: () => new Date(Date.parse(NOON) + 76 * 60_000) });
  const left = await database.db.selectFrom('export_ticket').select('expires_at').execute();
  expect(left).toEqual([{ expires_at: new Date(Date.parse(NOON) + 31 * 60_000) }]);
  expect((await fetchFile(portal, viewer, live)).statusCode).toBe(200);
});

test('STMT-30 the file has the language in which it was requested', async () => {
  const promise = await promised('pt-BR');
  expect(partsOf((await fetchFile(portal, viewer, promise)).body, ';').heading[0]).toBe('Data da transação');
});

test('a person who may no longer open the screen gets no file, one who was deactivated gets 401', async () => {
  const promise = await promised();
  const become = (change: object) =>
    database.db.updateTable('portal_user').set(change).where('id', '=', viewerId).execute();
  await become({ role: 5 });
  expect((await refusal(viewer, promise))[0]).toBe(403);
  await become({ role: 3, active: false });
  expect((await refusal(viewer, promise))[0]).toBe(401);
  await become({ active: true });
  expect((await fetchFile(portal, viewer, promise)).statusCode).toBe(200);
});

test('the head alone of a file is no call', async () => {
  const { urlDownload } = await promised();
  const head = await portal.app.inject({
    method: 'HEAD',
    url: urlDownload,
    headers: { authorization: `Bearer ${viewer}` },
  });
  expect([head.statusCode, head.headers.allow]).toEqual([405, 'GET']);
});

test('the request of a file is in the audit trail, a long list by its beginning and its length', async () => {
  const codes = ['0001', ...Array.from({ length: 24 }, () => '0001')];
  await askForFile(portal, viewer, { ecs: codes });
  const entry = await database.db
    .selectFrom('audit')
    .select(['actor', 'address', 'action', 'entity', 'entity_key', 'after'])
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  expect(entry).toMatchObject({
    actor: '30000003',
    address: '127.0.0.1',
    action: 'export',
    entity: 'export',
    entity_key: 'statement',
    after: {
      format: 'csv',
      totalRows: 0,
      request: { tipoDeData: 'dt', ecs: codes.slice(0, 20), ecsTotal: 25 },
    },
  });
});

test('of eighty files that a person asks for at once fifty are promised', async () => {
  await database.db.deleteFrom('export_ticket').execute();
  const answers = await Promise.all(Array.from({ length: 80 }, () => askForFile(portal, viewer)));
  const count = (wanted: number) => answers.filter(({ status }) => status === wanted).length;
  expect([count(200), count(429)]).toEqual([50, 30]);
});

test('a person has at most fifty promised files; a downloaded one makes room; others are not affected', async () => {
  await database.db.deleteFrom('export_ticket').execute();
  const first = await promised();
  for (let count = 1; count < 50; count += 1) await promised();
  const refused = await askForFile(portal, viewer);
  expect(refused.status).toBe(429);
  expect(refused.headers['retry-after']).toBe('900');
  expect(refused.body).toMatchObject({
    message: 'Too many exports are waiting to be downloaded. Try again in a few minutes.',
  });
  expect((await askForFile(portal, other, { todosEcs: true })).status).toBe(200);
  await fetchFile(portal, viewer, first);
  expect((await askForFile(portal, viewer)).status).toBe(200);
  expect((await askForFile(portal, viewer)).status).toBe(429);
});
