import { useQueryClient } from '@tanstack/react-query';
import { type RaRecord, useDelete, useNotify } from 'react-admin';

/**
 * Deletes a record, as a `ConfirmedButton` does its work: a success is told, a failure stays in its dialog, and the lists of
 * the resource are fetched again.
 * @param done the key of the text that tells the success
 */
export function useConfirmedDelete<Row extends RaRecord>(resource: string, record: Row, done: string) {
  const notify = useNotify();
  const cache = useQueryClient();
  const [remove, deletion] = useDelete<Row>(resource, undefined, {
    mutationMode: 'pessimistic',
    onSuccess: () => notify(done, { type: 'success' }),
    onError: () => undefined,
    onSettled: () => void cache.invalidateQueries({ queryKey: [resource, 'getList'] }),
  });
  // The row goes, and the dialog with it.
  return { ...deletion, run: () => void remove(resource, { id: record.id, previousData: record }) };
}
