import { sql } from 'kysely';
import { expect } from 'vitest';
import { userList } from '../../../../server/areas/users/list';
import { migrate } from '../../../../server/network/rollups/migrate';
import type { Db } from '../../../../server/platform/db/connections';
import { EVERYTHING } from '../../../../server/platform/principal/scope';
import { CLOCK } from '../../../support/clock';

/** A database with people, as left by the last version without indexes for lists. */
export async function beforeLists(db: Db): Promise<void> {
  await migrate(db, { to: '0014-audit' });
  await sql`insert into portal_user (login, name, email, role)
    select (70000000 + n)::text, 'Álvaro ' || n, n || '@example.com', 3 from generate_series(1, 50) n`.execute(
    db,
  );
}

/** Migrates it to this version, and finds somebody who was in it. */
export async function expectFound(db: Db): Promise<void> {
  await migrate(db);
  const found = await userList.page(db, EVERYTHING, { name: 'alvaro 37' }, CLOCK);
  expect(found).toMatchObject({ totalElements: 1, content: [{ login: '70000037' }] });
  expect((await userList.page(db, EVERYTHING, {}, CLOCK)).totalElements).toBe(50);
}
