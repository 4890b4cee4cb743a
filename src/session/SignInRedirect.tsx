import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { pageLoad } from './page-load';

/** SES-22: the public pages are an entry of their own, so that the console leaves for them by a full load. */
export function SignInRedirect() {
  const { pathname, search } = useLocation();
  useEffect(() => pageLoad.to(pathname + search), [pathname, search]);
  return null;
}
