import { Secret, TOTP } from 'otpauth';
import { beginFactor, confirmFactor } from '../../contract/second-factor';
import { PASSWORD } from './network';
import type { TestPortal } from './portal';

/** Returns the code that an authenticator program shows of a secret at a moment. */
export function shownCode(secret: string, at: Date): string {
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: at.getTime() });
}

/** Sets up a second factor for a person who is signed in; returns its secret and the recovery codes. */
export async function setUpFactor(
  portal: TestPortal,
  token: string,
  currentPassword = PASSWORD,
): Promise<{ secret: string; recoveryCodes: string[] }> {
  const begun = await portal.call(beginFactor, { token, body: { currentPassword } });
  if (begun.status !== 200) throw new Error(JSON.stringify(begun.body));
  const { secret } = begun.body;
  const code = shownCode(secret, portal.context.now());
  const { status, body } = await portal.call(confirmFactor, { token, body: { code } });
  if (status !== 200) throw new Error(JSON.stringify(body));
  return { secret, recoveryCodes: body.recoveryCodes };
}
