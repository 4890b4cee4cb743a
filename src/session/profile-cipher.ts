import { hasDatabase, putEntry, readEntry } from './browser-database';

/**
 * SES-02: the access profile is stored as AES-GCM under a non-extractable CryptoKey in IndexedDB, which scripts cannot
 * read. Where WebCrypto is missing (plain http) nothing is stored, and the level comes from `validateSession`.
 */
const ENTRY = 'access-profile';

async function profileKey(): Promise<CryptoKey> {
  const known: unknown = await readEntry(ENTRY);
  if (known instanceof CryptoKey) return known;
  const made = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, [
    'encrypt',
    'decrypt',
  ]);
  await putEntry(ENTRY, made);
  return made;
}

const usable = () => globalThis.crypto?.subtle !== undefined && hasDatabase();

/** The profile as base64 of nonce and cipher text, or `null` where this browser cannot encrypt. */
export async function encryptProfile(profile: number): Promise<string | null> {
  if (!usable()) return null;
  try {
    const iv = crypto.getRandomValues(new Uint8Array(12));
    const data = new TextEncoder().encode(String(profile));
    const cipher = new Uint8Array(
      await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, await profileKey(), data),
    );
    return btoa(String.fromCharCode(...iv, ...cipher));
  } catch {
    return null; // a browser that refuses IndexedDB (private mode): the level stays in memory
  }
}

/**
 * Returns the profile that `encryptProfile` encrypted; `null` where it cannot be decrypted (altered, or the key is
 * gone).
 */
export async function decryptProfile(stored: string): Promise<number | null> {
  if (!usable()) return null;
  try {
    const bytes = Uint8Array.from(atob(stored), (character) => character.charCodeAt(0));
    const plain = await crypto.subtle.decrypt(
      { name: 'AES-GCM', iv: bytes.slice(0, 12) },
      await profileKey(),
      bytes.slice(12),
    );
    const profile = Number(new TextDecoder().decode(plain));
    return Number.isInteger(profile) ? profile : null;
  } catch {
    return null;
  }
}
