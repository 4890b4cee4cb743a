import { Kysely, PostgresDialect, sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { migrate } from '../../../../server/network/rollups/migrate';
import { openPglite, poolOver } from '../../../../server/platform/db/open';
import type { Schema } from '../../../../server/platform/db/schema';
import { addNetwork } from '../../../support/network';

/* A database of an earlier version, with numbers that two operators share, and whole ones in trail and work orders. */

let db: Kysely<Schema>;

beforeAll(async () => {
  db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool: poolOver(await openPglite({})) }) });
  await migrate(db, { to: '0020-silences' });
  await addNetwork(db);
  await sql`update operator set card_number = '000555110' where id = 31`.execute(db);
  const operator = { id: 11, name: 'Ana', card_number: '000555110', active: true };
  const order = { number: 1, operator_card_number: '000555110', report: 'x' };
  const short = { ...order, operator_card_number: null };
  await db
    .insertInto('audit')
    .values(
      [
        { entity: 'operator', before: null, after: operator },
        { entity: 'operator', before: operator, after: { ...operator, name: 'Bia' } },
        { entity: 'work_order', before: null, after: order },
        { entity: 'work_order', before: null, after: short },
        { entity: 'bank', before: null, after: { card_number: 'of no operator' } },
      ].map(({ before, after, ...rest }) => ({
        ...rest,
        actor_id: null,
        actor: 'load',
        address: null,
        action: 'create',
        entity_key: '1',
        before: before && JSON.stringify(before),
        after: JSON.stringify(after),
      })),
    )
    .execute();
  await migrate(db);
}, 120_000);
afterAll(() => db.destroy());

test('OPC-06 whole codes in the trail are replaced by their tails, and it is append-only again', async () => {
  const entries = await db.selectFrom('audit').select(['before', 'after']).orderBy('id').execute();
  const operator = { id: 11, name: 'Ana', card_number: '110', active: true };
  expect(entries).toEqual([
    { before: null, after: operator },
    { before: operator, after: { ...operator, name: 'Bia' } },
    { before: null, after: { number: 1, operator_card_number: '110', report: 'x' } },
    { before: null, after: { number: 1, operator_card_number: null, report: 'x' } },
    { before: null, after: { card_number: 'of no operator' } },
  ]);
  await expect(sql`update audit set actor = 'x'`.execute(db)).rejects.toThrow('only grows');
});

test('OPC-06 a number that two operators share stays, and any other is unique', async () => {
  const insert = (id: number, number: string) =>
    sql`insert into operator (id, establishment_code, name, card_number, active)
      values (${id}, '0002', 'x', ${number}, true)`.execute(db);
  const shared = await db.selectFrom('operator').where('shares_number', '=', true).select('id').execute();
  expect(new Set(shared.map(({ id }) => id))).toEqual(new Set([11, 31]));
  await expect(insert(900, '000555120')).rejects.toThrow('operator_card_number');
  await insert(901, '000777777');
});
