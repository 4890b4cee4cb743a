import { useId } from 'react';
import { useTranslate } from 'react-admin';
import { TypedField, type TypedFieldProps } from '../../../kit/date-field/TypedField';
import { typedTime } from '../../../kit/date-field/typed-moment';

/** STMT-04: a time of day to the second. */
export function TimeField(props: TypedFieldProps) {
  const translate = useTranslate();
  const id = useId();
  return (
    <TypedField
      {...props}
      id={id}
      hint={translate('dates.timeHint')}
      read={typedTime}
      show={(text) => text}
    />
  );
}
