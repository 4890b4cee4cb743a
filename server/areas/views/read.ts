import { sql } from 'kysely';
import { allowed, type Level, type ScreenPath } from '../../../contract/access';
import type { NamedPerson } from '../../../contract/named-person';
import type { ReplyOf } from '../../../contract/operation';
import {
  type findViewPeople,
  type listViews,
  mayShareViews,
  type OpenedView,
  VIEW,
  type ViewState,
} from '../../../contract/views';
import { foundPeople } from '../../network/filters/found-people';
import { reachable, reachableMore } from '../../network/filters/reach';
import { seenBy } from '../../network/filters/seen-views';
import { mayShareWith } from '../../network/filters/share-views';
import type { Db } from '../../platform/db/connections';
import { forbidden, HttpError } from '../../platform/errors/http-error';
import type { Person } from '../../platform/principal/principal';
import { scopeOn } from '../../platform/principal/scope-on';
import { isShared } from './seen';

const head = (person: Person) =>
  [
    'saved_view.id',
    'saved_view.screen',
    'saved_view.name',
    sql<boolean>`saved_view.owner_id = ${person.id}`.as('own'),
    'portal_user.name as owner',
    isShared.as('shared'),
    'saved_view.version',
  ] as const;

/** The views of a screen that a person sees: its own ones first, then by name. */
export async function viewsOf(
  db: Db,
  person: Person,
  screen: ScreenPath,
): Promise<ReplyOf<typeof listViews>> {
  if (!allowed(person, screen)) throw forbidden('screen');
  const seen = db
    .selectFrom('saved_view')
    .innerJoin('portal_user', 'portal_user.id', 'saved_view.owner_id')
    .where('saved_view.screen', '=', screen)
    .where(seenBy(person));
  const [views, chosen] = await Promise.all([
    seen
      .select(head(person))
      .orderBy('own', 'desc')
      .orderBy('saved_view.name_folded')
      .orderBy('saved_view.id')
      .limit(VIEW.listed)
      .execute(),
    seen
      .innerJoin('default_view', 'default_view.view_id', 'saved_view.id')
      .where('default_view.user_id', '=', person.id)
      .where('default_view.screen', '=', screen)
      .select('saved_view.id')
      .executeTakeFirst(),
  ]);
  return { views, default: chosen?.id ?? null, mayShare: mayShareViews(person.level) };
}

/**
 * A view as a person may see it: within its own scope, whoever has saved it.
 * @throws HttpError 404 where the person does not see it, 403 where it may not open its screen
 */
export async function viewFor(db: Db, person: Person, id: string): Promise<OpenedView> {
  const found = await db
    .selectFrom('saved_view')
    .innerJoin('portal_user', 'portal_user.id', 'saved_view.owner_id')
    .where('saved_view.id', '=', id)
    .where(seenBy(person))
    .select([...head(person), 'saved_view.state'])
    .executeTakeFirst();
  if (found === undefined) throw noView();
  const { state: text, ...view } = found;
  if (!allowed(person, view.screen)) throw new HttpError(403, 'views.notAllowed');
  const state = JSON.parse(text) as ViewState;
  const scope = scopeOn(person, view.screen);
  const { filter, reach } = await reachable(db, scope, state.filter);
  const further = state.more === undefined ? null : await reachableMore(db, scope, state.more);
  return {
    ...view,
    state: { ...state, filter, ...(further && { more: further.more }) },
    reach: further?.reach === 'none' ? 'none' : reach,
    sharing: view.own ? await sharingOf(db, id) : null,
  };
}

/** Says that a view is gone, or not shared with the person any more: which of the two is none of its business. */
export const noView = () => new HttpError(404, 'views.gone');

/** With whom a view is shared. */
export async function sharingOf(db: Db, id: string): Promise<NonNullable<OpenedView['sharing']>> {
  const [profiles, people] = await Promise.all([
    db.selectFrom('saved_view_profile').where('view_id', '=', id).select('role').orderBy('role').execute(),
    db
      .selectFrom('saved_view_person')
      .innerJoin('portal_user', 'portal_user.id', 'saved_view_person.user_id')
      .where('view_id', '=', id)
      .select(['portal_user.id', 'portal_user.name', 'portal_user.login'])
      .orderBy('portal_user.name_folded')
      .orderBy('portal_user.id')
      .execute(),
  ]);
  return {
    profiles: profiles.map(({ role }) => role as Exclude<Level, 4>),
    people: people satisfies NamedPerson[],
  };
}

/** People with whom a person may share a view of a screen, by a part of the name or the login. */
export async function peopleFor(
  db: Db,
  person: Person,
  { screen, text }: { screen: ScreenPath; text: string },
): Promise<ReplyOf<typeof findViewPeople>> {
  if (!allowed(person, screen)) throw forbidden('screen');
  return { people: await foundPeople(db, mayShareWith(person, screen), { text, limit: VIEW.found }) };
}
