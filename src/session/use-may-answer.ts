import { mayAnswer, type ScreenPath } from '../../contract/access';
import { useSession } from './use-session';

/**
 * WO-02: whether the person who is signed in handles the requests of others on a screen; the server makes the same
 * check.
 */
export function useMayAnswer(path: ScreenPath): boolean {
  return mayAnswer(useSession().standing, path);
}
