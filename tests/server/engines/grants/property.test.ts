import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { effectOf } from '../../../../server/engines/grants/effect';
import type { Db } from '../../../../server/platform/db/connections';
import type { Database } from '../../../../server/platform/db/open';
import { personNow } from '../../../../server/platform/principal/person';
import { EVERYTHING } from '../../../../server/platform/principal/scope';
import { freshDatabase } from '../../../support/databases';
import fc from '../../../support/fast-check';
import { holdingsChange } from '../../../support/holdings';
import { addNetwork, addUser } from '../../../support/network';

/* For any change: the effect is the difference of everybody's access before and after. */

const CODES = ['0001', '0002', '0003', '0004'];
const GROUPS = [1, 2, 3];
const LOGINS = ['45000001', '45000002', '45000003', '45000004', '45000005'];

let database: Database;
const ids = new Map<string, number>();
beforeAll(async () => {
  database = await freshDatabase();
  await addNetwork(database.db);
  await database.db.insertInto('grouper').values({ id: 3, name: 'Rede Leste' }).execute();
  for (const login of LOGINS) ids.set(login, await addUser(database.db, { login, role: 3 }));
});
afterAll(() => database.close());

const codes = fc.subarray(CODES);
const holdings = fc.record({
  role: fc.constantFrom(2 as const, 3 as const, 5 as const),
  establishments: codes,
  groups: fc.subarray(GROUPS),
});
type World = {
  groups: string[][];
  people: { role: 2 | 3 | 5; establishments: string[]; groups: number[] }[];
};
const world: fc.Arbitrary<World> = fc.record({
  groups: fc.tuple(codes, codes, codes),
  people: fc.tuple(holdings, holdings, holdings, holdings, holdings),
});

async function put(trx: Db, { groups, people }: World): Promise<void> {
  await sql`delete from grouper_establishment`.execute(trx);
  await sql`delete from user_grouper`.execute(trx);
  await sql`delete from user_establishment`.execute(trx);
  for (const [index, group] of groups.entries()) {
    for (const code of group) {
      await sql`insert into grouper_establishment values (${GROUPS[index]}, ${code})`.execute(trx);
    }
  }
  for (const [index, person] of people.entries()) {
    const id = ids.get(LOGINS[index] ?? '') ?? 0;
    await sql`update portal_user set role = ${person.role}, specific_code = case when ${person.role} = 5 then 1 end where id = ${id}`.execute(
      trx,
    );
    for (const code of person.establishments) {
      await sql`insert into user_establishment values (${id}, ${code})`.execute(trx);
    }
    for (const group of person.groups)
      await sql`insert into user_grouper values (${id}, ${group})`.execute(trx);
  }
}

/** The establishments that everybody sees, as the session of a call has them. */
async function reached(trx: Db): Promise<Map<string, string[]>> {
  const found = new Map<string, string[]>();
  for (const [login, id] of ids) {
    const person = await personNow(trx, { id, address: null, language: 'en' }, '/home');
    found.set(login, person?.scope.all === false ? [...person.scope.codes].sort() : []);
  }
  return found;
}

class Undone extends Error {}

test('GRP-05 GRP-12 the effect equals the difference of everybody’s access before and after', async () => {
  await fc.assert(
    fc.asyncProperty(world, world, async (before, after) => {
      const run = database.db.transaction().execute(async (trx) => {
        await put(trx, before);
        const had = await reached(trx);
        const effect = await effectOf(trx, EVERYTHING, holdingsChange(LOGINS, GROUPS, before, after));
        await put(trx, after);
        const has = await reached(trx);
        const shown = new Map(
          effect.affected.map(({ person, gained, lost }) => {
            const named = (set: typeof gained) =>
              [...effect.universe.places(set)].map((place) => effect.establishments[place]?.id ?? '').sort();
            return [person.login, { gained: named(gained), lost: named(lost) }];
          }),
        );
        for (const login of LOGINS) {
          const [was, is] = [had.get(login) ?? [], has.get(login) ?? []];
          expect(shown.get(login) ?? { gained: [], lost: [] }, login).toEqual({
            gained: is.filter((code) => !was.includes(code)),
            lost: was.filter((code) => !is.includes(code)),
          });
        }
        throw new Undone();
      });
      await expect(run).rejects.toBeInstanceOf(Undone);
    }),
    { numRuns: 40 },
  );
});
