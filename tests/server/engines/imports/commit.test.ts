import { parse } from 'csv-parse/sync';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { updateUser } from '../../../../contract/users';
import { purgeOldImports } from '../../../../server/engines/imports/store';
import type { Database } from '../../../../server/platform/db/open';
import { freshDatabase } from '../../../support/databases';
import { doPasswordJobs, keptLetters } from '../../../support/letters';
import { addNetwork, addUser } from '../../../support/network';
import { NOON, type TestPortal, testPortal } from '../../../support/portal';
import { importer, person } from './import';

let database: Database;
let portal: TestPortal;
let provider: string;
let providerId: number;
let viewers: ReturnType<typeof importer>;
let users: ReturnType<typeof importer>;
let theirs: ReturnType<typeof importer>;

beforeAll(async () => {
  database = await freshDatabase();
  await addNetwork(database.db);
  providerId = await addUser(database.db, { login: '10000001', role: 1 });
  await addUser(database.db, { login: '20000002', role: 2, groups: [1] });
  portal = await testPortal(database);
  provider = (await portal.signIn('10000001')).token;
  viewers = importer(portal, provider);
  users = importer(portal, provider, 'usuarios');
  theirs = importer(portal, (await portal.signIn('20000002')).token);
});
afterEach(() => portal.setNow(NOON));
afterAll(async () => {
  await portal.app.close();
  await database.close();
});

const stored = (login: string) =>
  database.db.selectFrom('portal_user').where('login', '=', login).selectAll().executeTakeFirst();
const codesOf = async (login: string) => {
  const rows = await database.db
    .selectFrom('user_establishment')
    .innerJoin('portal_user', 'portal_user.id', 'user_id')
    .where('login', '=', login)
    .select('establishment_code')
    .orderBy('establishment_code')
    .execute();
  return rows.map(({ establishment_code }) => establishment_code);
};
const trailOf = async (entity: string, key: string) =>
  database.db
    .selectFrom('audit')
    .where('entity', '=', entity)
    .where('entity_key', '=', key)
    .select(['action', 'actor_id', 'after'])
    .orderBy('id')
    .execute();

test('VIEW-17 what the preview says is stored, audited, versioned and welcomed by mail', async () => {
  const made = await viewers.looked([
    person('00000101'),
    person('00000102', { establishments: '0002 0001' }),
  ]);
  expect(await viewers.done(made)).toEqual({ created: 2, changed: 0 });
  expect(await stored('00000101')).toMatchObject({ role: 3, active: true, version: 1, password_hash: null });
  expect(await codesOf('00000102')).toEqual(['0001', '0002']);

  const changed = await viewers.looked([
    { login: '00000101', status: 'Inactive', establishments: '' },
    { login: '00000102', status: '', establishments: '0003' },
  ]);
  expect(changed.counts).toEqual({ create: 0, change: 2, unchanged: 0, error: 0 });
  expect(await viewers.done(changed)).toEqual({ created: 0, changed: 2 });
  const one = await stored('00000101');
  expect(one).toMatchObject({ active: false, version: 2, name: 'Person 00000101' });
  expect(await codesOf('00000102')).toEqual(['0003']);

  const trail = await trailOf('portal_user', String(one?.id));
  expect(trail.map(({ action, actor_id }) => [action, actor_id])).toEqual([
    ['create', providerId],
    ['update', providerId],
  ]);
  expect((await trailOf('import', changed.batch))[0]?.after).toEqual({
    resource: 'visualizadores-relatorios',
    created: 0,
    changed: 2,
  });
  const post = keptLetters();
  // The mails of an import are sent one after the other.
  portal.setNow(new Date(Date.parse(NOON) + 60_000));
  await doPasswordJobs(portal, post);
  // The other one was deactivated before the mails were sent, and gets none.
  expect(post.letters.map(({ to, language }) => [to.address, language])).toEqual([
    ['00000102@example.com', 'en'],
  ]);
});

