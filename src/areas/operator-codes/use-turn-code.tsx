import Button from '@mui/material/Button';
import { useQueryClient } from '@tanstack/react-query';
import { useNotify, useTranslate, useUpdate } from 'react-admin';
import { useFailureText } from '../../ui/failure/use-failure-text';
import { useClock } from '../../ui/format/use-clock';
import { useIsUpdating } from '../../ui/use-is-running';
import type { CodeRecord } from './code';

const RESOURCE = 'codigos-operadores';
/** Marks a change that undoes another one. */
const UNDOING = { undoing: true };

/** Switches a code on or off from the list; a button in the snackbar undoes it. */
export function useTurnCode() {
  const notify = useNotify();
  const translate = useTranslate();
  const failureText = useFailureText();
  const cache = useQueryClient();
  const clock = useClock();
  const isUpdating = useIsUpdating(RESOURCE);
  const [update, { isPending: turning }] = useUpdate<CodeRecord>(RESOURCE, undefined, {
    mutationMode: 'pessimistic',
    onSuccess: (stored, { meta }) => {
      // LIST-01: this list shows the change already, and is fetched again when a person returns to it.
      void cache.invalidateQueries({ queryKey: [RESOURCE], refetchType: 'none' });
      const undo = (
        <Button size="small" color="inherit" onClick={() => turn(stored, true)}>
          {translate('operatorCodes.undo')}
        </Button>
      );
      notify('edit.saved', { type: 'success', ...(meta !== UNDOING && { action: undo }) });
    },
    onError: (error) => {
      notify(`${translate('operatorCodes.form.saveFailed')} ${failureText(error)}`, { type: 'error' });
      // Another person may have changed it first, or the reply was lost: the list is fetched again and shows what is
      // stored.
      void cache.invalidateQueries({ queryKey: [RESOURCE] });
    },
  });

  const turn = (code: CodeRecord, undoing = false) => {
    if (isUpdating(code.id)) return;
    const data = { ...code, status: !code.status, fim: clock() };
    void update(RESOURCE, { id: code.id, data, previousData: code, ...(undoing && { meta: UNDOING }) });
  };
  return { turn, turning };
}
