import type { ExportFormat, ExportReply } from '../../../contract/exports';

/** The form that holds any number of rows and is made for working with them. */
export type Roomiest = 'xlsx';

/** The first words of a failure: of the file's address, and of the file itself. */
export interface ExportFailures {
  readonly asked: string;
  readonly fetched: string;
}

/** What is to leave as a file. */
export interface ExportRequest {
  /** What it is called on the screen, in the language of the moment. */
  title: string;
  format: ExportFormat;
  /** What the file is named by; absent: it is a report. */
  name?: string;
  /** Tells one export from another: the same one is not made twice at a time. */
  key: string;
  /** Asks the server for the file's address. */
  ask: (signal: AbortSignal) => Promise<ExportReply>;
  /** What is said first of a failure, in the language of the moment; absent: its reason alone (FIN-07). */
  failures?: ExportFailures | undefined;
  /** The same in another form, where there are forms that hold more than others. */
  inForm?: (format: Roomiest) => ExportRequest;
}

/** How to go on after a failure. */
export interface Remedy {
  /** The form that can hold it, where the one that was asked for cannot; `null`: the same once more. */
  readonly form: ExportFormat | null;
  /** Forgets what failed and begins anew. */
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
  /** What can be done about a failure; `null` while it runs, and where every try would be refused. */
  readonly remedy: Remedy | null;
  readonly stop: () => void;
  readonly dismiss: () => void;
}
