import DialogContent from '@mui/material/DialogContent';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { DialogSaveBar } from '../../../kit/edit/DialogSaveBar';
import { EditForm } from '../../../kit/edit/EditForm';
import { fieldsStyle } from '../../../kit/list/controls-style';
import { eventKeys } from '../event-keys';
import { WebhookFields } from './WebhookFields';
import type { WebhookRecord } from './webhook';
import {
  validate,
  type WebhookDifference,
  type WebhookValues,
  webhookFields,
  webhookShape,
} from './webhook-values';

interface WebhookFormProps {
  webhook: WebhookRecord;
  onCancel: () => void;
  onSaved: () => void;
}

/** Changes a receiver; a paused one resumes when it is saved as active. */
export function WebhookForm({ webhook, onCancel, onSaved }: WebhookFormProps) {
  const translate = useTranslate();
  const [seen, setSeen] = useState(webhook);
  const valueOf = (field: WebhookDifference['field'], values: WebhookValues): string => {
    if (field === 'url') return values.url;
    if (field === 'active') return translate(values.active ? 'common.yes' : 'common.no');
    if (field === 'events')
      return values.events.map((event) => translate(`api.events.${eventKeys[event]}`)).join(', ');
    return values.every ? translate('api.webhooks.everyEstablishment') : values.establishments.join(', ');
  };
  return (
    <EditForm
      shape={webhookShape}
      fields={webhookFields}
      seen={seen}
      onSeen={setSeen}
      describeChange={({ field, before, after }) => ({
        field: translate(
          field === 'url' || field === 'active' ? `api.webhooks.form.${field}` : `api.webhooks.${field}`,
        ),
        before: valueOf(field, before),
        after: valueOf(field, after),
      })}
      validate={validate}
      onSaved={onSaved}
    >
      <DialogContent sx={fieldsStyle}>
        <WebhookFields />
      </DialogContent>
      <DialogSaveBar onCancel={onCancel} />
    </EditForm>
  );
}
