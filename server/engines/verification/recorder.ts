import { createHash, hash, randomInt } from 'node:crypto';
import { sql } from 'kysely';
import type { FileFormat } from '../../../contract/exports';
import { FILE_NUMBER_SIGNS, fileNumberOf } from '../../../contract/file-number';
import type { AppContext } from '../../platform/context';
import type { Db } from '../../platform/db/connections';
import type { Scope } from '../../platform/principal/scope';
import { purgeRows } from '../../platform/retention/purge';
import { keptSince } from '../../platform/retention/settings';
import { isWorkbook, linesOf, longTextsFact, takesLines } from '../exports/long-texts';
import type { Column, ExportTable, Fact, Row, Total } from '../exports/table';
import type { ExportOrder } from '../exports/tickets';
import { aboutLines, numberFact } from './about';
import { DigestedRows, digested, written } from './canonical';
import { Digests } from './prefixes';
import { DigestSum, ROW_DIGEST } from './row-digests';

const newNumber = () => fileNumberOf(Array.from({ length: FILE_NUMBER_SIGNS }, () => randomInt(32)));

/** Rows of a list that are told from others later on: of longer lists nobody knows more than whether all are the same. */
const MOST_KEPT = 100_000;

/** By which files are found that have the same columns. */
export const headingDigest = (headings: readonly string[]): Buffer =>
  createHash('sha256')
    .update(digested(headings.map((heading) => written(heading, 'text'))))
    .digest();

/** The lines of totals as cells, in the form in which they are compared: the label first. */
const totalLines = (columns: readonly Column[], totals: readonly Total[]): string[][] =>
  totals.map(({ label, amounts }) =>
    columns.map(({ id, type }, index) =>
      index === 0 ? written(label, 'text') : written(amounts[id] ?? null, type),
    ),
  );

/** Watches one download go by and keeps what it takes to know the file again. */
export class FileRecorder {
  #number = newNumber();
  readonly #digests = new Digests();
  readonly #rows = createHash('sha256');
  /** Of rows that cannot be made again: what is left of each. */
  readonly #kept: Buffer[] = [];
  readonly #sum = new DigestSum();
  #count = 0;
  /** Rows that take several lines, because a text of theirs is longer than a cell. */
  #long = 0;
  #table: ExportTable | undefined;

  constructor(readonly format: FileFormat) {}

  /** The table with the number among its facts; its rows are noted while they are read. */
  numbered(table: ExportTable): ExportTable {
    this.#table = table;
    this.#number = table.number ?? this.#number;
    return {
      ...table,
      number: this.#number,
      facts: () => this.#facts(table.facts()),
      batches: this.#noted(table),
    };
  }

  /** The number is one of them, also where there is no other; a list as CSV has none at all, so that it can be imported. */
  #facts(facts: readonly Fact[]): readonly Fact[] {
    const language = this.#table?.language ?? 'en';
    if (this.format === 'csv' && facts.length === 0) return facts;
    return [...facts, ...longTextsFact(language, this.#long), numberFact(language, this.#number)];
  }

  async *#noted({ batches, columns, past }: ExportTable): AsyncGenerator<readonly Row[]> {
    const digested = new DigestedRows(columns.map(({ type }) => type));
    for await (const rows of batches) {
      const ends = rows.map((row) => {
        digested.add(row);
        return digested.length;
      });
      const bytes = digested.take();
      this.#rows.update(bytes);
      if (past === undefined) this.#keepEach(bytes, ends);
      this.#count += rows.length;
      yield isWorkbook(this.format) ? this.#inLines(rows, columns) : rows;
    }
  }

  /** The same rows, none of whose texts is longer than a cell. */
  #inLines(rows: readonly Row[], columns: readonly Column[]): readonly Row[] {
    const long = rows.filter(takesLines).length;
    if (long === 0) return rows;
    this.#long += long;
    return rows.flatMap((row) => linesOf(row, columns));
  }

  #keepEach(bytes: Uint8Array, ends: readonly number[]): void {
    let start = 0;
    for (const end of ends) {
      const digest = hash('sha256', bytes.subarray(start, end), 'buffer');
      this.#sum.add(digest);
      if (this.#kept.length < MOST_KEPT) this.#kept.push(digest.subarray(0, ROW_DIGEST));
      start = end;
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
    const { columns, past, title, totals } = table;
    const covered = past?.scope ?? scope;
    const digest = this.#digests.digest();
    const kept = await db
      .insertInto('export_file')
      .values({
        number: this.#number,
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
        digest,
        rows_digest: this.#rows.digest(),
        heading_digest: headingDigest(columns.map(({ heading }) => heading)),
        columns: JSON.stringify(columns),
        rows_sum: past === undefined ? this.#sum.bytes() : null,
        row_digests: past === undefined && this.#count <= MOST_KEPT ? Buffer.concat(this.#kept) : null,
        totals: JSON.stringify(totalLines(columns, totals())),
        facts: JSON.stringify((table.about ?? table.facts)()),
        about: JSON.stringify(
          aboutLines({
            format: this.format,
            language: table.language,
            title,
            facts: this.#facts(table.facts()),
            columns,
            totals: totals(),
          }),
        ),
      })
      .onConflict((conflict) => conflict.column('number').doNothing())
      .executeTakeFirst();
    if (kept.numInsertedOrUpdatedRows !== 1n) await assertSameFile(db, this.#number, digest);
  }
}

/** @throws Error where the file that has this number is another one: it was given out and never changes */
async function assertSameFile(db: Db, number: string, digest: Buffer): Promise<void> {
  const known = await db
    .selectFrom('export_file')
    .where('number', '=', number)
    .select('digest')
    .executeTakeFirst();
  if (known?.digest.equals(digest) !== true) throw new Error(`The file ${number} was another one`);
}

/** Throws out what nobody brings back any more; called now and then by the running server. */
export async function purgeOldFiles(context: AppContext): Promise<void> {
  await purgeRows(context, 'export_file', sql`made_at < ${keptSince(context, 'exports')}::timestamptz`);
}
