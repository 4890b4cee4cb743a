import { afterAll, beforeAll, expect, test } from 'vitest';
import { bankList } from '../../../../server/areas/banks/list';
import type { Db } from '../../../../server/platform/db/connections';
import type { Database } from '../../../../server/platform/db/open';
import { EVERYTHING } from '../../../../server/platform/principal/scope';
import { CLOCK } from '../../../support/clock';
import { freshDatabase } from '../../../support/databases';

let database: Database;
beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.close());

const total = async (db: Db) => (await bankList.page(db, EVERYTHING, {}, CLOCK)).totalElements;
const add = (db: Db, code: string) =>
  db
    .insertInto('bank')
    .values({ code, name: code, partner: false, deposit_code_length: 0, active: true })
    .execute();

test('LIST-09 writers of one list do not wait for each other, and each is counted when it commits', async () => {
  const { db } = database;
  expect(await total(db)).toBe(0);
  const open = await Promise.all(['001', '002', '003'].map(() => db.startTransaction().execute()));
  // If one of them waited for another, this would never end.
  for (const [index, trx] of open.entries()) await add(trx, `00${index}`);
  expect(await total(db)).toBe(0);
  for (const [index, trx] of open.toReversed().entries()) {
    await trx.commit().execute();
    expect(await total(db)).toBe(index + 1);
  }
  const stamps = () =>
    db
      .selectFrom('list_stamp' as never)
      .selectAll()
      .execute();
  const kept = (await stamps()).length;
  for (const code of ['010', '011', '012']) await add(db, code);
  expect(await total(db)).toBe(6);
  expect((await stamps()).length).toBe(kept);
});
