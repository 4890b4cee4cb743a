import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { WRITES, WRITING_FUNCTIONS } from '../../../../server/platform/db/commits';
import type { Database } from '../../../../server/platform/db/open';
import { freshDatabase } from '../../../support/databases';

let database: Database;
beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.close());

test('every function of the schema that may write is known as one, and a select of it as a write', async () => {
  const { rows } = await sql<{ name: string }>`
    select p.proname as name from pg_proc p join pg_namespace n on n.oid = p.pronamespace
    where n.nspname = current_schema() and p.provolatile = 'v' and p.prorettype <> 'trigger'::regtype
      and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')
    order by p.proname`.execute(database.db);
  expect(rows.map(({ name }) => name)).toEqual(WRITING_FUNCTIONS.toSorted());
  for (const { name } of rows) expect(WRITES.test(`select x.* from ${name}($1, $2) as x`)).toBe(true);
});

test.each([
  ['insert into bank values ($1)', true],
  ['with gone as (delete from session returning id) select count(*) from gone', true],
  ['select * from code_change where updated > $1', false],
  ['select reserve_attempt_id from session', false],
])('%s writes: %s', (text, writes) => expect(WRITES.test(text)).toBe(writes));
