import DialogContent from '@mui/material/DialogContent';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { isDate } from '../../../contract/dates';
import type { AskProps } from '../../kit/bulk/work';
import { DateField } from '../../kit/date-field/DateField';
import { SubmitActions } from '../../kit/edit/SubmitActions';
import { useFirstFault } from '../../kit/edit/use-first-fault';
import { fieldsStyle } from '../../kit/list/controls-style';
import { useToday } from '../../ui/format/use-today';

/** Asks for the last day on which the selected items are shown; a day is required. */
export function LastDayStep({ onCancel, onChosen }: AskProps) {
  const translate = useTranslate();
  const today = useToday();
  const [day, setDay] = useState('');
  const [attempts, setAttempts] = useState(0);
  const problem = day === '' ? null : !isDate(day) ? 'noDate' : day < today ? 'past' : null;
  const form = useFirstFault(attempts);
  return (
    <form
      ref={form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (problem === null) onChosen({ kind: 'setEnd', endsOn: day === '' ? null : day });
        else setAttempts(attempts + 1);
      }}
    >
      <DialogContent sx={fieldsStyle}>
        <Typography>{translate('news.end.text')}</Typography>
        <DateField
          label={translate('news.form.endsOn')}
          value={day}
          min={today}
          emptyText={translate('news.form.noEnd')}
          fault={attempts > 0 && problem !== null ? translate(`news.problems.${problem}`) : undefined}
          onChange={setDay}
        />
      </DialogContent>
      <SubmitActions confirm={translate('news.end.next')} onCancel={onCancel} />
    </form>
  );
}
