import type { RawBuilder } from 'kysely';
import type { ScreenPath } from '../../../contract/access';
import type { BulkAction, BulkResource, BulkSelection } from '../../../contract/bulk';
import type { AccessChange } from '../access/change';
import type { AppContext } from '../context';
import type { Db } from '../db/open';
import type { Person } from '../principal/principal';
import type { Reason } from './reasons';

/** A record as bulk work sees it. */
export interface Candidate {
  /** Its key, as text. */
  id: string;
  name: string;
  /** What it is known by beside its name. */
  code: string;
  version: number;
}

/** What an action does to a record; `reversal` takes it back as long as nobody has changed the record since. */
export type Judgement<Change> =
  | { outcome: 'changing'; change: Change; reversal: Change }
  | { outcome: 'already' }
  | { outcome: 'refused'; reason: Reason };

/** A filter of the resource's own shape. */
type BulkFilter = Extract<BulkSelection, { filter: object }>['filter'];

interface Loading {
  context: AppContext;
  ids: readonly string[];
  action: BulkAction;
  /** Keeps the records as they are until the end of the transaction. */
  lock: boolean;
}

/**
 * What a resource brings along to be worked on in bulk. `Row` is a record with all that judging it takes, `Change` what
 * is written to one, kept as JSON.
 */
export interface BulkTarget<Row extends Candidate = Candidate, Change = unknown> {
  readonly name: BulkResource;
  readonly screen: ScreenPath;
  /**
   * Refuses a selection or an action that is none of the person's, whatever the records.
   * @throws HttpError 400 for what does not exist, 403 for what is outside the scope
   */
  check(
    db: Db,
    person: Person,
    selection: BulkSelection,
    action: BulkAction,
    context: AppContext,
  ): Promise<void>;
  /** The records that a filter of the resource's own shape names: a query of `id`, as text, and `place`, to sort by. */
  matching(db: Db, person: Person, filter: BulkFilter): RawBuilder<unknown>;
  /** Those of these records that there are and that the person may touch. */
  load(db: Db, person: Person, loading: Loading): Promise<Row[]>;
  judge(row: Row, action: BulkAction): Judgement<Change>;
  /** Why a change of a record is not the person's to make, or is no longer; `null` where it is. */
  forbids(person: Person, row: Row, change: Change): Reason | null;
  /** Writes the changes, counts each version up by one, audits, and tells whom it concerns. */
  apply(
    trx: Db,
    context: AppContext,
    person: Person,
    changes: readonly { row: Row; change: Change }[],
  ): Promise<void>;
  /** What changes do to what people have access to; absent: nothing. */
  readonly access?: {
    /** Whether groups are changed, or people. */
    readonly of: 'groups' | 'people';
    changeOf(changes: readonly { row: Row; change: Change }[]): AccessChange;
  };
}

/** Everything that can be worked on, by the name of its resource. */
export type BulkTargets = Readonly<Record<BulkResource, BulkTarget>>;

/** What bulk work is done with. */
export interface BulkContext {
  readonly context: AppContext;
  readonly targets: BulkTargets;
}
