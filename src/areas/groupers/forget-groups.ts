import type { QueryClient } from '@tanstack/react-query';
import { PEOPLE } from '../../kit/user-form/person';

/**
 * LIST-01: what is remembered of groups, and of what people have access to through them, is asked for anew: the lists, and
 * what the form of users chooses from.
 */
export function forgetGroups(cache: QueryClient): void {
  for (const name of ['agrupadores', ...PEOPLE, 'listAssociators', 'listEcs']) {
    void cache.invalidateQueries({ queryKey: [name] });
  }
}
