import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { AUDIT_WINDOW, type listAudit } from '../../../../contract/audit';
import type { QueryOf } from '../../../../contract/operation';
import { brought } from '../../../../server/areas';
import { auditPage } from '../../../../server/areas/audit/list';
import type { Db } from '../../../../server/platform/db/connections';
import type { Database } from '../../../../server/platform/db/open';
import { CLOCK } from '../../../support/clock';
import { freshDatabase } from '../../../support/databases';
import { addUser } from '../../../support/network';
import { readings, vacuumed } from '../../../support/plans';

/* A trail of a million entries: what a page reads of it, and that each entry can be reached. */

type Query = QueryOf<typeof listAudit>;

const ENTRIES = 1_000_000;
/** One bulk action writes so many of them at one moment. */
const AT_ONCE = 15_000;
const BULK_DAY = '2026-06-01';
const TRAIL = { ...CLOCK, ...brought };

let database: Database;
let page: (query: Query) => ReturnType<typeof auditPage>;

beforeAll(async () => {
  database = await freshDatabase();
  const { db } = database;
  page = (query) => auditPage(db, query, TRAIL);
  await addUser(db, { login: '70000001', name: 'Ana Prado', role: 1 });
  await withoutIndexes(db, async () => {
    // Nine of ten are sign-ins; each hundredth change is by one person, and a kind and an action are rare.
    await sql`insert into audit (at, actor_id, actor, action, entity, entity_key, after)
      select timestamptz '2026-01-01 12:00:00Z' + n * interval '10 seconds', actor,
        case when actor is null then 'load' else (70000000 + actor)::text end,
        case when n % 10 > 0 then 'sign-in' when n % 100000 = 0 then 'delete' else 'update' end,
        case when n % 10 > 0 then 'session' when n % 5000 = 0 then 'grouper' else 'bank' end,
        (n % 5000)::text, case when n % 10 = 0 then '{"name": "Nome"}'::jsonb end
      from generate_series(1, ${sql.lit(ENTRIES - AT_ONCE)}) n, lateral (
        select case when n % 1000 = 0 then 1 when n % 50 = 0 then null else 2 + n % 500 end as actor) as who`.execute(
      db,
    );
    await sql`insert into audit (at, actor_id, actor, action, entity, entity_key)
      select ${`${BULK_DAY} 12:00:00Z`}, 2, '70000002', 'update', 'portal_user', n::text
      from generate_series(1, ${sql.lit(AT_ONCE)}) n`.execute(db);
  });
  await vacuumed(db);
}, 60_000);
afterAll(() => database.close());

/** Rows come in faster where indexes are made of all of them at once. */
async function withoutIndexes(db: Db, fill: () => Promise<void>): Promise<void> {
  const { rows } = await sql<{ name: string; definition: string }>`
    select indexname as name, indexdef as definition from pg_indexes
    where tablename = 'audit' and indexname <> 'audit_pkey'`.execute(db);
  for (const { name } of rows) await sql`drop index ${sql.ref(name)}`.execute(db);
  await fill();
  for (const { definition } of rows) await sql.raw(definition).execute(db);
}

/** The window, the entry behind it, and the few of other kinds that lie between them. */
const MOST = AUDIT_WINDOW * 1.05;
/** The key of an entry in the middle of the trail. */
const MIDDLE = `2026-02-28T00:00:00~${ENTRIES / 2}`;
const LAST_PAGE = AUDIT_WINDOW / 10 - 1;

describe.each(['at,desc', 'at,asc'] as const)('by %s', (sort) => {
  test.each<[string, Query]>([
    ['the first page', {}],
    ['the last page that is counted', { page: LAST_PAGE }],
    ['a page in the middle of the trail', { after: MIDDLE }],
    ['the changes', { sessions: 'without' }],
    ['the last page of the changes', { sessions: 'without', page: LAST_PAGE }],
    ['the changes in the middle of the trail', { sessions: 'without', after: MIDDLE, page: LAST_PAGE }],
    ['the sign-ins', { sessions: 'only', page: 3 }],
    ['a kind of record', { entity: 'bank', page: 3 }],
    ['a rare kind of record', { entity: 'grouper', sessions: 'without' }],
    ['several kinds of record', { entity: ['bank', 'portal_user'], sessions: 'without' }],
    ['rare kinds of record', { entity: ['grouper', 'news'], sessions: 'without' }],
    ['a record', { entity: 'bank', key: '70' }],
    ['a key', { key: '70' }],
    ['a record that somebody typed', { record: '70' }],
    ['a rare action', { action: 'delete', sessions: 'without' }],
    ['a frequent action', { action: 'sign-in', page: LAST_PAGE }],
    ['a person', { who: 'prado', sessions: 'without' }],
    ['a person by login', { who: '70000001', page: 9 }],
    ['a part of the system', { who: 'load', sessions: 'without', page: LAST_PAGE }],
    ['a day', { from: '2026-02-10', to: '2026-02-10', sessions: 'without' }],
    ['a person on a day', { who: 'prado', from: '2026-02-10', to: '2026-02-10' }],
    ['a kind on a day', { entity: 'bank', from: '2026-02-10', to: '2026-02-10' }],
    ['the second part of a long day', { from: BULK_DAY, to: BULK_DAY, page: 400 }],
  ])('%s reads of an index what it counts, and its own rows', async (_what, query) => {
    const read = (await readings(database.db, (db) => auditPage(db, { ...query, sort }, TRAIL))).filter(
      ({ table }) => table === 'audit',
    );
    expect(read).not.toEqual([]);
    expect(read.filter(({ passed }) => passed > MOST).map(({ text }) => text)).toEqual([]);
  });
});

test('entries are counted up to 10,000', async () => {
  expect(await page({})).toMatchObject({ totalElements: AUDIT_WINDOW, totalPages: 1000 });
  expect(await page({ entity: 'grouper' })).toMatchObject({ totalElements: 197, next: null });
});

test.each(['at,desc', 'at,asc'] as const)(
  'each entry of a long day can be reached, though all are of one moment, %s',
  async (sort) => {
    const day: Query = { from: BULK_DAY, to: BULK_DAY, sort, size: 100 };
    const keys: number[] = [];
    let after: string | null | undefined;
    do {
      const part: Query = { ...day, ...(after != null && { after }) };
      const { totalPages, next } = await page(part);
      for (const at of [0, 1, totalPages - 1]) {
        keys.push(...(await page({ ...part, page: at })).content.map(({ key }) => Number(key)));
      }
      expect((await page({ ...part, page: totalPages })).content).toEqual([]);
      after = next;
    } while (after !== null);
    const all = Array.from({ length: AT_ONCE }, (_, index) => index + 1);
    if (sort === 'at,desc') all.reverse();
    const first = [...all.slice(0, 200), ...all.slice(9900, 10_000)];
    expect(keys).toEqual([...first, ...all.slice(10_000, 10_200), ...all.slice(14_900)]);
  },
);
