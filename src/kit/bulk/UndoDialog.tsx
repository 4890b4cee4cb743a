import { useTranslate } from 'react-admin';
import type { BulkBatch } from '../../../contract/bulk';
import { EffectDialog } from '../effect/EffectDialog';
import { useShownEffect } from '../effect/use-shown-effect';
import { titleKey } from './work';

export interface UndoDialogProps {
  batch: BulkBatch;
  busy: boolean;
  /** Why the last attempt was refused. */
  failure: unknown;
  onCancel: () => void;
  /** Called with the fingerprint of the effect that was shown. */
  onConfirm: (effect: string) => void;
}

/** Shows who would gain and who would lose which access by undoing a batch, and asks for confirmation. */
export function UndoDialog({ batch, busy, failure, onCancel, onConfirm }: UndoDialogProps) {
  const translate = useTranslate();
  const { id, resource, action } = batch;
  const { round } = useShownEffect(id, failure);
  return (
    <EffectDialog
      change={{ kind: 'bulk', resource, batch: id }}
      round={round}
      title={translate(titleKey({ action, undoes: id }))}
      confirm={translate('bulk.undo')}
      busy={busy}
      onCancel={onCancel}
      onConfirm={({ fingerprint }) => onConfirm(fingerprint)}
    />
  );
}
