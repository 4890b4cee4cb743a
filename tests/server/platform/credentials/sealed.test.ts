import { expect, test } from 'vitest';
import { seal, unseal } from '../../../../server/platform/credentials/sealed';

/* A secret that has to be read again is encrypted so that nobody can change it unnoticed. */

const keys = { secret: 'a'.repeat(48), olderSecrets: [] };
const SECRET = Buffer.from('a secret of an authenticator app');

test('what is sealed twice is never the same, and opens as it was', () => {
  const [one, other] = [seal(keys, 'totp', SECRET), seal(keys, 'totp', SECRET)];
  expect(one.equals(other)).toBe(false);
  expect(one.includes(SECRET)).toBe(false);
  for (const sealed of [one, other]) expect(unseal(keys, 'totp', sealed)?.plain.equals(SECRET)).toBe(true);
});

test('what was changed anywhere, cut, or is opened for another purpose or by another key, opens as nothing', () => {
  const sealed = seal(keys, 'totp', SECRET);
  for (let place = 0; place < sealed.length; place += 1) {
    const changed = Buffer.from(sealed);
    changed[place] = (changed[place] ?? 0) ^ 1;
    expect(unseal(keys, 'totp', changed), String(place)).toBeNull();
  }
  for (const length of [0, 11, 27, sealed.length - 1])
    expect(unseal(keys, 'totp', sealed.subarray(0, length))).toBeNull();
  expect(unseal(keys, 'webhook', sealed)).toBeNull();
  expect(unseal({ secret: 'b'.repeat(48), olderSecrets: [] }, 'totp', sealed)).toBeNull();
});
