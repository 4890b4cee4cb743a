import { feedTransactions } from '../../../contract/feed';
import type { AnsweredBatch } from '../../../tests/support/soak/feed';

/** What somebody was told is stored, and is not after a restore. */
export interface Loss {
  batches: readonly AnsweredBatch[];
  /** Transactions that are missing. */
  rows: number;
  /** From the first acknowledgement that was lost to the loss of the database; 0 where none was. */
  seconds: number;
}

interface Restored {
  /** What the gateway was told, in its order. */
  batches: readonly AnsweredBatch[];
  /** The transactions of the database, by their keys, and whether each is cancelled. */
  stored: ReadonlyMap<string, boolean>;
  /** Transactions of a batch that was sent and never answered: they may be there. */
  unanswered: readonly string[];
  /** The second that was named, and when the database was lost; in milliseconds since 1970. */
  second: number;
  lost: number;
}

/**
 * Compares a restored database with what the gateway was told: all up to the named second has to be there, and nothing
 * that was sent after it.
 * @throws Error naming the batch for which that is not so, or that is there by half, and rows that nobody has sent
 */
export function lossOf({ batches, stored, unanswered, second, lost }: Restored): Loss {
  const isThere = ({ path, keys }: AnsweredBatch) => {
    const found = keys.filter((key) => (path === feedTransactions.path ? stored.has(key) : stored.get(key)));
    if (found.length > 0 && found.length < keys.length)
      throw new Error(`Of a batch of ${keys.length} rows ${found.length} are there: ${found[0]}`);
    return found.length > 0;
  };
  const missing: AnsweredBatch[] = [];
  for (const batch of batches) {
    const there = isThere(batch);
    const when = `A batch of ${new Date(batch.sentAt).toISOString()}`;
    if (!there && batch.answeredAt <= second)
      throw new Error(`${when} was acknowledged before the named second, and is not there`);
    if (there && batch.sentAt > second) throw new Error(`${when} came after the named second, and is there`);
    if (!there) missing.push(batch);
  }
  const known = new Set([...batches.flatMap(({ keys }) => keys), ...unanswered]);
  for (const key of stored.keys()) if (!known.has(key)) throw new Error(`Nobody has sent ${key}`);
  const [first] = missing;
  return {
    batches: missing,
    rows: missing
      .filter(({ path }) => path === feedTransactions.path)
      .reduce((sum, { keys }) => sum + keys.length, 0),
    seconds: first === undefined ? 0 : (lost - first.answeredAt) / 1000,
  };
}
