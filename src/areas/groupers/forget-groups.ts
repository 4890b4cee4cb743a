import type { QueryClient } from '@tanstack/react-query';
import { PEOPLE } from '../../network/user-form/person';

/**
 * LIST-01: invalidates the cached groups and everything that depends on them: the lists of groups and of people with
 * access through them, and the options of the users' form.
 */
export function forgetGroups(cache: QueryClient): void {
  for (const name of ['agrupadores', ...PEOPLE, 'listAssociators', 'listEcs']) {
    void cache.invalidateQueries({ queryKey: [name] });
  }
}
