import type { ImportColumn } from '../../../contract/import-columns';

/** The cells of a row by their columns, without blanks around them; an empty cell is not there. */
export type Cells = Readonly<Partial<Record<ImportColumn, string>>>;
