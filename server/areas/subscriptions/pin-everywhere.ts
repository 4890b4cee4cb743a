import { sql } from 'kysely';
import { recordChanges } from '../../platform/audit/record';
import type { Db } from '../../platform/db/connections';
import type { Person } from '../../platform/principal/principal';
import { auditedSubscription } from './stored';

/** A host with the key that it shows. */
interface Shown {
  host: string;
  port: number;
  host_key: string;
}

/** Other subscriptions of a person that go to a host and port for which another key is pinned. */
const others = (person: Person, { host, port, host_key }: Shown) =>
  sql`subscription.owner_id = ${person.id} and subscription.channel = 'sftp' and subscription.host = ${host}
    and subscription.port = ${port} and subscription.host_key is distinct from ${host_key}`;

/** How many subscriptions of a person, but for one, still know a server by another key than it shows. */
export async function countOthers(
  db: Db,
  person: Person,
  server: Shown,
  but: string | null,
): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from subscription
    where ${others(person, server)} and id is distinct from ${but}`.execute(db);
  return rows[0]?.count ?? 0;
}

/**
 * Pins the key of a server, which its owner has confirmed and by which it was just signed in to, in the owner's other
 * subscriptions to the same host and port as well; each is in the trail.
 */
export async function pinEverywhere(trx: Db, person: Person, server: Shown): Promise<void> {
  const { rows } = await sql<{ id: string }>`
    select id from subscription where ${others(person, server)} order by id for update`.execute(trx);
  for (const { id } of rows) {
    const before = await auditedSubscription(trx, id);
    await trx
      .updateTable('subscription')
      .where('id', '=', id)
      .set({ host_key: server.host_key, version: sql<number>`version + 1` })
      .execute();
    const after = await auditedSubscription(trx, id);
    await recordChanges(trx, person, [{ action: 'update', entity: 'subscription', key: id, before, after }]);
  }
}
