import type { Language } from '../../../contract/languages';
import type { Scope } from '../principal/scope';

/**
 * What the cells of a column hold.
 *
 * | Type     | Cell                                                                               |
 * |----------|------------------------------------------------------------------------------------|
 * | text     | what people wrote                                                                  |
 * | code     | digits and letters that name something: text, leading zeros stay                   |
 * | date     | `YYYY-MM-DD`                                                                       |
 * | dateTime | `YYYY-MM-DD HH:mm:ss`, the network's wall clock as the database writes it            |
 * | integer  | a whole number                                                                     |
 * | money    | decimal text with two places, `-1234.50`: no double comes between it and the file  |
 */
export type ColumnType = 'text' | 'code' | 'date' | 'dateTime' | 'integer' | 'money';

export interface Column {
  id: string;
  /** In the language of the file. */
  heading: string;
  type: ColumnType;
}

/** In the form of its column; `null`: empty. */
export type Cell = string | number | null;
/** One cell a column, in their order. */
export type Row = readonly Cell[];

/** A line below the rows. */
export interface Total {
  label: string;
  /** By the ids of the columns that each is in the form of, and stands below. */
  amounts: Readonly<Record<string, string | undefined>>;
}

/** What a reader has to know of the rows: period, filters, when the file was made. In the language of the file. */
export interface Fact {
  label: string;
  value: string;
}

/** What leaves as a file, whatever it is about. Rows are read once, while the file is written. */
export interface ExportTable {
  language: Language;
  /** In the language of the file. */
  title: string;
  /** Asked for where the form has its place for them: before the first batch, or after the last one. */
  facts: () => readonly Fact[];
  /** The same, also for a form that has no place for them; absent: every form has. */
  about?: () => readonly Fact[];
  columns: readonly Column[];
  batches: AsyncGenerator<readonly Row[]>;
  /** Asked for after the last batch. */
  totals: () => readonly Total[];
  /** Up to which delivery its rows go, and whose they are; absent: they are records, of which nobody knows what they were. */
  past?: { position: number; scope: Scope };
  /** By which a file of it is known again, for forms that keep it where programs find it. */
  number?: string;
  /** How many of the promised rows are written, where one of them takes several lines; absent: as many as lines. */
  done?: () => number;
}

/** Rows in, bytes out. */
export type Format = (table: ExportTable) => AsyncGenerator<Uint8Array>;
