import { stat } from 'node:fs/promises';
import { sql } from 'kysely';
import { ConfigError } from '../config';
import type { AppContext } from '../context';
import type { Db } from '../db/connections';
import { allKeys, keyIdOf } from '../principal/signing-keys';

type Starting = Pick<AppContext, 'config' | 'database' | 'secret' | 'olderSecrets'>;

/**
 * Looks at what earlier starts have remembered of the database, and remembers this one.
 * @throws ConfigError where the database looks like a copy that would write to people, and where the servers of one
 * database have different signing keys
 */
export async function lookAtDeployment(context: Starting): Promise<void> {
  const { db } = context.database;
  await db.transaction().execute(async (trx) => {
    const known = await trx.selectFrom('deployment').selectAll().forUpdate().executeTakeFirstOrThrow();
    const place = await placeOf(trx, context);
    const { publicUrl, outbound, production } = context.config;
    const elsewhere =
      (known.place !== null && place !== null && known.place !== place) ||
      (known.public_url !== null && publicUrl !== null && known.public_url !== publicUrl);
    if (elsewhere && outbound === null && (await writesToPeople(trx, context))) throw new ConfigError(COPIED);
    const keyIds = allKeys(context).map(keyIdOf);
    if (production && known.key_id !== null && !keyIds.includes(known.key_id))
      throw new ConfigError(OTHER_KEY);
    // Without an answer a copy stays one, so that it is asked for once it could write to people.
    const here =
      elsewhere && outbound !== true ? {} : { place, ...(publicUrl !== null && { public_url: publicUrl }) };
    await trx
      .updateTable('deployment')
      .set({ ...here, key_id: production ? (keyIds[0] ?? null) : known.key_id })
      .execute();
    await nameOldKeys(trx, known.key_id ?? keyIds.at(-1) ?? null);
  });
}

const COPIED =
  'The database was served in another place before: it looks restored, copied or moved. Set PORTAL_OUTBOUND=off, so ' +
  'that no mails, webhooks and cases leave from a copy; or, where it has moved here for good, start once with ' +
  'PORTAL_OUTBOUND=on.';

const OTHER_KEY =
  'PORTAL_SECRET does not hold the key of the other servers of this database. Give all of them the same keys. To ' +
  'change the key, put the new one before the old one, with a comma between (docs/operations.md).';

/** Names where the database is; `null` where that cannot be known. A backup that is restored is in another place. */
async function placeOf(trx: Db, { config }: Starting): Promise<string | null> {
  if (config.databaseUrl === null) {
    const folder = await stat(config.dataDir);
    return `folder ${folder.ino}`;
  }
  const { rows } = await sql<{ readable: boolean }>`
    select has_function_privilege('pg_control_system()', 'execute') as readable`.execute(trx);
  if (rows[0]?.readable !== true) return null;
  const { rows: places } = await sql<{ place: string }>`
    select 'cluster ' || (select system_identifier from pg_control_system()) || ', database ' || oid as place
    from pg_database where datname = current_database()`.execute(trx);
  return places[0]?.place ?? null;
}

async function writesToPeople(trx: Db, { config }: Starting): Promise<boolean> {
  if (config.smtpUrl !== null || config.leaves) return true;
  const webhook = await trx
    .selectFrom('webhook_endpoint')
    .where('active', '=', true)
    .select('id')
    .executeTakeFirst();
  return webhook !== undefined;
}

/** Secrets of receivers of an earlier version are derived with the only key that there was then: the one that signed. */
async function nameOldKeys(trx: Db, keyId: string | null): Promise<void> {
  await trx.updateTable('webhook_endpoint').set({ key_id: keyId }).where('key_id', 'is', null).execute();
  await trx
    .updateTable('webhook_endpoint')
    .set({ previous_key_id: keyId })
    .where('previous_seed', 'is not', null)
    .where('previous_key_id', 'is', null)
    .execute();
}
