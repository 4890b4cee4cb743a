import { useId } from 'react';
import type { ShownFactorRule } from '../../../../contract/factor-rules';
import { WorkDialog } from '../../../kit/edit/WorkDialog';
import { RuleForm } from './RuleForm';

interface RuleDialogProps {
  /** `null` while the dialog is closed. */
  rule: ShownFactorRule | null;
  onClose: () => void;
}

/** Changes the rule of one profile. */
export function RuleDialog({ rule, onClose }: RuleDialogProps) {
  const title = useId();
  return (
    <WorkDialog open={rule !== null} onClose={onClose} maxWidth="xs" fullWidth aria-labelledby={title}>
      {rule !== null && <RuleForm stored={rule} title={title} onClose={onClose} />}
    </WorkDialog>
  );
}
