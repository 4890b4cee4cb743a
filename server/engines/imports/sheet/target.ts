import type { ImportColumn } from '../../../../contract/import-columns';
import type { ListColumn, ListSource } from '../../lists/source';
import type { Cells } from '../cells';

/**
 * What a list says so that its rows leave as a sheet to be edited, and come back (decision 118). Its table has a `version`,
 * and its import takes the words of its cells.
 */
export interface SheetTarget {
  readonly list: ListSource;
  /** The field of the list whose text stands in a column of the import, or another one, in the order of the sheet. */
  readonly fields: Readonly<Partial<Record<ImportColumn, string | ListColumn>>>;
  /** Columns whose cells people may edit; the others are locked. */
  readonly editable: readonly ImportColumn[];
  /** A locked column by which the import knows the record of a row. */
  readonly named: ImportColumn;
  /** Whether the import creates records for rows that were added. */
  readonly grows: boolean;
}

/** A record as a sheet has it. */
export interface SheetRecord {
  version: string;
  /** Without empty ones. */
  cells: Cells;
}

/** What is kept of a row of a sheet. */
export interface SheetPart {
  key: string;
  /** What its cells said when it was exported. */
  was: Cells;
  /** What they would say at the preview; `null`: the record is not there. */
  now: Cells | null;
}
