import type { Db } from '../../../../server/platform/db/connections';
import type { Database } from '../../../../server/platform/db/open';
import { freshDatabase } from '../../../support/databases';
import { addNetwork, addUser } from '../../../support/network';
import { type TestPortal, testPortal } from '../../../support/portal';

/** The accounts of the test network have the ids 1 to 4; these are added. */
const accounts = [
  {
    id: 10,
    nickname: 'Ágil Movimento',
    bank_code: '341',
    branch: '0042',
    number: '00991234-5',
    active: false,
  },
  { id: 11, nickname: 'agro_100%', bank_code: '001', branch: '1-9', number: '77.880-X', active: true },
  // Without establishments.
  { id: 12, nickname: 'Reserva', bank_code: '001', branch: '7', number: '7', active: true },
  // With all four, and so of several managers.
  { id: 13, nickname: 'Rede', bank_code: '001', branch: '0042', number: '00991235-0', active: true },
];
const links: [account: number, establishment: string][] = [
  [10, '0002'],
  [11, '0004'],
  ...(['0004', '0003', '0002', '0001'] as const).map((code): [number, string] => [13, code]),
];

export interface Office {
  database: Database;
  portal: TestPortal;
  /** Tokens of a provider administrator, another one, and the manager of 0001 and 0002. */
  administrator: string;
  colleague: string;
  manager: string;
  close(): Promise<void>;
}

export async function addAccounts(db: Db): Promise<void> {
  await db.insertInto('account').values(accounts).execute();
  await db
    .insertInto('account_establishment')
    .values(links.map(([account_id, establishment_code]) => ({ account_id, establishment_code })))
    .execute();
}

/** A portal with the test network and some more accounts, and three people who are signed in. */
export async function openOffice(): Promise<Office> {
  const database = await freshDatabase();
  const { db } = database;
  await addNetwork(db);
  await addAccounts(db);
  await addUser(db, { login: '10000001', role: 1 });
  await addUser(db, { login: '10000002', role: 1 });
  await addUser(db, { login: '20000002', role: 2, groups: [1] });
  const portal = await testPortal(database);
  const tokenOf = async (login: string) => (await portal.signIn(login)).token;
  return {
    database,
    portal,
    administrator: await tokenOf('10000001'),
    colleague: await tokenOf('10000002'),
    manager: await tokenOf('20000002'),
    close: async () => {
      await portal.app.close();
      await database.close();
    },
  };
}
