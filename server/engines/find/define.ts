import type { ScreenPath, Standing } from '../../../contract/access';
import type { Language } from '../../../contract/languages';
import type { Place } from '../../../contract/place';
import type { TypedText } from '../../../contract/typed-text';
import type { Config } from '../../platform/config';
import type { Db } from '../../platform/db/connections';
import type { Nearness } from '../../platform/db/nearest';
import type { Scope } from '../../platform/principal/scope';
import type { Clock } from '../../platform/time/clock';

/** A record that somebody may mean. */
export interface Hit {
  readonly title: string;
  /** Tells it from others of that title, joined by dots; `null` and nothing are left out. */
  readonly detail: readonly (string | null)[];
  readonly to: Place;
  readonly nearness: Nearness;
}

/** For whom a text is searched, and when. */
export interface Searching {
  readonly db: Db;
  readonly person: Standing & { readonly id: number };
  /** Whose data the person sees on the screen of the finder. */
  readonly scope: Scope;
  readonly clock: Clock;
  /** Dates and amounts are written in it. */
  readonly language: Language;
  readonly config: Config;
}

/** One kind of records that can be found, which an area brings along (`Area.find`). */
export interface Finder {
  readonly kind: string;
  /** The screen that its hits lead to; nobody finds them who may not open that. */
  readonly screen: ScreenPath;
  /** Whom of those it concerns; absent: everybody. */
  concerns?(person: Standing): boolean;
  /** Searches with one cheap query, or with none where the text cannot be of this kind. */
  find(typed: TypedText, searching: Searching): Promise<readonly Hit[]>;
}

/** Defines a finder: `defineFinder({ kind: 'bank', screen: '/bancos', find: … })`. */
export const defineFinder = (finder: Finder): Finder => finder;
