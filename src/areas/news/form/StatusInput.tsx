import { useTranslate } from 'react-admin';
import { StatusRadios } from '../../../kit/edit/StatusRadios';
import { asStored, useFormInput } from '../../../kit/edit/use-form-input';
import { FieldError } from '../../../ui/fields/FieldError';

/** NEWS-06, NEWS-08: the status in words; only the call has its number. */
export function StatusInput() {
  const translate = useTranslate();
  const { field, fault } = useFormInput({ source: 'active', format: asStored });
  return (
    <StatusRadios
      label={translate('marketing.form.status')}
      active={field.value}
      feminine
      required
      wrong={fault !== undefined}
      help={fault === undefined ? undefined : <FieldError text={fault} />}
      inputRef={field.ref}
      onChange={field.onChange}
    />
  );
}
