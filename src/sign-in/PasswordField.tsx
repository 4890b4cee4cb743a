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
  ref?: Ref<HTMLInputElement>;
}

/** LOG-01: a password that can be shown, and hidden again. */
export function PasswordField({ label, onChange, invalid, describedBy, ...input }: Props) {
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
          {...input}
          id={id}
          className={shown ? 'input' : 'input input-hidden'}
          type={shown ? 'text' : 'password'}
          onChange={(event) => onChange(event.target.value)}
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
