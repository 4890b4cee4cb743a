/** How a piece of text looks: as the rest, as what a screen calls something, or as a key of the keyboard. */
export type Style = 'plain' | 'strong' | 'key';

/** A piece of text in one style. */
export interface Span {
  text: string;
  style: Style;
}

/** What a chapter consists of. */
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
  /** Where the files of its pictures are looked for. */
  folder: string;
}
