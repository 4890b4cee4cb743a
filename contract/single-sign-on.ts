import { z } from 'zod';
import { audited } from './audited';
import { effectFingerprint } from './effect-fingerprint';
import { recordKey } from './keys';
import { op } from './operation';
import { providerId } from './sign-on';
import { signOnRules } from './sign-on-rules';
import { tagged } from './tagged';
import { secretText } from './texts';

/* What a provider of OpenID Connect says of sessions, and what its groups give people (decision 106). */

/** OpenID Connect Back-Channel Logout 1.0, for the provider itself. */
export const providerLogout = op({
  name: 'providerLogout',
  summary: 'Sessions end at the word of their provider',
  description:
    'OpenID Connect Back-Channel Logout: the provider sends a signed `logout_token`, and all sessions that it names end at ' +
    'once. A token that is not genuine is answered with 400.',
  method: 'POST',
  path: '/portal/auth/signOn/:provider/logout',
  access: 'public',
  failure: 'oauth',
  consumes: ['application/x-www-form-urlencoded'],
  params: z.strictObject({ provider: providerId }),
  // Not strict: the standard has receivers ignore what they do not know.
  body: z.object({ logout_token: secretText(16_000).optional() }),
  reply: z.strictObject({}),
});

/** OpenID Connect Front-Channel Logout 1.0: the provider has the browser call it. */
export const browserLogout = op({
  name: 'browserLogout',
  summary: 'A session ends at the word of its provider, by the browser',
  description:
    'OpenID Connect Front-Channel Logout: ends the session that `iss` and `sid` name. Answers the same whether there is one.',
  method: 'GET',
  path: '/portal/auth/signOn/:provider/logout',
  access: 'public',
  params: z.strictObject({ provider: providerId }),
  query: z.strictObject({ iss: z.string().max(500), sid: z.string().max(500) }),
  reply: z.strictObject({}),
});

const access = { person: { screens: ['/acesso'] } } as const;

const shownProvider = z.strictObject({
  id: providerId,
  name: z.string(),
  issuer: z.string(),
  domains: z.array(z.string()).describe('For e-mail addresses of these alone the provider may speak'),
  claim: z.string().describe('Of its tokens, where the values of rules stand'),
  admission: z
    .enum(['invited', 'just-in-time'])
    .describe('Whether people who are not registered are, at their first sign-in'),
  localSignIn: z.boolean().describe('Whether its people may sign in with a password too'),
  people: z.int().min(0).describe('Those who have signed in by it'),
  unmatched: z.int().min(0).describe('Those of them whom no rule gives access'),
  rules: signOnRules,
});
export type ShownProvider = z.infer<typeof shownProvider>;

/** Enough for the most rules with the most groups. */
const RULES_LIMIT = 512 * 1024;

const providersReply = z.strictObject({ providers: z.array(shownProvider) });

/** Additive. */
export const listSignOn = op({
  name: 'listSignOn',
  summary: 'Providers of OpenID Connect, and what their groups give',
  description: 'Returns the providers of the deployment with the rules of each.',
  method: 'GET',
  path: '/portal/signOn',
  access,
  reply: providersReply,
});

/** Additive. */
export const saveSignOnRules = op({
  name: 'saveSignOnRules',
  summary: "Say what a provider's groups give",
  description:
    'Replaces the rules of a provider, and applies them to all who have signed in by it: profile and groups of establishments ' +
    'follow from what the provider last said of each. With rules, a person whom none concerns is deactivated; without any, ' +
    'profiles and scopes are kept in the portal.',
  method: 'PUT',
  path: '/portal/signOn/:provider/rules',
  access: { ...access, stepUp: true },
  params: z.strictObject({ provider: providerId }),
  body: z.strictObject({ rules: signOnRules, effect: effectFingerprint.optional() }),
  reply: providersReply,
  bodyLimit: RULES_LIMIT,
});

const ofUsers = { person: { screens: ['/usuarios'] } } as const;

/** Additive. */
export const getUserSignOn = op({
  name: 'getUserSignOn',
  summary: 'The account of a provider by which a user signs in',
  description: 'Returns `account: null` for a user who has none. It answers 404 for an unknown user.',
  method: 'GET',
  path: '/portal/users/signOn/:id',
  access: ofUsers,
  params: z.strictObject({ id: recordKey }),
  reply: z.strictObject({
    account: z
      .strictObject({
        provider: z.string().describe('Its name; its address where the deployment knows it no more'),
        since: z.string().describe("YYYY-MM-DDTHH:mm:ss on the network's clocks"),
        seenAt: z.string().describe('When the provider was asked last, likewise'),
      })
      .nullable(),
  }),
});

/** Additive. */
export const releaseUserSignOn = op({
  name: 'releaseUserSignOn',
  summary: "Release a user's account at a provider",
  description:
    'For somebody who has another account there by now: the next account that means this user is linked at its first ' +
    'sign-in. Sessions that began by the released one end. Returns whether there was one.',
  method: 'DELETE',
  path: '/portal/users/signOn/:id',
  access: { ...ofUsers, stepUp: true },
  params: z.strictObject({ id: recordKey }),
  reply: z.boolean(),
});

export const signOnAudit = audited({
  sign_on_rules: { provider: 'text', signOnRules: 'list' },
  sign_on_link: { provider: 'text', userId: 'person' },
});

export const signOnTag = tagged({ signOn: 'Sign-in at providers of OpenID Connect.' });
