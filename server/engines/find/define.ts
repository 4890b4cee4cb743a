import type { ScreenPath, Standing } from '../../../contract/access';
import type { Place } from '../../../contract/place';
import type { TypedText } from '../../../contract/typed-text';
import type { Nearness } from '../../platform/db/nearest';
import type { View } from '../view';

/** A record that somebody may mean. */
export interface Hit {
  readonly title: string;
  /** Tells it from others of that title, joined by dots; `null` and nothing are left out. */
  readonly detail: readonly (string | null)[];
  readonly to: Place;
  readonly nearness: Nearness;
}

/** One kind of records that can be found, which an area brings along (`Area.find`). */
export interface Finder {
  readonly kind: string;
  /** The screen that its hits lead to; nobody finds them who may not open that. */
  readonly screen: ScreenPath;
  /** Whom of those it concerns; absent: everybody. */
  concerns?(person: Standing): boolean;
  /** Searches with one cheap query, or with none where the text cannot be of this kind. */
  find(typed: TypedText, searching: View): Promise<readonly Hit[]>;
}

/** Defines a finder: `defineFinder({ kind: 'bank', screen: '/bancos', find: … })`. */
export const defineFinder = (finder: Finder): Finder => finder;
