import { createHash, randomInt } from 'node:crypto';
import type { ExportFormat } from '../../../contract/exports';
import { FILE_NUMBER_SIGNS, fileNumberOf } from '../../../contract/file-number';
import { message } from '../../../i18n/server';
import type { Db } from '../db/open';
import type { Column, ExportTable, Fact, Row, Total } from '../exports/table';
import type { ExportOrder } from '../exports/tickets';
import type { Scope } from '../principal/scope';
import { DigestedRows, digested, written } from './canonical';
import { Digests } from './prefixes';

const newNumber = () => fileNumberOf(Array.from({ length: FILE_NUMBER_SIGNS }, () => randomInt(32)));

/** By which files are found that have the same columns. */
export const headingDigest = (headings: readonly string[]): Buffer =>
  createHash('sha256')
    .update(digested(headings.map((heading) => written(heading, 'text'))))
    .digest();

/** The lines of totals as cells, in the form in which they are compared: the label first. */
export const totalLines = (columns: readonly Column[], totals: readonly Total[]): string[][] =>
  totals.map(({ label, amounts }) =>
    columns.map(({ id, type }, index) =>
      index === 0 ? written(label, 'text') : written(amounts[id] ?? null, type),
    ),
  );

/** Watches one download go by and keeps what it takes to know the file again. */
export class FileRecorder {
  readonly number = newNumber();
  readonly #digests = new Digests();
  readonly #rows = createHash('sha256');
  #count = 0;
  #table: ExportTable | undefined;

  constructor(readonly format: ExportFormat) {}

  /** The table with the number among its facts; its rows are noted while they are read. */
  numbered(table: ExportTable): ExportTable {
    this.#table = table;
    return {
      ...table,
      number: this.number,
      facts: () => this.#facts(table.facts()),
      batches: this.#noted(table),
    };
  }

  /** The number is one of them, also where there is no other; a list as CSV has none at all, so that it can be imported. */
  #facts(facts: readonly Fact[]): readonly Fact[] {
    const language = this.#table?.language ?? 'en';
    if (this.format === 'csv' && facts.length === 0) return facts;
    return [...facts, { label: message(language, 'exports.facts.number'), value: this.number }];
  }

  async *#noted({ batches, columns }: ExportTable): AsyncGenerator<readonly Row[]> {
    const digested = new DigestedRows(columns.map(({ type }) => type));
    for await (const rows of batches) {
      for (const row of rows) digested.add(row);
      this.#rows.update(digested.take());
      this.#count += rows.length;
      yield rows;
    }
  }

  async *watched(pieces: AsyncGenerator<Uint8Array>): AsyncGenerator<Uint8Array> {
    for await (const piece of pieces) {
      this.#digests.add(piece);
      yield piece;
    }
  }

  /** Keeps the file, once all of it was handed over. */
  async keep(
    db: Db,
    { kind, language, request }: ExportOrder,
    { userId, scope, at }: { userId: number; scope: Scope; at: Date },
  ): Promise<void> {
    const table = this.#table;
    if (table === undefined) throw new Error('A file without a table is none');
    const { columns, past } = table;
    const covered = past?.scope ?? scope;
    await db
      .insertInto('export_file')
      .values({
        number: this.number,
        user_id: userId,
        kind,
        format: this.format,
        language,
        request: JSON.stringify(request),
        establishments: covered.all ? null : [...covered.codes],
        position: past?.position ?? null,
        made_at: at,
        bytes: this.#digests.bytes,
        rows: this.#count,
        prefixes: this.#digests.prefixes,
        digest: this.#digests.digest(),
        rows_digest: this.#rows.digest(),
        heading_digest: headingDigest(columns.map(({ heading }) => heading)),
        columns: JSON.stringify(columns),
        totals: JSON.stringify(totalLines(columns, table.totals())),
        facts: JSON.stringify((table.about ?? table.facts)()),
      })
      .execute();
  }
}

/** How long a file can be known again. */
const KEPT_DAYS = 3 * 366;

/** Throws out what nobody brings back any more; called now and then by the running server. */
export async function forgetOldFiles(db: Db, now: Date): Promise<void> {
  const before = new Date(now.getTime() - KEPT_DAYS * 86_400_000);
  await db.deleteFrom('export_file').where('made_at', '<', before).execute();
}
