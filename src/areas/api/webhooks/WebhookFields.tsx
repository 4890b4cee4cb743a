import { useTranslate } from 'react-admin';
import { WEBHOOK } from '../../../../contract/webhooks';
import { SaveProblems } from '../../../kit/edit/SaveProblems';
import { SwitchInput } from '../../../kit/edit/SwitchInput';
import { TextInput } from '../../../kit/edit/TextInput';
import { EstablishmentsInput } from './EstablishmentsInput';
import { EventsInput } from './EventsInput';

/** The fields of a receiver, in both forms. */
export function WebhookFields() {
  const translate = useTranslate();
  const text = (key: string) => translate(`api.webhooks.form.${key}`);
  return (
    <>
      <SaveProblems />
      <TextInput
        source="url"
        id="webhook-url"
        required
        label={text('url')}
        help={text('urlHelp')}
        htmlInput={{ type: 'url', inputMode: 'url', maxLength: WEBHOOK.url, spellCheck: false }}
      />
      <EventsInput />
      <EstablishmentsInput />
      <SwitchInput source="active" label={text('active')} />
    </>
  );
}
