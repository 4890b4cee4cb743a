import { afterAll, beforeAll } from 'vitest';
import type { OperatorCode } from '../../../../contract/operator-codes';
import { getOperatorCode } from '../../../../contract/operator-codes';
import type { Database } from '../../../../server/platform/db/open';
import { freshDatabase } from '../../../support/databases';
import { addNetwork, addUser } from '../../../support/network';
import { type TestPortal, testPortal } from '../../../support/portal';

export interface Shops {
  database: Database & { url: string | null };
  portal: TestPortal;
  /** Tokens: a provider administrator, and the managers of 0001 and 0002, and of 0003. */
  administrator: string;
  manager: string;
  neighbour: string;
  read(id: number): Promise<OperatorCode>;
}

/** The test network with its codes and three people; filled before the tests of a file. */
export function shops(): Shops {
  const all = {} as Shops;
  beforeAll(async () => {
    const database = await freshDatabase();
    await addNetwork(database.db);
    await addUser(database.db, { login: '10000001', role: 1 });
    await addUser(database.db, { login: '20000002', role: 2, groups: [1] });
    await addUser(database.db, { login: '20000003', role: 2, establishments: ['0003'] });
    const portal = await testPortal(database);
    const tokenOf = async (login: string) => (await portal.signIn(login)).token;
    Object.assign(all, {
      database,
      portal,
      administrator: await tokenOf('10000001'),
      manager: await tokenOf('20000002'),
      neighbour: await tokenOf('20000003'),
      read: async (id: number) =>
        (await portal.call(getOperatorCode, { token: all.administrator, params: { id } })).body,
    });
  });
  afterAll(async () => {
    await all.portal.app.close();
    await all.database.close();
  });
  return all;
}

/** The entries of the trail about a kind of record, oldest first. */
export const trailOf = (database: Database, entity: string, key?: string) =>
  database.db
    .selectFrom('audit')
    .where('entity', '=', entity)
    .$if(key !== undefined, (q) => q.where('entity_key', '=', key ?? ''))
    .selectAll()
    .orderBy('id')
    .execute();
