/** Cuts a text to so many UTF-16 units at most, between signs as people see them. */
export function cutToUnits(text: string, most: number): string {
  if (text.length <= most) return text;
  // The sign at the border is looked at with what follows it.
  const from = Math.max(0, most - LONGEST_SIGN);
  let end = from;
  for (const { index, segment } of graphemes.segment(text.slice(from, most + LONGEST_SIGN))) {
    if (from + index + segment.length > most) break;
    end = from + index + segment.length;
  }
  return text.slice(0, end > 0 ? end : most).replace(HALF, '');
}

/** The units of the longest sign that is looked at as one. */
const LONGEST_SIGN = 64;
const HALF = /[\ud800-\udbff]$/;
const graphemes = new Intl.Segmenter('und', { granularity: 'grapheme' });
