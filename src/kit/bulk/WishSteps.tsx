import { type ComponentType, useState } from 'react';
import type { BulkAction, BulkActionKind } from '../../../contract/bulk';
import type { Selection } from '../list/selection';
import { PreviewStep } from './PreviewStep';
import type { AskProps } from './work';

interface WishStepsProps {
  Ask: ComponentType<AskProps> | undefined;
  action: BulkActionKind;
  selection: Selection;
  onClose: () => void;
}

/** The steps before a batch begins: the parameters of the action, where it has any, and the preview. */
export function WishSteps({ Ask, action, selection, onClose }: WishStepsProps) {
  const [wanted, setWanted] = useState<BulkAction | null>(
    action === 'activate' || action === 'deactivate' || action === 'sendWelcome' ? { kind: action } : null,
  );
  if (wanted !== null) return <PreviewStep action={wanted} selection={selection} onClose={onClose} />;
  return Ask === undefined ? null : <Ask action={action} onCancel={onClose} onChosen={setWanted} />;
}
