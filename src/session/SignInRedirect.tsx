import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { pageLoad } from './page-load';

/** SES-22: the public pages are a separate entry, so the console goes to them by a full page load. */
export function SignInRedirect() {
  const { pathname, search } = useLocation();
  useEffect(() => pageLoad.to(pathname + search), [pathname, search]);
  return null;
}
