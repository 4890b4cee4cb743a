import { cutTo } from '../../../contract/text-forms';

/** A message shows so many characters of a sent value: enough to find the value again. */
const SHOWN = 40;

/** A text that somebody has sent, as messages quote it. */
export const quoted = (text: string) => `“${readable(text)}”`;

/**
 * Removes invisible characters and shortens the text. A colon would hide the text before it (ERR-01), so it is
 * replaced by one that looks alike.
 */
export function readable(text: string): string {
  const shown = cutTo(text, SHOWN) === text ? text : cutTo(text, SHOWN - 1);
  return shown.replace(/[\p{C}\p{Zl}\p{Zp}]/gu, '\ufffd').replaceAll(':', '∶');
}
