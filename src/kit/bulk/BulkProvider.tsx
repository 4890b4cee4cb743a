import { useMutation } from '@tanstack/react-query';
import { type ComponentType, type ReactNode, Suspense, useRef, useState } from 'react';
import { useNotify } from 'react-admin';
import type { BulkBatch, BulkResource } from '../../../contract/bulk';
import { lazyNamed } from '../../ui/code/lazy-named';
import { useFailureText } from '../../ui/failure/use-failure-text';
import { PartBoundary } from '../../ui/states/PartBoundary';
import { useIsRunning } from '../../ui/use-is-running';
import { isEffectChanged } from '../effect/is-effect-changed';
import { useShownList } from '../list/shown-list';
import { useSelectionSource } from '../list/use-selection';
import type { BulkDialogProps } from './BulkDialog';
import type { UndoDialogProps } from './UndoDialog';
import { useBatchEnd } from './use-batch-end';
import { BulkContext, type BulkKind, useBulkCalls } from './use-bulk';
import { needsEstablishments, type Work } from './work';

const UndoDialog = lazyNamed<'UndoDialog', UndoDialogProps>(() => import('./UndoDialog'), 'UndoDialog');

interface BulkProviderProps extends Pick<BulkKind, 'switchOff'> {
  /** Fetched with the first bulk action, because nobody needs the dialog before. */
  Dialog: ComponentType<BulkDialogProps>;
  children: ReactNode;
}

/** Bulk work for a list: its dialog, what runs, and what is said when something is done. */
export function BulkProvider({ children, Dialog, switchOff }: BulkProviderProps) {
  const { screen, wireFilter } = useShownList();
  const notify = useNotify();
  const failureText = useFailureText();
  const { current } = useSelectionSource();
  const [work, setWork] = useState<Work | null>(null);
  /** The batch that is about to be taken back. */
  const [toUndo, setToUndo] = useState<BulkBatch | null>(null);
  /** The batches that this page has begun and whose end it has not reported yet. */
  const awaited = useRef(new Set<string>());
  const resource = screen.slice(1) as BulkResource;
  const bulk = useBulkCalls({ resource, switchOff, wireFilter }, (key) => awaited.current.add(key));

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
      setWork({ kind: 'wish', action, selection: current() }),
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
        <PartBoundary onClose={() => setWork(null)}>
          <Suspense fallback={null}>
            <Dialog work={work} onClose={() => setWork(null)} />
          </Suspense>
        </PartBoundary>
      )}
      {toUndo !== null && (
        <PartBoundary onClose={() => setToUndo(null)}>
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
        </PartBoundary>
      )}
    </BulkContext>
  );
}
