import { createHash, randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { allowed, type ScreenPath } from '../../../contract/access';
import type { BodyOf } from '../../../contract/operation';
import { normalName } from '../../../contract/text-forms';
import {
  type createView,
  mayShareViews,
  type OpenedView,
  type setDefaultView,
  type updateView,
  VIEW,
  type ViewState,
  viewNameProblem,
} from '../../../contract/views';
import { notify } from '../../engines/notices/notify';
import { objectIn } from '../../network/filters/reach';
import { seenBy } from '../../network/filters/seen-views';
import { mayShareWith, profilesOf } from '../../network/filters/share-views';
import { changeRecord } from '../../platform/audit/change';
import { recordChanges } from '../../platform/audit/record';
import { assertFresh } from '../../platform/audit/stale';
import type { AppContext } from '../../platform/context';
import type { Db } from '../../platform/db/connections';
import { withRetries } from '../../platform/db/retry';
import { forbidden, HttpError, invalid } from '../../platform/errors/http-error';
import type { Person } from '../../platform/principal/principal';
import { viewShared } from './notices';
import { noView, sharingOf, viewFor } from './read';
import { auditedView, lockedView } from './stored';

/** The wire's field for each audited column. */
const fields = {
  name: 'name',
  shared_profiles: 'profiles',
  shared_people: 'people',
  kept_state: 'state',
} as const;

interface Sharing {
  readonly profiles: readonly number[];
  readonly people: readonly number[];
}

const UNSHARED: Sharing = { profiles: [], people: [] };

/**
 * Saves a screen as it stands under a name.
 * @throws HttpError 400 for a name or a state that is none, 403 for a screen or for people beyond the person, 409 for a
 * name that another view of the screen has, and for too many views
 */
export async function create(
  { database: { db }, now }: AppContext,
  person: Person,
  { screen, name: text, state, profiles, people }: BodyOf<typeof createView>,
): Promise<OpenedView> {
  if (!allowed(person, screen)) throw forbidden('screen');
  assertName(text);
  assertState(state);
  const id = randomBytes(16).toString('base64url');
  await asOne(db, async (trx) => {
    const own = await sql<{ count: number }>`
      select count(*)::int as count from saved_view where owner_id = ${person.id}`.execute(trx);
    if ((own.rows[0]?.count ?? 0) >= VIEW.ofOnePerson) throw new HttpError(409, 'views.tooMany');
    await assertMayShare(trx, person, screen, UNSHARED, { profiles, people });
    await trx
      .insertInto('saved_view')
      .values({ id, owner_id: person.id, screen, name: normalName(text), state: JSON.stringify(state) })
      .execute();
    await storeSharing(trx, id, { profiles, people });
    await recordChanges(trx, person, [
      { action: 'create', entity: 'view', key: id, after: await auditedView(trx, id) },
    ]);
    await tell(trx, person, { view: normalName(text), screen, to: people, at: now() });
  });
  return viewFor(db, person, id);
}

/**
 * Renames a view of one's own, replaces what it keeps, or shares it otherwise.
 * @throws HttpError as `create`, 404 where the person does not see the view, 403 where it is somebody else's, 409 for one
 * that was changed meanwhile
 */
export async function update(
  { database: { db }, now }: AppContext,
  person: Person,
  id: string,
  { version: seen, name: text, state, ...wanted }: BodyOf<typeof updateView>,
): Promise<OpenedView> {
  if (text !== undefined) assertName(text);
  if (state !== undefined) assertState(state);
  await asOne(db, async (trx) => {
    const held = await ownView(trx, person, id);
    const stored = await sharingOf(trx, id);
    const before = { profiles: stored.profiles, people: stored.people.map((one) => one.id) };
    const after = {
      profiles: wanted.profiles ?? before.profiles,
      people: wanted.people ?? before.people,
    };
    await assertMayShare(trx, person, held.screen, before, after);
    const columns = await auditedView(trx, id);
    const name = text === undefined ? held.name : normalName(text);
    await changeRecord(trx, person, {
      entity: 'view',
      key: id,
      fields,
      seen,
      held: { version: held.version, columns },
      after: {
        ...columns,
        name,
        ...(state !== undefined && { kept_state: digestOf(JSON.stringify(state)) }),
        shared_profiles: [...new Set(after.profiles)].sort((one, other) => one - other).join(' '),
        shared_people: await loginsOf(trx, after.people),
      },
      write: async (version) => {
        await trx
          .updateTable('saved_view')
          .where('id', '=', id)
          .set({ name, version, ...(state !== undefined && { state: JSON.stringify(state) }) })
          .execute();
        await storeSharing(trx, id, after);
        await forgetDefaults(trx, id);
      },
    });
    const added = after.people.filter((one) => !before.people.includes(one));
    await tell(trx, person, { view: name, screen: held.screen, to: added, at: now() });
  });
  return viewFor(db, person, id);
}

/**
 * Deletes a view of one's own, also for those with whom it is shared.
 * @throws HttpError as `update`
 */
export async function remove(
  { database: { db } }: AppContext,
  person: Person,
  id: string,
  version: number | undefined,
): Promise<{ id: string }> {
  await asOne(db, async (trx) => {
    const held = await ownView(trx, person, id);
    const before = await auditedView(trx, id);
    await assertFresh(trx, {
      entity: 'view',
      key: id,
      seen: version,
      current: held.version,
      now: before,
      fields,
    });
    await trx.deleteFrom('saved_view').where('id', '=', id).execute();
    await recordChanges(trx, person, [{ action: 'delete', entity: 'view', key: id, before }]);
  });
  return { id };
}

/** Chooses the view with which a person opens a screen; it is the person's own affair and not in the trail. */
export async function chooseDefault(
  { database: { db } }: AppContext,
  person: Person,
  { screen, view }: BodyOf<typeof setDefaultView>,
): Promise<BodyOf<typeof setDefaultView>> {
  if (!allowed(person, screen)) throw forbidden('screen');
  if (view === null) {
    await db
      .deleteFrom('default_view')
      .where('user_id', '=', person.id)
      .where('screen', '=', screen)
      .execute();
    return { screen, view };
  }
  await asOne(db, async (trx) => {
    const found = await trx
      .selectFrom('saved_view')
      .where('id', '=', view)
      .where('screen', '=', screen)
      .where(seenBy(person))
      .select('id')
      .forKeyShare()
      .executeTakeFirst();
    if (found === undefined) throw noView();
    await trx
      .insertInto('default_view')
      .values({ user_id: person.id, screen, view_id: view })
      .onConflict((conflict) => conflict.columns(['user_id', 'screen']).doUpdateSet({ view_id: view }))
      .execute();
  });
  return { screen, view };
}

function assertName(text: string): void {
  const problem = viewNameProblem(text);
  if (problem !== null) throw invalid('errors.form', { name: `views.problems.${problem}` });
}

function assertState({ filter }: ViewState): void {
  if (objectIn(filter) === null)
    throw invalid('errors.validation', { 'state.filter': 'views.problems.filter' });
}

/** The view of an update, locked. @throws HttpError 404 where the person does not see it, 403 where it is another's */
async function ownView(trx: Db, person: Person, id: string) {
  const held = await lockedView(trx, id);
  if (held === undefined) throw noView();
  if (held.owner_id === person.id) return held;
  const seen = await trx
    .selectFrom('saved_view')
    .where('id', '=', id)
    .where(seenBy(person))
    .select('id')
    .executeTakeFirst();
  throw seen === undefined ? noView() : new HttpError(403, 'views.notYours');
}

/**
 * Whom a view is newly shared with has to be somebody whom the person may share with; those who have it already stay.
 * @throws HttpError 403 at the field
 */
async function assertMayShare(
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

async function storeSharing(trx: Db, id: string, { profiles, people }: Sharing): Promise<void> {
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

async function loginsOf(trx: Db, people: readonly number[]): Promise<string> {
  const { rows } = await sql<{
    logins: string;
  }>`select coalesce(string_agg(login, ' ' order by login), '') as logins
    from portal_user where id = any(${people}::int[])`.execute(trx);
  return rows[0]?.logins ?? '';
}

/** What the trail has of a state, which may be long: whether it is another one. */
const digestOf = (state: string): string => createHash('sha256').update(state).digest('hex').slice(0, 12);

async function tell(
  trx: Db,
  person: Person,
  { view, screen, to, at }: { view: string; screen: ScreenPath; to: readonly number[]; at: Date },
): Promise<void> {
  await notify(trx, viewShared({ by: person.name, view, screen }), { to: [...new Set(to)], at });
}

const UNIQUE_VIOLATION = '23505';

/** @throws HttpError 409 for a name that the owner has given to another view of the screen */
async function asOne(db: Db, work: (trx: Db) => Promise<void>): Promise<void> {
  try {
    await withRetries(() => db.transaction().execute(work));
  } catch (error) {
    const { code, constraint } = error as { code?: string; constraint?: string };
    if (code !== UNIQUE_VIOLATION || constraint !== 'saved_view_name') throw error;
    throw new HttpError(409, 'views.nameTaken', { name: 'views.nameTaken' });
  }
}
