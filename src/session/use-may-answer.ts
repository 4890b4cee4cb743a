import { mayAnswer, type ScreenPath } from '../../contract/access';
import { useSession } from './use-session';

/** WO-02: whether the person who is signed in answers what others ask for on a screen; the server asks the same. */
export function useMayAnswer(path: ScreenPath): boolean {
  return mayAnswer(useSession().standing, path);
}
