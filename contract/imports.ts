import { z } from 'zod';
import { audited } from './audited';
import { effectFingerprint } from './effect-fingerprint';
import { importColumns, importResources, importScreens } from './import-columns';
import { keptSheet, rowChoices, rowRecord, SHEET, theirChanges } from './import-sheets';
import { DOWNLOAD_TIMEOUT, op, REPORT_TIMEOUT } from './operation';
import { pageOf, pageQuery } from './paging';
import { tagged } from './tagged';

/** An import has these bounds (additive). */
export const IMPORT = {
  /** Of the file. */
  bytes: 5_000_000,
  rows: SHEET.rows,
  /** Our own files have all establishments of a group in one cell, and those are more than a workbook's cell holds. */
  cellLength: 1_000_000,
} as const;

/** The body limit: the texts of the file as JSON, twice where it was exported to be edited. */
const BODY_LIMIT = SHEET.bytes;
/** Numbers of as many lines as a sheet has. */
const CHOICES_LIMIT = 1024 * 1024;

/**
 * The outcome of a row: a new record, a change, no change because it is equal already, or errors. Of a sheet that was
 * exported to be edited also a conflict with what somebody else has changed, and a record whose row is gone.
 */
export const importStates = ['create', 'change', 'unchanged', 'error', 'conflict', 'removed'] as const;
export type ImportState = (typeof importStates)[number];

/** What the rows of a preview can be narrowed to: an outcome, or rows with warnings. */
const importFilters = [...importStates, 'warned'] as const;
export type ImportFilter = (typeof importFilters)[number];

const access = {
  person: { screens: importScreens.map(({ path }) => path), named: 'resource' },
} as const;
const params = z.strictObject({ resource: z.enum(importResources) });
const batchParams = params.extend({ batch: z.string().max(50) });
const column = z.enum(importColumns);
const count = z.int().min(0);

const importDescription = z.strictObject({
  columns: z.array(
    z.strictObject({
      id: column,
      heading: z.string().describe("In the caller's language"),
      help: z.string().describe('What it may contain, in one sentence'),
      required: z.boolean().describe('Whether an import needs it'),
      names: z
        .array(z.string())
        .describe('The headings by which it is recognised, in all languages, `folded`'),
    }),
  ),
  ignored: z.array(z.string()).describe('Headings of the column of reasons, which is left out, `folded`'),
});
export type ImportDescription = z.infer<typeof importDescription>;

/** Additive: the columns of an import, for its template and to recognise those of a file. */
export const describeImport = op({
  name: 'describeImport',
  summary: 'The columns of an import',
  description:
    'Returns the headings by which columns are recognised, in all languages, and a sentence about each column.',
  method: 'GET',
  path: '/portal/imports/:resource',
  access,
  params,
  reply: importDescription,
});

const importTable = z.strictObject({
  rows: z
    .array(
      z.strictObject({
        line: z.int().describe('As a spreadsheet counts, the heading included'),
        cells: z.array(z.string()),
        record: rowRecord.optional().describe('From its hidden columns'),
      }),
    )
    .describe('Of the first sheet that has any, the heading first, without blank ones; dates as YYYY-MM-DD'),
  total: count.describe(
    'Rows that there are, the heading included; what an import does not take is only counted',
  ),
  sheet: keptSheet.optional().describe('Only of a workbook that a list has exported to be edited'),
});
export type ImportTable = z.infer<typeof importTable>;

/** Additive: a workbook is read by the server, where nothing of it is kept. 400 for what is none, or damaged. */
export const readWorkbook = op({
  name: 'readWorkbook',
  summary: 'The table of a workbook that is to be imported',
  description: 'Accepts the raw bytes of the file, at most 5 MB, and stores nothing.',
  method: 'POST',
  path: '/portal/imports/:resource/workbook',
  access,
  params,
  consumes: ['application/octet-stream'],
  streams: true,
  reply: importTable,
  bodyLimit: IMPORT.bytes,
  timeout: REPORT_TIMEOUT,
});

const counts = z.strictObject({
  create: count,
  change: count,
  unchanged: count,
  error: count,
  conflict: count.optional().describe('Rows whose cells somebody else has changed as well'),
  removed: count
    .optional()
    .describe('Records whose rows are no longer in the sheet; nothing becomes of them'),
});
export type ImportCounts = z.infer<typeof counts>;

const preview = z.strictObject({
  batch: z.string(),
  counts,
  warned: count.describe('Rows without errors that a person should look at; `warned` lists them'),
  renamed: count
    .optional()
    .describe(
      'Rows that give a record another name, in conflict or not; only where names hold from a moment on',
    ),
});
export type ImportPreview = z.infer<typeof preview>;

