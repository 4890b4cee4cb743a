import { sql } from 'kysely';
import { allowed, type ScreenPath } from '../../../contract/access';
import { type FileFormat, fileFormats } from '../../../contract/exports';
import type { ReplyOf } from '../../../contract/operation';
import { movesWithDay, presetOf } from '../../../contract/report-presets';
import { SUBSCRIPTION } from '../../../contract/subscription-settings';
import { type findSubscriptionPeople, type getSubscriptionOffer } from '../../../contract/subscriptions';
import { mayShareViews, type ViewState } from '../../../contract/views';
import type { Sends, ViewContent } from '../../engines/exports/sends';
import type { ExportSource } from '../../engines/exports/source';
import { foundPeople } from '../../network/filters/found-people';
import { objectIn } from '../../network/filters/reach';
import { seenBy } from '../../network/filters/seen-views';
import { mayShareWith, profilesOf } from '../../network/filters/share-views';
import type { AppContext } from '../../platform/context';
import type { Db } from '../../platform/db/connections';
import { HttpError } from '../../platform/errors/http-error';
import type { Person } from '../../platform/principal/principal';
import { subscriptionSettings } from './settings';
import { receiversOf } from './webhook/receiver';

type Sources = Readonly<Record<string, ExportSource>>;

/** A saved view, as a subscription needs it. */
export interface SubscribedView {
  id: string;
  owner_id: number;
  name: string;
  screen: ScreenPath;
  state: string;
}

/**
 * A view that a person sees and may open.
 * @throws HttpError 404, 403
 */
export async function viewOf(trx: Db, person: Person, id: string): Promise<SubscribedView> {
  const found = await trx
    .selectFrom('saved_view')
    .where('id', '=', id)
    .where(seenBy(person))
    .select(['id', 'owner_id', 'name', 'screen', 'state'])
    .executeTakeFirst();
  if (found === undefined) throw new HttpError(404, 'views.gone');
  if (!allowed(person, found.screen)) throw new HttpError(403, 'views.notAllowed');
  return found;
}

/** What a view shows, from the state that it keeps. */
export function contentOf(state: Pick<ViewState, 'filter' | 'more'>): ViewContent {
  return { filter: objectIn(state.filter) ?? {}, more: new URLSearchParams(state.more ?? '') };
}

/** The source whose files have a view in a form; `null`: none. */
export function sourceOf(
  sources: Sources,
  screen: ScreenPath,
  content: ViewContent,
  format: FileFormat,
): { kind: string; source: ExportSource; sends: Sends } | null {
  for (const [kind, source] of Object.entries(sources)) {
    const { sends } = source;
    if (sends?.screen === screen && sends.formats.includes(format) && sends.takes(content))
      return { kind, source, sends };
  }
  return null;
}

/** The forms in which a view can be sent. */
export function formatsOf(sources: Sources, { screen, state }: Pick<SubscribedView, 'screen' | 'state'>) {
  const content = contentOf(JSON.parse(state) as ViewState);
  return fileFormats.filter((format) => sourceOf(sources, screen, content, format) !== null);
}

/** What a deployment says of all subscriptions. */
export const deploymentOf = ({ config }: Pick<AppContext, 'config'>) => ({
  attachments: config.of(subscriptionSettings).attachments,
  outbound: config.outbound !== false,
  timeZone: config.timeZone,
});

/** How a view can be subscribed to. @throws HttpError as `viewOf` */
export async function offerFor(
  context: AppContext,
  sources: Sources,
  person: Person,
  id: string,
): Promise<ReplyOf<typeof getSubscriptionOffer>> {
  const view = await viewOf(context.database.db, person, id);
  const { filter } = contentOf(JSON.parse(view.state) as ViewState);
  return {
    formats: formatsOf(sources, view),
    mayName: mayShareViews(person.level) !== 'nobody',
    receivers: await receiversOf(context, person),
    moves: movesWithDay(filter),
    period: presetOf(filter) ?? null,
    ...deploymentOf(context),
  };
}

/** The condition that a row of `portal_user` is somebody who sees and may open a view, whoever asks. */
export const opensView = ({ id, owner_id, screen }: Pick<SubscribedView, 'id' | 'owner_id' | 'screen'>) =>
  sql<boolean>`(portal_user.active and portal_user.role = any(${profilesOf(screen)}::int[]) and (
    portal_user.id = ${owner_id}
    or exists (select from saved_view_person where view_id = ${id} and user_id = portal_user.id)
    or exists (select from saved_view_profile where view_id = ${id} and role = portal_user.role)))`;

/** Whom a person may name as a recipient of a view: itself, and those with whom it may share views of the screen. */
export const mayName = (person: Person, screen: ScreenPath) =>
  sql<boolean>`(portal_user.id = ${person.id} or (${mayShareWith(person, screen)}))`;

/** People to whom a view can be sent, by a part of the name or the login. @throws HttpError as `viewOf` */
export async function peopleFor(
  db: Db,
  person: Person,
  { view: id, text }: { view: string; text: string },
): Promise<ReplyOf<typeof findSubscriptionPeople>> {
  const view = await viewOf(db, person, id);
  const may = sql<boolean>`${opensView(view)} and ${mayName(person, view.screen)}`;
  return { people: await foundPeople(db, may, { text, limit: SUBSCRIPTION.found }) };
}
