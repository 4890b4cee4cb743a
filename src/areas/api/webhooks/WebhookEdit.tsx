import { useTranslate } from 'react-admin';
import { EditDialog } from '../../../kit/edit/EditDialog';
import { WEBHOOKS_TAB } from '../addresses';
import { WebhookForm } from './WebhookForm';
import type { WebhookRecord } from './webhook';

/** `/swagger/webhooks/editar/7`, over the list of receivers. */
export function WebhookEdit() {
  const translate = useTranslate();
  return (
    <EditDialog<WebhookRecord> screen={WEBHOOKS_TAB} title={translate('api.webhooks.form.change')}>
      {(webhook, leave) => (
        <WebhookForm webhook={webhook} onCancel={() => leave()} onSaved={() => leave('edit.saved')} />
      )}
    </EditDialog>
  );
}
