import { useTranslate } from 'react-admin';
import { StatusRadios } from '../../kit/edit/StatusRadios';
import { asStored, useFormInput } from '../../kit/edit/use-form-input';
import { useFormat } from '../../ui/format/use-format';
import type { CodeRecord } from './code';

/** OPC-11, OPC-13: whether the code is active, and since when. */
export function StatusInput({ code: { status, inicio, fim } }: { code: CodeRecord }) {
  const translate = useTranslate();
  const { dateTime } = useFormat();
  const { field } = useFormInput({ source: 'status', format: asStored });
  const active = field.value === true;
  const at = dateTime(fim ?? inicio);
  const since = translate(`operatorCodes.form.${fim === null ? 'inicio' : 'fim'}`);
  const help = active === status ? `${since} ${at.date} ${at.time}` : translate('operatorCodes.form.off');
  return (
    <StatusRadios
      label={translate('operatorCodes.form.status')}
      active={active}
      onChange={field.onChange}
      help={active && !status ? undefined : help}
    />
  );
}
