import { useMutation } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { beginFactor, confirmFactor } from '../../../../contract/second-factor';
import { CurrentPasswordForm } from '../../../network/current-password/CurrentPasswordForm';
import { call } from '../../../portal/client';
import { CodeStep } from './CodeStep';
import { RecoveryCodes } from './RecoveryCodes';
import { StepsDialog, type StepsDialogProps } from './StepsDialog';
import { useFactorChanged } from './use-factor-changed';

/**
 * Sets up the second factor in three steps: the current password, the secret with its first code, the recovery codes.
 * Another phone takes the place of the one before with its first code.
 */
export function SetUpDialog(dialog: StepsDialogProps) {
  return <StepsDialog {...dialog}>{(title) => <Steps title={title} onClose={dialog.onClose} />}</StepsDialog>;
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
