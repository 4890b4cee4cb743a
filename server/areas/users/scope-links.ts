import { sql } from 'kysely';
import type { Db } from '../../platform/db/connections';
import type { Written } from './values';

/** Links users to what their scope contains, and removes the links to what it no longer contains. */
export async function saveScopes(trx: Db, written: readonly Written[]): Promise<void> {
  const ecs = differences(written, ({ establishments }) => establishments);
  const groups = differences(written, ({ groups }) => groups);
  if (ecs.removed.length > 0) {
    await sql`delete from user_establishment where (user_id, establishment_code) in
      (select * from ${pairs(ecs.removed, sql`text`)})`.execute(trx);
  }
  if (ecs.added.length > 0) {
    await sql`insert into user_establishment (user_id, establishment_code)
      select * from ${pairs(ecs.added, sql`text`)}`.execute(trx);
  }
  if (groups.removed.length > 0) {
    await sql`delete from user_grouper where (user_id, grouper_id) in
      (select * from ${pairs(groups.removed, sql`integer`)})`.execute(trx);
  }
  if (groups.added.length > 0) {
    await sql`insert into user_grouper (user_id, grouper_id)
      select * from ${pairs(groups.added, sql`integer`)}`.execute(trx);
  }
}

interface Pair {
  user: number;
  key: string | number;
}

/** Returns the pairs of user and key to be added, and those to be removed. */
function differences(
  written: readonly Written[],
  keysOf: (values: Written['after']) => readonly (string | number)[],
): { added: Pair[]; removed: Pair[] } {
  const missing = (id: number, from: readonly (string | number)[], keys: readonly (string | number)[]) => {
    const known = new Set(from);
    return keys.filter((key) => !known.has(key)).map((key) => ({ user: id, key }));
  };
  const sides = written.map(({ id, before, after }) => ({
    id,
    were: before === null ? [] : keysOf(before.values),
    are: keysOf(after),
  }));
  return {
    added: sides.flatMap(({ id, were, are }) => missing(id, were, are)),
    removed: sides.flatMap(({ id, were, are }) => missing(id, are, were)),
  };
}

function pairs(of: readonly Pair[], type: ReturnType<typeof sql>) {
  const users = of.map(({ user }) => user);
  const keys = of.map(({ key }) => key);
  return sql`unnest(${users}::integer[], ${keys}::${type}[]) as pair (user_id, key)`;
}
