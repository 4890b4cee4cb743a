import { sql } from 'kysely';
import { ConfigError } from '../platform/config';
import { hashOf } from '../platform/credentials/client-secret';
import { passwordMatches } from '../platform/credentials/password';
import type { Db } from '../platform/db/connections';
import { holdsDemo } from './fill';
import { DEMO_PASSWORD } from './people';
import { SANDBOX } from './sandbox';

/**
 * Refuses a database whose demo people can still sign in with the password that everybody knows, or whose demo program
 * can with the known secret.
 * @throws ConfigError
 */
export async function assertNoDemo(db: Db): Promise<void> {
  if (!(await holdsDemo(db))) return;
  const people = await knownPeople(db);
  const secret = await db
    .selectFrom('api_user')
    .innerJoin('portal_user', 'portal_user.id', 'api_user.user_id')
    .where('client_id', '=', SANDBOX.clientId)
    .where('secret_hash', '=', hashOf(SANDBOX.clientSecret))
    .where('revoked_at', 'is', null)
    .where('active', '=', true)
    .where('api_access', '=', true)
    .select('client_id')
    .executeTakeFirst();
  if (people === 0 && secret === undefined) return;
  throw new ConfigError(
    `The demo network is in the database: ${people} of its people can sign in with a password that everybody knows` +
      `${secret === undefined ? '' : ', and a program with a secret that everybody knows'}. Use another database, or ` +
      'deactivate them. PORTAL_DEMO=public says that everybody may sign in.',
  );
}

/** The demo people have one hash in common, and nobody else's is the same twice, because each has a salt of its own. */
async function knownPeople(db: Db): Promise<number> {
  const { rows } = await sql<{ password_hash: string; people: number }>`
    select password_hash, (count(*) filter (where active))::int as people from portal_user
    where password_hash is not null group by password_hash having count(*) > 1 limit 10`.execute(db);
  let known = 0;
  for (const { password_hash, people } of rows) {
    if (people > 0 && (await passwordMatches(password_hash, DEMO_PASSWORD))) known += people;
  }
  return known;
}
