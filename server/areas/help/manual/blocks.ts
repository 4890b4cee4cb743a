/** The style of a piece of text: plain, a term of a screen, or a key of the keyboard. */
export type Style = 'plain' | 'strong' | 'key';

/** A piece of text in one style. */
export interface Span {
  text: string;
  style: Style;
}

/** A part of a chapter. */
export type Block =
  | { kind: 'heading'; level: 1 | 2; text: string }
  | { kind: 'paragraph'; spans: Span[] }
  | { kind: 'list'; ordered: boolean; items: Block[][] }
  | { kind: 'table'; head: Span[][]; rows: Span[][][] }
  | { kind: 'note'; blocks: Block[] }
  | { kind: 'picture'; file: string; alt: string };

/** A chapter of a manual; its first block is the heading of level 1. */
export interface Chapter {
  title: string;
  blocks: Block[];
  /** The folder of its pictures. */
  folder: string;
}
