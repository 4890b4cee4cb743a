import { createHmac, timingSafeEqual } from 'node:crypto';
import { invalid } from '../../platform/errors/http-error';

/** The client and the filter of a cursor, which is valid for these alone. */
export interface CursorOf {
  /** The signing keys; the first one signs. */
  secrets: readonly string[];
  clientId: string;
  /** The filter of the call, as a text. */
  filter: string;
}

const MAC_BYTES = 16;

/** Tells whether a text has the form of a cursor: a place and a signature. */
export const isCursor = (text: string): boolean => /^[\w-]+\.[\w-]{22}$/.test(text);

/** Encodes a place to continue from as a text that only the portal can create. */
export function cursorOf(of: CursorOf, place: readonly unknown[]): string {
  const text = Buffer.from(JSON.stringify(place)).toString('base64url');
  return `${text}.${macOf(of, of.secrets[0] ?? '', text).toString('base64url')}`;
}

/** @throws HttpError 400 for a text that is not a cursor of this client and filter */
export function placeOf(of: CursorOf, cursor: string): unknown[] {
  const [text = '', mac = ''] = cursor.split('.');
  const given = Buffer.from(mac, 'base64url');
  const genuine = of.secrets.some((secret) => {
    const expected = macOf(of, secret, text);
    // The text is compared as well: base64url has more than one way to write the same bytes.
    const equal = given.length === MAC_BYTES && timingSafeEqual(given, expected);
    return equal && cursor === `${text}.${expected.toString('base64url')}`;
  });
  if (!genuine) {
    throw invalid('apiReplies.cursor', { since: 'apiReplies.cursor' });
  }
  return JSON.parse(Buffer.from(text, 'base64url').toString()) as unknown[];
}

function macOf({ clientId, filter }: CursorOf, secret: string, text: string): Buffer {
  const mac = createHmac('sha256', secret).update(JSON.stringify(['api cursor', clientId, filter, text]));
  return mac.digest().subarray(0, MAC_BYTES);
}
