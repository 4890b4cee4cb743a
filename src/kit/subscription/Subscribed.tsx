import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import Typography from '@mui/material/Typography';
import { useMutation } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { sendSubscription } from '../../../contract/sendings';
import { SUBSCRIPTIONS_PAGE } from '../../../contract/subscription-settings';
import { type Subscription } from '../../../contract/subscriptions';
import { call } from '../../portal/client';
import { useFormat } from '../../ui/format/use-format';
import { SaveFailure } from '../edit/SaveFailure';
import { useDialogWork } from '../edit/WorkDialog';
import { dialogStyle } from '../views/views-style';
import { useScheduleText } from './schedule-text';

interface SubscribedProps {
  subscription: Subscription;
  onClose: () => void;
}

const focus = (button: HTMLButtonElement | null) => button?.focus();

/** Says what was subscribed to and when the first sending comes, and sends a test. */
export function Subscribed({ subscription, onClose }: SubscribedProps) {
  const translate = useTranslate();
  const { longDate } = useFormat();
  const scheduleText = useScheduleText();
  const text = (key: string, words: object = {}) => translate(`subscriptions.form.${key}`, words);
  // Nothing would be lost any more.
  useDialogWork(false);
  const { id, schedule, nextDate } = subscription;
  const { mutate, isPending, isSuccess, error } = useMutation({
    mutationFn: () => call(sendSubscription, { params: { id }, body: { test: true } }),
    gcTime: 0,
  });
  return (
    <>
      <DialogContent sx={dialogStyle}>
        <Typography>{scheduleText(schedule)}</Typography>
        <Typography color="text.secondary">
          {nextDate === null
            ? text('nextClosed')
            : text('next', {
                day: longDate(nextDate.slice(0, 10), { alone: false }),
                time: nextDate.slice(11, 16),
              })}
        </Typography>
        <Typography color="text.secondary">{text('doneText')}</Typography>
        <output>{isSuccess && <Alert severity="success">{text('tested')}</Alert>}</output>
        {error !== null && <SaveFailure error={error} title={text('testFailed')} />}
        <Button
          variant="outlined"
          aria-busy={isPending}
          onClick={() => {
            if (!isPending) mutate();
          }}
          sx={{ justifySelf: 'start' }}
        >
          {text('test')}
        </Button>
      </DialogContent>
      <DialogActions>
        <Button component={Link} to={SUBSCRIPTIONS_PAGE} onClick={onClose}>
          {text('toAll')}
        </Button>
        <Button variant="contained" ref={focus} onClick={onClose}>
          {translate('common.close')}
        </Button>
      </DialogActions>
    </>
  );
}
