import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { readConfig } from '../../../../server/config';
import type { Database } from '../../../../server/platform/db/open';
import { lookAtDeployment } from '../../../../server/platform/deployment/look-at-deployment';
import { keyIdOf } from '../../../../server/platform/principal/signing-keys';
import { freshDatabase } from '../../../support/databases';
import { addUser } from '../../../support/network';

let database: Database;
const KEY = 'Zq3vX9nB1kLw7TyR5sHd2MfJ8cPg4AeU';
const NEW = 'u0ObW6iVxKz4NtQm7EyC3rLp1ShGd9Fj';
const DATABASE_URL = 'postgres://cofre@db.example/cofre';
const MAIL = { SMTP_URL: 'smtp://mail.example' };

beforeAll(async () => {
  database = await freshDatabase();
});
beforeEach(async () => {
  await database.db.updateTable('deployment').set({ place: null, public_url: null, key_id: null }).execute();
  await database.db.deleteFrom('webhook_endpoint').execute();
});
afterAll(() => database.close());

async function start(environment: Record<string, string>, [secret, ...olderSecrets]: string[] = [KEY]) {
  const config = readConfig({ DATABASE_URL, ...environment });
  await lookAtDeployment({ config, database, secret: secret ?? '', olderSecrets });
}
const remembered = () => database.db.selectFrom('deployment').selectAll().executeTakeFirstOrThrow();
/** As if the database had been backed up elsewhere and restored here. */
const restore = () => database.db.updateTable('deployment').set({ place: 'cluster 1, database 2' }).execute();
const ASKS = /^The database was served in another place before.*Set PORTAL_OUTBOUND=off/;

describe('a copy', () => {
  test('that could mail people is asked for PORTAL_OUTBOUND, again and again', async () => {
    await start(MAIL);
    await start(MAIL);
    await restore();
    await expect(start(MAIL)).rejects.toThrow(ASKS);
    await expect(start(MAIL)).rejects.toThrow(ASKS);
    await start({ ...MAIL, PORTAL_OUTBOUND: 'off' });
    await expect(start(MAIL)).rejects.toThrow(ASKS);
    await start({ ...MAIL, PORTAL_OUTBOUND: 'on' });
    await start(MAIL);
  });

  test('that writes to nobody starts, and is asked once it would', async () => {
    await start({});
    await restore();
    await start({});
    await expect(start(MAIL)).rejects.toThrow(ASKS);
    const user_id = await addUser(database.db, { login: '20000002', role: 2 });
    const hook = { user_id, url: 'https://shop.example', events: ['day.closed' as const], seed: 'x' };
    await database.db
      .insertInto('webhook_endpoint')
      .values({ ...hook, establishments: null, created_at: new Date() })
      .execute();
    await expect(start({})).rejects.toThrow(ASKS);
  });

  test('is known by another public address as well', async () => {
    await start({ ...MAIL, PORTAL_PUBLIC_URL: 'http://cofre.example' });
    await start(MAIL);
    await expect(start({ ...MAIL, PORTAL_PUBLIC_URL: 'http://test.example' })).rejects.toThrow(ASKS);
  });
});

describe('the signing key', () => {
  const production = { NODE_ENV: 'production', PORTAL_SECRET: KEY };

  test('is the same for all servers of a database, and changes where both know both', async () => {
    await start(production);
    await expect(start(production, [NEW])).rejects.toThrow(
      /^PORTAL_SECRET does not hold the key of the other/,
    );
    await start(production, [NEW, KEY]);
    await start(production, [KEY, NEW]);
    await start(production, [NEW, KEY]);
    await expect(start(production, [KEY])).rejects.toThrow(/^PORTAL_SECRET does not hold/);
    await start(production, [NEW]);
    expect((await remembered()).key_id).toBe(keyIdOf(NEW));
  });

  test('of the data folder may differ, where nothing is produced', async () => {
    await start({});
    await start({}, [NEW]);
  });

  test('names the secrets of receivers of before, whose only key is the oldest one', async () => {
    const user_id = await addUser(database.db, { login: '20000003', role: 2 });
    const hook = { user_id, url: 'https://shop.example', events: ['day.closed' as const], seed: 'x' };
    await database.db
      .insertInto('webhook_endpoint')
      .values({ ...hook, establishments: null, created_at: new Date() })
      .execute();
    await start({}, [NEW, KEY]);
    await start({}, [NEW]);
    const stored = await database.db.selectFrom('webhook_endpoint').select('key_id').execute();
    expect(stored).toEqual([{ key_id: keyIdOf(KEY) }]);
    // One that a server of the version before has added: where the new key is known only, the old one has signed.
    await start(production);
    await database.db.updateTable('webhook_endpoint').set({ key_id: null }).execute();
    await start(production, [KEY, NEW]);
    const later = await database.db.selectFrom('webhook_endpoint').select('key_id').execute();
    expect(later).toEqual([{ key_id: keyIdOf(KEY) }]);
  });
});
