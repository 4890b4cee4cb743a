import { useEffect } from 'react';
import { signOut } from './sign-out';

/** SES-07: `/logout`. It shows nothing, because the page is leaving. */
export function SignOutPage() {
  useEffect(signOut, []);
  return null;
}
