import type { Glyph } from './face.ts';

/**
 * Breaks a text into lines: between words, or within a word that is longer than a line. What is more than the lines
 * hold is replaced by an ellipsis. A line that ends at a space keeps one, so that its words do not run into the next
 * one's where they are copied or read aloud.
 * @param width of a line, in the unit of the glyphs
 */
export function wrap(glyphs: readonly Glyph[], width: number, most: number, ellipsis: Glyph): Glyph[][] {
  const lines: Glyph[][] = [];
  let start = 0;
  while (start < glyphs.length) {
    let end = start;
    let between = start;
    let used = 0;
    for (let glyph = glyphs[end]; glyph !== undefined; glyph = glyphs[end]) {
      used += glyph.width;
      // A space at the end of a line takes no place.
      if (used > width && !glyph.space) break;
      end += 1;
      if (glyph.breaks) between = end;
    }
    if (end < glyphs.length && lines.length + 1 === most) {
      lines.push([...trimmed(glyphs.slice(start, fitting(glyphs, start, width - ellipsis.width))), ellipsis]);
      break;
    }
    if (end < glyphs.length) end = between > start ? between : Math.max(end, start + 1);
    const line = trimmed(glyphs.slice(start, end));
    const space = end < glyphs.length ? glyphs[start + line.length] : undefined;
    lines.push(space?.space ? [...line, space] : line);
    start = end;
  }
  return lines;
}

/** Where the glyphs from `start` on no longer fit. */
function fitting(glyphs: readonly Glyph[], start: number, width: number): number {
  let end = start;
  for (let left = width - (glyphs[end]?.width ?? 0); end < glyphs.length && left >= 0; ) {
    end += 1;
    left -= glyphs[end]?.width ?? 0;
  }
  return end;
}

function trimmed(glyphs: Glyph[]): Glyph[] {
  const last = glyphs.findLastIndex(({ space }) => !space);
  return glyphs.slice(0, last + 1);
}
