import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import type { Receiver } from '../../../contract/subscription-settings';
import { ChoiceOf } from './ChoiceOf';
import type { PartProps } from './form-field';

interface WebhookFieldsProps extends PartProps {
  /** The person's own; `null`: it has no access to the API. */
  receivers: readonly Receiver[] | null;
}

/** A receiver of events: which of the person's own is told that the file is ready. */
export function WebhookFields({ values, onChange, faultOf, receivers }: WebhookFieldsProps) {
  const translate = useTranslate();
  const text = (key: string, words: object = {}) => translate(`subscriptions.form.${key}`, words);
  const fault = faultOf('webhook');
  if (receivers === null || receivers.length === 0)
    return (
      <>
        <Typography>{text(receivers === null ? 'noApi' : 'noReceivers')}</Typography>
        {receivers !== null && (
          <Button component={Link} to="/swagger" variant="outlined" sx={{ justifySelf: 'start' }}>
            {text('toReceivers')}
          </Button>
        )}
        {fault !== undefined && <FormHelperText error>{fault}</FormHelperText>}
      </>
    );
  return (
    <>
      <ChoiceOf
        label={text('receiver')}
        value={receivers.some(({ id }) => String(id) === values.webhook) ? values.webhook : ''}
        onChange={(webhook) => onChange({ webhook })}
        fault={fault}
        choices={receivers.map(({ id, url, active }) => [
          String(id),
          active ? url : text('receiverOff', { url }),
        ])}
      />
      <Typography variant="caption" color="text.secondary">
        {text('webhookHelp')}
      </Typography>
    </>
  );
}
