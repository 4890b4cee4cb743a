import { useId } from 'react';
import { useTranslate } from 'react-admin';
import { TypedField, type TypedFieldProps } from '../../../kit/date-field/TypedField';
import { typedTime } from '../../../kit/date-field/typed-moment';

/** STMT-04: a time of day to the second. */
export function TimeField(props: TypedFieldProps) {
  const translate = useTranslate();
  const id = useId();
  const hint = translate('dates.timeHint');
  return (
    <TypedField
      {...props}
      id={id}
      hint={hint}
      isValue={(value) => typedTime(value) !== null}
      noValue={translate('dates.noTime', { form: hint })}
      read={typedTime}
      show={(text) => text}
    />
  );
}
