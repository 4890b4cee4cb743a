import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { type FormEvent, useState } from 'react';
import { useTranslate } from 'react-admin';
import { isDate } from '../../../../contract/dates';
import type { ShownFactorRule } from '../../../../contract/factor-rules';
import { DateField } from '../../../kit/date-field/DateField';
import { SaveFailure } from '../../../kit/edit/SaveFailure';
import { SubmitActions } from '../../../kit/edit/SubmitActions';
import { useFirstFault } from '../../../kit/edit/use-first-fault';
import { useDialogWork } from '../../../kit/edit/WorkDialog';
import { useToday } from '../../../ui/format/use-today';
import { profileName } from './profile-name';
import { RuleRadios } from './RuleRadios';
import { useSaveRule } from './use-save-rule';
import { WithoutFactor } from './WithoutFactor';

interface RuleFormProps {
  stored: ShownFactorRule;
  /** The id of the title, which names the dialog. */
  title: string;
  onClose: () => void;
}

/** The rule of one profile and, where it is required, its first day. */
export function RuleForm({ stored, title, onClose }: RuleFormProps) {
  const translate = useTranslate();
  const today = useToday();
  const [rule, setRule] = useState(stored.rule);
  const [day, setDay] = useState(stored.requiredFrom ?? '');
  const { save, saving, failure, faults, setFaults } = useSaveRule(onClose);
  const required = rule === 'required';
  useDialogWork(rule !== stored.rule || (required && day !== (stored.requiredFrom ?? '')));
  const form = useFirstFault(faults);
  /** The server would say the same. The stored day stays, however long ago it was. */
  const problem = !required
    ? null
    : !isDate(day)
      ? 'noDay'
      : day < today && day !== stored.requiredFrom
        ? 'past'
        : null;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (saving) return;
    setFaults(problem === null ? {} : { requiredFrom: translate(`secondFactor.rules.edit.${problem}`) });
    if (problem === null) save({ profile: stored.profile, rule, requiredFrom: required ? day : null });
  };
  return (
    <form ref={form} noValidate onSubmit={submit}>
      <DialogTitle id={title}>
        {translate('secondFactor.rules.edit.title', { profile: translate(profileName(stored.profile)) })}
      </DialogTitle>
      <DialogContent sx={{ display: 'grid', gridAutoRows: 'max-content', gap: '16px' }}>
        {failure !== null && Object.keys(faults).length === 0 && (
          <SaveFailure error={failure} title={translate('secondFactor.rules.edit.failed')} />
        )}
        <RuleRadios
          rule={rule}
          least={stored.deployment}
          fault={faults.rule}
          onChange={(chosen) => {
            setRule(chosen);
            setFaults({});
          }}
        />
        {required && (
          <>
            <DateField
              required
              label={translate('secondFactor.rules.edit.day')}
              value={day}
              min={today}
              fault={faults.requiredFrom}
              onChange={setDay}
            />
            <WithoutFactor rule={stored} />
          </>
        )}
      </DialogContent>
      <SubmitActions confirm={translate('secondFactor.rules.edit.save')} busy={saving} onCancel={onClose} />
    </form>
  );
}
