import { freshDatabase } from './databases';
import { addNetwork, addUser } from './network';
import { testPortal } from './portal';

/** A portal with the small network and an administrator, 10000001, who has signed in. */
export async function administratorsPortal() {
  const database = await freshDatabase();
  await addNetwork(database.db);
  await addUser(database.db, { login: '10000001', role: 1 });
  const portal = await testPortal(database);
  const { token } = await portal.signIn('10000001');
  const close = async () => {
    await portal.app.close();
    await database.close();
  };
  return { database, portal, token, close };
}
