import { useQueryClient } from '@tanstack/react-query';
import type { GrouperFilter } from '../../../contract/groupers';
import { useBackCreated } from '../../kit/list/use-back-saved';
import { forgetGroups } from './forget-groups';

/**
 * Returns a function to call after a grouper was saved: it invalidates what depends on it, and goes to the list, which
 * shows a message, and of a new one that grouper.
 */
export function useGrouperSaved(): (filter?: Partial<GrouperFilter>) => void {
  const cache = useQueryClient();
  const back = useBackCreated('/agrupadores');
  return (filter) => {
    forgetGroups(cache);
    back(filter);
  };
}
