import { useQueryClient } from '@tanstack/react-query';
import { useBackSaved } from '../../kit/list/use-back-saved';
import { forgetGroups } from './forget-groups';

/**
 * Returns a function to call after a grouper was saved: it invalidates what depends on it, and goes to the list, which
 * shows a message.
 */
export function useGrouperSaved(): () => void {
  const cache = useQueryClient();
  const back = useBackSaved('/agrupadores');
  return () => {
    forgetGroups(cache);
    back();
  };
}
