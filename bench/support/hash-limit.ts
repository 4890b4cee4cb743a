import { passwordMatches } from '../../server/platform/credentials/password';
import { answerParent } from './child';
import { millisecondsOf } from './timed';

/** So many checks of one password against its hash. */
export interface Hashing {
  hash: string;
  password: string;
  /** All at once, or in turns. */
  at: 'once' | 'turns';
  count: number;
}

/**
 * The limit of a sign-in: what its hash costs.
 * @returns milliseconds: of each check in turns, or of all at once
 */
async function check({ hash, password, at, count }: Hashing): Promise<number[]> {
  const one = async () => {
    if (!(await passwordMatches(hash, password))) throw new Error('The hash is of another password');
  };
  if (at === 'once') return [await millisecondsOf(() => Promise.all(Array.from({ length: count }, one)))];
  const each: number[] = [];
  for (let turn = 0; turn < count; turn += 1) each.push(await millisecondsOf(one));
  return each;
}

answerParent(check);
