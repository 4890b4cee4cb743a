import type { RawBuilder } from 'kysely';
import type { ScreenPath } from '../../../contract/access';
import type { BulkAction, BulkResource, BulkSelection } from '../../../contract/bulk';
import type { AppContext } from '../../platform/context';
import type { Db } from '../../platform/db/connections';
import type { Person } from '../../platform/principal/principal';
import type { AccessChange } from '../grants/change';
import type { Reason } from './reasons';

/** A record as bulk work sees it. */
export interface Candidate {
  /** Its key, as text. */
  id: string;
  name: string;
  /** Its code, which is shown beside its name. */
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
  /** Whether the records are locked until the end of the transaction. */
  lock: boolean;
}

/**
 * What a resource brings to be changed in bulk. `Row` is a record with everything that judging it needs; `Change` is
 * what is written to one, and is stored as JSON.
 */
export interface BulkTarget<Row extends Candidate = Candidate, Change = unknown> {
  readonly name: BulkResource;
  readonly screen: ScreenPath;
  /**
   * Refuses a selection or an action that the person may not use, independent of the records.
   * @throws HttpError 400 for what does not exist, 403 for what is outside of the scope
   */
  check(
    db: Db,
    person: Person,
    selection: BulkSelection,
    action: BulkAction,
    context: AppContext,
  ): Promise<void>;
  /**
   * A query of the records that match a filter of the resource, with the columns `id`, as text, and `place`, to sort
   * by.
   */
  matching(db: Db, person: Person, filter: BulkFilter, context: AppContext): RawBuilder<unknown>;
  /** Loads those of these records that exist and that the person may change. */
  load(db: Db, person: Person, loading: Loading): Promise<Row[]>;
  judge(row: Row, action: BulkAction): Judgement<Change>;
  /** Why the person may not make a change, or no longer may; `null` where it may. */
  forbids(person: Person, row: Row, change: Change): Reason | null;
  /** Writes the changes, counts each version up by one, audits, and tells whom it concerns. */
  apply(
    trx: Db,
    context: AppContext,
    person: Person,
    changes: readonly { row: Row; change: Change }[],
  ): Promise<void>;
  /** The effect of changes on people's access; absent: they have none. */
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
