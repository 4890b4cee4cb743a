import type { Standing } from '../../contract/access';
import type { Language } from '../../contract/languages';
import type { Config } from '../platform/config';
import type { Db } from '../platform/db/connections';
import type { Scope } from '../platform/principal/scope';
import type { Clock } from '../platform/time/clock';

/** A person who looks at something: what areas get that bring their part to a call of all of them. */
export interface View {
  readonly db: Db;
  readonly person: Standing & { readonly id: number };
  /** Whose data the person sees on the screen that it is about. */
  readonly scope: Scope;
  readonly clock: Clock;
  /** Texts, dates and amounts are in it. */
  readonly language: Language;
  readonly config: Config;
}
