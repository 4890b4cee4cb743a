import type { Objects } from './objects.ts';
import { Reference } from './pdfkit.ts';

/** What an element is (ISO 32000-1, 14.8.4). */
type Role = 'Document' | 'H1' | 'P' | 'Table' | 'THead' | 'TBody' | 'TFoot' | 'TR' | 'TH' | 'TD';

/** An element of the structure: what programs read aloud, and in which order. */
export interface Element {
  readonly role: Role;
  readonly parent: Element | null;
  readonly attributes: string;
  kids: Element[];
  /** Its marked content on its page (14.6). */
  mark: number | null;
  /** The number of its object; 0 until it has one. */
  id: number;
}

/** 14.8.5.7: what a heading cell is about, and how many columns a cell goes over. */
export const ofColumn = '/A<</O/Table/Scope/Column>>';
export const overColumns = (count: number): string => `/A<</O/Table/ColSpan ${count}>>`;
export const ofRow = (count: number): string => `/A<</O/Table/Scope/Row/ColSpan ${count}>>`;

const reference = (id: number): string => `${id} 0 R`;
const list = (elements: readonly Element[]): string => elements.map(({ id }) => reference(id)).join(' ');

/**
 * The structure of a file (14.7), so that it can be read aloud: a title, paragraphs, a table with its headings. What
 * is on a page is let go of with it; only the document, the table and its parts are kept.
 */
export class Structure {
  readonly document: Element;
  readonly table: Element;
  readonly foot: Element;
  readonly #objects: Objects;
  readonly #root: number;
  /** The first number of the elements above and of the tree that leads to them from the pages. */
  readonly #first: number;
  /** Of each page, the list of the elements that its marks belong to. */
  readonly #parents: number[] = [];

  /** @param root the number of the object that `end` returns */
  constructor(objects: Objects, root: number) {
    this.#objects = objects;
    this.#root = root;
    this.#first = objects.allocate(4);
    this.document = { ...element('Document', null), id: this.#first };
    this.table = { ...element('Table', this.document), id: this.#first + 1 };
    this.foot = { ...element('TFoot', this.table), id: this.#first + 2 };
  }

  /**
   * Writes the elements of a page.
   * @param page the number of its object
   * @returns by which the page names them, its StructParents (14.7.4.4)
   */
  async addPage(elements: readonly Element[], page: number): Promise<number> {
    const first = this.#objects.allocate(elements.length + 1);
    for (const [index, each] of elements.entries()) each.id = first + index;
    const marked = elements.filter(({ mark }) => mark !== null);
    const objects = elements.map((each) => this.#textOf(each, page));
    await this.#objects.add(first, [...objects, `[${list(marked)}]`]);
    for (const each of elements) each.kids = [];
    this.#parents.push(first + elements.length);
    return this.#parents.length - 1;
  }

  /** Writes what is left. @returns the entries of the root of the structure (14.7.2) */
  async end(): Promise<object> {
    const tree = this.#parents.map((id, page) => `${page} ${reference(id)}`).join(' ');
    const elements = [this.document, this.table, this.foot].map((each) =>
      each.kids.length === 0 ? 'null' : this.#textOf(each, 0),
    );
    await this.#objects.add(this.#first, [...elements, `<</Nums[${tree}]>>`]);
    return {
      Type: 'StructTreeRoot',
      K: new Reference(this.document.id),
      ParentTree: new Reference(this.#first + 3),
      ParentTreeNextKey: this.#parents.length,
    };
  }

  #textOf({ role, parent, attributes, kids, mark }: Element, page: number): string {
    const content = mark === null ? '' : `/Pg ${reference(page)}/K ${mark}`;
    const below = kids.length === 0 ? '' : `/K[${list(kids)}]`;
    return `<</S/${role}/P ${reference(parent?.id ?? this.#root)}${content}${below}${attributes}>>`;
  }
}

export function element(role: Role, parent: Element | null, attributes = ''): Element {
  return { role, parent, attributes, kids: [], mark: null, id: 0 };
}
