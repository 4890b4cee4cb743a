import { createHash, randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { allowed } from '../../../contract/access';
import type { BodyOf } from '../../../contract/operation';
import { normalName } from '../../../contract/text-forms';
import {
  type createView,
  type OpenedView,
  type updateView,
  VIEW,
  type ViewState,
  viewNameProblem,
} from '../../../contract/views';
import { objectIn } from '../../network/filters/reach';
import { seenBy } from '../../network/filters/seen-views';
import { changeRecord, removeRecord } from '../../platform/audit/change';
import { recordChanges } from '../../platform/audit/record';
import type { AppContext } from '../../platform/context';
import type { Db } from '../../platform/db/connections';
import { withRetries } from '../../platform/db/retry';
import { forbidden, HttpError, invalid } from '../../platform/errors/http-error';
import type { Person } from '../../platform/principal/principal';
import { noView, sharingOf, viewFor } from './read';
import { assertMayShare, forgetDefaults, loginsOf, storeSharing, tellShared, UNSHARED } from './sharing';
import { auditedView, lockedView } from './stored';

/** The wire's field for each audited column. */
const fields = {
  name: 'name',
  shared_profiles: 'profiles',
  shared_people: 'people',
  kept_state: 'state',
} as const;

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
    await tellShared(trx, person, { view: normalName(text), screen, to: people, at: now() });
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
    await tellShared(trx, person, { view: name, screen: held.screen, to: added, at: now() });
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
    await removeRecord(trx, person, {
      entity: 'view',
      key: id,
      fields,
      seen: version,
      held: { version: held.version, columns: before },
      remove: () => trx.deleteFrom('saved_view').where('id', '=', id).execute(),
    });
  });
  return { id };
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

/** What the trail has of a state, which may be long: whether it is another one. */
const digestOf = (state: string): string => createHash('sha256').update(state).digest('hex').slice(0, 12);

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
