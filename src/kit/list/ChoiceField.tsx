import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useId, useRef } from 'react';
import { useTranslate } from 'react-admin';
import { landmarkOf } from '../../ui/focus/landmark';
import type { FilterFieldProps } from './list-filter';
import { choiceText, type FilterChoice } from './list-filter';

interface ChoiceFieldProps extends FilterFieldProps {
  choices: readonly FilterChoice[];
}

/** One of a few, or any. */
export function ChoiceField({
  filter: { source, label, any = 'list.any' },
  value,
  choices,
  onChange,
}: ChoiceFieldProps) {
  const translate = useTranslate();
  const root = useRef<HTMLDivElement>(null);
  return (
    <TextField
      id={useId()}
      name={source}
      label={translate(label)}
      value={typeof value === 'string' || typeof value === 'number' ? String(value) : ''}
      ref={root}
      select
      slotProps={{
        select: { displayEmpty: true, MenuProps: { container: () => landmarkOf(root.current) } },
      }}
      onChange={({ target }) =>
        onChange(choices.find((choice) => String(choice.value) === target.value)?.value)
      }
    >
      <MenuItem value="">{translate(any)}</MenuItem>
      {choices.map((choice) => (
        <MenuItem key={choice.value} value={String(choice.value)}>
          {choiceText(choice, translate)}
        </MenuItem>
      ))}
    </TextField>
  );
}
