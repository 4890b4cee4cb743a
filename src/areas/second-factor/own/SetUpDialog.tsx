import { useMutation } from '@tanstack/react-query';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import { beginFactor, confirmFactor } from '../../../../contract/second-factor';
import { WorkDialog } from '../../../kit/edit/WorkDialog';
import { CurrentPasswordForm } from '../../../network/current-password/CurrentPasswordForm';
import { call } from '../../../portal/client';
import { focusLost } from '../../../ui/focus/focus-lost';
import { CodeStep } from './CodeStep';
import { RecoveryCodes } from './RecoveryCodes';
import { useFactorChanged } from './use-factor-changed';

interface SetUpDialogProps {
  open: boolean;
  onClose: () => void;
}

/**
 * Sets up the second factor in three steps: the current password, the secret with its first code, the recovery codes.
 * Another phone takes the place of the one before with its first code.
 */
export function SetUpDialog({ open, onClose }: SetUpDialogProps) {
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
      {/* Each opening begins anew: secret and codes do not outlive their dialog. */}
      {open && <Steps title={title} onClose={onClose} />}
    </WorkDialog>
  );
}

function Steps({ title, onClose }: { title: string; onClose: () => void }) {
  const translate = useTranslate();
  const begin = useMutation({
    mutationFn: (currentPassword: string) => call(beginFactor, { body: { currentPassword } }),
    gcTime: 0,
  });
  const confirm = useMutation({
    mutationFn: (code: string) => call(confirmFactor, { body: { code } }),
    // After a lost reply it may be set up as well.
    onSettled: useFactorChanged(),
    gcTime: 0,
  });
  if (confirm.data !== undefined)
    return <RecoveryCodes title={title} codes={confirm.data.recoveryCodes} onStored={onClose} />;
  if (begin.data !== undefined)
    return (
      <CodeStep
        title={title}
        factor={begin.data}
        busy={confirm.isPending}
        failure={confirm.error}
        onCode={confirm.mutate}
        onAgain={() => {
          confirm.reset();
          begin.reset();
        }}
        onCancel={onClose}
      />
    );
  const text = (key: string) => translate(`secondFactor.setUp.${key}`);
  return (
    <CurrentPasswordForm
      titleId={title}
      texts={{
        title: text('password.title'),
        text: text('password.text'),
        label: text('password.label'),
        confirm: text('password.confirm'),
        failed: text('failed'),
        noAnswer: text('noAnswer'),
      }}
      busy={begin.isPending}
      failure={begin.error}
      onCancel={onClose}
      onConfirm={begin.mutate}
    />
  );
}
