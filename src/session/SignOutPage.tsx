import { useEffect } from 'react';
import { signOut } from './sign-out';

/** SES-07: `/logout`. There is nothing to see: the page is leaving. */
export function SignOutPage() {
  useEffect(signOut, []);
  return null;
}
