import type { Column, Fact, Row, Total } from 'table-files';
import type { Language } from '../../../contract/languages';
import type { Scope } from '../../platform/principal/scope';

/** The writers say what a table consists of (packages/table-files). */
export type { Cell, Column, ColumnType, Fact, Row, SumOf, Total } from 'table-files';

/** A table that leaves as a file, whatever it is about. Its rows are read once, while the file is written. */
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
  /**
   * By which a file of it is known again, for forms that keep it where programs find it. A source that gives one makes the
   * same file whenever it is asked.
   */
  number?: string;
  /** Writes it in a form of its own; absent: it has the forms of every table. */
  write?: (table: ExportTable) => AsyncGenerator<Uint8Array>;
  /** Counts the promised rows that are written, where one of them takes several lines; absent: as many as lines. */
  done?: () => number;
}
