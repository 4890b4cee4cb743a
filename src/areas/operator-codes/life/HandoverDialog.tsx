import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { type Handover, handOverCode, handoverProblems } from '../../../../contract/code-life';
import { isDate } from '../../../../contract/dates';
import { OPERATOR_CODE } from '../../../../contract/limits';
import { DateField } from '../../../kit/date-field/DateField';
import { SaveFailure } from '../../../kit/edit/SaveFailure';
import { SubmitActions } from '../../../kit/edit/SubmitActions';
import { useFirstFault } from '../../../kit/edit/use-first-fault';
import { useDialogWork, WorkDialog } from '../../../kit/edit/WorkDialog';
import { TimeField } from '../../../network/reports/period/TimeField';
import { call } from '../../../portal/client';
import { PortalError } from '../../../ui/failure/portal-error';
import { useClock } from '../../../ui/format/use-clock';
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
    <WorkDialog open={code !== null} onClose={onClose} maxWidth="xs" fullWidth aria-labelledby={title}>
      {code !== null && <HandoverForm code={code} title={title} onClose={onClose} />}
    </WorkDialog>
  );
}

function HandoverForm({ code, title, onClose }: { code: CodeRecord; title: string; onClose: () => void }) {
  const translate = useTranslate();
  const notify = useNotify();
  const keep = useKeepLife();
  const cache = useQueryClient();
  const clock = useClock();
  const [opened] = useState(() => clock().slice(0, 16));
  const [to, setTo] = useState('');
  const [day, setDay] = useState(opened.slice(0, 10));
  const [time, setTime] = useState(opened.slice(11));
  const values: Required<Handover> = { to, at: `${day}T${time.slice(0, 5)}` };
  useDialogWork(to.trim() !== '' || values.at !== opened);
  const [faults, setFaults] = useState<Readonly<Record<string, string>>>({});
  const form = useFirstFault(faults);
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => call(handOverCode, { params: { id: code.id }, body: values }),
    onSuccess: (life) => {
      keep(code.id, life);
      // The code is called by the name of its holder now.
      void cache.invalidateQueries({ queryKey: ['codigos-operadores'] });
      notify('codeLife.handover.done', { type: 'success', messageArgs: { to: to.trim() } });
      onClose();
    },
    onError: (failure) => setFaults(failure instanceof PortalError ? failure.fields : {}),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // The event must not reach the form behind the dialog.
    event.stopPropagation();
    if (isPending) return;
    const problems = handoverProblems(values, { made: code.inicio, named: null, now: clock() });
    const found = Object.entries(problems).map(([field, problem]) => [
      field,
      translate(`codeLife.problems.${problem}`),
    ]);
    setFaults(Object.fromEntries(found));
    if (found.length === 0) mutate();
  };
  return (
    <form ref={form} noValidate onSubmit={submit}>
      <DialogTitle id={title}>{translate('codeLife.handover.title')}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gridAutoRows: 'max-content', gap: '16px' }}>
        <DialogContentText>
          {translate('codeLife.handover.text', { tail: code.numerocartao, name: code.name })}
        </DialogContentText>
        {error !== null && Object.keys(faults).length === 0 && (
          <SaveFailure error={error} title={translate('codeLife.handover.failed')} />
        )}
        <PlainField
          label={translate('codeLife.handover.to')}
          value={to}
          fault={faults.to}
          onChange={setTo}
          first
          maxLength={OPERATOR_CODE.nameLength}
        />
        <DateField
          required
          label={translate('codeLife.handover.day')}
          value={day}
          min={code.inicio.slice(0, 10)}
          max={opened.slice(0, 10)}
          fault={isDate(day) ? undefined : faults.at}
          onChange={setDay}
        />
        <TimeField
          required
          label={translate('codeLife.handover.time')}
          value={time}
          fault={isDate(day) ? faults.at : undefined}
          onChange={setTime}
        />
      </DialogContent>
      <SubmitActions confirm={translate('codeLife.handover.confirm')} busy={isPending} onCancel={onClose} />
    </form>
  );
}
