import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { type NewFactorRule, setFactorRule } from '../../../../contract/factor-rules';
import { call } from '../../../portal/client';
import { renewSession } from '../../../session/current-session';
import { factorRulesKey } from '../../../session/factor-keys';
import { PortalError } from '../../../ui/failure/portal-error';

/** The problems by field, in the person's language. */
type Faults = Readonly<Partial<Record<keyof NewFactorRule, string>>>;

/** Saves the rule of a profile; a refusal says at which field. */
export function useSaveRule(onSaved: () => void) {
  const notify = useNotify();
  const cache = useQueryClient();
  const [faults, setFaults] = useState<Faults>({});
  const { mutate, isPending, error } = useMutation({
    mutationFn: (rule: NewFactorRule) => call(setFactorRule, { body: rule }),
    onSuccess: (rules) => {
      cache.setQueryData(factorRulesKey, rules);
      // It may be the rule of the person's own profile.
      void renewSession(cache);
      notify('secondFactor.rules.edit.done', { type: 'success' });
      onSaved();
    },
    onError: (failure) => setFaults(failure instanceof PortalError ? faultsOf(failure) : {}),
  });
  return { save: mutate, saving: isPending, failure: error, faults, setFaults };
}

/** Those of the fields that the form has. */
const faultsOf = ({ fields: { rule, requiredFrom } }: PortalError): Faults => ({
  ...(rule !== undefined && { rule }),
  ...(requiredFrom !== undefined && { requiredFrom }),
});
