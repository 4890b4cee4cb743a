import { useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { USER } from '../../../contract/users';
import { ReadOnlyField } from '../edit/ReadOnlyField';
import { TextInput } from '../edit/TextInput';
import { useMended } from './person-form';

const lengths = { name: USER.nameLength, login: USER.loginLength, email: USER.emailLength };

interface PersonInputProps {
  source: keyof typeof lengths;
  help?: string;
}

/** A text about a person. */
export function PersonInput({ source, help }: PersonInputProps) {
  const translate = useTranslate();
  const mended = useMended(source);
  return (
    <TextInput
      source={source}
      id={`user-${source}`}
      required
      label={translate(`users.form.${source}`)}
      help={help}
      autoComplete="off"
      htmlInput={{
        maxLength: lengths[source],
        ...(source === 'email' && { type: 'email', inputMode: 'email' }),
      }}
      onChange={mended}
    />
  );
}

interface PersonFactProps {
  source: keyof typeof lengths | 'active';
  describedBy?: string;
}

/** What a form of a person shows and does not change. */
export function PersonFact({ source, describedBy }: PersonFactProps) {
  const translate = useTranslate();
  const value: unknown = useWatch({ name: source });
  const text =
    source === 'active'
      ? translate(value === true ? 'common.active' : 'common.inactive')
      : String(value ?? '');
  return (
    <ReadOnlyField
      label={translate(`users.form.${source}`)}
      value={text}
      {...(describedBy !== undefined && { describedBy })}
    />
  );
}
