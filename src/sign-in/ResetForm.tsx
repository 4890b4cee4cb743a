import { type FormEvent, useId, useState } from 'react';
import { linkPassword, linkPasswordMeets, type PasswordRuleSet } from '../../contract/passwords';
import { focusAtOnce, useLeadBack } from './focus';
import { Icon } from './Icon';
import { Outcome } from './Outcome';
import { PasswordField } from './PasswordField';
import { SubmitButton } from './SubmitButton';
import { useTexts } from './texts/context';
import { type ResetField, type ResetValues, useResetPassword } from './use-reset-password';

type Props = Parameters<typeof useResetPassword>[0] & {
  /** Of the link's person; `null` where it is not known. */
  login: string | null;
};

/** LOG-19 to LOG-25: the new password and its confirmation. */
export function ResetForm({ login, ...props }: Props) {
  const texts = useTexts();
  const { reset } = texts.password;
  const { rules } = props;
  const [values, setValues] = useState<ResetValues>({ newPassword: '', confirmation: '' });
  const { state, submit } = useResetPassword(props);
  const form = useLeadBack(state);
  const id = useId();
  const busy = state.status === 'saving';

  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    void submit(values);
  };
  const field = (name: ResetField, hint?: string) => {
    const invalid = state.status === 'error' && state.fields.includes(name);
    const described = [invalid && `${id}-error`, hint].filter(Boolean).join(' ');
    return {
      name,
      label: reset[name],
      value: values[name],
      onChange: (value: string) => setValues({ ...values, [name]: value }),
      autoComplete: 'new-password' as const,
      invalid,
      describedBy: described === '' ? undefined : described,
    };
  };

  return (
    <form ref={form} noValidate onSubmit={onSubmit}>
      {login !== null && (
        <div className="field">
          <label htmlFor={`${id}-login`}>{texts.password.own.login}</label>
          <input id={`${id}-login`} className="input" value={login} autoComplete="username" readOnly />
        </div>
      )}
      <PasswordField {...field('newPassword', `${id}-hint`)} ref={focusAtOnce} />
      <p id={`${id}-hint`} className="hint">
        {filled(rules === 'specification' ? reset.hint : reset.lengthHint, linkPassword[rules])}
      </p>
      <LinkPasswordRules password={values.newPassword} rules={rules} />
      <PasswordField {...field('confirmation')} />
      <SubmitButton busy={busy} label={reset.save} busyLabel={reset.saving} />
      <Outcome id={`${id}-error`} failure={state.status === 'error' ? state.message(texts) : undefined} />
    </form>
  );
}

/** LOG-20: what the password needs, and which of it the typed one has already. */
function LinkPasswordRules({ password, rules }: { password: string; rules: PasswordRuleSet }) {
  const { own, reset } = useTexts().password;
  const { criteria } = linkPassword[rules];
  const meets = linkPasswordMeets(password, rules);
  return (
    <ul className="rules" aria-label={own.rules.title}>
      {criteria.map((criterion) => (
        <li key={criterion} className={meets[criterion] ? 'met' : undefined}>
          <Icon name={meets[criterion] ? 'check' : 'dot'} size={16} />
          {filled(reset.rules[criterion], linkPassword[rules])}
          <span className="unseen">, {meets[criterion] ? own.rules.met : own.rules.unmet}</span>
        </li>
      ))}
    </ul>
  );
}

/** Puts the lengths of a password into a text. */
const filled = (text: string, { least, most }: { least: number; most: number }) =>
  text.replace('%{least}', String(least)).replace('%{most}', String(most));
