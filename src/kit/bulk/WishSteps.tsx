import { useState } from 'react';
import type { BulkAction, BulkActionKind } from '../../../contract/bulk';
import type { Selection } from '../list/selection';
import { ChooseStep } from './ChooseStep';
import { PreviewStep } from './PreviewStep';
import { useBulk } from './use-bulk';
import { needsEstablishments } from './work';

interface WishStepsProps {
  action: BulkActionKind;
  selection: Selection;
  onClose: () => void;
}

/** The steps before a batch begins: the parameters of the action, where it has any, and the preview. */
export function WishSteps({ action, selection, onClose }: WishStepsProps) {
  const { Ask } = useBulk();
  const [wanted, setWanted] = useState<BulkAction | null>(
    action === 'activate' || action === 'deactivate' ? { kind: action } : null,
  );
  if (wanted !== null) return <PreviewStep action={wanted} selection={selection} onClose={onClose} />;
  if (needsEstablishments(action)) {
    return (
      <ChooseStep
        action={action}
        onCancel={onClose}
        onChosen={(establishments) => setWanted({ kind: action, establishments })}
      />
    );
  }
  return Ask === undefined ? null : <Ask onCancel={onClose} onChosen={setWanted} />;
}
