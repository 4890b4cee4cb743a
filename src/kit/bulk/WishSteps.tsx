import { useState } from 'react';
import type { BulkAction, BulkActionKind } from '../../../contract/bulk';
import type { Selection } from '../list/selection';
import { ChooseStep } from './ChooseStep';
import { PreviewStep } from './PreviewStep';
import { needsEstablishments } from './work';

interface WishStepsProps {
  action: BulkActionKind;
  selection: Selection;
  onClose: () => void;
}

/** What comes before a batch begins: which establishments, where that has to be said, and what would change. */
export function WishSteps({ action, selection, onClose }: WishStepsProps) {
  const [wanted, setWanted] = useState<BulkAction | null>(
    needsEstablishments(action) ? null : { kind: action },
  );
  if (wanted !== null) return <PreviewStep action={wanted} selection={selection} onClose={onClose} />;
  if (!needsEstablishments(action)) return null;
  return (
    <ChooseStep
      action={action}
      onCancel={onClose}
      onChosen={(establishments) => setWanted({ kind: action, establishments })}
    />
  );
}
