import type { Selectable } from 'kysely';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Language } from '../../../contract/languages';
import { centsText, toCents } from '../../../contract/money';
import type { ReplyOf } from '../../../contract/operation';
import {
  type ControlTotal,
  type listSendings,
  type Sending,
  type SendingState,
  type sendingFile,
} from '../../../contract/sendings';
import { SUBSCRIPTION } from '../../../contract/subscription-settings';
import type { Making } from '../../area';
import { promiseFile } from '../../engines/exports/tickets';
import type { AppContext } from '../../platform/context';
import type { Db } from '../../platform/db/connections';
import type { SubscriptionRun, SubscriptionSending } from '../../platform/db/tables/subscriptions';
import { HttpError } from '../../platform/errors/http-error';
import type { Person } from '../../platform/principal/principal';
import { wallClock } from '../../platform/time/wall-clock';
import { saidOf } from './establishments';
import { prepare } from './prepare';
import { noSubscription } from './stored';

type SendingRow = Selectable<SubscriptionSending> &
  Pick<
    Selectable<SubscriptionRun>,
    'number' | 'planned_at' | 'view_name' | 'format' | 'channel' | 'subscription_id' | 'bank_file'
  > & {
    name: string;
    login: string;
    owner_id: number;
  };

/** The file of what has failed is there for whoever was to receive it. */
const HAVE_FILE: readonly SendingState[] = ['sent', 'empty', 'failed'];

const noSending = () => new HttpError(404, 'subscriptionReplies.noSending');

/** What the rows of a file come to; `null` until that is known. */
export function totalOf({
  rows,
  deposits,
  withdrawals,
}: Pick<SendingRow, 'rows' | 'deposits' | 'withdrawals'>): ControlTotal | null {
  if (rows === null || deposits === null || withdrawals === null) return null;
  const [came, went] = [toCents(deposits), toCents(withdrawals)];
  return {
    rows,
    deposits: centsText(came),
    withdrawals: centsText(went),
    balance: centsText(came - went),
  };
}

export const LATE_MS = SUBSCRIPTION.lateMinutes * 60_000;

/** Whether something goes out well after its time. */
export const isLate = (plannedAt: Date, at: Date): boolean => at.getTime() - plannedAt.getTime() > LATE_MS;

/** A sending as whoever asks sees it. */
function asSending(
  { config, now }: Pick<AppContext, 'config' | 'now'>,
  reader: Person,
  row: SendingRow,
): Sending {
  const moment = (at: Date) => wallClock(config.timeZone, at);
  const isMine = row.user_id === reader.id;
  const end = row.state === 'waiting' ? now() : (row.sent_at ?? row.tried_at ?? now());
  return {
    id: row.id,
    subscription: row.subscription_id,
    number: row.number,
    view: row.view_name,
    format: row.format,
    bankFile: row.bank_file,
    channel: row.channel,
    recipient: { id: row.user_id, name: row.name, login: row.login },
    plannedDate: moment(row.planned_at),
    state: row.state,
    reason: row.reason,
    tries: row.tries,
    sentDate: row.sent_at === null ? null : moment(row.sent_at),
    late: row.state !== 'withheld' && isLate(row.planned_at, end),
    // What others get is theirs: its owner sees that it was sent, and not what their establishments come to.
    total: isMine ? totalOf(row) : null,
    part: row.part,
    establishments: establishmentsOf(row, isMine),
    // Before it is sent the name is only what it will have.
    fileName: row.state === 'sent' || row.state === 'empty' ? row.file_name : null,
    file: isMine && (HAVE_FILE.includes(row.state) || (row.event_id !== null && row.state !== 'withheld')),
    again: row.state === 'failed' && row.owner_id === reader.id,
  };
}

/** The codes of those that were lost are for their recipient: others may not know that they are there. */
function establishmentsOf(row: SendingRow, isMine: boolean): Sending['establishments'] {
  const said = saidOf(row);
  return said === null || isMine ? said : { ...said, lostCodes: [] };
}

