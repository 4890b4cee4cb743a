import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { CreateForm } from '../../../kit/edit/CreateForm';
import { CreateRecord } from '../../../kit/edit/CreateRecord';
import { DialogSaveBar } from '../../../kit/edit/DialogSaveBar';
import { fieldsStyle } from '../../../kit/list/controls-style';
import type { SavedState } from '../../../kit/list/use-saved-flag';
import { ShownSecret } from '../../../kit/secret/ShownSecret';
import { WEBHOOKS_TAB } from '../addresses';
import { WebhookFields } from './WebhookFields';
import { dataOf, differences, newWebhook, validate, webhookFields } from './webhook-values';

/**
 * A receiver whose reply was lost is not looked up, because its secret was never shown. The next attempt reports the
 * duplicate at the address.
 */
const arrived = () => Promise.resolve(null);

/** `/swagger/webhooks/adicionar`: adds a receiver, and shows its secret once. */
export function WebhookCreate() {
  const translate = useTranslate();
  const id = useId();
  const navigate = useNavigate();
  const [secret, setSecret] = useState<string | null>(null);
  const leave = (saved: string | null) => {
    const state: SavedState | null = saved === null ? null : { saved };
    void navigate(WEBHOOKS_TAB, { state, preventScrollReset: true });
  };
  const cancel = () => leave(null);
  return (
    <Dialog open fullWidth maxWidth="xs" aria-labelledby={id} {...(secret === null && { onClose: cancel })}>
      {secret === null ? (
        <>
          <DialogTitle id={id}>{translate('api.webhooks.add')}</DialogTitle>
          <CreateRecord>
            <CreateForm
              initial={newWebhook}
              fields={webhookFields}
              dataOf={dataOf}
              differences={differences}
              validate={validate}
              arrived={arrived}
              onSaved={(_values, saved) => setSecret(String(saved.secret))}
            >
              <DialogContent sx={fieldsStyle}>
                <WebhookFields />
              </DialogContent>
              <DialogSaveBar onCancel={cancel} />
            </CreateForm>
          </CreateRecord>
        </>
      ) : (
        <ShownSecret
          id={id}
          title={translate('api.newSecret')}
          fields={[{ label: translate('api.webhooks.secret'), value: secret }]}
          onClose={() => leave('api.webhooks.form.added')}
        />
      )}
    </Dialog>
  );
}
