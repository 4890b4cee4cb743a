import { useQueryClient } from '@tanstack/react-query';
import { useBackSaved } from '../../kit/list/use-back-saved';
import { forgetGroups } from './forget-groups';

/** What follows the save of a grouper: what depended on it is asked for anew, and the list tells of it. */
export function useGrouperSaved(): () => void {
  const cache = useQueryClient();
  const back = useBackSaved('/agrupadores');
  return () => {
    forgetGroups(cache);
    back();
  };
}