/** Sendings by a condition on `g`, newest first. */
export async function sendingsWhere(
  context: AppContext,
  reader: Person,
  condition: RawBuilder<SqlBool>,
  limit: number,
): Promise<Sending[]> {
  const { rows } = await sql<SendingRow>`
    select g.*, r.number, r.planned_at, r.view_name, r.format, r.channel, r.subscription_id, r.bank_file,
      s.owner_id, u.name, u.login
    from subscription_sending g join subscription_run r on r.id = g.run_id
      join subscription s on s.id = r.subscription_id join portal_user u on u.id = g.user_id
    where ${condition} order by r.id desc, u.id limit ${limit}`.execute(context.database.db);
  return rows.map((row) => asSending(context, reader, row));
}

/** Whether somebody may know of a sending `g`: its recipient, or the owner of its subscription. */
const concerns = (person: Person) => sql<SqlBool>`(g.user_id = ${person.id} or exists (
  select from subscription s where s.id = r.subscription_id and s.owner_id = ${person.id}))`;

/**
 * A page of the sendings of a subscription.
 * @throws HttpError 404 for one that the person has nothing to do with
 */
export async function sendingsOf(
  context: AppContext,
  person: Person,
  id: string,
  before: string | undefined,
): Promise<ReplyOf<typeof listSendings>> {
  const { rows: known } =
    await sql`select from subscription s where s.id = ${id} and (s.owner_id = ${person.id}
    or exists (select from subscription_recipient where subscription_id = s.id and user_id = ${person.id}))`.execute(
      context.database.db,
    );
  if (known.length === 0) throw noSubscription();
  const older =
    before === undefined
      ? sql<SqlBool>`true`
      : sql<SqlBool>`(r.id, -g.user_id) < (
        select b.run_id, -b.user_id from subscription_sending b where b.id::text = ${before})`;
  const found = await sendingsWhere(
    context,
    person,
    sql<SqlBool>`r.subscription_id = ${id} and ${concerns(person)} and ${older}`,
    SUBSCRIPTION.sendings + 1,
  );
  const sendings = found.slice(0, SUBSCRIPTION.sendings);
  return { sendings, next: found.length > sendings.length ? (sendings.at(-1)?.id ?? null) : null };
}

/** @throws HttpError 404 for one that does not concern the person */
export async function sendingFor(context: AppContext, person: Person, id: string): Promise<Sending> {
  const condition = sql<SqlBool>`g.id::text = ${id} and ${concerns(person)}`;
  const [found] = await sendingsWhere(context, person, condition, 1);
  if (found === undefined) throw noSending();
  return found;
}

/**
 * Promises the file of a sending to its recipient: the rows of its moment, within the scope of now.
 * @throws HttpError 404 for one of others, 403 where nothing of it is there for its recipient any more
 */
export async function fileOfSending(
  context: AppContext,
  sources: Making['sources'],
  { principal: person, language }: { principal: Person; language: Language },
  id: string,
): Promise<ReplyOf<typeof sendingFile>> {
  const { db } = context.database;
  const found = await runOfFile(db, person.id, id);
  if (found === null) throw noSending();
  const { run } = found;
  const prepared = await prepare(context, sources, run, person, language);
  if ('withheld' in prepared) throw new HttpError(403, `subscriptions.reasons.${prepared.withheld}`);
  const { kind, request, control } = prepared;
  const order = { kind, format: run.format, language: run.language, request, totalRows: control.rows };
  const promised = await promiseFile(db, person, order, context.now());
  return { ...promised, total: totalOf(control), ...(prepared.name !== null && { name: prepared.name }) };
}

/**
 * The run of a sending whose file its recipient may fetch: it was sent, or has failed, or a receiver is being told of it.
 * @returns with what its message said that the file comes to; `null` for one of others, or one that is not there
 */
export async function runOfFile(db: Db, userId: number, id: string) {
  const found = await db
    .selectFrom('subscription_sending')
    .innerJoin('subscription_run', 'subscription_run.id', 'subscription_sending.run_id')
    .where(sql<boolean>`subscription_sending.id::text = ${id}`)
    .where('user_id', '=', userId)
    .where(sql<boolean>`(subscription_sending.state in (${sql.join(HAVE_FILE)})
      or (subscription_sending.event_id is not null and subscription_sending.state <> 'withheld'))`)
    .selectAll('subscription_run')
    .select(['rows', 'deposits', 'withdrawals'])
    .executeTakeFirst();
  if (found === undefined) return null;
  const { rows, deposits, withdrawals, ...run } = found;
  return { run, told: totalOf({ rows, deposits, withdrawals }) };
}
