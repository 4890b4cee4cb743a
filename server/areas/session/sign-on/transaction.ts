import { z } from 'zod';
import { SIGN_ON_MINUTES } from '../../../../contract/sign-on';
import type { AppContext } from '../../../platform/context';
import { seal, unseal } from '../../../platform/credentials/sealed';

const PURPOSE = 'sign-on';

const kept = z.strictObject({
  provider: z.string(),
  redirectUri: z.string(),
  state: z.string(),
  nonce: z.string(),
  verifier: z.string(),
  at: z.number(),
});
/** A sign-in is known again by this when its browser comes back from a provider. */
export type Kept = Omit<z.infer<typeof kept>, 'at'>;

/** Seals it for the browser that is on its way: only there can the sign-in go on, and no table is filled by asking. */
export function sealTransaction(context: AppContext, transaction: Kept): string {
  const text = JSON.stringify({ ...transaction, at: context.now().getTime() });
  return seal(context, PURPOSE, Buffer.from(text)).toString('base64url');
}

/** Opens what a browser has kept for a provider; `null` where it is not genuine, too old, or for another one. */
export function openTransaction(context: AppContext, provider: string, sealed: string): Kept | null {
  const opened = unseal(context, PURPOSE, Buffer.from(sealed, 'base64url'));
  if (opened === null) return null;
  const { at, ...transaction } = kept.parse(JSON.parse(opened.plain.toString()));
  const age = context.now().getTime() - at;
  // The clocks of two servers differ.
  return transaction.provider === provider && Math.abs(age) <= SIGN_ON_MINUTES * 60_000 ? transaction : null;
}
