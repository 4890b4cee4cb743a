import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { type Handover, handOverCode, handoverProblems } from '../../../../contract/code-life';
import { OPERATOR_CODE } from '../../../../contract/limits';
import { SaveFailure } from '../../../kit/edit/SaveFailure';
import { SubmitActions } from '../../../kit/edit/SubmitActions';
import { useFirstFault } from '../../../kit/edit/use-first-fault';
import { useClock } from '../../../kit/use-clock';
import { call } from '../../../portal/client';
import { PortalError } from '../../../portal/error';
import type { CodeRecord } from '../code';
import { PlainField } from './PlainField';
import { useKeepLife } from './use-life';

interface HandoverDialogProps {
  /** `null` while the dialog is closed. */
  code: CodeRecord | null;
  onClose: () => void;
}

/** Records the person to whom a code was given, and when; the code itself is not shown. */
export function HandoverDialog({ code, onClose }: HandoverDialogProps) {
  const title = useId();
  return (
    <Dialog open={code !== null} onClose={onClose} maxWidth="xs" fullWidth aria-labelledby={title}>
      {code !== null && <HandoverForm code={code} title={title} onClose={onClose} />}
    </Dialog>
  );
}

function HandoverForm({ code, title, onClose }: { code: CodeRecord; title: string; onClose: () => void }) {
  const translate = useTranslate();
  const notify = useNotify();
  const keep = useKeepLife();
  const clock = useClock();
  const [values, setValues] = useState<Required<Handover>>(() => ({ to: '', at: clock().slice(0, 16) }));
  const [faults, setFaults] = useState<Readonly<Record<string, string>>>({});
  const form = useFirstFault(faults);
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => call(handOverCode, { params: { id: code.id }, body: values }),
    onSuccess: (life) => {
      keep(code.id, life);
      notify('codeLife.handover.done', { type: 'success', messageArgs: { to: (values.to ?? '').trim() } });
      onClose();
    },
    onError: (failure) => setFaults(failure instanceof PortalError ? failure.fields : {}),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // The event must not reach the form behind the dialog.
    event.stopPropagation();
    if (isPending) return;
    const problems = handoverProblems(values, { made: code.inicio, now: clock() });
    const found = Object.entries(problems).map(([field, problem]) => [
      field,
      translate(`codeLife.problems.${problem}`),
    ]);
    setFaults(Object.fromEntries(found));
    if (found.length === 0) mutate();
  };
  const field = (source: 'to' | 'at') => ({
    label: translate(`codeLife.handover.${source}`),
    value: values[source] ?? '',
    fault: faults[source],
    onChange: (value: string) => setValues({ ...values, [source]: value }),
  });
  return (
    <form ref={form} noValidate onSubmit={submit}>
      <DialogTitle id={title}>{translate('codeLife.handover.title')}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gridAutoRows: 'max-content', gap: '16px' }}>
        <DialogContentText>
          {translate('codeLife.handover.text', { tail: code.numerocartao })}
        </DialogContentText>
        {error !== null && Object.keys(faults).length === 0 && (
          <SaveFailure error={error} title={translate('codeLife.handover.failed')} />
        )}
        <PlainField {...field('to')} first maxLength={OPERATOR_CODE.nameLength} />
        <PlainField {...field('at')} type="datetime-local" />
      </DialogContent>
      <SubmitActions confirm={translate('codeLife.handover.confirm')} busy={isPending} onCancel={onClose} />
    </form>
  );
}
