import { type KyselyPlugin, sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { storeUsers, TakenLogins } from '../../../../server/areas/users/save';
import { lockUsers } from '../../../../server/areas/users/stored';
import type { UserChange, UserValues } from '../../../../server/areas/users/values';
import type { Db } from '../../../../server/platform/db/connections';
import type { Person } from '../../../../server/platform/principal/principal';
import { EVERYTHING } from '../../../../server/platform/principal/scope';
import { type Office, openOffice } from './office';

let office: Office;
let db: Db;
beforeAll(async () => {
  office = await openOffice();
  db = office.database.db;
});
afterAll(() => office.close());

/** Each test has ten thousand separate logins. */
let block = 6000;
beforeEach(() => {
  block += 1;
});

const author: Person = {
  kind: 'person',
  id: 1,
  login: 'test',
  name: 'Renata Figueiredo',
  address: null,
  language: 'en',
  scope: EVERYTHING,
  level: 1,
  apiAccess: false,
  specificCode: null,
};
const viewer = (index: number, overrides: Partial<UserValues> = {}): UserValues => ({
  login: String(block * 10_000 + index),
  name: `Person ${index}`,
  email: `${index}@example.com`,
  active: true,
  profile: 3,
  establishments: [`000${(index % 4) + 1}`],
  groups: [],
  category: null,
  api: null,
  ...overrides,
});
const creations = (count: number, overrides?: Partial<UserValues>): UserChange[] =>
  Array.from({ length: count }, (_, index) => ({ before: null, after: viewer(index, overrides) }));

const store = (changes: UserChange[]) =>
  db.transaction().execute((trx) => storeUsers(trx, office.portal.context, author, changes));
/** Changes users that the transaction has locked. */
const change = (ids: number[], become: (before: UserValues) => UserValues) =>
  db.transaction().execute(async (trx) => {
    const held = await lockUsers(trx, ids);
    const changes = [...held.values()].map((before) => ({ before, after: become(before.values) }));
    return storeUsers(trx, office.portal.context, author, changes);
  });
const idsOf = (saved: { id: number }[]) => saved.map(({ id }) => id);
const count = async (table: 'portal_user' | 'audit' | 'job' | 'password_link' | 'user_notification') => {
  const { rows } = await sql<{ count: number }>`select count(*)::int from ${sql.table(table)}`.execute(db);
  return rows[0]?.count ?? 0;
};
const everything = () =>
  Promise.all((['portal_user', 'audit', 'job', 'password_link', 'user_notification'] as const).map(count));

/** The statements that some work runs. */
async function statementsOf(run: (db: Db) => Promise<unknown>): Promise<number> {
  let statements = 0;
  const counting: KyselyPlugin = {
    transformQuery: ({ node }) => {
      statements += 1;
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  await run(db.withPlugin(counting));
  return statements;
}

test('API-15 stores many new users, each with scope, audit entry and mail, in their order', async () => {
  const [users = 0, audit = 0, jobs = 0, links = 0] = await everything();
  const changes = creations(2500);
  const saved = await store(changes.toReversed());
  expect((await everything()).slice(0, 4)).toEqual([users + 2500, audit + 2500, jobs + 2500, links + 2500]);
  const stored = await db.transaction().execute((trx) => lockUsers(trx, idsOf(saved)));
  expect(saved.map(({ id }) => stored.get(id)?.values)).toEqual(
    changes.toReversed().map(({ after }) => after),
  );
  expect(new Set(saved.map(({ version, changed }) => `${version} ${changed}`))).toEqual(new Set(['1 true']));
});

test('API-16 many take as few statements as one', async () => {
  const storing = (changes: UserChange[]) =>
    statementsOf((counted) =>
      counted.transaction().execute((trx) => storeUsers(trx, office.portal.context, author, changes)),
    );
  const one = await storing(creations(1));
  block += 1;
  expect(await storing(creations(900))).toBe(one);
  const held = [...(await lockUsers(db, await newIds(900))).values()];
  const deactivated = held.map((before) => ({ before, after: { ...before.values, active: false } }));
  expect(await storing(deactivated.slice(0, 1))).toBe(await storing(deactivated.slice(1)));
});

/** Ids of the latest users. */
async function newIds(latest: number): Promise<number[]> {
  const rows = await db.selectFrom('portal_user').select('id').orderBy('id', 'desc').limit(latest).execute();
  return idsOf(rows);
}

test('USR-36 the mails of many are sent one after the other, so that other mails are not delayed', async () => {
  await db.deleteFrom('job').execute();
  await store(creations(11));
  const jobs = await db.selectFrom('job').select(['kind', 'due_at']).orderBy('due_at').execute();
  const now = office.portal.context.now().getTime();
  expect(jobs.map(({ due_at }) => due_at.getTime() - now)).toEqual(jobs.map((_, index) => index * 300));
  expect(new Set(jobs.map(({ kind }) => kind))).toEqual(new Set(['welcomeMail']));
});

describe('what is there already', () => {
  test('API-16 is neither written nor audited nor notified', async () => {
    const ids = idsOf(await store(creations(10)));
    const before = await everything();
    const saved = await change(ids, (values) => ({
      ...values,
      establishments: [...values.establishments, ...values.establishments],
    }));
    expect(saved).toEqual(ids.map((id) => ({ id, version: 1, changed: false })));
    expect(await everything()).toEqual(before);
  });

  test('API-16 is distinguished from changes, user by user', async () => {
    const ids = idsOf(await store(creations(10)));
    const saved = await change(ids, (values) => ({ ...values, establishments: ['0001'] }));
    expect(saved.filter(({ changed }) => !changed).map(({ version }) => version)).toEqual([1, 1, 1]);
    expect(saved.filter(({ changed }) => changed).map(({ version }) => version)).toEqual(Array(7).fill(2));
  });

  test('API-15 taken logins are named, and nothing of the others is stored', async () => {
    await store(creations(3));
    const before = await everything();
    const failure = await store(creations(6)).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(TakenLogins);
    expect((failure as TakenLogins).logins).toEqual([0, 1, 2].map((index) => viewer(index).login));
    expect(await everything()).toEqual(before);
  });
});

test('API-16 scopes of many change only by additions and removals', async () => {
  const ids = idsOf(await store(creations(400)));
  await change(ids, (values) => ({
    ...values,
    establishments: [...values.establishments.filter((code) => code !== '0001'), '0002'],
    groups: [1, 2],
  }));
  const held = await lockUsers(db, ids);
  expect(ids.map((id) => held.get(id)?.values.establishments)).toEqual(
    ids.map((_, index) => [['0002'], ['0002'], ['0002', '0003'], ['0002', '0004']][index % 4]),
  );
  await change(ids, (values) => ({ ...values, groups: [2] }));
  const narrowed = await lockUsers(db, ids);
  expect(ids.every((id) => narrowed.get(id)?.values.groups.join() === '2')).toBe(true);
});

test('NOTE-02 many people who are deactivated get one notification each', async () => {
  const ids = idsOf(await store(creations(50)));
  const before = await count('user_notification');
  await change(ids, (values) => ({ ...values, active: false }));
  expect(await count('user_notification')).toBe(before + 50);
});

test('API-16 two simultaneous changes of the same users are made one after the other', async () => {
  const ids = idsOf(await store(creations(20)));
  await Promise.all([
    change(ids, (values) => ({ ...values, establishments: [...values.establishments, '0003'] })),
    change(ids.toReversed(), (values) => ({ ...values, establishments: [...values.establishments, '0004'] })),
  ]);
  const held = await lockUsers(db, ids);
  for (const id of ids) {
    const { establishments = [] } = held.get(id)?.values ?? {};
    expect(establishments).toEqual(expect.arrayContaining(['0003', '0004']));
  }
});
