import Select from '@mui/material/Select';
import type { SxProps, Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useIsPhone } from '../../../ui/use-is-phone';

interface ChoiceProps<Value extends string> {
  label: string;
  value: Value;
  onChoose: (value: Value) => void;
  children: ReactNode;
}

/** A choice with its name inside, as in the toolbar of a list; on a phone above it, where two stand beside each other. */
export function Choice<Value extends string>({ label, value, onChoose, children }: ChoiceProps<Value>) {
  const phone = useIsPhone();
  const name = (
    <Typography
      component="span"
      variant={phone ? 'caption' : 'body1'}
      className="label"
      color="text.secondary"
      aria-hidden
    >
      {label}
    </Typography>
  );
  return (
    <div className="choice">
      {phone && name}
      <Select
        size="small"
        displayEmpty
        value={value}
        onChange={({ target }) => onChoose(target.value as Value)}
        SelectDisplayProps={{ 'aria-label': label }}
        {...(!phone && { startAdornment: name })}
      >
        {children}
      </Select>
    </div>
  );
}

/** Choices beside each other; on a phone an order of lines, which has no name, stands at their end. */
export const choicesStyle: SxProps<Theme> = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: '8px',
  '& .choice': { minWidth: 0 },
  '& .choice .MuiInputBase-root': { whiteSpace: 'nowrap' },
  '@media (min-width: 1000px)': { '& .label + .MuiSelect-select.MuiInputBase-input': { paddingLeft: '8px' } },
  '@media (max-width: 999.98px)': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr) 44px',
    alignItems: 'end',
    width: '100%',
    padding: '8px 16px 12px',
    borderTop: '1px solid',
    borderColor: 'divider',
    '& .choice': { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' },
    '& .order .MuiSelect-select.MuiInputBase-input': {
      display: 'grid',
      placeItems: 'center',
      padding: 0,
      minHeight: 44,
    },
  },
  // The name of a dimension stands in full, one choice below the other.
  '@media (max-width: 500px)': {
    gridTemplateColumns: 'minmax(0, 1fr) 44px',
    '& .choice': { gridColumn: 1 },
    '& .order': { gridArea: '2 / 2' },
  },
};
