import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Typography from '@mui/material/Typography';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { sendSubscription } from '../../../contract/sendings';
import { SaveFailure } from '../../kit/edit/SaveFailure';
import { SubmitActions } from '../../kit/edit/SubmitActions';
import { useDialogWork, WorkDialog } from '../../kit/edit/WorkDialog';
import { SUBSCRIPTIONS } from '../../kit/subscription/resource';
import { dialogStyle } from '../../kit/views/views-style';
import { call } from '../../portal/client';
import type { SubscriptionRecord } from './subscription';

interface SendNowProps {
  open: boolean;
  subscription: SubscriptionRecord;
  name: string;
  onClose: () => void;
}

/** Sends a subscription at once: as a test, or to everybody with the next number. */
export function SendNow({ open, subscription, name, onClose }: SendNowProps) {
  const translate = useTranslate();
  const title = useId();
  return (
    <WorkDialog open={open} onClose={onClose} maxWidth="xs" fullWidth aria-labelledby={title}>
      <DialogTitle id={title}>{translate('subscriptions.now.title', { name })}</DialogTitle>
      <Form subscription={subscription} title={title} onClose={onClose} />
    </WorkDialog>
  );
}

interface FormProps extends Pick<SendNowProps, 'subscription' | 'onClose'> {
  /** The id of the title. */
  title: string;
}

function Form({ subscription: { id, channel }, title, onClose }: FormProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const cache = useQueryClient();
  const [test, setTest] = useState(true);
  const text = (key: string) => translate(`subscriptions.now.${key}`);
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => call(sendSubscription, { params: { id }, body: { test } }),
    onSuccess: () => {
      onClose();
      notify('subscriptions.now.done', { type: 'success' });
    },
    onSettled: () => cache.invalidateQueries({ queryKey: [SUBSCRIPTIONS] }),
  });
  useDialogWork(isPending);
  const isMail = channel === 'mail';
  const tests = { mail: 'test', sftp: 'testServer', webhook: 'testReceiver' } as const;
  const testTexts = { mail: 'testText', sftp: 'testSftpText', webhook: 'testServerText' } as const;
  const choice = (value: 'test' | 'all', label: string, help: string) => (
    <FormControlLabel
      value={value}
      control={<Radio sx={{ alignSelf: 'flex-start', marginTop: '-6px' }} />}
      label={
        <>
          {text(label)}
          <Typography variant="caption" color="text.secondary" component="span" sx={{ display: 'block' }}>
            {text(help)}
          </Typography>
        </>
      }
    />
  );
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!isPending) mutate();
      }}
    >
      <DialogContent sx={dialogStyle}>
        {error !== null && <SaveFailure error={error} title={text('failed')} />}
        <RadioGroup
          aria-labelledby={title}
          value={test ? 'test' : 'all'}
          onChange={(_event, chosen) => setTest(chosen === 'test')}
          sx={{ gap: '12px' }}
        >
          {choice('test', tests[channel], testTexts[channel])}
          {choice('all', isMail ? 'all' : 'allServer', 'allText')}
        </RadioGroup>
      </DialogContent>
      <SubmitActions confirm={text('confirm')} busy={isPending} onCancel={onClose} />
    </form>
  );
}
