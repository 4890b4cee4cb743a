import { useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { USER } from '../../../contract/logins';
import { TextInput } from '../../kit/edit/TextInput';
import { ReadOnlyField } from '../../ui/fields/ReadOnlyField';
import { useMended } from './person-form';

const lengths = { name: USER.nameLength, login: USER.typedLoginLength, email: USER.emailLength };

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

/** A read-only field in the form of a person. */
export function PersonFact({ source, describedBy }: PersonFactProps) {
  const translate = useTranslate();
  const value = useWatch({ name: source }) as string | boolean | null;
  const text =
    typeof value === 'string' ? value : translate(value === true ? 'common.active' : 'common.inactive');
  return (
    <ReadOnlyField
      label={translate(`users.form.${source}`)}
      value={text}
      {...(describedBy !== undefined && { describedBy })}
    />
  );
}
