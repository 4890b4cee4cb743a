import type { ColumnType, Generated, GeneratedAlways } from 'kysely';

/* The work of the portal: its trail, files, jobs, imports and bulk work. */

export interface Audit {
  id: GeneratedAlways<number>;
  at: Generated<Date>;
  actor_id: number | null;
  actor: string;
  address: string | null;
  action: string;
  entity: string;
  entity_key: string;
  before: string | null;
  after: string | null;
}

export interface StoredFile {
  name: string;
  media_type: string;
  /** `null` where the bytes lie elsewhere. */
  content: Buffer | null;
  /** `null`: as many as `content` has. */
  bytes: number | null;
  /** The smaller rendition of it, for cards. */
  card: string | null;
  place: Generated<'database' | 's3'>;
  use: Generated<'news' | 'workOrder'>;
  created_at: Generated<Date>;
}

/** At most one row. */
export interface DemoNetwork {
  single: Generated<boolean>;
  seed: number;
  density: number;
  owed: Generated<number>;
  first_day: string;
  lived_until: string;
}

export interface ExportTicket {
  hash: Buffer;
  user_id: number;
  kind: string;
  format: string;
  language: string;
  /** Written as JSON text, read as the value it stands for. */
  request: ColumnType<unknown, string>;
  expires_at: Date;
  total_rows: Generated<number>;
  written_rows: Generated<number>;
  ready_at: Date | null;
}

/** A file that was downloaded to its end. */
export interface ExportFile {
  number: string;
  user_id: number | null;
  kind: string;
  format: string;
  language: string;
  request: ColumnType<unknown, string>;
  establishments: string[] | null;
  position: number | null;
  made_at: Date;
  bytes: number;
  rows: number;
  digest: Buffer;
  rows_digest: Buffer;
  heading_digest: Buffer;
  prefixes: Buffer[];
  /** Of records, which cannot be made again: 12 bytes of the digest of each row, and the sum of all. `null`: of a report, or older. */
  row_digests: Buffer | null;
  rows_sum: Buffer | null;
  /** Columns, lines of totals and facts of an `ExportTable`. */
  columns: ColumnType<unknown, string>;
  totals: ColumnType<unknown, string>;
  facts: ColumnType<unknown, string>;
  /** What stands in the file beside its table, cell by cell; `null`: older than this column. */
  about: ColumnType<unknown, string>;
}

/** What the servers of a database remember of it. */
export interface Deployment {
  single: Generated<boolean>;
  place: string | null;
  public_url: string | null;
  key_id: string | null;
}

export interface Job {
  id: GeneratedAlways<number>;
  kind: string;
  payload: ColumnType<unknown, string, string>;
  due_at: Date;
  tries: Generated<number>;
  lease: string | null;
  leased_until: Date | null;
  failed_at: Date | null;
  last_error: string | null;
  created_at: Generated<Date>;
}

export interface ImportBatch {
  id: string;
  user_id: number;
  resource: string;
  language: string;
  /** The columns of its file, in their order. */
  columns: string[];
  created_at: Date;
  committed_at: Date | null;
  creates: number;
  changes: number;
  unchanged: number;
  errors: number;
  /** That of a sheet which was exported to be edited; `null`: it is another file. */
  sheet_language: string | null;
  conflicts: Generated<number>;
  /** Records whose rows are no longer in the sheet. */
  removed: Generated<number>;
  /** Rows in conflict that were imported. */
  chosen: Generated<number>;
}

export interface ImportRow {
  batch_id: string;
  line: number;
  state: string;
  /** What the file says, by column. */
  cells: ColumnType<Record<string, string>, string, never>;
  /** Problems or changes. */
  outcome: ColumnType<unknown, string, never>;
  /** What a person should look at in a row without errors. */
  warnings: ColumnType<unknown, string | undefined, never>;
  /** Of all that the row would do; `null` where it has errors. */
  fingerprint: string | null;
  /** Of a row of a sheet that was exported to be edited (`SheetPart`). */
  sheet: ColumnType<unknown, string | undefined, never>;
}

export interface BulkBatchRow {
  id: string;
  /** In the order of their previews. */
  number: GeneratedAlways<number>;
  actor_id: number;
  address: string;
  language: string;
  resource: string;
  /** Written as JSON text, read as the value it stands for. */
  action: ColumnType<unknown, string>;
  undoes: string | null;
  state: Generated<string>;
  previewed_at: Date;
  started_at: Date | null;
  finished_at: Date | null;
}

export interface BulkRowRow {
  batch_id: string;
  position: number;
  record_id: string;
  name: string | null;
  code: string | null;
  outcome: Generated<string>;
  reason: string | null;
  version_before: number | null;
  version_after: number | null;
  /** Written as JSON text, read as the value it stands for. */
  reversal: ColumnType<unknown, string | null>;
  settled: Generated<boolean>;
}
