import type { Happening } from '../../engines/notices/define';
import { notificationRow } from '../../engines/notices/notify';
import type { Db } from '../../platform/db/connections';
import { Chance } from '../chance';
import { HOUR } from '../span';
import { takeIds } from './ids';
import { endOf, type Life, type Someone, signIns } from './life';

/** Something to tell. */
export interface Notice {
  what: Happening;
  at: Date;
  /** Which of the people who sign in to the demo hear of it. */
  to: (person: Someone) => boolean;
}

/** What is older than this has most likely been read. */
const OLD_DAYS = 8;
const READ = { old: 0.94, recent: 0.3 };

/** So many of those that each heard last are still new to them. */
const NEW = 6;

/** Tells the five who sign in to the demo what happened in a span, oldest first; some have read some of it. */
export async function storeNotices(trx: Db, life: Life, notices: readonly Notice[]): Promise<void> {
  const five = life.people.filter(({ login }) => signIns.has(login));
  const heard = notices
    .map((notice) => ({ ...notice, who: five.filter(notice.to) }))
    .filter(({ who }) => who.length > 0)
    .toSorted((one, other) => one.at.getTime() - other.at.getTime());
  if (heard.length === 0) return;
  const ids = await takeIds(trx, 'notification', 'id', heard.length);
  await trx
    .insertInto('notification')
    .values(
      heard.map(({ what, at }, index) => ({
        id: ids[index] ?? 0,
        ...notificationRow(what),
        created_at: at,
      })),
    )
    .execute();
  const end = endOf(life);
  /** Of each person, which of all they heard, in their order. */
  const own = new Map(
    five.map(({ id }) => [
      id,
      heard.flatMap(({ who }, index) => (who.some((one) => one.id === id) ? index : [])),
    ]),
  );
  const isNew = (id: number, index: number) => own.get(id)?.slice(-NEW).includes(index) === true;
  await trx
    .insertInto('user_notification')
    .values(
      heard.flatMap(({ at, who }, index) =>
        who.map(({ id, login }) => ({
          notification_id: ids[index] ?? 0,
          user_id: id,
          viewed_at: isNew(id, index)
            ? null
            : viewedAt(at, end, new Chance(life.seed, 'viewed', login, at.getTime())),
        })),
      ),
    )
    .execute();
}

function viewedAt(at: Date, end: Date, chance: Chance): Date | null {
  const old = end.getTime() - at.getTime() > OLD_DAYS * 24 * HOUR * 1000;
  if (!chance.happens(old ? READ.old : READ.recent)) return null;
  const viewed = new Date(at.getTime() + Math.round(chance.around(5, 1) * HOUR) * 1000);
  return viewed > end ? null : viewed;
}
