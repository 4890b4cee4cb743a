import type { ExportReply, FileFormat } from '../../../contract/exports';

/** The format that holds any number of rows and can be worked with. */
export type Roomiest = 'xlsx';

/**
 * How the report of a failure begins: when the address of the file could not be had, and when the file itself could
 * not.
 */
export interface ExportFailures {
  readonly requested: string;
  readonly fetched: string;
}

/** An export that somebody has asked for. */
export interface ExportRequest {
  /** What it is called on the screen, in the language of the moment. */
  title: string;
  format: FileFormat;
  /** The word in the name of the file; absent: it is a report. */
  name?: string;
  /** Identifies the export: one with the same key is not started while this one runs. */
  key: string;
  /** Asks the server for the file's address, which may say what the file is called. */
  requestFile: (signal: AbortSignal) => Promise<ExportReply & { name?: string | undefined }>;
  /** What is said first of a failure, in the language of the moment; absent: its reason alone (FIN-07). */
  failures?: ExportFailures | undefined;
  /** Returns the same export in a format that holds more rows, where there is one. */
  inForm?: (format: Roomiest) => ExportRequest;
}

/** How to go on after a failure. */
interface Remedy {
  /** The format that can hold the rows, where the requested one cannot; `null`: the same format once more. */
  readonly form: FileFormat | null;
  /** Removes the failed export and starts it anew. */
  readonly start: () => void;
}

/** An export that is under way, or that failed and waits for a person. */
export interface ExportEntry extends Pick<ExportRequest, 'title' | 'format' | 'key'> {
  readonly id: number;
  /** Of the file, so far. */
  readonly bytes: number;
  /** Rows that are written, of how many; `null` until the server has said so. */
  readonly progress: { rows: number; totalRows: number } | null;
  /** Why it failed; `null` while it runs. */
  readonly failure: string | null;
  /** What can be done about a failure; `null` while it runs, and where every attempt would be refused. */
  readonly remedy: Remedy | null;
  readonly stop: () => void;
  readonly dismiss: () => void;
}
