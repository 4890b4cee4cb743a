import DialogTitle from '@mui/material/DialogTitle';
import { type ComponentType, useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { BulkAction, BulkActionKind } from '../../../contract/bulk';
import { WorkDialog } from '../edit/WorkDialog';
import type { Selection } from '../list/selection';
import { BatchStep } from './BatchStep';
import { PreviewStep } from './PreviewStep';
import { useBulk } from './use-bulk';
import { type AskProps, needsParameters, titleKey, type Work } from './work';

export interface BulkDialogProps {
  work: Work;
  onClose: () => void;
}

interface Props extends BulkDialogProps {
  /** The step that asks for the parameters of those actions that have any. */
  Ask: ComponentType<AskProps> | undefined;
}

/** A bulk action from its preview to its result. Closing it stops nothing that has begun. */
export function BulkDialog({ work, onClose, Ask }: Props) {
  const translate = useTranslate();
  const title = useId();
  const { last } = useBulk();
  const wish = work.kind === 'wish' ? work : null;
  const key = wish === null ? last && titleKey(last) : `bulk.actions.${wish.action}`;
  return (
    <WorkDialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby={title}>
      <DialogTitle id={title}>{key !== null && translate(key)}</DialogTitle>
      {wish === null ? (
        last !== null && <BatchStep batch={last} onClose={onClose} />
      ) : (
        <WishSteps Ask={Ask} action={wish.action} selection={wish.selection} onClose={onClose} />
      )}
    </WorkDialog>
  );
}

interface WishStepsProps {
  Ask: ComponentType<AskProps> | undefined;
  action: BulkActionKind;
  selection: Selection;
  onClose: () => void;
}

/** The steps before a batch begins: the parameters of the action, where it has any, and the preview. */
function WishSteps({ Ask, action, selection, onClose }: WishStepsProps) {
  const [wanted, setWanted] = useState<BulkAction | null>(needsParameters(action) ? null : { kind: action });
  if (wanted !== null) return <PreviewStep action={wanted} selection={selection} onClose={onClose} />;
  return Ask === undefined ? null : <Ask action={action} onCancel={onClose} onChosen={setWanted} />;
}
