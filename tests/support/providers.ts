import { beginSignOn, finishSignOn } from '../../contract/sign-on';
import type { TestPortal } from './portal';

/** The portal of tests with providers is known by this address. */
const SITE = 'https://cofre.example';
export const CLIENT = { clientId: 'cofre', clientSecret: 'a secret that only the two know' } as const;

/** A provider as the deployment describes it. */
export const described = (issuer: string, more: object = {}): object => ({
  id: 'banco',
  name: 'Banco Modelo',
  issuer,
  ...CLIENT,
  domains: ['banco.example'],
  ...more,
});

export const redirectUri = (id = 'banco'): string => `${SITE}/login/${id}`;

export const environmentOf = (...providers: object[]): Record<string, string> => ({
  PORTAL_PUBLIC_URL: `${SITE}/`,
  PORTAL_OIDC: JSON.stringify(providers),
});

const english = { 'accept-language': 'en' };

/** Begins a sign-in, goes to the provider, and comes back with what it says. */
export async function signInBy(
  portal: TestPortal,
  visit: (address: string) => string | Promise<string>,
  provider = 'banco',
) {
  const { status, body } = await portal.call(beginSignOn, { body: { provider }, headers: english });
  if (status !== 200) throw new Error(JSON.stringify(body));
  const parameters = await visit(body.address);
  return portal.call(finishSignOn, {
    body: { provider, transaction: body.transaction, parameters },
    headers: english,
  });
}
