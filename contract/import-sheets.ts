import { z } from 'zod';
import { importColumns } from './import-columns';

/* Spreadsheets that leave a list to be edited and come back (decision 118). */

export const SHEET = {
  /** Records that one may have: as many as an import takes. */
  rows: 20_000,
  /** Of the rows and what they were, as the preview is sent them. */
  bytes: 12 * 1024 * 1024,
  /** What the hidden columns of a sheet are called, in every language. */
  keyHeading: 'cofre.id',
  versionHeading: 'cofre.version',
  /** The first cell of the hidden sheet, by which a workbook is known to be one of these. */
  mark: 'cofre.sheet',
  /** Records that are no longer in the sheet are listed by numbers beyond those that the rows of a workbook have. */
  firstRemoved: 2_000_000,
} as const;

/** A version is a number of seven digits at most for years; a key may be the code of a bank. */
const short = z.string().max(50);
const line = z.int().min(1).max(2_147_483_647);
const lines = z.array(line).max(SHEET.rows);

/** Additive: which record a row was made of, from its hidden columns, as the file has them. */
export const rowRecord = z.strictObject({ key: short, version: short });
export type RowRecord = z.infer<typeof rowRecord>;

/** Additive: the hidden sheet of a workbook, which only the server understands. */
export const keptSheet = z
  .array(z.array(z.string().max(40_000)).max(importColumns.length + 2))
  .max(SHEET.rows + 2)
  .describe('The lines of its hidden sheet, as `readWorkbook` returned them');
export type KeptSheet = z.infer<typeof keptSheet>;

/** Additive: what others have changed of a record since its row was exported. */
export const theirChanges = z.array(z.strictObject({ column: z.string(), was: z.string(), now: z.string() }));

/** Additive: what is to become of rows that somebody else has changed in the same cells. */
export const rowChoices = z
  .strictObject({
    mine: lines.describe('Lines whose cells are imported'),
    theirs: lines.describe('Lines that are left as somebody else has changed them'),
    others: z.enum(['mine', 'theirs']).optional().describe('What the lines get that are not named'),
  })
  .describe('Every row in conflict needs one');
export type RowChoices = z.infer<typeof rowChoices>;
