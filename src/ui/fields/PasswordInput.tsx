import VisibilityOffOutlined from '@mui/icons-material/VisibilityOffOutlined';
import VisibilityOutlined from '@mui/icons-material/VisibilityOutlined';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import { type Ref, useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import { FieldError } from './FieldError';

interface PasswordInputProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  inputRef: Ref<HTMLInputElement>;
  /** What is wrong with it, in the person's language. */
  error: string | undefined;
  /** The id of the element that says what the password has to be. */
  describedBy?: string;
  /** The kind of password that password managers take it for. */
  autoComplete?: 'new-password' | 'current-password';
}

/** LOG-28: a password that can be shown, and hidden again. */
export function PasswordInput({
  label,
  value,
  onChange,
  inputRef,
  error,
  describedBy,
  autoComplete = 'new-password',
}: PasswordInputProps) {
  const translate = useTranslate();
  const [shown, setShown] = useState(false);
  const id = useId();
  const Icon = shown ? VisibilityOffOutlined : VisibilityOutlined;
  const described = [error !== undefined && `${id}-helper-text`, describedBy].filter(Boolean).join(' ');
  return (
    <TextField
      id={id}
      label={label}
      type={shown ? 'text' : 'password'}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      inputRef={inputRef}
      autoComplete={autoComplete}
      error={error !== undefined}
      helperText={error !== undefined && <FieldError text={error} />}
      slotProps={{
        inputLabel: { id: `${id}-label` },
        htmlInput: {
          autoCapitalize: 'none',
          spellCheck: false,
          'aria-describedby': described === '' ? undefined : described,
        },
        input: {
          endAdornment: (
            <InputAdornment position="end">
              <IconButton
                size="small"
                aria-label={translate(shown ? 'session.hidePassword' : 'session.showPassword')}
                aria-describedby={`${id}-label`}
                aria-controls={id}
                onClick={() => setShown(!shown)}
              >
                <Icon />
              </IconButton>
            </InputAdornment>
          ),
        },
      }}
    />
  );
}
