import type { Generated, GeneratedAlways } from 'kysely';
import type { ScreenPath } from '../../../../contract/access';
import type { Versioned } from './versioned';

/* Saved views of screens (decision 112). */

export interface SavedView extends Versioned {
  id: string;
  owner_id: number;
  screen: ScreenPath;
  name: string;
  name_folded: GeneratedAlways<string>;
  /** A `ViewState` as JSON; a text, because its filter is one of the address. */
  state: string;
  /** When its owner was found switched off; a view that is not shared is deleted some time after. */
  left_at: Generated<Date | null>;
  /** Whose it was before it was inherited, which is whose it is again if they come back in time; `null`: nobody's. */
  former_owner_id: Generated<number | null>;
  inherited_at: Generated<Date | null>;
}

/** A profile whose people see a view. */
export interface SavedViewProfile {
  view_id: string;
  role: number;
}

/** A person who sees a view. */
export interface SavedViewPerson {
  view_id: string;
  user_id: number;
}

/** The view with which a person opens a screen. */
export interface DefaultView {
  user_id: number;
  screen: ScreenPath;
  view_id: string;
}
