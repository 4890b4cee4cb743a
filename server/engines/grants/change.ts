/** What gives somebody access: its own establishments, and groups. */
export interface Holdings {
  /** Whether the profile uses these holdings at all, as that of a manager or report viewer does (`scopeOf`). */
  reaches: boolean;
  establishments: readonly string[];
  groups: readonly number[];
}

/** Somebody whose own holdings change. */
export interface PersonChange {
  /** Unique among all people. */
  login: string;
  name: string;
  active: boolean;
  /** `null`: nobody yet. */
  before: Holdings | null;
  after: Holdings;
}

/** A change of what people have access to, before it is made: of groups, or of people. */
export interface AccessChange {
  /**
   * The establishments of each changed group after the change; none for a group that is deleted. Other groups stay as
   * they are.
   */
  groups: ReadonlyMap<number, readonly string[]>;
  /** Each person at most once. */
  people: readonly PersonChange[];
}

/** A change that changes nobody's access. */
export const NO_CHANGE: AccessChange = { groups: new Map(), people: [] };
