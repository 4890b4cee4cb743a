import { useId } from 'react';
import { TypedField, type TypedFieldProps } from '../../kit/date-field/TypedField';
import { typedTime } from '../../kit/date-field/typed-moment';

/** REQ-02: a time of day, to the minute. */
export function MinuteField(props: TypedFieldProps) {
  return (
    <TypedField
      {...props}
      id={useId()}
      hint="hh:mm"
      read={(text) => typedTime(text)?.slice(0, 5) ?? null}
      show={(text) => text}
    />
  );
}
