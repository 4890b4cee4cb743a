import type { ScreenPath } from '../../../contract/access';
import type { ImportColumn, ImportResource } from '../../../contract/import-columns';
import type { Language } from '../../../contract/languages';
import type { MessageKey } from '../../../i18n/server';
import type { AppContext } from '../../platform/context';
import type { Db } from '../../platform/db/connections';
import type { Person } from '../../platform/principal/principal';
import type { AccessChange } from '../grants/change';
import type { Cells } from './cells';
import type { SheetTarget } from './sheet/target';

/** A column of an import as its target knows it. */
export interface TargetColumn {
  readonly title: MessageKey;
  readonly help: MessageKey;
  /** The names of the field on the wire, by which a heading is recognised too. */
  readonly wireNames: readonly string[];
  /** Whether its cells are dates. */
  readonly date?: boolean;
}

export interface ImportInput {
  /** As a spreadsheet counts, the heading is 1. */
  line: number;
  /** Without blanks around it; an empty cell is not there. */
  cells: Cells;
}

/** What is wrong with a row. */
export interface Problem {
  /** `null`: the row as a whole. */
  column: ImportColumn | null;
  key: MessageKey;
  parameters?: Readonly<Record<string, string | number>>;
}

/** What a change does to a column: values as `shown` takes them. */
export interface Difference {
  column: ImportColumn;
  before: string;
  after: string;
}

/**
 * What becomes of a row. A plan is plain data that says all that a save would do, the version that it was made on
 * included: two plans that are equal as JSON do the same.
 */
export type Verdict<Plan> =
  | ({ state: 'create' | 'unchanged'; plan: Plan } & Warned)
  | ({ state: 'change'; plan: Plan; changes: readonly Difference[] } & Warned)
  | { state: 'error'; problems: readonly [Problem, ...Problem[]] };

/** The same, and of a sheet that was exported to be edited: what becomes of it a person chooses, or nothing does. */
export type Outcome =
  | Verdict<object>
  | ({ state: 'conflict'; plan: object; changes: readonly Difference[] } & Warned)
  | { state: 'removed' };

interface Warned {
  /** What a person should look at, although the row can be imported. */
  warnings?: readonly Problem[];
}

/** Records that can be imported. A resource brings its own target; nothing else knows what a row means. */
export interface ImportTarget<Plan extends object = object> {
  readonly name: ImportResource;
  /** The screen that a person has to be allowed to open to import. */
  readonly screen: ScreenPath;
  /** In the order of the template. */
  readonly columns: Readonly<Partial<Record<ImportColumn, TargetColumn>>>;
  /** The column that says which record a row is about; a file needs it, or the alternative. */
  readonly key: ImportColumn;
  /** The column of names that hold from a moment on, unless they correct the spelling (decision 71). */
  readonly naming?: ImportColumn;
  /** Another column that may identify the record instead. */
  readonly alternative?: ImportColumn;
  /**
   * Looks at rows, all at once, and returns one verdict for each, in their order. Writes nothing.
   * @param person whose language is that of the preview, which the mails of the import speak too
   * @param hold whoever they are about is held until the transaction ends
   */
  judge(
    db: Db,
    context: AppContext,
    person: Person,
    rows: readonly ImportInput[],
    hold?: boolean,
  ): Promise<Verdict<Plan>[]>;
  /** A value of a `Difference`, as a person reads it. */
  shown(column: ImportColumn, value: string, language: Language): string;
  /**
   * Stores what is new and what changes, in the caller's transaction, with its audit and its mails; a `respelled` name
   * corrects the spelling.
   * @throws HttpError where something is not as it was when it was judged
   */
  store(
    trx: Db,
    context: AppContext,
    person: Person,
    plans: { creates: readonly Plan[]; changes: readonly Plan[]; respelled: boolean },
  ): Promise<void>;
  /** How its list leaves as a sheet to be edited. */
  readonly sheet?: SheetTarget;
  /** The effect of plans on people's access; absent: they have none. */
  readonly access?: {
    /** Whether groups are changed, or people. */
    readonly of: 'groups' | 'people';
    changeOf(db: Db, plans: readonly Plan[]): Promise<AccessChange>;
  };
  /** The message for a conflict with somebody else's write; `null` for any other failure. */
  conflictOf(error: unknown): Conflict | null;
}

/** A sentence, with what it names. */
interface Conflict {
  key: MessageKey;
  parameters: Readonly<Record<string, string | number>>;
}

/** What a person should look at in a row; an error says more. */
export const warningsOf = (verdict: Outcome): readonly Problem[] =>
  'warnings' in verdict ? (verdict.warnings ?? []) : [];

/** How many a sentence names. */
const NAMED = 10;

/** The first of some lines or keys, as a sentence names them. */
export function firstOf(items: readonly (string | number)[]): string {
  return items.slice(0, NAMED).join(', ') + (items.length > NAMED ? ', …' : '');
}

export type ImportTargets = Readonly<Record<ImportResource, ImportTarget>>;