test('USR-32 USR-41 profiles, groups and API access are stored as the form stores them', async () => {
  const made = await users.looked([
    person('00000201', {
      profile: '2',
      groups: 'Rede Sul',
      establishments: '',
      apiAccess: '1',
      apiStart: '2026-12-01',
    }),
    person('00000202', { profile: '5', category: '1', establishments: '' }),
  ]);
  await users.done(made);
  expect(await stored('00000201')).toMatchObject({
    role: 2,
    api_access: true,
    api_starts_on: '2026-12-01',
    api_ends_on: null,
  });
  expect(await stored('00000202')).toMatchObject({ role: 5, specific_code: 1 });
  const specific = await users.looked([{ login: '00000201', profile: '5', category: '1' }]);
  await users.done(specific);
  expect(await stored('00000201')).toMatchObject({ role: 5, api_access: false, version: 2 });
});

test('an import that is repeated after a lost reply returns the same and does nothing twice', async () => {
  const made = await viewers.looked([person('00000301')]);
  const mails = async () =>
    (await database.db.selectFrom('job').where('kind', '=', 'welcomeMail').selectAll().execute()).length;
  const before = await mails();
  const [first, second] = await Promise.all([viewers.done(made), viewers.done(made)]);
  expect(second).toEqual(first);
  expect(await viewers.done(made)).toEqual({ created: 1, changed: 0 });
  expect(await stored('00000301')).toMatchObject({ version: 1 });
  expect(await trailOf('import', made.batch)).toHaveLength(1);
  expect(await mails()).toBe(before + 1);
});

test('API-15 a file that is previewed twice is imported once: the second preview is stale', async () => {
  const rows = [person('00000401'), person('00000402')];
  const [one, other] = [await viewers.looked(rows), await viewers.looked(rows)];
  await viewers.done(one);
  const { status, body } = await viewers.commit(other);
  expect([status, body.message]).toEqual([
    409,
    'Nothing was imported, because something has changed since the preview. See rows 2, 3.',
  ]);
  const again = await viewers.looked(rows);
  expect(again.counts).toMatchObject({ create: 0, unchanged: 2 });
});

test('all or nothing: one person who has changed since the preview makes the whole import fail', async () => {
  await viewers.done(await viewers.looked([person('00000501'), person('00000502')]));
  const preview = await viewers.looked([
    { login: '00000501', status: 'Inactive', name: '', email: '', establishments: '' },
    { login: '00000502', status: '', name: '', email: '', establishments: '' },
    person('00000503'),
  ]);
  expect(preview.counts).toEqual({ create: 1, change: 1, unchanged: 1, error: 0 });
  const other = await stored('00000502');
  const { status } = await portal.call(updateUser, {
    token: provider,
    params: { id: other?.id },
    body: { email: 'new@example.com' },
  });
  expect(status).toBe(200);
  const refused = await viewers.commit(preview);
  expect([refused.status, refused.body.code]).toEqual([409, 'CONFLICT']);
  expect(refused.body.message).toContain('row 3');
  expect(await stored('00000501')).toMatchObject({ active: true, version: 1 });
  expect(await stored('00000503')).toBeUndefined();
});

test('API-15 a login that is taken meanwhile makes the whole import fail', async () => {
  const preview = await viewers.looked([person('00000601'), person('00000602')]);
  await addUser(database.db, { login: '00000602', role: 2, establishments: ['0001'] });
  expect((await viewers.commit(preview)).status).toBe(409);
  expect(await stored('00000601')).toBeUndefined();
});

test('API-16 a scope that shrank meanwhile makes the whole import fail', async () => {
  const preview = await theirs.looked([person('00000701', { establishments: '0002' })]);
  await database.db.deleteFrom('grouper_establishment').where('establishment_code', '=', '0002').execute();
  expect((await theirs.commit(preview)).status).toBe(409);
  await database.db
    .insertInto('grouper_establishment')
    .values({ grouper_id: 1, establishment_code: '0002' })
    .execute();
  expect(await theirs.done(preview)).toEqual({ created: 1, changed: 0 });
});

