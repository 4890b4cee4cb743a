import { SaxesParser } from 'saxes';
import { Unreadable } from './line';

export interface Listener {
  open?(name: string, attributes: Readonly<Record<string, string>>): void;
  close?(name: string): void;
  text?(text: string): void;
}

/** The name without its prefix: programs choose prefixes as they like. */
const local = (name: string) => name.slice(name.indexOf(':') + 1);

/**
 * Reads XML piece by piece; after each piece it is the reader's turn. Entities of its own, with which a small file becomes
 * an endless one, are not known and so make it unreadable.
 * @throws Unreadable
 */
export async function* readXml(pieces: AsyncIterable<string>, listener: Listener): AsyncGenerator<'piece'> {
  const parser = new SaxesParser();
  parser.on('error', (error) => {
    throw new Unreadable(error.message);
  });
  parser.on('opentag', ({ name, attributes }) => listener.open?.(local(name), attributes));
  parser.on('closetag', ({ name }) => listener.close?.(local(name)));
  parser.on('text', (text) => listener.text?.(text));
  parser.on('cdata', (text) => listener.text?.(text));
  for await (const piece of pieces) {
    parser.write(piece);
    yield 'piece';
  }
  parser.close();
}

/** Reads all of it. */
export async function wholeXml(pieces: AsyncIterable<string>, listener: Listener): Promise<void> {
  const reading = readXml(pieces, listener);
  while (!(await reading.next()).done);
}
