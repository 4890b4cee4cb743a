import { mayChange, type ScreenPath } from '../../contract/access';
import { useSession } from './use-session';

/** ACC-11: whether the person who is signed in may change the records of a screen; the server makes the same check. */
export function useMayChange(path: ScreenPath): boolean {
  return mayChange(useSession().standing, path);
}
