import { useTranslate } from 'react-admin';
import { useFormInput } from '../../kit/edit/use-form-input';
import { OneEstablishment } from '../../network/establishments/OneEstablishment';

/** Keeps `null`, which react-admin would turn into an empty text. */
const asStored = (value: unknown) => value;

/** OPC-07: one of the person's establishments, found by its name or code. */
export function EstablishmentInput({ source }: { source: string }) {
  const translate = useTranslate();
  const { field, fault } = useFormInput({ source, format: asStored });
  return (
    <OneEstablishment
      required
      label={translate('operatorCodes.form.ec')}
      noneText={translate('operatorCodes.form.noEstablishment')}
      value={typeof field.value === 'string' && field.value !== '' ? field.value : null}
      fault={fault}
      fieldRef={field.ref}
      onChange={field.onChange}
      onBlur={field.onBlur}
    />
  );
}
