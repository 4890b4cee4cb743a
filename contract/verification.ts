import { z } from 'zod';
import { exportFormats } from './exports';
import { op, REPORT_TIMEOUT } from './operation';

/** The largest file that can be verified, in bytes. */
export const VERIFIED_BYTES = 50 * 2 ** 20;

/** How many rows and cells a reply lists; of more it gives the number, where that is known. */
export const LISTED_ROWS = 10;

/**
 * What a file is found to be.
 *
 * | Verdict   | Meaning                                                                        |
 * |-----------|--------------------------------------------------------------------------------|
 * | identical | byte for byte what was downloaded                                              |
 * | sameRows  | its rows and totals are those of then; another program has saved it            |
 * | altered   | the portal has made a file of this number, but not this one                    |
 * | brokenOff | the beginning of a file that the portal has made; its end is missing           |
 * | unknown   | no file that the portal has made for data that the asker may see               |
 */
export const verdicts = ['identical', 'sameRows', 'altered', 'brokenOff', 'unknown'] as const;
export type Verdict = (typeof verdicts)[number];

/**
 * How far the rows could be compared.
 *
 * - `compared`: with those of then, made again to the cell.
 * - `namesChanged`: with those of then, but names have changed since: some of the differences may be due to that.
 * - `noPast`: a list of records, of which the portal does not know what it was then.
 * - `notReadable`: a form whose rows are not read (pdf, xls), or a file that is damaged.
 */
export const comparisons = ['compared', 'namesChanged', 'noPast', 'notReadable'] as const;

const lines = z.array(z.array(z.string()));

const since = z.strictObject({
  count: z.int().min(0),
  rows: lines.max(LISTED_ROWS).describe('The first ten, cell by cell in the order of the columns'),
});

const verifiedFile = z.strictObject({
  number: z.string(),
  title: z.string(),
  format: z.enum(exportFormats),
  /** `null`: no longer a user. */
  madeBy: z.strictObject({ name: z.string(), login: z.string() }).nullable(),
  madeAt: z.string().describe("Network's wall clock, `YYYY-MM-DDTHH:mm:ss`"),
  delivery: z.int().min(0).nullable().describe('Up to which its data goes; `null`: a list of records'),
  rows: z.int().min(0),
  bytes: z.int().min(0),
  facts: z.array(z.strictObject({ label: z.string(), value: z.string() })),
  columns: z.array(z.strictObject({ id: z.string(), heading: z.string(), type: z.string() })),
});

export const verification = z.strictObject({
  verdict: z.enum(verdicts),
  /** `null` where it is unknown. */
  file: verifiedFile.nullable(),
  /** `null` unless the verdict is `altered`. */
  comparison: z.enum(comparisons).nullable(),
  differences: z
    .array(
      z.strictObject({
        row: z.int().min(1).describe('As a spreadsheet counts them: the heading is the first one'),
        column: z.string().nullable().describe('Its heading; `null`: the whole row'),
        found: z.string().nullable().describe('In the file; `null`: the row is missing there'),
        was: z.string().nullable().describe('When it was made; `null`: the row was not there'),
      }),
    )
    .describe('Those of the first ten rows that differ'),
  /** What has happened since to the data of the file; `null` where that is unknown. */
  arrived: since.nullable(),
  cancelled: since.nullable(),
});
export type Verification = z.infer<typeof verification>;

/** Whether a file is what the portal has made. Its body is the file, of any kind, at most 50 MB. */
export const verifyFile = op({
  name: 'verifyFile',
  summary: 'Whether a file is what the portal has made, and what has changed since',
  method: 'POST',
  path: '/portal/exports/verify',
  access: { person: { screens: ['/verificar'] } },
  query: z.strictObject({
    numero: z
      .string()
      .max(40)
      .optional()
      .describe('The number of the file, where it cannot be read in it: of a pdf on paper, say'),
  }),
  consumes: ['application/octet-stream'],
  streams: true,
  reply: verification,
  bodyLimit: VERIFIED_BYTES,
  timeout: REPORT_TIMEOUT,
});
