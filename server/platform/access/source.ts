import type { ScreenPath } from '../../../contract/access';
import type { AccessWish } from '../../../contract/access-effect';
import type { AppContext } from '../context';
import type { Db } from '../db/open';
import type { Person } from '../principal/principal';
import type { AccessChange } from './change';

/** One way in which access is changed, by the kind of its wish on the wire. */
export interface AccessSource<Kind extends AccessWish['kind'] = AccessWish['kind']> {
  readonly kind: Kind;
  /** Who may open it may ask. */
  screen(wish: Extract<AccessWish, { kind: Kind }>): ScreenPath;
  /**
   * What the wish comes to by now.
   * @throws HttpError 404 for a record or a batch that is not there, or is not the person's
   */
  changeOf(
    db: Db,
    context: AppContext,
    person: Person,
    wish: Extract<AccessWish, { kind: Kind }>,
  ): Promise<AccessChange>;
}

/** A way of one kind or another. */
export type AnyAccessSource = { [Kind in AccessWish['kind']]: AccessSource<Kind> }[AccessWish['kind']];

/** Every way in which access is changed. */
export type AccessSources = { readonly [Kind in AccessWish['kind']]: AccessSource<Kind> };

/** The source of a wish. */
export function sourceOf(sources: AccessSources, { kind }: AccessWish): AccessSource {
  return sources[kind] as unknown as AccessSource;
}
