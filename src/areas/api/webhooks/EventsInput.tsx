import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import { useTranslate } from 'react-admin';
import type { WebhookEventType } from '../../../../contract/webhook-events';
import { webhookEventTypes } from '../../../../contract/webhooks';
import { useFormInput } from '../../../kit/edit/use-form-input';
import { legendStyle } from '../../../kit/list/controls-style';
import { FieldError } from '../../../ui/fields/FieldError';
import { eventKeys } from '../event-keys';

/** The events that are sent to a receiver. */
export function EventsInput() {
  const translate = useTranslate();
  const { field, fault } = useFormInput({ source: 'events' });
  const chosen = field.value as readonly WebhookEventType[];
  return (
    <FormControl component="fieldset" error={fault !== undefined}>
      <FormLabel component="legend" required sx={legendStyle}>
        {translate('api.webhooks.events')}
      </FormLabel>
      <FormGroup>
        {webhookEventTypes.map((type, index) => (
          <FormControlLabel
            key={type}
            label={translate(`api.events.${eventKeys[type]}`)}
            control={
              <Checkbox
                checked={chosen.includes(type)}
                onChange={(_event, checked) =>
                  field.onChange(checked ? [...chosen, type] : chosen.filter((one) => one !== type))
                }
                slotProps={{
                  input: {
                    ...(index === 0 && { ref: field.ref }),
                    'aria-invalid': fault !== undefined,
                  },
                }}
              />
            }
          />
        ))}
      </FormGroup>
      {fault !== undefined && (
        <FormHelperText>
          <FieldError text={fault} />
        </FormHelperText>
      )}
    </FormControl>
  );
}
