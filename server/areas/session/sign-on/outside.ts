import { z } from 'zod';
import type { AppContext } from '../../../platform/context';
import { seal, unseal } from '../../../platform/credentials/sealed';

const SESSION_PURPOSE = 'sign-on session';
const REFRESH_PURPOSE = 'sign-on refresh token';

const outside = z.strictObject({
  issuer: z.string(),
  subject: z.string(),
  sid: z.string().nullable(),
  refreshToken: z.string().nullable(),
});
/** What a session holds of the provider at which it began. */
export type Outside = z.infer<typeof outside>;

/** Keeps it while a second factor of the portal's is missing. */
export const sealOutside = (context: AppContext, of: Outside): Buffer =>
  seal(context, SESSION_PURPOSE, Buffer.from(JSON.stringify(of)));

/** `null` where the key is known no more. */
export function openOutside(context: AppContext, sealed: Buffer): Outside | null {
  const opened = unseal(context, SESSION_PURPOSE, sealed);
  return opened === null ? null : outside.parse(JSON.parse(opened.plain.toString()));
}

/** Whoever reads the table cannot use a refresh token of a provider. */
export const sealRefreshToken = (context: AppContext, token: string): Buffer =>
  seal(context, REFRESH_PURPOSE, Buffer.from(token));

export const openRefreshToken = (context: AppContext, sealed: Buffer): string | null =>
  unseal(context, REFRESH_PURPOSE, sealed)?.plain.toString() ?? null;
