import { allowed, type ScreenPath, screens } from '../../../contract/access';
import { FIND, type FindReply, type FoundHit } from '../../../contract/find';
import type { Language } from '../../../contract/languages';
import { typedText } from '../../../contract/typed-text';
import type { Semaphore } from '../../platform/concurrency/semaphore';
import type { Config } from '../../platform/config';
import type { Log } from '../../platform/context';
import type { Db } from '../../platform/db/connections';
import type { Nearness } from '../../platform/db/nearest';
import type { Person } from '../../platform/principal/principal';
import { scopeOn } from '../../platform/principal/scope-on';
import type { Clock } from '../../platform/time/clock';
import type { Finder, Hit } from './define';

interface Search {
  readonly db: Db;
  readonly clock: Clock;
  readonly language: Language;
  readonly config: Config;
  readonly log: Log;
  /** Finders take turns, so that typing does not take all connections. */
  readonly turns: Semaphore;
  /** Aborted as soon as nobody waits for the answer. */
  readonly signal: AbortSignal;
}

/** Returns the finders whose hits a person may open, in the order of the screens. */
const findersOf = (finders: readonly Finder[], person: Person): Finder[] =>
  finders
    .filter((finder) => allowed(person, finder.screen) && finder.concerns?.(person) !== false)
    .toSorted((one, other) => placeOf(one.screen) - placeOf(other.screen));

const placeOf = (path: ScreenPath): number => screens.findIndex((screen) => screen.path === path);

/**
 * SHELL-17: returns the records that a person means by a text, the nearest first. A finder that fails is logged, and
 * takes nothing but its own hits away.
 */
export async function findRecordsFor(
  finders: readonly Finder[],
  person: Person,
  text: string,
  { db, clock, language, config, log, turns, signal }: Search,
): Promise<FindReply> {
  const typed = typedText(text);
  if (typed.length < FIND.shortest) return { hits: [], incomplete: false };
  const own = findersOf(finders, person);
  const searches = await Promise.allSettled(
    own.map(async (finder) => {
      const release = await turns.acquire(signal);
      try {
        const scope = scopeOn(person, finder.screen);
        const hits = await finder.find(typed, { db, person, scope, clock, language, config });
        return hits.map((hit) => ({ nearness: hit.nearness, found: worded(finder, hit) }));
      } finally {
        release();
      }
    }),
  );
  signal.throwIfAborted();
  const failures = searches.flatMap((search, index) =>
    search.status === 'rejected' ? [{ kind: own[index]?.kind, err: search.reason as unknown }] : [],
  );
  for (const failure of failures) log.error(failure, 'records of a kind could not be searched');
  const hits = searches.flatMap((search) => (search.status === 'fulfilled' ? search.value : []));
  return { hits: best(hits), incomplete: failures.length > 0 };
}

/** Equally near ones stay in the order of their screens. */
const best = (hits: readonly { nearness: Nearness; found: FoundHit }[]): FoundHit[] =>
  hits
    .toSorted((one, other) => one.nearness - other.nearness)
    .slice(0, FIND.hits)
    .map(({ found }) => found);

function worded({ kind }: Finder, { title, detail, to }: Hit): FoundHit {
  return { kind, title, detail: detail.filter((part) => part !== null && part !== '').join(' · '), to };
}
