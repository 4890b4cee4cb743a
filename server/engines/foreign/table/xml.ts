import { SaxesParser } from 'saxes';
import { Unreadable } from '../unreadable';
import { LONGEST_CELL } from './budget';

interface Listener {
  open?(name: string, attributes: Readonly<Record<string, string>>): void;
  close?(name: string): void;
  text?(text: string): void;
}

/** Elements within one another; a sheet has eight. */
const DEEPEST = 64;

/** The name without its prefix: programs choose prefixes as they like. */
const local = (name: string) => name.slice(name.indexOf(':') + 1);

/**
 * Reads XML piece by piece; after each piece it is the reader's turn. The parser holds what has begun until it ends, a
 * tag, a text or a comment, and every element that is open, so both are bounded. Entities of its own, with which a
 * small file becomes an endless one, are not known and so make it unreadable.
 * @throws Unreadable
 */
export async function* readXml(pieces: AsyncIterable<string>, listener: Listener): AsyncGenerator<'piece'> {
  const parser = new SaxesParser();
  let deep = 0;
  /** Characters since anything ended. */
  let held = 0;
  parser.on('error', (error) => {
    throw new Unreadable(error.message);
  });
  parser.on('opentag', ({ name, attributes }) => {
    held = 0;
    deep += 1;
    if (deep > DEEPEST) throw new Unreadable('Its elements are nested too deeply');
    listener.open?.(local(name), attributes);
  });
  parser.on('closetag', ({ name }) => {
    held = 0;
    deep -= 1;
    listener.close?.(local(name));
  });
  for (const kind of ['text', 'cdata'] as const) {
    parser.on(kind, (text) => {
      held = 0;
      listener.text?.(text);
    });
  }
  for (const kind of ['comment', 'doctype', 'processinginstruction'] as const) {
    parser.on(kind, () => {
      held = 0;
    });
  }
  for await (const piece of pieces) {
    held += piece.length;
    parser.write(piece);
    if (held > LONGEST_CELL) throw new Unreadable('A text, a tag or a comment is too long');
    yield 'piece';
  }
  parser.close();
}

/** Reads all of it. */
export async function wholeXml(pieces: AsyncIterable<string>, listener: Listener): Promise<void> {
  const reading = readXml(pieces, listener);
  while (!(await reading.next()).done);
}
