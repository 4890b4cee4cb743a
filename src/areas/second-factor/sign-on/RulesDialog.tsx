import { useId } from 'react';
import type { ShownProvider } from '../../../../contract/single-sign-on';
import { WorkDialog } from '../../../kit/edit/WorkDialog';
import { useIsPhone } from '../../../ui/use-is-phone';
import { RulesForm } from './RulesForm';

interface RulesDialogProps {
  /** `null` while the dialog is closed. */
  provider: ShownProvider | null;
  onClose: () => void;
}

/** Changes what the groups of one provider give. */
export function RulesDialog({ provider, onClose }: RulesDialogProps) {
  const title = useId();
  return (
    <WorkDialog
      open={provider !== null}
      onClose={onClose}
      maxWidth="md"
      fullWidth
      fullScreen={useIsPhone()}
      aria-labelledby={title}
    >
      {provider !== null && <RulesForm provider={provider} title={title} onClose={onClose} />}
    </WorkDialog>
  );
}
