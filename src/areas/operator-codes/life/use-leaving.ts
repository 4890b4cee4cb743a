import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type BulkBatch, previewBulk, startBulk, undoBulk } from '../../../../contract/bulk';
import { call } from '../../../portal/client';

const RESOURCE = 'codigos-operadores';

type Step = 'found' | 'previewed' | 'done' | 'undone';

/** Switches codes off as bulk work (decision 24), which can be undone. */
export function useLeaving(codes: readonly number[]) {
  const cache = useQueryClient();
  const [step, setStep] = useState<Step>('found');
  const [batch, setBatch] = useState<BulkBatch | null>(null);
  const { mutate, isPending, error } = useMutation({
    mutationFn: async ({ work }: { work: () => Promise<BulkBatch>; next: Step }) => work(),
    onSuccess: (reply, { next }) => {
      setBatch(reply);
      setStep(next);
    },
    // Also after a failure, because the codes may have been changed all the same.
    onSettled: (_reply, _error, { next }) => {
      if (next === 'previewed') return;
      for (const queryKey of [[RESOURCE], ['bulk', RESOURCE]]) void cache.invalidateQueries({ queryKey });
    },
  });
  const go = (next: Step, work: () => Promise<BulkBatch>) => {
    if (!isPending) mutate({ work, next });
  };
  const id = batch?.id ?? '';
  const ids = codes.map(String);
  const body = { resource: RESOURCE, selection: { ids }, action: { kind: 'deactivate' } } as const;
  return {
    batch,
    step,
    busy: isPending,
    failed: error,
    look: () => go('previewed', () => call(previewBulk, { body })),
    act: () => go('done', () => call(startBulk, { query: {}, params: { id } })),
    undo: () => go('undone', () => call(undoBulk, { params: { id }, query: {} })),
    cancel: () => {
      setStep('found');
      setBatch(null);
    },
  };
}
