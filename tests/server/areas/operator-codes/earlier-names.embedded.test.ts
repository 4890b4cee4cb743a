import { Kysely, PostgresDialect, sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { migrate } from '../../../../server/network/rollups/migrate';
import { openPglite, poolOver } from '../../../../server/platform/db/open';
import type { Schema } from '../../../../server/platform/db/schema';
import { addNetwork } from '../../../support/network';

/* A database of an earlier version, whose codes were renamed and handed over before names held from a moment on. */

let db: Kysely<Schema>;

beforeAll(async () => {
  db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool: poolOver(await openPglite({})) }) });
  await migrate(db, { to: '0045-deployment' });
  await addNetwork(db);
  const entry = (id: number, at: string, before: string, after: string) =>
    sql`
    insert into audit (at, actor, action, entity, entity_key, before, after)
    values (${at}::timestamptz, 'x', 'update', 'operator', ${String(id)},
      ${JSON.stringify({ name: before })}::jsonb, ${JSON.stringify({ name: after })}::jsonb)`.execute(db);
  await entry(11, '2026-05-01T12:00:00Z', 'Operator 110', 'Ana Prado');
  await entry(11, '2026-06-01T12:00:00.7Z', 'Ana Prado', 'Operador 11');
  await entry(12, '2026-06-01T12:00:00Z', 'Operador 12', 'Operador 12');
  await entry(22, '2026-06-01T12:00:00Z', 'Bia', 'Operador 22');
  const given = (id: number, person: string, confirmed: string) =>
    db
      .insertInto('code_handover')
      .values({
        operator_id: id,
        person,
        handed_at: '2026-05-20T09:00:00',
        confirmed_at: new Date(confirmed),
        confirmed_by: null,
      })
      .execute();
  await given(21, 'Carla Reis', '2026-05-20T12:00:00Z');
  await given(21, 'Davi Lobo', '2026-07-01T12:00:00Z');
  // Named after it was handed over: the name is the newer word.
  await given(22, 'Elsa Dias', '2026-05-20T12:00:00Z');
  await migrate(db);
}, 120_000);
afterAll(() => db.destroy());

test('OPC-11 the former names of codes are those of the trail, and a handover that came last is the name', async () => {
  const codes = await db.selectFrom('operator').select(['id', 'name', 'named_at']).orderBy('id').execute();
  const named = codes.filter(({ named_at }) => named_at !== null);
  expect(named).toEqual([
    { id: 11, name: 'Operador 11', named_at: new Date('2026-06-01T12:00:00Z') },
    { id: 21, name: 'Davi Lobo', named_at: new Date('2026-07-01T12:00:00Z') },
    { id: 22, name: 'Operador 22', named_at: new Date('2026-06-01T12:00:00Z') },
  ]);
  const former = await db.selectFrom('operator_former_name').selectAll().orderBy('until_at').execute();
  expect(former).toEqual([
    { operator_id: 11, until_at: new Date('2026-05-01T12:00:00Z'), name: 'Operator 110' },
    { operator_id: 11, until_at: new Date('2026-06-01T12:00:00Z'), name: 'Ana Prado' },
    { operator_id: 22, until_at: new Date('2026-06-01T12:00:00Z'), name: 'Bia' },
    { operator_id: 21, until_at: new Date('2026-07-01T12:00:00Z'), name: 'Operador 21' },
  ]);
});
