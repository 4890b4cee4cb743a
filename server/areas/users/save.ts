import { sql } from 'kysely';
import { LEVEL } from '../../../contract/access';
import { type Change, recordChanges } from '../../platform/audit/record';
import type { AppContext } from '../../platform/context';
import type { Db } from '../../platform/db/open';
import type { Person } from '../../platform/principal/principal';
import { endApiUsers } from './api-user';
import { tellOfStatus, tellOldAddress, welcome } from './consequences';
import { saveScopes } from './scope-links';
import { auditedOf, columnsOf, normalized, type StoredUser, sameValues, type UserValues } from './values';

/** A user to be made (`before` is `null`), or what becomes of one that the caller holds (`heldUsers`). */
export interface UserChange {
  before: StoredUser | null;
  after: UserValues;
}

/** What became of a change. A user that is the same already keeps its version, and nothing is written or told. */
export interface SavedUser {
  id: number;
  version: number;
  changed: boolean;
}

/** Some logins are taken already, perhaps since a moment ago; the transaction must be rolled back. */
export class TakenLogins extends Error {
  override readonly name = 'TakenLogins';

  constructor(readonly logins: readonly string[]) {
    super('Logins are taken');
  }
}

/** A change that is written, once it has an id. */
export interface Written extends UserChange {
  id: number;
}

/**
 * Makes and changes any number of users, inside the caller's transaction and in as many statements as one would take:
 * rows, scopes, the version (up by one), audit entries, notifications of activation, mails of welcome and to addresses of before. The one way
 * in which users are written; forms, files and bulk work all end here.
 *
 * It checks nothing: the caller has asked `userProblem` and whether all establishments and groups exist
 * (`unknownReferences`), and holds whom it changes. The caller notifies `context.jobSignal` once it has committed.
 *
 * ```ts
 * const held = await heldUsers(trx, ids);
 * const changes = [...held.values()].map((before) => ({ before, after: { ...before.values, active: false } }));
 * const saved = await storeUsers(trx, context, principal, changes);
 * ```
 * @param changes nobody twice, neither by id nor by login
 * @returns what became of each, in the order of `changes`
 * @throws TakenLogins
 */
export async function storeUsers(
  trx: Db,
  context: AppContext,
  by: Person,
  changes: readonly UserChange[],
): Promise<SavedUser[]> {
  const made = changes.flatMap(({ before, after }) => (before === null ? [after] : []));
  const ids = await insertUsers(trx, made);
  const all = changes.map(({ before, after }) => ({
    id: before?.id ?? ids.get(after.login) ?? 0,
    before,
    after: normalized(after),
    changed: before === null || !sameValues(before.values, after),
  }));
  const written: Written[] = all.filter(({ changed }) => changed);
  await updateUsers(trx, written);
  await saveScopes(trx, written);
  await recordChanges(trx, by, written.map(auditEntry));
  const demoted = written.filter(({ before, after }) => before?.clientId && after.profile !== LEVEL.manager);
  await endApiUsers(
    trx,
    by,
    demoted.map(({ id }) => id),
  );
  await tellOfStatus(trx, by.name, written, context.now());
  await welcome(trx, context, by.language, written);
  await tellOldAddress(trx, context, by.language, written);
  return all.map(({ id, before, changed }) => ({
    id,
    version: (before?.version ?? 0) + (changed ? 1 : 0),
    changed,
  }));
}

const recordColumns = sql`login text, name text, email text, role smallint, specific_code smallint, active boolean,
  api_access boolean, api_starts_on date, api_ends_on date`;

/** In the order of logins, so that two who make the same ones do not wait for each other. */
async function insertUsers(trx: Db, made: readonly UserValues[]): Promise<Map<string, number>> {
  if (made.length === 0) return new Map();
  const { rows } = await sql<{ id: number; login: string }>`
    insert into portal_user
      (login, name, email, role, specific_code, active, api_access, api_starts_on, api_ends_on)
    select * from jsonb_to_recordset(${JSON.stringify(made.map(columnsOf))}::jsonb) as made (${recordColumns})
    order by login collate "C"
    on conflict (login) do nothing
    returning id, login`.execute(trx);
  const ids = new Map(rows.map(({ id, login }) => [login, id]));
  const taken = made.flatMap(({ login }) => (ids.has(login) ? [] : [login]));
  if (taken.length > 0) throw new TakenLogins(taken);
  return ids;
}

/** The login stays: it is what a person is known by. */
async function updateUsers(trx: Db, written: readonly Written[]): Promise<void> {
  const updated = written.flatMap(({ id, before, after }) =>
    before === null ? [] : [{ id, ...columnsOf(after) }],
  );
  if (updated.length === 0) return;
  await sql`update portal_user as known set
      name = changed.name, email = changed.email, role = changed.role, specific_code = changed.specific_code,
      active = changed.active, api_access = changed.api_access, api_starts_on = changed.api_starts_on,
      api_ends_on = changed.api_ends_on, version = known.version + 1
    from jsonb_to_recordset(${JSON.stringify(updated)}::jsonb) as changed (id integer, ${recordColumns})
    where known.id = changed.id`.execute(trx);
}

function auditEntry({ id, before, after }: Written): Change {
  return {
    action: before === null ? 'create' : 'update',
    entity: 'portal_user',
    key: String(id),
    before: before && auditedOf(before.values),
    after: auditedOf(after),
  };
}
