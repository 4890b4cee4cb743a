import type { ExportFormat, ExportReply } from '../../../contract/exports';

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
  readonly stop: () => void;
  /** Forgets this one and begins anew. */
  readonly retry: () => void;
  readonly dismiss: () => void;
}
