import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '../../../../server/platform/db/open';
import { freshDatabase } from '../../../support/databases';
import { addNetwork, addUser } from '../../../support/network';
import { type TestPortal, testPortal } from '../../../support/portal';
import { credentialsOf, tokenOf } from '../../areas/api/client';

let database: Database;
let portal: TestPortal;
let token: string;
let clientToken: string;
beforeAll(async () => {
  database = await freshDatabase();
  await addNetwork(database.db);
  await addUser(database.db, { login: '10000001', role: 1 });
  portal = await testPortal(database);
  ({ token } = await portal.signIn('10000001'));
});
afterAll(async () => {
  await portal.app.close();
  await database.close();
});
