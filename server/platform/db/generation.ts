import { HttpError } from '../errors/http-error';
import type { Db } from './connections';

/**
 * What this version keeps beside the rows that it stores: the number of the last migration that brought a rollup
 * (`brings`). Versions with the same number may store side by side; the database knows the least that may
 * (`least_generation`), and refuses deliveries of lower ones.
 */
export const GENERATION = 24;

/** What the trigger on deliveries says (0036-generations). */
const REFUSED = 'CF001';

/** What the operator of an older version reads. */
export const OLDER =
  'A newer version of Cofre keeps totals that this version does not: this server stores nothing any more. ' +
  'Replace it with the newer version.';

/** A delivery of a version that the database no longer takes any of. */
export class OlderGeneration extends HttpError {
  constructor() {
    super(503, 'errors.unavailable', {}, 5);
    this.message = OLDER;
  }
}

/** @returns what has failed as the sentence where it is that refusal */
export function asOlder(error: unknown): unknown {
  return (error as { code?: string }).code === REFUSED ? new OlderGeneration() : error;
}

/** For how long what was seen holds, in milliseconds. */
const HOLDS_MS = 2000;
const seen = new WeakMap<object, { at: number; older: boolean }>();

/** Whether a newer version has ended the time of this one; asked every two seconds at most. */
export async function isOlder(db: Db): Promise<boolean> {
  const known = seen.get(db);
  if (known !== undefined && performance.now() - known.at < HOLDS_MS) return known.older;
  const least = await db.selectFrom('least_generation').select('number').executeTakeFirst();
  const older = (least?.number ?? 0) > GENERATION;
  seen.set(db, { at: performance.now(), older });
  return older;
}

/**
 * What was seen last: the balancer's looks at `/readyz` and those for jobs ask often enough, so that a call need not.
 * @throws OlderGeneration where a newer version has ended the time of this one
 */
export function assertNotOlder(db: Db): void {
  if (seen.get(db)?.older) throw new OlderGeneration();
}
