import { useQueryClient } from '@tanstack/react-query';
import { useNotify, useTranslate, useUpdate } from 'react-admin';
import { useFailureText } from '../../ui/failure/use-failure-text';
import { useIsUpdating } from '../../ui/use-is-running';
import type { AccountRecord } from './account';

const RESOURCE = 'contas';

/** ACC-11: activates or deactivates an account. The row changes when the server has replied. */
export function useTurnAccount() {
  const notify = useNotify();
  const translate = useTranslate();
  const failureText = useFailureText();
  const cache = useQueryClient();
  const isUpdating = useIsUpdating(RESOURCE);
  // Options of the hook and not of the call, so that they apply even if the row is gone meanwhile.
  const [update, { isPending: turning }] = useUpdate<AccountRecord>(RESOURCE, undefined, {
    mutationMode: 'pessimistic',
    onSuccess: () => notify('edit.saved', { type: 'success' }),
    onError: (error) =>
      notify(`${translate('accounts.turn.failed')} ${failureText(error)}`, { type: 'error' }),
    // Also after a failure: another person may have changed it first, or only the reply was lost.
    onSettled: () => void cache.invalidateQueries({ queryKey: [RESOURCE, 'getList'] }),
  });
  const turn = (account: AccountRecord) => {
    if (isUpdating(account.id)) return;
    const { id, ativo, version } = account;
    void update(RESOURCE, { id, data: { ativo: !ativo, version }, previousData: account });
  };
  return { turn, turning };
}
