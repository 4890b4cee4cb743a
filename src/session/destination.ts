import { publicPaths, SIGN_ON_RETURN } from '../../contract/access';

const HOME = '/home';

/**
 * LOG-05: the address to which a successful sign-in leads: the console's address in `?next=`, or the one that this
 * tab has kept, else home. The address is compared after the browser has parsed it, because `/\host` and `/<tab>/host`
 * lead to other sites.
 */
export function destination(search: string, origin: string, kept: string | null = null): string {
  const next = new URLSearchParams(search).get('next') ?? kept ?? '';
  if (!next.startsWith('/') || !URL.canParse(next, origin)) return HOME;
  const url = new URL(next, origin);
  const leavesAgain =
    [...publicPaths, '/logout'].some((path) => path === url.pathname) ||
    url.pathname.startsWith(SIGN_ON_RETURN);
  return url.origin === origin && !leavesAgain ? url.href : HOME;
}
