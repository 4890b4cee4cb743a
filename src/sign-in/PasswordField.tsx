import { type Ref, useId, useState } from 'react';
import { Icon } from './Icon';
import { useTexts } from './texts/context';

interface Props {
  name: string;
  label: string;
  value: string;
  onChange: (value: string) => void;
  autoComplete: 'current-password' | 'new-password';
  invalid: boolean;
  describedBy?: string | undefined;
  inputRef?: Ref<HTMLInputElement>;
}

/** LOG-01: a password that can be shown, and hidden again. */
export function PasswordField({
  name,
  label,
  value,
  onChange,
  autoComplete,
  invalid,
  describedBy,
  inputRef,
}: Props) {
  const { session } = useTexts();
  const [shown, setShown] = useState(false);
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id} id={`${id}-label`}>
        {label}
      </label>
      <div className="field-box">
        <input
          ref={inputRef}
          id={id}
          name={name}
          className={shown ? 'input' : 'input input-hidden'}
          type={shown ? 'text' : 'password'}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          autoComplete={autoComplete}
          autoCapitalize="none"
          spellCheck={false}
          aria-invalid={invalid}
          aria-describedby={describedBy}
        />
        <button
          type="button"
          className="eye"
          aria-label={shown ? session.hidePassword : session.showPassword}
          aria-describedby={`${id}-label`}
          aria-controls={id}
          onClick={() => setShown(!shown)}
        >
          <Icon name={shown ? 'eyeOff' : 'eye'} />
        </button>
      </div>
    </div>
  );
}
