import { type RawBuilder, type Selectable, type SqlBool, sql } from 'kysely';
import type { ScreenPath } from '../../../contract/access';
import type { FileFormat } from '../../../contract/exports';
import type { Language } from '../../../contract/languages';
import { message } from '../../../i18n/server';
import type { Db } from '../../platform/db/connections';
import type { ExportFile } from '../../platform/db/tables/work';
import type { Scope } from '../../platform/principal/scope';
import type { ExportSource } from '../exports/source';
import type { Column, Fact } from '../exports/table';
import { aboutLines, numberFact } from './about';
import type { Content, Layout } from './content';

/** Who asks about a file. Files of establishments outside of its scope are unknown to it. */
export interface Asker {
  /** `null`: nobody who could have made one. */
  id: number | null;
  scope: Scope;
  opens(screen: ScreenPath): boolean;
}

/** A file that was made, and what made it. */
export interface KnownFile
  extends Omit<Selectable<ExportFile>, 'format' | 'language' | 'columns' | 'totals' | 'facts' | 'about'> {
  format: FileFormat;
  language: Language;
  columns: Column[];
  totals: string[][];
  facts: Fact[];
  /** The lines beside its table, cell by cell: what it says of itself. */
  about: string[][];
  /** Whether a file without a line beside its table may be this one. */
  mayBeSilent: boolean;
  source: ExportSource;
}

/** Files of the same rows that are looked at, and ways in which a heading is read: the newest ones. */
const MOST_ALIKE = 20;
const MOST_LAYOUTS = 8;

/** Finds files among those that the asker may know of. */
export class Files {
  constructor(
    private readonly db: Db,
    private readonly sources: Readonly<Record<string, ExportSource>>,
    private readonly asker: Asker,
  ) {}

  async byDigest(digest: Buffer): Promise<KnownFile | undefined> {
    return this.#newest(sql`digest = ${digest}`);
  }

  async byNumber(number: string): Promise<KnownFile | undefined> {
    return this.#newest(sql`number = ${number}`);
  }

  /** The newest one that begins with the same bytes and is longer. */
  async byBeginning(prefixes: readonly Buffer[], bytes: number): Promise<KnownFile | undefined> {
    const longest = prefixes.at(-1);
    if (longest === undefined) return undefined;
    return this.#newest(sql`prefixes @> array[${longest}::bytea] and bytes > ${bytes}`);
  }

  /** How files with this heading are read: a few ways, however many files there are. */
  async layoutsOf(heading: Buffer): Promise<Layout[]> {
    const layouts = await this.#known()
      .where('heading_digest', '=', heading)
      .select(['columns', 'language'])
      .distinct()
      .limit(MOST_LAYOUTS)
      .execute();
    return layouts as Layout[];
  }

  /** The newest files of a heading that have these rows, in this order or in another one. */
  async byRows(heading: Buffer, { digest, sum }: Pick<Content, 'digest' | 'sum'>): Promise<KnownFile[]> {
    const files = await this.#all()
      .where('heading_digest', '=', heading)
      .where((eb) => eb.or([eb('rows_digest', '=', digest), eb('rows_sum', '=', sum)]))
      .limit(MOST_ALIKE)
      .execute();
    return files.flatMap((file) => this.#knownFile(file));
  }

  /** Those that the asker may know of: before any limit, so that other people's files are none of it. */
  #known() {
    const { id, scope } = this.asker;
    const kinds = Object.entries(this.sources)
      .filter(([, { screens }]) => screens.some((screen) => this.asker.opens(screen)))
      .map(([kind]) => kind);
    return this.db
      .selectFrom('export_file')
      .where('kind', '=', sql<string>`any(${kinds}::text[])`)
      .$if(!scope.all, (files) =>
        files.where((eb) =>
          eb.or([
            // A file about no establishment is its maker's alone.
            eb.and([eb('establishments', '=', sql<string[]>`'{}'`), eb('user_id', '=', id)]),
            eb.and([
              eb('establishments', '!=', sql<string[]>`'{}'`),
              sql<boolean>`establishments <@ ${scope.all ? [] : scope.codes}::text[]`,
            ]),
          ]),
        ),
      );
  }

  #all() {
    return this.#known().selectAll().orderBy('made_at', 'desc');
  }

  /** @param narrowed which of the files are meant */
  async #newest(narrowed: RawBuilder<SqlBool>): Promise<KnownFile | undefined> {
    const file = await this.#all().where(narrowed).limit(1).executeTakeFirst();
    return file === undefined ? undefined : this.#knownFile(file)[0];
  }

  #knownFile(file: Selectable<ExportFile>): KnownFile[] {
    const source = this.sources[file.kind];
    if (source === undefined) return [];
    const known = { ...(file as Omit<KnownFile, 'about' | 'mayBeSilent' | 'source'>), source };
    const about = file.about as string[][] | null;
    // Of older files it is not known: a list as CSV has no facts, so that it can be imported.
    const mayBeSilent = about === null && file.format === 'csv' && file.position === null;
    return [{ ...known, about: about ?? derivedAbout(known), mayBeSilent }];
  }
}

/** What a file says of itself that was made before that was kept: its facts are, and the rest follows from them. */
function derivedAbout(file: Omit<KnownFile, 'about' | 'mayBeSilent'>): string[][] {
  const { format, language, columns, totals, facts, number, source } = file;
  return aboutLines({
    format,
    language,
    title: message(language, source.title),
    facts: [...facts, numberFact(language, number)],
    columns,
    totals: totals.map(([label = '', ...cells]) => ({
      label,
      amounts: Object.fromEntries(cells.map((cell, at) => [columns[at + 1]?.id ?? '', cell])),
    })),
  });
}
