import type { AccessChange, Holdings, PersonChange } from '../../engines/grants/change';
import { reaches } from '../../engines/grants/holders';
import type { StoredUser, UserValues } from './values';

/** Pairs the holdings that people have with those that they would have. */
export function peopleChange(
  changes: readonly { before: StoredUser | null; after: UserValues }[],
): AccessChange {
  const people = changes.map(({ before, after }): PersonChange => {
    const { login, name, active } = after;
    return {
      login,
      name,
      active,
      before: before === null ? null : holdingsOf(before.values),
      after: holdingsOf(after),
    };
  });
  return { groups: new Map(), people };
}

const holdingsOf = ({ profile, establishments, groups }: UserValues): Holdings => ({
  reaches: reaches(profile),
  establishments,
  groups,
});
