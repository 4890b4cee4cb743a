import { sql } from 'kysely';
import { type Change, recordChanges } from '../../platform/audit/record';
import type { AppContext } from '../../platform/context';
import type { Db } from '../../platform/db/connections';
import type { Author } from '../../platform/principal/principal';
import { endApiOf } from './api-user';
import { mailsOf, notifyOfStatus, notifyOldAddress, welcome } from './consequences';
import { reserveMails } from './mail-limit';
import { saveScopes } from './scope-links';
import {
  auditedOf,
  columnsOf,
  normalized,
  sameValues,
  type UserChange,
  type UserValues,
  type Written,
} from './values';

/** The result of a change. A user that would not differ keeps its version; nothing is written, nobody is notified. */
interface SavedUser {
  id: number;
  version: number;
  changed: boolean;
}

/** Some logins are taken already, maybe by another transaction just now; this one has to be rolled back. */
export class TakenLogins extends Error {
  override readonly name = 'TakenLogins';

  constructor(readonly logins: readonly string[]) {
    super('Logins are taken');
  }
}

/**
 * Creates and changes any number of users, inside the caller's transaction and with as many statements as one user
 * takes: rows, scopes, the version (up by one), audit entries, notifications of activation, welcome mails and mails to
 * previous addresses. Nothing else writes users; forms, files and bulk actions all call it.
 *
 * It checks nothing: the caller has called `userProblem`, has made sure that all establishments and groups exist
 * (`unknownReferences`), and has locked the users. It notifies `context.jobSignal` after its commit.
 *
 * ```ts
 * const held = await lockUsers(trx, ids);
 * const changes = [...held.values()].map((before) => ({ before, after: { ...before.values, active: false } }));
 * const saved = await storeUsers(trx, context, principal, changes);
 * ```
 * @param changes each user at most once, by id and by login
 * @returns the result of each, in the order of `changes`
 * @throws TakenLogins
 * @throws HttpError 429 where the caller has caused too many mails today
 */
export async function storeUsers(
  trx: Db,
  context: AppContext,
  by: Author,
  changes: readonly UserChange[],
): Promise<SavedUser[]> {
  const made = changes.flatMap(({ before, after }) => (before === null ? [after] : []));
  const ids = await insertUsers(trx, made);
  const all = changes.map(({ before, after, byProvider = false }) => ({
    id: before?.id ?? ids.get(after.login) ?? 0,
    before,
    after: normalized(after),
    byProvider,
    changed: before === null || !sameValues(before.values, after),
  }));
  const written: Written[] = all.filter(({ changed }) => changed);
  const mails = written.reduce((sum, change) => sum + mailsOf(change), 0);
  // Only people type addresses to which mails go.
  if (by.kind === 'person') await reserveMails(trx, context, by, mails);
  await updateUsers(trx, written);
  await saveScopes(trx, written);
  await keepFromRules(trx, all);
  await recordChanges(trx, by, written.map(auditEntry));
  await endApiOf(trx, context, by, written);
  await notifyOfStatus(trx, by.name, written, context.now());
  await welcome(trx, context, by.language, written);
  await notifyOldAddress(trx, context, by.language, written);
  return all.map(({ id, before, changed }) => ({
    id,
    version: (before?.version ?? 0) + (changed ? 1 : 0),
    changed,
  }));
}

/** What somebody else than a provider saves stands: rules bring nobody back whose status was saved since they took it away. */
async function keepFromRules(
  trx: Db,
  saved: readonly { id: number; before: unknown; byProvider: boolean }[],
): Promise<void> {
  const ids = saved.flatMap(({ id, before, byProvider }) => (before === null || byProvider ? [] : [id]));
  if (ids.length === 0) return;
  await sql`update sign_on_link set suspended = false where suspended and user_id = any(${ids}::int[])`.execute(
    trx,
  );
}

const recordColumns = sql`login text, name text, email text, role smallint, specific_code smallint, active boolean,
  api_access boolean, api_starts_on date, api_ends_on date`;

/** Inserts in the order of logins, so that two transactions that insert the same ones cannot deadlock. */
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

/** Updates everything but the login, which identifies a person and never changes. */
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
