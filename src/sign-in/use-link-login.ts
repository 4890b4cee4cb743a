import { useEffect, useState } from 'react';
import { linkLogin } from '../../contract/password';
import { call } from '../portal/client';

/** Returns the login of a link's person, under which password managers store the new password; `null` until it is here. */
export function useLinkLogin(token: string): string | null {
  const [login, setLogin] = useState<string | null>(null);
  useEffect(() => {
    const controller = new AbortController();
    call(linkLogin, { body: { token }, signal: controller.signal }).then(
      (reply) => setLogin(reply.login),
      () => undefined, // the password can be set without it
    );
    return () => controller.abort();
  }, [token]);
  return login;
}
