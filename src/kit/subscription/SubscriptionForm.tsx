import Alert from '@mui/material/Alert';
import Checkbox from '@mui/material/Checkbox';
import DialogContent from '@mui/material/DialogContent';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { type FileFormat, isBankFormat } from '../../../contract/exports';
import type { NamedPerson } from '../../../contract/named-person';
import { subscriptionChannels } from '../../../contract/subscription-settings';
import { createSubscription, type Subscription, updateSubscription } from '../../../contract/subscriptions';
import { call } from '../../portal/client';
import { fieldFault } from '../edit/field-fault';
import { SaveFailure } from '../edit/SaveFailure';
import { SubmitActions } from '../edit/SubmitActions';
import { useFirstFault } from '../edit/use-first-fault';
import { useDialogWork } from '../edit/WorkDialog';
import { dialogStyle } from '../views/views-style';
import { Channels } from './Channels';
import { ChoiceOf } from './ChoiceOf';
import { MailFields } from './MailFields';
import { NumberedField } from './NumberedField';
import type { Offer } from './offer';
import { ScheduleFields } from './ScheduleFields';
import { SftpFields } from './SftpFields';
import { newValues, problemsOf, type SubscriptionValues, settingsOf, valuesOf } from './values';
import { WebhookFields } from './WebhookFields';

interface SubscriptionFormProps {
  view: string;
  offer: Offer;
  /** The subscription that is changed; `null`: a new one. */
  stored: Subscription | null;
  /** To whom a new one goes at first. */
  recipients: NamedPerson[];
  onSaved: (saved: Subscription) => void;
  onFailed?: () => void;
  onClose: () => void;
}

/** The fields of the calls at which a refusal stands; one at another field stands above the form. */
const FIELDS = [
  'format',
  'numbered',
  'rhythm',
  'time',
  'weekday',
  'day',
  'webhook',
  'recipients',
  'attached',
  'host',
  'port',
  'user',
  'folder',
  'password',
  'privateKey',
  'hostKey',
];

/** The content of a dialog that subscribes to a view, or changes a subscription: what, when, and to whom. */
export function SubscriptionForm(props: SubscriptionFormProps) {
  const { view, offer, stored, recipients, onSaved, onFailed, onClose } = props;
  const translate = useTranslate();
  const text = (key: string) => translate(`subscriptions.form.${key}`);
  const formats = withStored(offer.formats, stored);
  // Servers of before know of none.
  const receivers = offer.receivers ?? null;
  const [initial] = useState(() =>
    stored === null ? newValues(usualFormat(formats), recipients, receivers) : valuesOf(stored),
  );
  const [values, setValues] = useState(initial);
  const [attempt, setAttempt] = useState<'none' | 'check' | 'save'>('none');
  const [attempts, setAttempts] = useState(0);
  /** What the server has refused, by a save or by a look at the SFTP server. */
  const [refused, setRefused] = useState<unknown>(null);
  const form = useFirstFault(attempts);
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => {
      const settings = settingsOf(values, stored);
      if (stored === null) return call(createSubscription, { body: { view, ...settings } });
      const { id: subscription, version } = stored;
      return call(updateSubscription, { params: { id: subscription }, body: { version, ...settings } });
    },
    onMutate: () => setRefused(null),
    onSuccess: onSaved,
    onError: (failure) => {
      setRefused(failure);
      setAttempts((count) => count + 1);
      onFailed?.();
    },
    gcTime: 0,
  });
  useDialogWork(isPending || values !== initial);
  const problems = attempt === 'none' ? {} : problemsOf(values, stored, attempt === 'check');
  const faultOf = (field: string) => {
    const problem = (problems as Partial<Record<string, string>>)[field];
    return problem === undefined ? fieldFault(refused, field) : translate(problem);
  };
  const change = (changed: Partial<SubscriptionValues>) => {
    setValues((before) => ({ ...before, ...changed }));
    setRefused(null);
  };
  /** Shows what is missing; returns whether nothing is. */
  const isWhole = (checking: boolean): boolean => {
    setAttempt(checking ? 'check' : 'save');
    const whole = Object.keys(problemsOf(values, stored, checking)).length === 0;
    if (!whole) setAttempts((count) => count + 1);
    return whole;
  };
  const isSeries = isBankFormat(values.format) && values.numbered;
  // Receivers are of those who have access to the API.
  const channels = subscriptionChannels.filter(
    (channel) => channel !== 'webhook' || receivers !== null || stored?.channel === 'webhook',
  );
  const part = { values, onChange: change, faultOf };
  const isAtField = FIELDS.some((field) => fieldFault(refused, field) !== undefined);
  return (
    <form
      ref={form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        event.stopPropagation();
        if (!isPending && isWhole(false)) mutate();
      }}
    >
      <DialogContent sx={dialogStyle}>
        {!offer.outbound && <Alert severity="warning">{translate('subscriptions.outboundOff')}</Alert>}
        {!offer.moves && !isSeries && <Alert severity="info">{text('fixedDays')}</Alert>}
        {error !== null && refused === error && !isAtField && (
          <SaveFailure error={error} title={text('saveFailed')} />
        )}
        <ChoiceOf
          label={text('format')}
          value={values.format}
          onChange={(format) => change({ format: format as FileFormat })}
          fault={faultOf('format')}
          choices={formats.map((format) => [format, translate(`exports.formats.${format}`)])}
        />
        {isBankFormat(values.format) && <NumberedField {...part} />}
        <FormControlLabel
          label={text('namedFiles')}
          control={
            <Checkbox checked={values.namedFiles} onChange={(_event, namedFiles) => change({ namedFiles })} />
          }
        />
        <ScheduleFields {...part} timeZone={offer.timeZone} period={isSeries ? null : offer.period} />
        <Channels value={values.channel} offered={channels} onChange={(channel) => change({ channel })} />
        {values.channel === 'mail' && (
          <MailFields {...part} view={view} mayName={offer.mayName} attachments={offer.attachments} />
        )}
        {values.channel === 'webhook' && <WebhookFields {...part} receivers={receivers} />}
        {values.channel === 'sftp' && (
          <SftpFields
            {...part}
            stored={stored}
            mayCheck={() => isWhole(true)}
            onRefused={(failure) => {
              setRefused(failure);
              if (failure !== null) setAttempts((count) => count + 1);
            }}
          />
        )}
      </DialogContent>
      <SubmitActions
        confirm={stored === null ? text('confirm') : translate('common.save')}
        busy={isPending}
        onCancel={onClose}
      />
    </form>
  );
}

/** The form that a subscription has stays to be chosen, also where its view has it no more. */
const withStored = (formats: readonly FileFormat[], stored: Subscription | null): readonly FileFormat[] =>
  stored === null || formats.includes(stored.format) ? formats : [...formats, stored.format];

/** A workbook, because most people work on with it; else the first that is no bank file. */
const usualFormat = (formats: readonly FileFormat[]): FileFormat =>
  formats.find((format) => format === 'xlsx') ??
  formats.find((format) => !isBankFormat(format)) ??
  formats[0] ??
  'xlsx';
