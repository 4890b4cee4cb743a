import { createPrivateKey, type KeyObject } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { isLogin } from '../../../contract/logins';
import { providerId } from '../../../contract/sign-on';
import type { Config } from '../../platform/config';
import { defineSettings, readBy } from '../../platform/settings';

const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/;

const name = z.string().trim().min(1).max(60);
const claim = z.string().min(1).max(200);
const values = z.array(z.string().min(1).max(200)).min(1).max(50);

/** A key that signs for the portal (`private_key_jwt`), from a file in PEM. */
const privateKey = readBy((file): KeyObject => {
  try {
    return createPrivateKey(readFileSync(file, 'utf8'));
  } catch {
    throw new Error('is no file with a private key in PEM');
  }
});

const described = z
  .strictObject({
    id: providerId,
    name: name.describe('As people read it on the sign-in page'),
    issuer: z
      .url()
      .max(500)
      .refine(isSafe, 'begins with https://, or is an address of this machine')
      .refine((text) => !/[?#]/.test(text), 'has no question mark and no hash'),
    clientId: z.string().min(1).max(500),
    clientSecret: z.string().min(1).max(500).optional(),
    privateKey: privateKey.optional(),
    keyId: z.string().min(1).max(200).optional(),
    domains: z
      .array(
        z
          .string()
          .toLowerCase()
          .regex(/^[\p{L}\p{N}-]+(\.[\p{L}\p{N}-]+)+$/u),
      )
      .min(1)
      .max(100),
    admission: z.enum(['invited', 'just-in-time']).default('invited'),
    loginClaim: claim.optional(),
    rulesClaim: claim.default('groups'),
    scope: z.string().max(500).default('openid email profile offline_access'),
    parameters: z.record(z.string().max(100), z.string().max(500)).optional(),
    secondFactor: z
      .strictObject({ acr: values.optional(), amr: values.optional() })
      .refine(({ acr, amr }) => acr !== undefined || amr !== undefined, 'names neither acr nor amr')
      .optional(),
    localSignIn: z.boolean().default(true),
    emergencyLogin: z.string().refine(isLogin, 'is no login').optional(),
  })
  .refine(({ clientSecret, privateKey: key }) => (clientSecret === undefined) !== (key === undefined), {
    error: 'has neither or both of clientSecret and privateKey',
  })
  .refine(({ admission, loginClaim }) => admission === 'invited' || loginClaim !== undefined, {
    error: 'registers people, and names no loginClaim for their logins',
    path: ['loginClaim'],
  })
  .refine(({ localSignIn, emergencyLogin }) => localSignIn || emergencyLogin !== undefined, {
    error: 'closes the sign-in with passwords, and names no emergencyLogin that keeps it',
    path: ['emergencyLogin'],
  });

/** A provider of OpenID Connect at which people of some domains sign in. */
export type Provider = z.infer<typeof described>;

function isSafe(address: string): boolean {
  if (!URL.canParse(address)) return true; // another problem
  const { protocol, hostname } = new URL(address);
  return protocol === 'https:' || (protocol === 'http:' && LOOPBACK.test(hostname));
}

/** The list itself, or what a file holds. */
function textOf(given: string): string {
  if (/^\s*\[/.test(given)) return given;
  try {
    return readFileSync(given, 'utf8');
  } catch {
    throw new Error('is neither a list of providers in JSON nor a file that can be read');
  }
}

/** @throws Error with what is wrong with the list, and never with what it holds */
function providersIn(given: string): Provider[] {
  let list: unknown;
  try {
    list = JSON.parse(textOf(given));
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    throw new Error('is no JSON', { cause: error });
  }
  const read = z.array(described).max(20).safeParse(list);
  if (!read.success) {
    const [issue] = read.error.issues;
    const place = issue?.path
      .map((part) => (typeof part === 'number' ? `[${part}]` : `.${String(part)}`))
      .join('');
    throw new Error(`${place || 'the list'} ${issue?.message ?? 'is not right'}`);
  }
  for (const [what, of] of [
    ['id', read.data.map(({ id }) => id)],
    ['issuer', read.data.map(({ issuer }) => issuer)],
    ['domain', read.data.flatMap(({ domains }) => [...new Set(domains)])],
  ] as const) {
    const twice = of.find((one, index) => of.indexOf(one) !== index);
    // Two providers that speak for the same addresses could each let in the people of the other.
    if (twice !== undefined) throw new Error(`has two providers with the ${what} ${twice}`);
  }
  return read.data;
}

/** `PORTAL_OIDC`: the providers at which people may sign in, as a list in JSON or the name of a file with one. */
export const signOnSettings = defineSettings({
  variables: { PORTAL_OIDC: readBy(providersIn).optional() },
  secrets: ['PORTAL_OIDC'],
  read: ({ PORTAL_OIDC: providers = [] }): readonly Provider[] => providers,
});

export const providersOf = (config: Config): readonly Provider[] => config.of(signOnSettings);

export const providerCalled = (config: Config, id: string): Provider | undefined =>
  providersOf(config).find((provider) => provider.id === id);

export const providerAt = (config: Config, issuer: string): Provider | undefined =>
  providersOf(config).find((provider) => provider.issuer === issuer);

const domainOf = (email: string): string => email.slice(email.lastIndexOf('@') + 1).toLowerCase();

/** Tells whether a provider may speak for whoever has an e-mail address. */
export const speaksFor = ({ domains }: Provider, email: string): boolean => domains.includes(domainOf(email));

/** The provider without which somebody may not sign in, except in an emergency; `null`: the portal's own ways are open. */
export function requiredProvider(
  config: Config,
  { login, email }: { login: string; email: string },
): Provider | null {
  const provider = providersOf(config).find((one) => speaksFor(one, email));
  return provider === undefined || provider.localSignIn || provider.emergencyLogin === login
    ? null
    : provider;
}
