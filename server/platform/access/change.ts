/** What gives somebody access: its own establishments, and groups. */
export interface Holdings {
  /** Whether its profile has access to what it holds: that of a manager or report viewer has (`scopeOf`). */
  reaches: boolean;
  establishments: readonly string[];
  groups: readonly number[];
}

/** Somebody whose own holdings change. */
export interface PersonChange {
  /** Which nobody else has. */
  login: string;
  name: string;
  active: boolean;
  /** `null`: nobody yet. */
  before: Holdings | null;
  after: Holdings;
}

/** A change of what people have access to, before it is made: of groups, or of people. */
export interface AccessChange {
  /** What groups hold after it; nothing, where a group is deleted. Those that are not here stay as they are. */
  groups: ReadonlyMap<number, readonly string[]>;
  /** Nobody twice. */
  people: readonly PersonChange[];
}

/** A change after which everybody has what everybody had. */
export const NO_CHANGE: AccessChange = { groups: new Map(), people: [] };
