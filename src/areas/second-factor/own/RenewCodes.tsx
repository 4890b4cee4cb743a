import Button from '@mui/material/Button';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { renewRecoveryCodes } from '../../../../contract/second-factor';
import { SaveFailure } from '../../../kit/edit/SaveFailure';
import { SubmitActions } from '../../../kit/edit/SubmitActions';
import { call } from '../../../portal/client';
import { RecoveryCodes } from './RecoveryCodes';
import { StepsDialog } from './StepsDialog';
import { useFactorChanged } from './use-factor-changed';

/** Makes new recovery codes after a question, and shows them in the same dialog. */
export function RenewCodes() {
  const translate = useTranslate();
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        {translate('secondFactor.codes.renew.action')}
      </Button>
      <StepsDialog open={open} onClose={close}>
        {(title) => <Steps title={title} onClose={close} />}
      </StepsDialog>
    </>
  );
}

function Steps({ title, onClose }: { title: string; onClose: () => void }) {
  const translate = useTranslate();
  const text = (key: string) => translate(`secondFactor.codes.renew.${key}`);
  const { mutate, data, isPending, error } = useMutation({
    mutationFn: () => call(renewRecoveryCodes, {}),
    onSettled: useFactorChanged(),
    gcTime: 0,
  });
  if (data !== undefined)
    return <RecoveryCodes title={title} codes={data.recoveryCodes} onStored={onClose} />;
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (!isPending) mutate();
      }}
    >
      <DialogTitle id={title}>{text('title')}</DialogTitle>
      <DialogContent sx={{ display: 'grid', alignContent: 'start', gap: '16px' }}>
        <DialogContentText>{text('text')}</DialogContentText>
        {error !== null && <SaveFailure error={error} title={text('failed')} noAnswer={text('noAnswer')} />}
      </DialogContent>
      <SubmitActions confirm={text('confirm')} busy={isPending} onCancel={onClose} />
    </form>
  );
}
