import type { TableLocale } from './locale.ts';

/**
 * What the cells of a column hold.
 *
 * | Type     | Cell                                                                               |
 * |----------|------------------------------------------------------------------------------------|
 * | text     | what people wrote                                                                  |
 * | code     | digits and letters that name something: text, leading zeros stay                   |
 * | date     | `YYYY-MM-DD`                                                                       |
 * | dateTime | `YYYY-MM-DD HH:mm:ss`, a wall clock: no time zone enters                           |
 * | month    | `YYYY-MM`                                                                          |
 * | integer  | a whole number                                                                     |
 * | money    | decimal text with two places, `-1234.50`: no double comes between it and the file  |
 */
export type ColumnType = 'text' | 'code' | 'date' | 'dateTime' | 'month' | 'integer' | 'money';

export interface Column {
  id: string;
  /** In the language of the file. */
  heading: string;
  type: ColumnType;
  /** Of a column of amounts: in which currency all of them are, by ISO 4217; absent: the file does not say. */
  currency?: string;
  /** Of a table that is locked: what it holds may be edited; of others it says nothing. */
  open?: boolean;
  /** A workbook has it, and does not show it. */
  hidden?: boolean;
}

/** In the form of its column; `null`: empty. */
export type Cell = string | number | null;
/** One cell a column, in their order. */
export type Row = readonly Cell[];

/** Which amounts of a column a sum has: those above zero, those below it, or all. */
export type SumOf = 'all' | 'positive' | 'negative';

/** A line below the rows. */
export interface Total {
  label: string;
  /** By the ids of the columns that each is in the form of, and stands below. */
  amounts: Readonly<Record<string, string | undefined>>;
  /**
   * Of which amounts of its column each is the sum: then an XLSX has a formula that follows the filter of its reader,
   * beside the amount; absent: it is no such sum, and stays as it is.
   */
  sumOf?: SumOf;
}

/** What a reader has to know of the rows: period, filters, when the file was made. In the language of the file. */
export interface Fact {
  label: string;
  value: string;
}

/** The writers say these themselves, in the language of the file. */
export interface Words {
  /** Names the sheet of the facts; 31 characters at most. */
  about: string;
  /** The label of the fact that says when the file was made: a PDF repeats that fact at the foot of every page. */
  made: string;
  /** A fact for workbooks in which a sum stands as text, because it has more digits than their numbers hold. */
  longAmounts: Fact;
  /** Says which page of how many this is. The number of pages is a text: it is known when the last one is full. */
  page: (page: number, pages: string) => string;
  /** Stands in a PDF in place of rows where there are none. */
  noRows: string;
  /** Explains the square, `□`, that stands for a character that the font of a PDF has not. */
  missing: string;
}

/** A table that becomes a file. Its rows are read once, while the file is written. */
export interface Table {
  locale: TableLocale;
  words: Words;
  /** In the language of the file. */
  title: string;
  /** Who makes it: stands in the properties of the file, and at the head of a PDF. */
  creator: string;
  /** Programs find a PDF by these, beside its title. */
  keywords?: string;
  /** Asked for where the form has its place for them: before the first batch, or after the last one. */
  facts: () => readonly Fact[];
  columns: readonly Column[];
  batches: AsyncIterable<readonly Row[]>;
  /** Asked for after the last batch. */
  totals: () => readonly Total[];
  /**
   * Of an XLSX that people edit and give back: its cells are locked but for those of `open` columns, without a password,
   * and what the program that reads it again has to know stands on a sheet that is not shown.
   */
  locked?: Locked;
}

export interface Locked {
  /** Whether rows may be added: then the cells below those that there are can be edited in every column. */
  grows: boolean;
  /** The sheet that is not shown: its name, and its cells as texts. Asked for after the last batch. */
  kept: () => { name: string; lines: Iterable<readonly string[]> };
}

/** Rows in, bytes out. */
export type Format = (table: Table) => AsyncGenerator<Uint8Array>;
