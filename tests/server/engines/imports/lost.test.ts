import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { viewerImport } from '../../../../server/areas/users/imports/target';
import { commit } from '../../../../server/engines/imports/commit';
import { personOfSession } from '../../../../server/platform/principal/person';
import type { Person } from '../../../../server/platform/principal/principal';
import { tokenSigner } from '../../../../server/platform/principal/tokens';
import { freshDatabase } from '../../../support/databases';
import { addNetwork, addUser } from '../../../support/network';
import { type TestPortal, testPortal } from '../../../support/portal';
import { importer, person } from './import';

/* An import is checked again when it is stored, by what its person sees at that moment. */

const MANAGER = '20000002';
let database: Awaited<ReturnType<typeof freshDatabase>>;
let portal: TestPortal;
let file: ReturnType<typeof importer>;
let managerId: number;
let token: string;
let next = 100;
let login: string;

beforeAll(async () => {
  database = await freshDatabase();
  await addNetwork(database.db);
  managerId = await addUser(database.db, { login: MANAGER, role: 2, groups: [1] });
  portal = await testPortal(database);
  ({ token } = await portal.signIn(MANAGER));
  file = importer(portal, token);
});
beforeEach(() => {
  next += 1;
  login = String(next).padStart(8, '0');
});
const group1 = ['0001', '0002'].map((establishment_code) => ({ grouper_id: 1, establishment_code }));
afterEach(async () => {
  const { db } = database;
  await db.updateTable('portal_user').set({ active: true, role: 2 }).where('id', '=', managerId).execute();
  await db
    .insertInto('grouper_establishment')
    .values(group1)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
});
afterAll(async () => {
  await portal.app.close();
  await database.close();
});

const loses = (code: string) =>
  database.db.deleteFrom('grouper_establishment').where('establishment_code', '=', code).execute();
const set = (values: { active?: boolean; role?: number }) =>
  database.db.updateTable('portal_user').set(values).where('id', '=', managerId).execute();
const stored = async () =>
  database.db.selectFrom('portal_user').where('login', '=', login).selectAll().executeTakeFirst();
/** The importing person when the call arrived, before it lost anything. */
async function before(): Promise<Person> {
  const sessionId = tokenSigner(portal.app, portal.context).read(token)?.sessionId ?? '';
  const who = await personOfSession(portal.context, sessionId, { address: '127.0.0.1', language: 'en' });
  if (who === null) throw new Error('The session has ended');
  return who;
}

test('API-16 with an establishment that was lost since the preview nothing is imported', async () => {
  const preview = await file.looked([person(login, { establishments: '0001 0002' })]);
  await loses('0002');
  expect([(await file.commit(preview)).status, await stored()]).toEqual([409, undefined]);
});

test('API-16 a person who is no longer managed by the caller is not changed', async () => {
  await addUser(database.db, { login, role: 3, establishments: ['0002'] });
  const preview = await file.looked([{ login, status: 'Inactive' }]);
  expect(preview.counts.change).toBe(1);
  await loses('0002');
  expect([(await file.commit(preview)).status, (await stored())?.active]).toEqual([409, true]);
});

test('API-16 of a person with access to more than the rest of the scope only links are changed', async () => {
  await addUser(database.db, { login, role: 3, establishments: ['0001', '0002'] });
  const preview = await file.looked([{ login, email: 'mine@example.com' }]);
  expect(preview.counts.change).toBe(1);
  await loses('0002');
  expect([(await file.commit(preview)).status, (await stored())?.email]).toEqual([
    409,
    `${login}@example.com`,
  ]);
});

test.each<[string, { active?: boolean; role?: number }, number]>([
  ['was deactivated', { active: false }, 401],
  ['is a viewer by now', { role: 3 }, 403],
])('API-16 somebody who %s imports nothing, also if the call arrived before', async (_what, lost, status) => {
  const preview = await file.looked([person(login)]);
  const earlier = await before();
  await set(lost);
  const seen = { create: 1, change: 0 };
  await expect(commit(portal.context, viewerImport, earlier, preview.batch, seen)).rejects.toMatchObject({
    status: 403,
  });
  expect([(await file.commit(preview)).status, await stored()]).toEqual([status, undefined]);
});

test('API-16 an establishment to which access is lost while the call waits is assigned to nobody', async () => {
  const preview = await file.looked([person(login, { establishments: '0002' })]);
  const earlier = await before();
  await loses('0002');
  const seen = { create: 1, change: 0 };
  await expect(commit(portal.context, viewerImport, earlier, preview.batch, seen)).rejects.toMatchObject({
    status: 409,
  });
  expect(await stored()).toBeUndefined();
});
