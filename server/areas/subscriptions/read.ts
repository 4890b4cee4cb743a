import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { type listAllSubscriptions } from '../../../contract/all-subscriptions';
import type { NamedPerson } from '../../../contract/named-person';
import type { ReplyOf } from '../../../contract/operation';
import { type Receiver, SUBSCRIPTION } from '../../../contract/subscription-settings';
import { type listSubscriptions, type Subscription } from '../../../contract/subscriptions';
import type { AppContext } from '../../platform/context';
import type { Person } from '../../platform/principal/principal';
import { wallClock } from '../../platform/time/wall-clock';
import { sendingsWhere } from './sendings';
import { noSubscription, type StoredSubscription, scheduleOf } from './stored';
import { deploymentOf } from './view';

type Row = StoredSubscription & {
  owner: NamedPerson;
  people: NamedPerson[];
  present_view: string | null;
  screen: string | null;
  receiver: Receiver | null;
  latest: string | null;
};

/** Whether somebody gets a subscription `s` of somebody else. */
const received = (person: Person) => sql<SqlBool>`exists (
  select from subscription_recipient where subscription_id = s.id and user_id = ${person.id})`;

interface Wanted {
  condition: RawBuilder<SqlBool>;
  order: RawBuilder<unknown>;
  limit: number;
  /** Whether the reader manages people, and sees of everybody's what an owner sees, but for totals. */
  manages?: boolean;
}

async function subscriptionsWhere(
  context: AppContext,
  reader: Person,
  { condition, order, limit, manages = false }: Wanted,
): Promise<Subscription[]> {
  const seen = (owner: RawBuilder<unknown>) =>
    manages ? sql`true` : sql`(g.user_id = ${reader.id} or ${owner} = ${reader.id})`;
  const { rows } = await sql<Row>`
    select s.*, json_build_object('id', o.id, 'name', o.name, 'login', o.login) as owner,
      v.name as present_view, v.screen,
      (select json_build_object('id', e.id, 'url', e.url, 'active', e.active)
        from webhook_endpoint e where e.id = s.webhook_id) as receiver,
      (select coalesce(json_agg(json_build_object('id', u.id, 'name', u.name, 'login', u.login)
          order by u.name_folded, u.id), '[]')
        from subscription_recipient p join portal_user u on u.id = p.user_id where p.subscription_id = s.id) as people,
      (select g.id from subscription_run r join subscription_sending g on g.run_id = r.id
        where r.subscription_id = s.id and ${seen(sql.ref('s.owner_id'))}
        order by r.id desc, g.user_id limit 1) as latest
    from subscription s join portal_user o on o.id = s.owner_id left join saved_view v on v.id = s.view_id
    where ${condition} order by ${order} limit ${limit}`.execute(context.database.db);
  const latest = rows.flatMap((row) => row.latest ?? []);
  const sendings = await sendingsWhere(
    context,
    reader,
    sql<SqlBool>`g.id = any(${latest}::uuid[])`,
    latest.length,
  );
  const last = new Map(sendings.map((one) => [one.id, one]));
  return rows.map((row) => ({
    ...asSubscription(context, reader, row, manages),
    last: last.get(row.latest ?? '') ?? null,
  }));
}

function asSubscription(
  { config }: AppContext,
  reader: Person,
  row: Row,
  manages: boolean,
): Omit<Subscription, 'last'> {
  const own = row.owner_id === reader.id;
  const moment = (at: Date) => wallClock(config.timeZone, at);
  const { view_id, screen, host, port, sftp_user, folder, host_key, signs_in_by } = row;
  const isServer =
    host !== null && port !== null && sftp_user !== null && host_key !== null && signs_in_by !== null;
  return {
    id: row.id,
    own,
    owner: row.owner,
    view:
      view_id === null || screen === null
        ? null
        : { id: view_id, name: row.present_view ?? row.view_name, screen },
    format: row.format,
    numbered: row.numbered,
    language: row.language,
    schedule: scheduleOf(row),
    channel: row.channel,
    sftp:
      isServer && (own || manages)
        ? { host, port, user: sftp_user, folder: folder ?? '', hostKey: host_key, by: signs_in_by }
        : null,
    webhook: own || manages ? row.receiver : null,
    // Recipients do not learn of each other.
    recipients: own || manages ? row.people : row.people.filter(({ id }) => id === reader.id),
    attached: row.attached,
    namedFiles: row.named_files,
    state: row.state,
    nextDate: row.next_at === null ? null : moment(row.next_at),
    createdDate: moment(row.created_at),
    version: row.version,
  };
}

/** A subscription of one's own, or one that the person gets. @throws HttpError 404 */
export async function subscriptionFor(
  context: AppContext,
  person: Person,
  id: string,
): Promise<Subscription> {
  const [found] = await subscriptionsWhere(context, person, {
    condition: sql<SqlBool>`s.id = ${id} and (s.owner_id = ${person.id} or ${received(person)})`,
    order: sql`s.id`,
    limit: 1,
  });
  if (found === undefined) throw noSubscription();
  return found;
}

/** The subscriptions of a person, and those of others that it gets. */
export async function subscriptionsOf(
  context: AppContext,
  person: Person,
): Promise<ReplyOf<typeof listSubscriptions>> {
  const own = sql<SqlBool>`s.owner_id = ${person.id}`;
  const subscriptions = await subscriptionsWhere(context, person, {
    condition: sql<SqlBool>`(${own} or ${received(person)})`,
    order: sql`${own} desc, folded(coalesce(v.name, s.view_name)), s.id`,
    limit: SUBSCRIPTION.listed,
  });
  return { subscriptions, ...deploymentOf(context) };
}

/** A page of the subscriptions of everybody, or of those that a person owns or gets. */
export async function subscriptionsOfAll(
  context: AppContext,
  reader: Person,
  { person, before }: { person?: number | undefined; before?: string | undefined },
): Promise<ReplyOf<typeof listAllSubscriptions>> {
  const concerned =
    person === undefined
      ? sql<SqlBool>`true`
      : sql<SqlBool>`(s.owner_id = ${person} or exists (
          select from subscription_recipient where subscription_id = s.id and user_id = ${person}))`;
  const older =
    before === undefined
      ? sql<SqlBool>`true`
      : sql<SqlBool>`(s.created_at, s.id) < (select b.created_at, b.id from subscription b where b.id = ${before})`;
  const found = await subscriptionsWhere(context, reader, {
    condition: sql<SqlBool>`${concerned} and ${older}`,
    order: sql`s.created_at desc, s.id desc`,
    limit: SUBSCRIPTION.page + 1,
    manages: true,
  });
  const subscriptions = found.slice(0, SUBSCRIPTION.page);
  return {
    subscriptions,
    next: found.length > subscriptions.length ? (subscriptions.at(-1)?.id ?? null) : null,
  };
}
