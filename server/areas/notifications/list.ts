import { sql } from 'kysely';
import type { Language } from '../../../contract/languages';
import type { Notification } from '../../../contract/notifications';
import { NOTIFICATIONS } from '../../../contract/notifications';
import { type Notice, typeText } from '../../engines/notices/define';
import type { Db } from '../../platform/db/connections';
import { wallClock } from '../../platform/time/wall-clock';

/** The language and the time zone in which notifications are read. */
interface Reader {
  language: Language;
  timeZone: string;
  /** Every kind that this program knows how to say. */
  notices: readonly Notice[];
}

interface Row {
  id: number;
  notification_id: number;
  viewed: boolean;
  description: string;
  kind: string | null;
  parameters: unknown;
  created_at: Date;
  type_id: number;
  type: string;
}

const joined = sql`
  select un.id, un.notification_id, un.viewed_at is not null as viewed, n.description, n.kind, n.parameters,
    n.created_at, t.id as type_id, t.description as type
  from user_notification un join notification n on n.id = un.notification_id
    join notification_type t on t.id = n.type_id`;

/**
 * API-07: returns a person's notifications, newest first. Their number is limited; unviewed ones have a separate limit,
 * so that an old one that was never opened is counted (NOTE-03).
 */
export async function notificationsOf(db: Db, userId: number, reader: Reader): Promise<Notification[]> {
  const { rows } = await sql<Row>`${joined}
    join (
      (select id from user_notification where user_id = ${userId} order by id desc limit ${NOTIFICATIONS.listed})
      union
      (select id from user_notification where user_id = ${userId} and viewed_at is null
        order by id desc limit ${NOTIFICATIONS.listed})
    ) listed on listed.id = un.id
    order by n.created_at desc, un.id desc`.execute(db);
  return rows.map((row) => asNotification(row, reader));
}

/** Returns one notification; the caller has checked that it belongs to the reader. */
export async function notificationById(db: Db, id: number, reader: Reader): Promise<Notification | null> {
  const { rows } = await sql<Row>`${joined} where un.id = ${id}`.execute(db);
  const row = rows[0];
  return row === undefined ? null : asNotification(row, reader);
}

function asNotification(row: Row, { language, timeZone, notices }: Reader): Notification {
  const notice = notices.find(({ kind }) => kind === row.kind);
  const parameters = row.parameters as object;
  return {
    codUsuarioNotificacao: row.id,
    codNotificacao: row.notification_id,
    isVisualizado: row.viewed ? 1 : 0,
    createdAt: wallClock(timeZone, row.created_at),
    screen: notice?.screen ?? null,
    record: notice?.recordOf(parameters) ?? null,
    notificacao: {
      descricaoNotificacao: notice?.textOf(parameters, language) ?? row.description,
      tipoNotificacao: {
        codTipoNotificacao: row.type_id,
        descricaoTipoNotificacao: typeText(row.type_id, language) ?? row.type,
      },
    },
  };
}
