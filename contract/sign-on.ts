import { z } from 'zod';
import { op } from './operation';
import { factorAsked, loginReply } from './session';
import { secretText } from './texts';

/*
 * Signing in at a provider of OpenID Connect (decision 106). The sign-in page has this, and nothing of the rules, which
 * the console alone knows.
 */

/** A provider of OpenID Connect, as the deployment calls it in addresses. */
export const providerId = z
  .string()
  .max(30)
  .regex(/^[a-z0-9](-?[a-z0-9])*$/)
  .describe('Of a provider, as the deployment calls it');

/** So long a person may be away at the provider. */
export const SIGN_ON_MINUTES = 15;

/** Additive: where a browser goes to sign in at a provider. */
export const beginSignOn = op({
  name: 'beginSignOn',
  summary: 'Begin a sign-in at a provider of OpenID Connect',
  description:
    'Needs no token. Returns the address of the provider to which the browser goes, with PKCE, `state` and `nonce`. The ' +
    'browser keeps `transaction` for `finishSignOn`, for at most fifteen minutes. While the provider cannot be reached, it ' +
    'answers 503.',
  method: 'POST',
  path: '/portal/auth/signOn/begin',
  access: 'public',
  body: z.strictObject({ provider: providerId }),
  reply: z.strictObject({ address: z.string(), transaction: z.string() }),
});

/** Additive: what the provider sent the browser back with. */
export const finishSignOn = op({
  name: 'finishSignOn',
  summary: 'Finish a sign-in at a provider of OpenID Connect',
  description:
    'Needs no token. Exchanges the code that the provider gave the browser and starts a session, or answers as `login` ' +
    'where the person has a second factor in the portal. A reply of the provider that is not genuine, or that belongs to ' +
    'another browser, is answered with 400; a person whom the provider may not let in with 403.',
  method: 'POST',
  path: '/portal/auth/signOn/finish',
  access: 'public',
  body: z.strictObject({
    provider: providerId,
    transaction: secretText(4000),
    parameters: secretText(8000).describe('The query of the address to which the provider led the browser'),
  }),
  reply: z.union([loginReply, factorAsked]),
});
