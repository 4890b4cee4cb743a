import { isUtf8 } from 'node:buffer';
import { invalid } from '../errors/http-error';

/** The code of the problem for a part of an address whose percent codes are no UTF-8. */
export const NO_UTF8 = 'noUtf8';

/** It drops the mark at the beginning by which some programs say that their text is UTF-8. */
const decoder = new TextDecoder('utf-8', { fatal: true });

/**
 * Decodes a body. Bytes that are no UTF-8 would otherwise become the replacement character, and be stored as it.
 * @throws HttpError 400 at `body`
 */
export function bodyText(bytes: Buffer): string {
  // The decoder's own error has no status.
  if (!isUtf8(bytes)) throw invalid('errorReplies.bodyNoUtf8', { body: 'errorReplies.bodyNoUtf8' });
  return decoder.decode(bytes);
}

/** Decodes a header that is kept: Node reads one as Latin-1, in which programs write it that know no UTF-8. */
export function headerText(header = ''): string {
  const bytes = Buffer.from(header, 'latin1');
  return isUtf8(bytes) ? bytes.toString() : header;
}

/** Tells whether the percent codes of a part of an address are UTF-8. */
export function isDecodable(part: string): boolean {
  try {
    // A bundler takes the call for one without effects, and drops it where nobody uses what it returns.
    return decodeURIComponent(part).length >= 0;
  } catch {
    return false;
  }
}

/** The keys of a query, or of a form, that are no UTF-8 themselves or have such a value. */
export function undecodableKeys(pairs: string): string[] {
  if (!pairs.includes('%')) return [];
  return pairs
    .split('&')
    .filter((pair) => !isDecodable(pair))
    .map((pair) => {
      const [key = ''] = pair.replaceAll('+', ' ').split('=');
      return isDecodable(key) ? decodeURIComponent(key) : key;
    });
}
