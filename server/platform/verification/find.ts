import { type Selectable, sql } from 'kysely';
import type { ScreenPath } from '../../../contract/access';
import type { Db } from '../db/open';
import type { ExportFile } from '../db/tables/work';
import type { ExportSource } from '../exports/source';
import type { Column, Fact } from '../exports/table';
import type { Scope } from '../principal/scope';

/** Who asks about a file. Files of establishments outside of its scope are unknown to it. */
export interface Asker {
  /** `null`: nobody who could have made one. */
  id: number | null;
  scope: Scope;
  opens(screen: ScreenPath): boolean;
}

/** A file that was made, and what made it. */
export interface KnownFile extends Omit<Selectable<ExportFile>, 'columns' | 'totals' | 'facts'> {
  columns: Column[];
  totals: string[][];
  facts: Fact[];
  source: ExportSource;
}

/** Files of one heading that are looked at: the newest ones. */
const MOST_ALIKE = 20;

/** Finds files among those that the asker may know of. */
export class Files {
  constructor(
    private readonly db: Db,
    private readonly sources: Readonly<Record<string, ExportSource>>,
    private readonly asker: Asker,
  ) {}

  async byDigest(digest: Buffer): Promise<KnownFile | undefined> {
    return this.#known(await this.#all().where('digest', '=', digest).execute())[0];
  }

  async byNumber(number: string): Promise<KnownFile | undefined> {
    return this.#known(await this.#all().where('number', '=', number).execute())[0];
  }

  /** The newest one that begins with the same bytes and is longer. */
  async byBeginning(prefixes: readonly Buffer[], bytes: number): Promise<KnownFile | undefined> {
    const longest = prefixes.at(-1);
    if (longest === undefined) return undefined;
    const alike = this.#all()
      .where(sql<boolean>`prefixes @> array[${longest}::bytea]`)
      .where('bytes', '>', bytes);
    return this.#known(await alike.limit(MOST_ALIKE).execute())[0];
  }

  async byHeading(digest: Buffer): Promise<KnownFile[]> {
    return this.#known(await this.#all().where('heading_digest', '=', digest).limit(MOST_ALIKE).execute());
  }

  #all() {
    return this.db.selectFrom('export_file').selectAll().orderBy('made_at', 'desc');
  }

  #known(files: Selectable<ExportFile>[]): KnownFile[] {
    return files.flatMap((file) => {
      const source = this.sources[file.kind];
      return source !== undefined && this.#sees(file, source) ? [{ ...(file as KnownFile), source }] : [];
    });
  }

  #sees(
    { user_id, establishments }: Pick<ExportFile, 'user_id' | 'establishments'>,
    { screens }: ExportSource,
  ): boolean {
    const { id, scope } = this.asker;
    if (!screens.some((screen) => this.asker.opens(screen))) return false;
    if (scope.all) return true;
    if (establishments === null) return false;
    // A file about no establishment is its maker's alone.
    if (establishments.length === 0) return user_id !== null && user_id === id;
    const codes = new Set(scope.codes);
    return establishments.every((code) => codes.has(code));
  }
}
