import { sql } from 'kysely';
import { FALLBACK_LANGUAGE } from '../../../contract/languages';
import type { Db } from '../../platform/db/connections';
import type { Happening } from './define';

/** To whom (ids of people), and when it happened. */
export interface Telling {
  to: readonly number[];
  at: Date;
}

/**
 * Notifies people of an event (NOTE-02), in the database transaction of the event, so that nobody is told of what was
 * rolled back. Everybody reads the text in the present language. A sign-in notifies of a new browser in the statement
 * of its session (areas/session/begin.ts).
 * @returns the id of the notification; `null`: there was nobody to tell
 *
 * `await notify(trx, accountDeactivated({ by: person.name }), { to: [userId], at: portal.now() })`
 */
export async function notify(trx: Db, happening: Happening, { to, at }: Telling): Promise<number | null> {
  if (to.length === 0) return null;
  const { id } = await trx
    .insertInto('notification')
    .values({ ...notificationRow(happening), created_at: at })
    .returning('id')
    .executeTakeFirstOrThrow();
  // One value, however many they are: a statement takes 65,535.
  await sql`insert into user_notification (notification_id, user_id)
    select ${id}, unnest(${to}::int[])`.execute(trx);
  return id;
}

/** What `notification` keeps of something that happened. */
export function notificationRow({ kind, type, parameters, text }: Happening) {
  return {
    type_id: type,
    description: text(FALLBACK_LANGUAGE),
    kind,
    parameters: JSON.stringify(parameters),
  };
}
