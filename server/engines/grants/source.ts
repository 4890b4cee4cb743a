import type { ScreenPath } from '../../../contract/access';
import type { AccessWish } from '../../../contract/access-effect';
import type { AppContext } from '../../platform/context';
import type { Db } from '../../platform/db/connections';
import type { Person } from '../../platform/principal/principal';
import type { AccessChange } from './change';

/** One way in which access is changed, by the kind of its wish on the wire. */
export interface AccessSource<Kind extends AccessWish['kind'] = AccessWish['kind']> {
  readonly kind: Kind;
  /** The screen that a person has to be allowed to open to ask for the effect. */
  screen(wish: Extract<AccessWish, { kind: Kind }>): ScreenPath;
  /**
   * Turns the wish into the change that it would make at this moment.
   * @throws HttpError 404 for a record or a batch that does not exist or does not belong to the person
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
