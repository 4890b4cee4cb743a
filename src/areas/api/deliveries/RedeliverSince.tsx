import ReplayOutlined from '@mui/icons-material/ReplayOutlined';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import FormControlLabel from '@mui/material/FormControlLabel';
import IconButton from '@mui/material/IconButton';
import { useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import { addDays } from '../../../../contract/calendar';
import { isDate, isTime } from '../../../../contract/dates';
import { WEBHOOK } from '../../../../contract/webhooks';
import { DateField } from '../../../kit/date-field/DateField';
import { SubmitActions } from '../../../kit/edit/SubmitActions';
import { useFirstFault } from '../../../kit/edit/use-first-fault';
import { useDialogWork, WorkDialog } from '../../../kit/edit/WorkDialog';
import { fieldsStyle, filterIconStyle } from '../../../kit/list/controls-style';
import { TimeField } from '../../../network/reports/period/TimeField';
import { useToday } from '../../../ui/format/use-today';
import { useIsPhone } from '../../../ui/use-is-phone';
import { useRedeliver } from './use-redeliver';

/** Sends all events since a moment again, for a receiver that was unavailable. */
export function RedeliverSince({ webhook }: { webhook: number }) {
  const translate = useTranslate();
  const phone = useIsPhone();
  const title = useId();
  const [open, setOpen] = useState(false);
  const label = translate('api.deliveries.since.action');
  const opener = { 'aria-haspopup': 'dialog', onClick: () => setOpen(true) } as const;
  return (
    <>
      {phone ? (
        <IconButton {...opener} aria-label={label} sx={filterIconStyle}>
          <ReplayOutlined />
        </IconButton>
      ) : (
        <Button {...opener} variant="outlined" startIcon={<ReplayOutlined />}>
          {label}
        </Button>
      )}
      <WorkDialog open={open} onClose={() => setOpen(false)} maxWidth="xs" fullWidth aria-labelledby={title}>
        {open && <SinceForm webhook={webhook} title={title} onClose={() => setOpen(false)} />}
      </WorkDialog>
    </>
  );
}

/** The time that the form begins with. */
const START = '00:00:00';

interface SinceFormProps {
  webhook: number;
  /** The id of the title. */
  title: string;
  onClose: () => void;
}

function SinceForm({ webhook, title, onClose }: SinceFormProps) {
  const translate = useTranslate();
  const today = useToday();
  const [date, setDate] = useState(today);
  const [time, setTime] = useState(START);
  const [undelivered, setUndelivered] = useState(true);
  const [attempts, setAttempts] = useState(0);
  const form = useFirstFault(attempts);
  useDialogWork(date !== today || time !== START || !undelivered);
  const { redeliver, running } = useRedeliver(webhook);
  const text = (key: string, words: object = {}) => translate(`api.deliveries.since.${key}`, words);
  const wrong = { date: !isDate(date), time: !isTime(time) };
  return (
    <form
      ref={form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (wrong.date || wrong.time) setAttempts(attempts + 1);
        else redeliver({ since: `${date}T${time}`, undelivered }, onClose);
      }}
    >
      <DialogTitle id={title}>{text('action')}</DialogTitle>
      <DialogContent sx={fieldsStyle}>
        <DialogContentText>{text('text', { days: WEBHOOK.days })}</DialogContentText>
        <DateField
          required
          label={text('date')}
          value={date}
          min={addDays(today, -WEBHOOK.days)}
          max={today}
          fault={attempts > 0 && wrong.date ? text('dateWrong') : undefined}
          onChange={setDate}
        />
        <TimeField
          required
          label={text('time')}
          value={time}
          fault={attempts > 0 && wrong.time ? text('timeWrong') : undefined}
          onChange={setTime}
        />
        <FormControlLabel
          label={text('undelivered')}
          control={<Checkbox checked={undelivered} onChange={(_event, checked) => setUndelivered(checked)} />}
        />
      </DialogContent>
      <SubmitActions confirm={text('confirm')} busy={running} onCancel={onClose} />
    </form>
  );
}
