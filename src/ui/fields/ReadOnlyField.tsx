import LockOutlined from '@mui/icons-material/LockOutlined';
import InputAdornment from '@mui/material/InputAdornment';
import type { SxProps, Theme } from '@mui/material/styles';
import TextField from '@mui/material/TextField';
import { useId } from 'react';

interface ReadOnlyFieldProps {
  label: string;
  value: string;
  /** The kind of value for password managers and browsers. */
  autoComplete?: string;
  /** The element that says why it cannot be changed. */
  describedBy?: string;
  /** Takes as many lines as the value has; by itself one. */
  whole?: boolean;
}

/** What a form shows and does not change: filled, with a lock. */
export function ReadOnlyField({
  label,
  value,
  autoComplete = 'off',
  describedBy,
  whole = false,
}: ReadOnlyFieldProps) {
  return (
    <TextField
      multiline={whole}
      {...(whole && { sx: linesStyle })}
      id={useId()}
      label={label}
      value={value}
      autoComplete={autoComplete}
      slotProps={{
        htmlInput: { readOnly: true, 'aria-describedby': describedBy },
        input: {
          endAdornment: (
            <InputAdornment position="end" sx={{ paddingRight: '4px' }}>
              <LockOutlined />
            </InputAdornment>
          ),
        },
      }}
    />
  );
}

/** The theme knows what is only read by its input; in several lines it is another element. */
const linesStyle: SxProps<Theme> = {
  '& .MuiOutlinedInput-root': { paddingRight: '6px', backgroundColor: 'disabledSurface' },
  '& .MuiOutlinedInput-root:not(.Mui-focused) .MuiOutlinedInput-notchedOutline': { borderColor: 'divider' },
};
