import { cutToUnits } from '../cut.ts';
import { CELL_LENGTH } from '../workbook/limits.ts';

/** The namespace of SpreadsheetML (ECMA-376 part 1, 18). */
export const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
/** The namespace of references between parts (part 1, 15). */
export const RELATIONSHIPS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
export const DECLARATION = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';

/** Everything but the ASCII that may stand in XML as it is. */
const MARKED = /[^ -~]|[&<>"]/gu;
/** Code points that XML 1.0 has no place for (2.2), halves of pairs among them. */
const FORBIDDEN = /[^\t\n\r -\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/u;
const REPLACEMENT = '\ufffd';

/**
 * Text for an element or an attribute, in ASCII: what is beyond it is named by its number, so that long parts
 * become bytes at once instead of letter by letter. What XML has no place for becomes U+FFFD.
 */
export function xmlText(text: string): string {
  return text.replace(MARKED, (char) => {
    const allowed = FORBIDDEN.test(char) ? REPLACEMENT : char;
    return `&#${allowed.codePointAt(0)};`;
  });
}

/** A part as bytes. Everything that is not ASCII has gone through `xmlText`. */
export function bytesOf(xml: string): Uint8Array {
  return Buffer.from(xml, 'latin1');
}

/**
 * The same text in one piece. One that was put together remembers its parts, and whoever uses it a million times
 * visits them a million times.
 */
export function inOnePiece(text: string): string {
  return Buffer.from(text).toString();
}

/** What a cell's text may need. Most need nothing, and they are many. */
const SPECIAL = /[^ -~]|[&<>"]|_x|^ | $/;
/** Control characters, and underscores of what looks as if it stood for one, or would before one that is escaped. */
const CONTROL = /\p{Cc}|_(?=x[0-9A-Fa-f]{4}[_\p{Cc}])/gu;
/** Control characters that XML has a place for; and the one that a cell has none for. */
const NO_ESCAPE = '\t\n\r\0';

/**
 * The text of a cell as an element `t`. Other control characters stand as ECMA-376 part 1, 22.9.2.19 has it
 * (ST_Xstring), `_x0001_`, and so does the underscore of a text that looks like one.
 */
export function cellText(text: string): string {
  const held = cut(text, CELL_LENGTH);
  if (!SPECIAL.test(held)) return `<t>${held}</t>`;
  const escaped = held.replace(CONTROL, (char) => {
    if (char >= '\x7f' || NO_ESCAPE.includes(char)) return char;
    return `_x${char.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}_`;
  });
  return `<t xml:space="preserve">${xmlText(escaped)}</t>`;
}

/** A text that is no longer than that; of a longer one the beginning and an ellipsis. */
function cut(text: string, longest: number): string {
  return text.length <= longest ? text : `${cutToUnits(text, longest - 1)}…`;
}
