import type { Face, Run } from '../../../platform/exports/formats/pdf/face';
import { inPoints } from '../../../platform/exports/formats/pdf/sheet';
import type { Span, Style } from './blocks';

export type Faces = Record<Style, Face>;

/** Something that is written at once. */
interface Piece {
  run: Run;
  style: Style;
  /** From the beginning of the line to that of the text, in points. */
  left: number;
  width: number;
}
export type Line = Piece[];

/** Between the frame of a key and what is on it. */
export const KEY_PADDING = 3.5;
/** What is on a key is smaller than the text around it. */
export const keySize = (size: number): number => size - 1.5;

/** What stands between two spaces: spans, of which the line breaks none. */
type Word = Span[];

/** Ends a line that goes on: whoever listens or copies needs the space that its end stands for. */
const NOTHING: Word = [{ text: '', style: 'plain' }];

/** Breaks a text into lines of at most `width` points. */
export function linesOf(spans: readonly Span[], faces: Faces, size: number, width: number): Line[] {
  const lines: Line[] = [];
  let words: Word[] = [];
  for (const word of wordsOf(spans)) {
    if (words.length > 0 && endOf(setLine([...words, word], faces, size)) > width) {
      lines.push(setLine([...words, NOTHING], faces, size));
      words = [];
    }
    words.push(word);
  }
  if (words.length > 0) lines.push(setLine(words, faces, size));
  return lines;
}

/** How far a line reaches. */
function endOf(line: Line): number {
  const last = line.at(-1);
  return last === undefined ? 0 : last.left + last.width + (last.style === 'key' ? KEY_PADDING : 0);
}

function wordsOf(spans: readonly Span[]): Word[] {
  const words: Word[] = [];
  let open = false;
  for (const { text, style } of spans) {
    // The words on a key stay together.
    const parts = style === 'key' ? [text] : text.split(' ');
    for (const [index, part] of parts.entries()) {
      if (index > 0) open = false;
      if (part === '') continue;
      const word = open ? words.at(-1) : undefined;
      if (word === undefined) words.push([{ text: part, style }]);
      else word.push({ text: part, style });
      open = true;
    }
  }
  return words;
}

function setLine(words: readonly Word[], faces: Faces, size: number): Line {
  const line: Line = [];
  let left = 0;
  for (const { text, style } of joined(words)) {
    const run = faces[style].text(text);
    const width = inPoints(run, style === 'key' ? keySize(size) : size);
    const padding = style === 'key' ? KEY_PADDING : 0;
    line.push({ run, style, left: left + padding, width });
    left += width + 2 * padding;
  }
  return line;
}

/** The spans of a line: a space is part of the text before it, or of the one behind where that stands on a key. */
function joined(words: readonly Word[]): Span[] {
  const spans: Span[] = [];
  for (const [index, word] of words.entries()) {
    for (const [at, { text, style }] of word.entries()) {
      const spaced = index > 0 && at === 0;
      const before = spans.at(-1);
      if (before !== undefined && before.style === style && style !== 'key') {
        before.text += (spaced ? ' ' : '') + text;
      } else if (!spaced) spans.push({ text, style });
      else if (style !== 'key') spans.push({ text: ` ${text}`, style });
      else if (before !== undefined && before.style !== 'key') {
        before.text += ' ';
        spans.push({ text, style });
      } else spans.push({ text: ' ', style: 'plain' }, { text, style });
    }
  }
  return spans;
}