test('API-16 establishments beyond the scope of level 2 stay', async () => {
  await viewers.done(await viewers.looked([person('00000801', { establishments: '0001 0003' })]));
  await theirs.done(await theirs.looked([{ login: '00000801', establishments: '0002' }]));
  expect(await codesOf('00000801')).toEqual(['0002', '0003']);
});

test('no changes, other numbers than those of the preview, and an unknown preview are refused', async () => {
  const nothing = await viewers.looked([person('12')]);
  const answer = await viewers.commit(nothing);
  expect([answer.status, answer.body.message]).toEqual([400, 'There is nothing to import in this file.']);
  const preview = await viewers.looked([person('00000901')]);
  expect((await viewers.commit(preview, { create: 2, change: 0 })).status).toBe(400);
  expect((await viewers.commit({ ...preview, batch: 'nobody' })).status).toBe(404);
  expect(await stored('00000901')).toBeUndefined();
});

test('500 viewers with ten mistakes: 490 are imported, the others are corrected in the returned file', async () => {
  const people = Array.from({ length: 500 }, (_, index) => person(`0001${String(index).padStart(4, '0')}`));
  const mistakes = [
    { email: 'x' },
    { email: '' },
    { name: '' },
    { status: 'sometimes' },
    { establishments: '' },
    { establishments: '9999' },
    { establishments: '1' },
    { login: '123' },
    { login: '' },
    { status: '' },
  ];
  const broken = people.map((one, index) => ({
    ...one,
    ...(index % 50 === 7 && mistakes[(index - 7) / 50]),
  }));
  const preview = await viewers.looked(broken);
  expect(preview.counts).toEqual({ create: 490, change: 0, unchanged: 0, error: 10 });
  expect(await viewers.done(preview)).toEqual({ created: 490, changed: 0 });

  const file = await viewers.errorsFile(preview.batch);
  const [heading = [], ...rows]: string[][] = parse(file, { bom: true });
  expect(heading).toEqual(['Name', 'Login', 'E-mail', 'Status', 'Establishments', 'What to correct']);
  expect(rows).toHaveLength(10);
  expect(rows[0]).toEqual(['Person 00010007', '00010007', 'x', 'Active', '0001', 'Invalid e-mail.']);
  expect(rows.every((row) => (row.at(-1) ?? '') !== '')).toBe(true);

  const mended = await viewers.looked(people.filter((_, index) => index % 50 === 7));
  expect(mended.counts).toEqual({ create: 10, change: 0, unchanged: 0, error: 0 });
  await viewers.done(mended);
  const whole = await viewers.looked(people);
  expect(whole.counts).toEqual({ create: 0, change: 0, unchanged: 500, error: 0 });
});

test('5,000 rows are previewed and imported in one call each', async () => {
  const people = Array.from({ length: 5000 }, (_, index) =>
    person(`5${String(index).padStart(7, '0')}`, { establishments: '0001 0002 0003' }),
  );
  const preview = await viewers.looked(people);
  expect(preview.counts.create).toBe(5000);
  expect(await viewers.done(preview)).toEqual({ created: 5000, changed: 0 });
});

test('a preview is deleted after seven days, whether it was imported or not', async () => {
  const preview = await viewers.looked([person('00009001')]);
  portal.setNow('2026-11-27T14:59:59Z');
  const { token } = await portal.signIn('10000001');
  const later = importer(portal, token);
  expect((await later.page(preview.batch)).status).toBe(200);
  portal.setNow('2026-11-27T15:00:00Z');
  expect((await later.commit(preview)).status).toBe(404);
  await purgeOldImports(portal.context);
  for (const table of ['import_batch', 'import_row'] as const) {
    expect(await database.db.selectFrom(table).selectAll().execute()).toEqual([]);
  }
});
