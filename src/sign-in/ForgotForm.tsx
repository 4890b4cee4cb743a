import { type FormEvent, useId, useState } from 'react';
import { focusAtOnce, focusOn } from './focus';
import { Icon } from './Icon';
import { Outcome } from './Outcome';
import { SubmitButton } from './SubmitButton';
import { useTexts } from './texts/context';
import { useForgotPassword } from './use-forgot-password';

/** LOG-13 to LOG-16: the field of the tax id, and the outcome of the request. */
export function ForgotForm() {
  const texts = useTexts();
  const { forgot } = texts.password;
  const [taxId, setTaxId] = useState('');
  const { state, submit, amend } = useForgotPassword();
  const id = useId();
  const missing = state.status === 'incomplete';

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (taxId.trim() === '') focusOn(event.currentTarget, 'login');
    void submit(taxId);
  };

  return (
    <form noValidate onSubmit={onSubmit}>
      <div className="field">
        <label htmlFor={`${id}-login`}>{forgot.taxId}</label>
        <input
          ref={focusAtOnce}
          id={`${id}-login`}
          name="login"
          className="input"
          value={taxId}
          onChange={(event) => {
            setTaxId(event.target.value);
            amend();
          }}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          aria-invalid={missing}
          aria-describedby={missing ? `${id}-missing` : undefined}
        />
        <p id={`${id}-missing`} className="error" role="alert">
          {missing && (
            <>
              <Icon name="warning" size={16} />
              {forgot.missing}
            </>
          )}
        </p>
      </div>
      <SubmitButton busy={state.status === 'sending'} label={forgot.send} busyLabel={forgot.sending} />
      <Outcome
        id={`${id}-failure`}
        failure={state.status === 'failed' ? state.message(texts) : undefined}
        success={state.status === 'sent' ? state.said : undefined}
      />
    </form>
  );
}
