import { useMutation } from '@tanstack/react-query';
import { lazy, type ReactNode, Suspense, useRef, useState } from 'react';
import { useNotify } from 'react-admin';
import type { BulkBatch } from '../../../contract/bulk';
import { useFailureText } from '../../shell/states/use-failure-text';
import { isEffectChanged } from '../effect/is-effect-changed';
import { useListSelection } from '../list/use-selection';
import { useIsRunning } from '../use-is-running';
import { useBatchEnd } from './use-batch-end';
import { BulkContext, type BulkKind, useBulkCalls } from './use-bulk';
import { needsEstablishments, type Work } from './work';

/** Fetched with the first bulk action, because nobody needs the dialog before. */
const BulkDialog = lazy(() => import('./BulkDialog').then(({ BulkDialog }) => ({ default: BulkDialog })));
const UndoDialog = lazy(() => import('./UndoDialog').then(({ UndoDialog }) => ({ default: UndoDialog })));

interface BulkProviderProps extends BulkKind {
  children: ReactNode;
}

/** Bulk work for a list: its dialog, what runs, and what is said when something is done. */
export function BulkProvider({ children, ...kind }: BulkProviderProps) {
  const notify = useNotify();
  const failureText = useFailureText();
  const { selection } = useListSelection();
  const [work, setWork] = useState<Work | null>(null);
  /** The batch that is about to be taken back. */
  const [toUndo, setToUndo] = useState<BulkBatch | null>(null);
  /** The batches that this page has begun and whose end it has not reported yet. */
  const awaited = useRef(new Set<string>());
  const bulk = useBulkCalls(kind, (key) => awaited.current.add(key));

  const isRunning = useIsRunning('bulk', 'undo');
  const undo = useMutation({
    mutationKey: ['bulk', 'undo'],
    mutationFn: bulk.undo,
    onSuccess: () => setToUndo(null),
    onError: (error) => {
      // The effect has changed since it was shown: the dialog shows the present one and asks again.
      if (isEffectChanged(error)) return;
      setToUndo(null);
      notify('bulk.undoFailed', { type: 'error', messageArgs: { reason: failureText(error) } });
    },
  });
  const control = {
    ...bulk,
    begin: (action: Extract<Work, { kind: 'wish' }>['action']) =>
      setWork({ kind: 'wish', action, selection }),
    show: () => setWork({ kind: 'batch' }),
    takeBack: (batch: BulkBatch) => {
      if (isRunning()) return;
      undo.reset();
      if (needsEstablishments(batch.action.kind)) setToUndo(batch);
      else undo.mutate({ id: batch.id });
    },
    takingBack: undo.isPending,
  };
  useBatchEnd(control, awaited, { close: () => setWork(null), show: control.show });
  return (
    <BulkContext value={control}>
      {children}
      {work !== null && (
        <Suspense fallback={null}>
          <BulkDialog work={work} onClose={() => setWork(null)} />
        </Suspense>
      )}
      {toUndo !== null && (
        <Suspense fallback={null}>
          <UndoDialog
            batch={toUndo}
            busy={undo.isPending}
            failure={undo.error}
            onCancel={() => setToUndo(null)}
            onConfirm={(effect) => {
              if (!isRunning()) undo.mutate({ id: toUndo.id, effect });
            }}
          />
        </Suspense>
      )}
    </BulkContext>
  );
}
