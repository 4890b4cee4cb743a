import { useTranslate } from 'react-admin';
import { StatusRadios } from '../../kit/edit/StatusRadios';
import { asStored, useFormInput } from '../../kit/edit/use-form-input';
import { FieldError } from '../../ui/fields/FieldError';
import { useMended } from './person-form';

/** USR-12: 1 active, 0 inactive; `null`: none is chosen yet. */
export function StatusField() {
  const translate = useTranslate();
  const mended = useMended('active');
  const { field, fault } = useFormInput({ source: 'active', format: asStored, onChange: mended });
  return (
    <StatusRadios
      required
      label={translate('users.form.active')}
      active={field.value as boolean | null}
      onChange={field.onChange}
      wrong={fault !== undefined}
      help={fault !== undefined && <FieldError text={fault} />}
      inputRef={field.ref}
    />
  );
}
