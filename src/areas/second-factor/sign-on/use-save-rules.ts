import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
import type { BodyOf } from '../../../../contract/operation';
import { saveSignOnRules } from '../../../../contract/single-sign-on';
import { PEOPLE } from '../../../network/user-form/person';
import { call } from '../../../portal/client';
import { providersKey } from './use-providers';

/** Saves the rules of a provider. */
export function useSaveRules(provider: string, onSaved: () => void, onRefused: (failure: unknown) => void) {
  const notify = useNotify();
  const cache = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: (body: BodyOf<typeof saveSignOnRules>) =>
      call(saveSignOnRules, { params: { provider }, body }),
    onSuccess: (shown) => {
      cache.setQueryData(providersKey, shown);
      // Profiles and scopes may be others now.
      for (const name of PEOPLE) void cache.invalidateQueries({ queryKey: [name] });
      notify('singleSignOn.edit.done', { type: 'success' });
      onSaved();
    },
    onError: onRefused,
  });
  return { save: mutate, saving: isPending };
}
