import { type ReactNode, useId } from 'react';
import { WorkDialog } from '../../../kit/edit/WorkDialog';
import { focusLost } from '../../../ui/focus/focus-lost';

export interface StepsDialogProps {
  open: boolean;
  onClose: () => void;
}

interface Props extends StepsDialogProps {
  /** Draws the steps. @param title the id of the title, which names the dialog */
  children: (title: string) => ReactNode;
}

/** A dialog of some steps. Each opening begins anew: secrets and codes do not outlive it. */
export function StepsDialog({ open, onClose, children }: Props) {
  const title = useId();
  return (
    <WorkDialog
      open={open}
      onClose={onClose}
      maxWidth="xs"
      fullWidth
      aria-labelledby={title}
      slotProps={{ transition: { onExited: focusLost } }}
    >
      {open && children(title)}
    </WorkDialog>
  );
}
