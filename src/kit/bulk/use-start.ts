import { useMutation } from '@tanstack/react-query';
import { useIsRunning } from '../../ui/use-is-running';
import { useBulk } from './use-bulk';

/**
 * Starts a batch, one call at a time. Trying again is safe: for a batch that has begun already the server only
 * returns how far it is. `start` takes the fingerprint of the effect on access that was shown, where the batch has
 * one.
 */
export function useStart(id: string | undefined) {
  const bulk = useBulk();
  const isRunning = useIsRunning('bulk', 'start');
  const { mutate, isPending, error } = useMutation({
    mutationKey: ['bulk', 'start'],
    mutationFn: bulk.start,
  });
  const start = (effect?: string) => {
    if (id !== undefined && !isRunning()) mutate({ id, effect });
  };
  return { start, starting: isPending, failure: error };
}
