import { z } from 'zod';
import { fileFormats } from './exports';
import { op, REPORT_TIMEOUT } from './operation';

/** The largest file that can be verified, in bytes. */
export const VERIFIED_BYTES = 500 * 2 ** 20;

/** How many rows and cells a reply lists; of more it gives the number, where that is known. */
export const LISTED_ROWS = 10;

/**
 * What a file is found to be.
 *
 * | Verdict   | Meaning                                                                        |
 * |-----------|--------------------------------------------------------------------------------|
 * | identical | byte for byte what was downloaded                                              |
 * | sameRows  | all that stands in it is what stood there; another program has saved it        |
 * | reordered | the same, but its rows stand in another order                                  |
 * | altered   | the portal has made a file of this number, but not this one                    |
 * | unread    | the same, but in a form whose rows are not read: nobody can tell what differs  |
 * | brokenOff | the beginning of a file that the portal has made; its end is missing           |
 * | unknown   | no file that the portal has made for data that the asker may see               |
 */
const verdicts = ['identical', 'sameRows', 'reordered', 'altered', 'unread', 'brokenOff', 'unknown'] as const;
export type Verdict = (typeof verdicts)[number];

/**
 * How far the rows could be compared.
 *
 * - `compared`: with those of then, made again to the cell.
 * - `namesChanged`: with those of then, but names have changed since: some of the differences may be due to that.
 * - `noPast`: a list of records, of which the portal does not keep what stood in it: rows that were not there are
 *   listed, as far as it is known which ones were.
 * - `notReadable`: a form whose rows are not read (pdf, xls), or a file that is damaged.
 */
const comparisons = ['compared', 'namesChanged', 'noPast', 'notReadable'] as const;

/** Where in a file a difference is. */
const differenceParts = ['heading', 'rows', 'totals', 'facts', 'beyond'] as const;

const lines = z.array(z.array(z.string()));

const since = z.strictObject({
  count: z.int().min(0),
  rows: lines.max(LISTED_ROWS).describe('The first ten, cell by cell in the order of the columns'),
});

const verifiedFile = z.strictObject({
  number: z.string(),
  title: z.string(),
  format: z.enum(fileFormats),
  /** `null`: no longer a user. */
  madeBy: z
    .strictObject({
      name: z.string(),
      login: z.string().describe("Empty, unless it is the caller's own or the caller administers the portal"),
    })
    .nullable(),
  madeAt: z.string().describe("Network's wall clock, `YYYY-MM-DDTHH:mm:ss`"),
  delivery: z
    .int()
    .min(0)
    .nullable()
    .describe('The delivery up to which its data goes; `null`: a list of records'),
  rows: z.int().min(0),
  bytes: z.int().min(0),
  facts: z.array(z.strictObject({ label: z.string(), value: z.string() })),
  columns: z.array(z.strictObject({ id: z.string(), heading: z.string(), type: z.string() })),
});

export const verification = z.strictObject({
  verdict: z.enum(verdicts),
  /** `null` where it is unknown. */
  file: verifiedFile.nullable(),
  /** `null` unless the verdict is `altered` or `unread`. */
  comparison: z.enum(comparisons).nullable(),
  differences: z
    .array(
      z.strictObject({
        part: z
          .enum(differenceParts)
          .describe(
            'Where the difference is; `facts`: in what the file says about itself; `beyond`: below everything that the original had',
          ),
        row: z
          .int()
          .min(1)
          .describe('As a spreadsheet counts the lines of a sheet: the heading is the first one of its own'),
        column: z
          .string()
          .nullable()
          .describe('Its heading or, for a fact, its label; `null`: the whole line'),
        found: z.string().nullable().describe('In the file; `null`: the line is missing from the file'),
        was: z
          .string()
          .nullable()
          .describe(
            'When the file was made; `null`: the line did not exist then, or is missing and was not kept',
          ),
      }),
    )
    .describe('Those of the first ten rows that differ, and of the first ten other lines'),
  /** What has happened since to the data of the file; `null` where that is unknown. */
  arrived: since.nullable(),
  cancelled: since.nullable(),
});
export type Verification = z.infer<typeof verification>;

/** Whether a file is what the portal has made. Its body is the file, of any kind, at most 500 MB. */
export const verifyFile = op({
  name: 'verifyFile',
  summary: 'Verify whether a file is what the portal produced, and what has changed since',
  description:
    'Accepts the raw bytes of the file, up to 500 MB, and stores nothing. A file about establishments that the caller ' +
    'may not see is reported as unknown.',
  method: 'POST',
  path: '/portal/exports/verify',
  access: { person: { screens: ['/verificar'] } },
  query: z.strictObject({
    numero: z
      .string()
      .max(40)
      .optional()
      .describe('The number of the file, if it cannot be read from the file, for example on a printed PDF'),
  }),
  consumes: ['application/octet-stream'],
  streams: true,
  reply: verification,
  bodyLimit: VERIFIED_BYTES,
  timeout: REPORT_TIMEOUT,
});
