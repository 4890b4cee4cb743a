import { sql } from 'kysely';
import { type BulkAction, screenOf } from '../../../contract/bulk';
import { isDate, todayIn } from '../../../contract/dates';
import { integerKeys } from '../../engines/bulk/integer-keys';
import type { BulkTarget, Candidate, Judgement } from '../../engines/bulk/target';
import type { AppContext } from '../../platform/context';
import { invalid } from '../../platform/errors/http-error';
import { type NewsContent, storeNews } from './save';
import { lockedNews, newsToStore, type StoredNews } from './stored';

/** An item with everything that judging a bulk action needs. */
interface NewsCandidate extends Candidate {
  stored: StoredNews;
  /** Whether its last day is over. */
  over: boolean;
}
type Change = Partial<Pick<NewsContent, 'switched_on' | 'opens_on' | 'ends_on'>>;

const NAME = 'marketing';
const today = ({ config, now }: AppContext) => todayIn(config.timeZone, now());

/** NEWS-06, NEWS-08 for many items: on, off, and the last day on which they are shown. */
export const newsBulk: BulkTarget<NewsCandidate, Change> = {
  name: NAME,
  screen: screenOf(NAME),
  check: async (_db, _person, _selection, action, context) => {
    const endsOn = action.kind === 'setEnd' ? action.endsOn : null;
    if (endsOn === null) return;
    const problem = !isDate(endsOn) ? 'noDate' : endsOn < today(context) ? 'past' : null;
    if (problem === null) return;
    const key = `news.problems.${problem}` as const;
    throw invalid(key, { 'action.endsOn': key });
  },
  matching: (db) => {
    const all = db
      .selectFrom('news')
      .select([sql<string>`id::text`.as('id'), sql`-extract(epoch from opened_at)`.as('place')]);
    return sql`${all}`;
  },
  load: async (db, _person, { context, ids, lock }) => {
    const keys = integerKeys(ids);
    const items = await (lock ? lockedNews : newsToStore)(db)
      .where(sql<boolean>`id = any(${keys}::integer[])`)
      .execute();
    return items.map((stored) => ({
      id: String(stored.id),
      name: stored.title,
      code: String(stored.id),
      version: stored.version,
      stored,
      over: stored.ends_on !== null && stored.ends_on < today(context),
    }));
  },
  judge,
  forbids: () => null,
  apply: async (trx, context, person, changes) => {
    for (const { row, change } of changes) await storeNews(trx, context, person, row.stored, change);
  },
};

/** Judges an item. Of one that waits for its day, switching it on publishes it now, switching it off cancels that. */
function judge({ stored, over }: NewsCandidate, action: BulkAction): Judgement<Change> {
  const { switched_on, opens_on, ends_on } = stored;
  if (action.kind === 'setEnd') {
    const { endsOn } = action;
    if (ends_on === endsOn) return { outcome: 'already' };
    if (endsOn !== null && opens_on !== null && endsOn < opens_on)
      return { outcome: 'refused', reason: 'endBeforeOpening' };
    return { outcome: 'changing', change: { ends_on: endsOn }, reversal: { ends_on } };
  }
  const on = action.kind === 'activate';
  if (on && over) return { outcome: 'refused', reason: 'over' };
  if (switched_on === on && opens_on === null) return { outcome: 'already' };
  const change = { switched_on: on, opens_on: null };
  return { outcome: 'changing', change, reversal: { switched_on, opens_on } };
}
