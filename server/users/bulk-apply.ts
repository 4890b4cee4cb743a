import { sql } from 'kysely';
import { recordChanges } from '../audit/record';
import type { Doer } from '../bulk/doer';
import type { Db } from '../db/open';
import { notify } from '../notifications/notify';
import type { UserCandidate, UserChange } from './bulk-rules';

interface Changed {
  row: UserCandidate;
  change: UserChange;
}

/** Writes what bulk work changes of users whose rows are locked: each counts up by one version and has one audit entry. */
export async function applyToUsers(
  trx: Db,
  doer: Doer,
  changes: readonly Changed[],
  at: Date,
): Promise<void> {
  if (changes.length === 0) return;
  await writeStatus(trx, changes);
  await writeLinks(trx, changes);
  await recordChanges(
    trx,
    doer.actor,
    changes.map(({ row, change }) => ({
      action: 'update',
      entity: 'portal_user',
      key: row.id,
      before: auditedOf(row),
      after: auditedOf(after(row, change)),
    })),
  );
  for (const active of [true, false]) {
    const to = changes.filter(({ change }) => change.active === active).map(({ row }) => Number(row.id));
    await notify(trx, { kind: active ? 'accountReactivated' : 'accountDeactivated', by: doer.name, to, at });
  }
}

async function writeStatus(trx: Db, changes: readonly Changed[]): Promise<void> {
  await sql`
    update portal_user set active = coalesce(changed.active, portal_user.active), version = portal_user.version + 1
    from unnest(
      ${changes.map(({ row }) => Number(row.id))}::integer[],
      ${changes.map(({ change }) => change.active ?? null)}::boolean[]
    ) as changed (id, active)
    where portal_user.id = changed.id`.execute(trx);
}

async function writeLinks(trx: Db, changes: readonly Changed[]): Promise<void> {
  const linksOf = (which: 'add' | 'remove') =>
    changes.flatMap(({ row, change }) =>
      (change[which] ?? []).map((code) => ({ user_id: Number(row.id), code })),
    );
  const columns = (links: { user_id: number; code: string }[]) =>
    sql`unnest(${links.map(({ user_id }) => user_id)}::integer[], ${links.map(({ code }) => code)}::text[])`;
  const removed = linksOf('remove');
  if (removed.length > 0) {
    await sql`
      delete from user_establishment using ${columns(removed)} as removed (user_id, code)
      where user_establishment.user_id = removed.user_id
        and user_establishment.establishment_code = removed.code`.execute(trx);
  }
  const added = linksOf('add');
  if (added.length > 0) {
    await sql`
      insert into user_establishment (user_id, establishment_code)
      select user_id, code from ${columns(added)} as added (user_id, code)
      on conflict do nothing`.execute(trx);
  }
}

/** A user with a change made. */
function after(row: UserCandidate, { active, add = [], remove = [] }: UserChange): UserCandidate {
  const kept = row.establishments.filter((code) => !remove.includes(code));
  return { ...row, active: active ?? row.active, establishments: [...new Set([...kept, ...add])].sort() };
}

/** What the audit trail keeps of a user. */
function auditedOf(user: UserCandidate) {
  const { login, name, email, role, specific_code, active } = user;
  const { api_access, api_starts_on, api_ends_on, establishments, groups } = user;
  return {
    login,
    name,
    email,
    role,
    specific_code,
    active,
    api_access,
    api_starts_on,
    api_ends_on,
    establishments,
    groups,
  };
}
