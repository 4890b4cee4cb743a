/**
 * Characters that a name may not contain: line breaks and other control characters, marks that change the direction
 * of writing, halves of characters, and whatever else takes no room, like zero-width spaces, soft hyphens and fillers.
 * They are invisible, and make a text look like another one in a list, a mail or a file.
 */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}\p{Bidi_Control}\p{Default_Ignorable_Code_Point}\u2800]/u;

const ALL_UNSEEN = new RegExp(UNSEEN, 'gu');

/**
 * Pictures of several characters, some of which are invisible by themselves. Places for pictures that may come one day
 * are none: until then each of them is the same empty box.
 */
export const EMOJI =
  /[0-9#*]\uFE0F\u20E3|(?=\p{Emoji})\p{Extended_Pictographic}[\uFE0E\uFE0F]?\p{Emoji_Modifier}?(\u200D(?=\p{Emoji})\p{Extended_Pictographic}\uFE0F?\p{Emoji_Modifier}?)*/gu;

/** Whether a name or title can be read as it stands: one line, every sign of which can be seen. */
export function isOneLine(text: string): boolean {
  return !UNSEEN.test(text.replace(EMOJI, ''));
}

/** A text in one line without anything that cannot be seen, for names that come from machines of others. */
export function visible(text: string): string {
  const line = text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ');
  return normalName(isOneLine(line) ? line : line.replace(ALL_UNSEEN, ''));
}

/**
 * The form in which a name is stored: an accent and its letter are one character, and blanks of any kind and number are
 * one blank. What a person sees stays the same.
 */
export function normalName(text: string): string {
  return text
    .normalize('NFC')
    .replace(/\p{Zs}+/gu, ' ')
    .trim();
}

/** Cuts a text to so many signs as people see them, so that no accent, emoji or half of a character is left over. */
export function cutTo(text: string, most: number): string {
  // Nothing is shorter than a unit, and a sign of dozens of units is made up.
  if (text.length <= most) return text;
  let signs = 0;
  for (const { index } of segmenter().segment(text.slice(0, most * LONGEST_SIGN))) {
    if (signs === most) return `${text.slice(0, index)}…`;
    signs += 1;
  }
  return text.length > most * LONGEST_SIGN ? `${cutToUnits(text, most * LONGEST_SIGN)}…` : text;
}

/** Cuts a text to so many UTF-16 units at most, as a file format or a column counts, between signs. */
export function cutToUnits(text: string, most: number): string {
  if (text.length <= most) return text;
  // The sign at the border is looked at with what follows it.
  const from = Math.max(0, most - LONGEST_SIGN);
  let end = from;
  for (const { index, segment } of segmenter().segment(text.slice(from, most + LONGEST_SIGN))) {
    if (from + index + segment.length > most) break;
    end = from + index + segment.length;
  }
  return text.slice(0, end > 0 ? end : most).replace(HALF, '');
}

/** The units of the longest sign that is looked at as one. */
const LONGEST_SIGN = 64;
const HALF = /[\ud800-\udbff]$/;

let signsOf: Intl.Segmenter | undefined;
function segmenter(): Intl.Segmenter {
  signsOf ??= new Intl.Segmenter('und', { granularity: 'grapheme' });
  return signsOf;
}