/**
 * Additive: checks rows and writes nothing; the outcome of each is kept for a week under the id of the batch. A body
 * larger than 12 MB is 413.
 */
export const previewImport = op({
  name: 'previewImport',
  summary: 'Preview an import',
  description:
    'Checks every row and writes nothing. The result is kept for a week under the returned name. A file can have at most ' +
    '20,000 rows and 12 MB.',
  method: 'POST',
  path: '/portal/imports/:resource',
  access,
  params,
  body: z.strictObject({
    columns: z.array(column).min(1).max(importColumns.length).describe('What the cells of each row are'),
    rows: z
      .array(
        z.strictObject({
          line: z.int().min(1).max(2_147_483_647).describe('As a spreadsheet counts, the heading is 1'),
          cells: z.array(z.string().max(IMPORT.cellLength)).max(importColumns.length),
          surplus: z.boolean().optional().describe('It has more cells than there are headings'),
          record: rowRecord.optional(),
        }),
      )
      .max(IMPORT.rows),
    sheet: keptSheet.optional(),
  }),
  reply: preview,
  timeout: REPORT_TIMEOUT,
  bodyLimit: BODY_LIMIT,
});

const importRow = z.strictObject({
  line: z.int(),
  state: z.enum(importStates),
  cells: z.record(z.string(), z.string()).describe('The content of the file, by column'),
  problems: z.array(
    z.strictObject({
      column: column.nullable().describe('null: the row as a whole'),
      text: z.string(),
    }),
  ),
  warnings: z
    .array(z.strictObject({ column: column.nullable(), text: z.string() }))
    .describe('A point that the person should check before importing; it is not an error'),
  changes: z
    .array(z.strictObject({ column, before: z.string(), after: z.string() }))
    .describe('Only of a change, and of a conflict: what there is now, and what the file says'),
  theirs: theirChanges.optional().describe('What somebody else has changed since the sheet was exported'),
});
export type ImportRow = z.infer<typeof importRow>;

const { page, size } = pageQuery(['line']);

/** Additive: the rows of a preview, in the order of the file, for the person who made it. */
export const importRows = op({
  name: 'importRows',
  summary: 'The rows of a preview, page by page',
  description:
    'Says why rows are refused and what the others would change. Only the person who made the preview may read it ' +
    '(otherwise 404).',
  method: 'GET',
  path: '/portal/imports/:resource/:batch/rows',
  access,
  params: batchParams,
  query: z.strictObject({ state: z.enum(importFilters).optional(), page, size }),
  reply: pageOf(importRow),
});

const result = z.strictObject({ created: count, changed: count });
export type ImportResult = z.infer<typeof result>;

/**
 * Additive: does what the preview says, all or nothing. The id of the batch is the key: a second call returns the
 * result of the first. 409 where the outcome of a row has changed.
 */
export const commitImport = op({
  name: 'commitImport',
  summary: 'Import the rows of a preview',
  description:
    'Imports all rows or none. A second call returns the result of the first. It answers 409 if a row would now have ' +
    'another result, or if the numbers differ from those of the preview.',
  method: 'POST',
  path: '/portal/imports/:resource/:batch/commit',
  access,
  params: batchParams,
  body: z
    .strictObject({
      create: count,
      change: count,
      effect: effectFingerprint.optional(),
      choices: rowChoices.optional(),
      respelled: z
        .boolean()
        .optional()
        .describe(
          'Whether the other names correct the spelling, so that earlier transactions show them too; absent: they hold ' +
            'from now on. Refused where no name changes',
        ),
    })
    .describe('What the person has read and confirmed; other numbers are refused'),
  reply: result,
  timeout: REPORT_TIMEOUT,
  bodyLimit: CHOICES_LIMIT,
});

/** Additive: the rows with errors as a file of the same form, each with its reasons, to be mended and imported again. */
export const importErrors = op({
  name: 'importErrors',
  summary: 'The refused rows of a preview, as CSV',
  description:
    'Has the same layout as the imported file, with the reasons in each row, so that the rows can be corrected and ' +
    'imported again.',
  method: 'GET',
  path: '/portal/imports/:resource/:batch/errors',
  access,
  params: batchParams,
  reply: z.file(),
  produces: ['text/csv; charset=utf-8'],
  timeout: DOWNLOAD_TIMEOUT.firstByte,
});

export const importAudit = audited({
  import: { resource: 'list', created: 'count', changed: 'count' },
});

export const importTag = tagged({ imports: 'Importing rows of a file, after a preview.' });
