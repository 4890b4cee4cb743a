import { createHash, timingSafeEqual } from 'node:crypto';

/** Whether an authorization header, `Bearer <key>`, holds one of the keys; takes as long for every wrong one. */
export function holdsKey(header: string, keys: readonly string[]): boolean {
  const given = digest(header.replace(/^Bearer /i, '').trim());
  return keys.filter((key) => timingSafeEqual(digest(key), given)).length > 0;
}

const digest = (text: string) => createHash('sha256').update(text).digest();
