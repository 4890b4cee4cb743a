import TextField from '@mui/material/TextField';
import { type ChangeEvent, useId, useLayoutEffect, useRef } from 'react';
import { useTranslate } from 'react-admin';
import { FieldError } from '../../../kit/edit/FieldError';
import { useFormInput } from '../../../kit/edit/use-form-input';
import { caretAfter, digitsOf, maskedPhone } from './phone-mask';

/** WO-12: the phone number that the service calls, under a mask; the caret stays at the typed digit. */
export function PhoneInput({ source }: { source: string }) {
  const translate = useTranslate();
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
    const masked = maskedPhone(target.value);
    const before = digitsOf(target.value.slice(0, target.selectionStart ?? undefined)).length;
    // At the end, the next digit belongs after the characters of the mask.
    caret.current =
      target.selectionStart === target.value.length ? masked.length : caretAfter(masked, before);
    onChange(masked);
  };
  return (
    <TextField
      {...rest}
      id={useId()}
      type="tel"
      required
      label={translate('workOrders.form.telefone')}
      placeholder="(99) 99999-9999"
      value={value}
      onChange={change}
      inputRef={(element: HTMLInputElement | null) => {
        input.current = element;
        ref(element);
      }}
      error={fault !== undefined}
      helperText={
        fault === undefined ? translate('workOrders.form.telefoneHint') : <FieldError text={fault} />
      }
      autoComplete="tel-national"
      slotProps={{ htmlInput: { inputMode: 'tel', maxLength: 40 } }}
    />
  );
}
