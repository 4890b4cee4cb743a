import { randomBytes } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import { encode } from 'uqr';
import { SECOND_FACTOR } from '../../../contract/second-factor';

/** RFC 4226, 4: 160 bits, the length of the hash that authenticator programs take. */
const SECRET_BYTES = 20;

/** Names the portal in an authenticator program. */
const ISSUER = 'Cofre';

export const newTotpSecret = (): Buffer => randomBytes(SECRET_BYTES);

const totpOf = (secret: Uint8Array, label = '') =>
  new TOTP({
    issuer: ISSUER,
    label,
    secret: new Secret({ buffer: new Uint8Array(secret).buffer }),
    algorithm: 'SHA1',
    digits: SECOND_FACTOR.digits,
    period: SECOND_FACTOR.stepSeconds,
  });

/** A secret as authenticator programs take it: typed, opened, or read from a picture. */
export function enrolment(secret: Uint8Array, login: string) {
  const totp = totpOf(secret, login);
  const address = totp.toString();
  const { data, size } = encode(address, { ecc: 'M', border: 4 });
  const path = data
    .map((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : '')).join(''))
    .join('');
  return { secret: totp.secret.base32, address, qr: { size, path } };
}

/** The step of RFC 6238 at a moment. */
export const totpStep = (at: Date) => Math.floor(at.getTime() / 1000 / SECOND_FACTOR.stepSeconds);

/**
 * Finds the step whose code it is, near a moment.
 * @returns steps from that of the moment: negative ones are past; `null`: none within the distance
 */
export function stepOfCode(secret: Uint8Array, code: string, at: Date, distance: number): number | null {
  return totpOf(secret).validate({ token: code, timestamp: at.getTime(), window: distance });
}
