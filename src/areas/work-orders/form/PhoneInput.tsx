import TextField from '@mui/material/TextField';
import { type ChangeEvent, useId, useLayoutEffect, useRef } from 'react';
import { useTranslate } from 'react-admin';
import { maskedPhone, missingDigits } from '../../../../contract/phone-numbers';
import { useFormInput } from '../../../kit/edit/use-form-input';
import { FieldError } from '../../../ui/fields/FieldError';
import { caretAfter, digitsOf } from './phone-mask';
import { usePhoneCountry } from './use-phone-country';

/**
 * WO-12: the phone number that the service calls, under the mask of the deployment’s country; the caret stays at the
 * typed digit. The hint says how many digits are missing.
 */
export function PhoneInput({ source }: { source: string }) {
  const translate = useTranslate();
  const country = usePhoneCountry();
  const { field, fault } = useFormInput({ source });
  const { ref, value, onChange, ...rest } = field;
  const input = useRef<HTMLInputElement>(null);
  const caret = useRef<number | null>(null);
  useLayoutEffect(() => {
    if (caret.current === null || input.current !== document.activeElement) return;
    input.current?.setSelectionRange(caret.current, caret.current);
    caret.current = null;
  });
  const change = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const masked = maskedPhone(target.value, country);
    const before = digitsOf(target.value.slice(0, target.selectionStart ?? undefined)).length;
    // At the end, the next digit belongs after the characters of the mask.
    caret.current =
      target.selectionStart === target.value.length ? masked.length : caretAfter(masked, before);
    onChange(masked);
  };
  const missing = value === '' ? 0 : missingDigits(value, country);
  const hint =
    missing === 0
      ? translate('workOrders.form.telefoneHint')
      : translate(`workOrders.form.${missing > 0 ? 'telefoneMissing' : 'telefoneTooMany'}`, {
          smart_count: Math.abs(missing),
        });
  return (
    <TextField
      {...rest}
      id={useId()}
      required
      label={translate('workOrders.form.telefone')}
      placeholder={maskedPhone('9'.repeat(country === 'BR' ? 11 : 10), country)}
      value={value}
      onChange={change}
      inputRef={(element: HTMLInputElement | null) => {
        input.current = element;
        ref(element);
      }}
      error={fault !== undefined}
      helperText={fault === undefined ? hint : <FieldError text={missing === 0 ? fault : hint} />}
      // A field of type tel may only ask for a number with its country.
      autoComplete="tel-national"
      slotProps={{ htmlInput: { inputMode: 'tel', maxLength: 40 } }}
    />
  );
}
