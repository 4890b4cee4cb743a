import { type InputProps, useInput, useTranslate } from 'react-admin';

/** A field holds what was typed, also where that is nothing. */
const asTyped = (value: unknown) => value;

/** `format` of a field that is no text; react-admin shows nothing as an empty one. */
export const asStored = asTyped;

/**
 * A field of a RecordForm: react-admin's `useInput`, with what is wrong with it in the person's language. It alone is drawn
 * anew when its value changes.
 */
export function useFormInput(props: InputProps) {
  const translate = useTranslate();
  const { field, fieldState } = useInput({ parse: asTyped, ...props });
  const { message } = (fieldState.error ?? {}) as { message?: string | { message: string } };
  // What `validate` answers comes as an object, what the server refuses as a text.
  const text = typeof message === 'object' ? message.message : message;
  return { field, fault: text === undefined ? undefined : translate(text, { _: text }) };
}
