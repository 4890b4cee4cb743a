import { sql } from 'kysely';
import type { ScreenPath } from '../../../contract/access';
import { mayShareViews } from '../../../contract/views';
import { notify } from '../../engines/notices/notify';
import { mayShareWith, profilesOf } from '../../network/filters/share-views';
import type { Db } from '../../platform/db/connections';
import { HttpError, invalid } from '../../platform/errors/http-error';
import type { Person } from '../../platform/principal/principal';
import { viewShared } from './notices';

/** With whom a view is shared. */
export interface Sharing {
  readonly profiles: readonly number[];
  readonly people: readonly number[];
}

export const UNSHARED: Sharing = { profiles: [], people: [] };

/**
 * Whom a view is newly shared with has to be somebody whom the person may share with; those who have it already stay.
 * @throws HttpError 403 at the field
 */
export async function assertMayShare(
  trx: Db,
  person: Person,
  screen: ScreenPath,
  before: Sharing,
  after: Sharing,
): Promise<void> {
  const profiles = after.profiles.filter((one) => !before.profiles.includes(one));
  if (profiles.length > 0 && mayShareViews(person.level) !== 'everybody')
    throw new HttpError(403, 'errors.forbidden', { profiles: 'views.problems.profiles' });
  const opening: readonly number[] = profilesOf(screen);
  if (!profiles.every((one) => opening.includes(one)))
    throw invalid('errors.form', { profiles: 'views.problems.closedProfiles' });
  const people = [...new Set(after.people.filter((one) => !before.people.includes(one)))];
  if (people.length === 0) return;
  const known = await trx
    .selectFrom('portal_user')
    .where(sql<boolean>`id = any(${people}::int[])`)
    .where(mayShareWith(person, screen))
    .select('id')
    .execute();
  if (known.length < people.length)
    throw new HttpError(403, 'errors.forbidden', { people: 'views.problems.people' });
}

/** Stores with whom a view is shared, in the place of those of before. */
export async function storeSharing(trx: Db, id: string, { profiles, people }: Sharing): Promise<void> {
  await trx.deleteFrom('saved_view_profile').where('view_id', '=', id).execute();
  await trx.deleteFrom('saved_view_person').where('view_id', '=', id).execute();
  await sql`insert into saved_view_profile (view_id, role)
    select distinct ${id}, role from unnest(${profiles}::int[]) as given (role)`.execute(trx);
  await sql`insert into saved_view_person (view_id, user_id)
    select distinct ${id}, user_id from unnest(${people}::int[]) as given (user_id)`.execute(trx);
}

/** A screen opens no longer with a view by itself for whoever sees the view no more. */
export async function forgetDefaults(trx: Db, id: string): Promise<void> {
  await sql`delete from default_view using saved_view, portal_user
    where default_view.view_id = ${id} and saved_view.id = ${id} and portal_user.id = default_view.user_id
      and saved_view.owner_id <> portal_user.id
      and not exists (select from saved_view_person p where p.view_id = ${id} and p.user_id = portal_user.id)
      and not exists (select from saved_view_profile p where p.view_id = ${id} and p.role = portal_user.role)`.execute(
    trx,
  );
}

/** People as the trail has them. */
export async function loginsOf(trx: Db, people: readonly number[]): Promise<string> {
  const { rows } = await sql<{
    logins: string;
  }>`select coalesce(string_agg(login, ' ' order by login), '') as logins
    from portal_user where id = any(${people}::int[])`.execute(trx);
  return rows[0]?.logins ?? '';
}

/** Tells those with whom a view is newly shared. */
export async function tellShared(
  trx: Db,
  person: Person,
  { view, screen, to, at }: { view: string; screen: ScreenPath; to: readonly number[]; at: Date },
): Promise<void> {
  await notify(trx, viewShared({ by: person.name, view, screen }), { to: [...new Set(to)], at });
}
