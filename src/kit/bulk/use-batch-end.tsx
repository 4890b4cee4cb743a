import Button from '@mui/material/Button';
import { useQueryClient } from '@tanstack/react-query';
import { type RefObject, useEffect, useEffectEvent } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { type BulkBatch, bulkResources, listRefused } from '../../../contract/bulk';
import { call } from '../../portal/client';
import { useFormat } from '../../ui/format/use-format';
import { useSelectionSource } from '../list/use-selection';
import { type BulkControl, undoOf } from './use-bulk';

interface Endings {
  /** Closes the dialog: there is nothing more to say. */
  close: () => void;
  /** Shows the result: some records were not changed. */
  show: () => void;
}

/**
 * Acts on the end of a batch that this page has begun or has seen running: fetches the list anew, keeps the refused
 * records selected, and reports the success once, with a button to undo it.
 */
export function useBatchEnd(
  bulk: BulkControl,
  awaited: RefObject<Set<string>>,
  { close, show }: Endings,
): void {
  const { last } = bulk;
  const cache = useQueryClient();
  const notify = useNotify();
  const { counted } = useFormat();
  const { keep } = useSelectionSource();

  const end = useEffectEvent(async (batch: BulkBatch) => {
    const { changed, refused, vanished } = batch.counts;
    // A record may be on the lists of several resources.
    for (const resource of bulkResources) void cache.invalidateQueries({ queryKey: [resource] });
    if (refused + vanished > 0) show();
    else close();
    if (changed > 0) {
      notify(batch.undoes === null ? `bulk.done.${batch.action.kind}` : 'bulk.takenBack', {
        type: 'success',
        messageArgs: counted(changed),
        ...(batch.undoable && { action: <UndoButton onClick={() => bulk.takeBack(batch)} /> }),
      });
    }
    // When the refused records cannot be fetched, everything stays selected, these among it.
    const stay =
      refused === 0 ? [] : await call(listRefused, { params: { id: batch.id } }).then(({ ids }) => ids);
    keep(stay);
  });
  useEffect(() => {
    if (last === null) return;
    const keys = awaited.current;
    if (last.state === 'running') keys.add(last.id);
    if (last.state !== 'done') return;
    const isAwaited = keys.delete(last.id) || (last.undoes !== null && keys.delete(undoOf(last.undoes)));
    if (isAwaited) end(last).catch(() => {});
  }, [last, awaited]);
}

/** Undoes the last batch; it stands in the snackbar that reports the end of the batch. */
function UndoButton({ onClick }: { onClick: () => void }) {
  const translate = useTranslate();
  return (
    <Button size="small" color="inherit" onClick={onClick}>
      {translate('bulk.undo')}
    </Button>
  );
}
