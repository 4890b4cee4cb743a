import TextField from '@mui/material/TextField';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import { typedText } from '../../../contract/typed-text';
import { ChoiceField } from './ChoiceField';
import { ChoicesField } from './ChoicesField';
import type { FilterFieldProps } from './list-filter';

/** BANK-04, USR-03: a filter in the dialog, as its kind asks for. */
export function FilterField(props: FilterFieldProps) {
  const { Field, choices, several } = props.filter;
  if (Field !== undefined) return <Field {...props} />;
  if (choices === undefined) return <TextFilter {...props} />;
  return several ? (
    <ChoicesField {...props} choices={choices} />
  ) : (
    <ChoiceField {...props} choices={choices} />
  );
}

function TextFilter({ filter: { source, label, maxLength = 100, tail }, value, onChange }: FilterFieldProps) {
  const translate = useTranslate();
  return (
    <TextField
      id={useId()}
      name={source}
      label={translate(label)}
      value={typeof value === 'string' || typeof value === 'number' ? String(value) : ''}
      slotProps={{ htmlInput: { maxLength } }}
      onChange={({ target }) =>
        onChange(tail === undefined ? target.value : typedText(target.value).slice(-tail))
      }
    />
  );
}
