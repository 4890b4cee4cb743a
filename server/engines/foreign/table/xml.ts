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

/** What spreadsheets take for the namespace of their sheets, in the transitional and in the strict form. */
const MAIN = new Set([
  'http://schemas.openxmlformats.org/spreadsheetml/2006/main',
  'http://purl.oclc.org/ooxml/spreadsheetml/main',
]);

/** The prefix of a name with its colon, or nothing. */
const prefixOf = (name: string) => name.slice(0, name.indexOf(':') + 1);

/**
 * Reads XML piece by piece; after each piece it is the reader's turn. The parser holds what has begun until it ends, a
 * tag, a text or a comment, and every element that is open, so both are bounded. Entities of its own, with which a
 * small file becomes an endless one, are not known and so make it unreadable. Names come without the prefix of the
 * first element, which programs choose as they like; elements with another one are of another namespace and keep it.
 * @throws Unreadable
 */
export async function* readXml(pieces: AsyncIterable<string>, listener: Listener): AsyncGenerator<'piece'> {
  const parser = new SaxesParser();
  let deep = 0;
  let prefix: string | undefined;
  /** What declares the namespace of the first element, which is this one. */
  let own = 'xmlns';
  let namespace: string | undefined;
  const local = (name: string) => (name.startsWith(prefix ?? '') ? name.slice(prefix?.length) : `:${name}`);
  /** Characters since anything ended. */
  let held = 0;
  parser.on('error', (error) => {
    throw new Unreadable(error.message);
  });
  parser.on('opentag', ({ name, attributes }) => {
    held = 0;
    deep += 1;
    if (deep > DEEPEST) throw new Unreadable('Its elements are nested too deeply');
    if (prefix === undefined) {
      prefix = prefixOf(name);
      own = prefix === '' ? 'xmlns' : `xmlns:${prefix.slice(0, -1)}`;
      namespace = attributes[own];
    }
    for (const [attribute, value] of Object.entries(attributes)) {
      if (!attribute.startsWith('xmlns')) continue;
      // Elements that programs pass over, or show, would be called like others.
      const isRight = attribute === own ? value === namespace : value !== namespace && !MAIN.has(value);
      if (!isRight) throw new Unreadable('Its namespace changes, or has two names');
    }
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
