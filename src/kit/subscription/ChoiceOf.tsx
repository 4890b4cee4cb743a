import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useId, useRef } from 'react';
import { FieldError } from '../../ui/fields/FieldError';
import { landmarkOf } from '../../ui/focus/landmark';

interface ChoiceOfProps {
  label: string;
  value: string;
  choices: readonly (readonly [value: string, text: string])[];
  fault: string | undefined;
  onChange: (value: string) => void;
}

/** One of a few, which are there from the beginning. */
export function ChoiceOf({ label, value, choices, fault, onChange }: ChoiceOfProps) {
  const root = useRef<HTMLDivElement>(null);
  return (
    <TextField
      select
      id={useId()}
      ref={root}
      label={label}
      value={value}
      onChange={({ target }) => onChange(target.value)}
      error={fault !== undefined}
      helperText={fault === undefined ? undefined : <FieldError text={fault} />}
      slotProps={{ select: { MenuProps: { container: () => landmarkOf(root.current) } } }}
    >
      {choices.map(([key, text]) => (
        <MenuItem key={key} value={key}>
          {text}
        </MenuItem>
      ))}
    </TextField>
  );
}
