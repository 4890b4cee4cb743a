import { type FormEvent, useId, useState } from 'react';
import type { PasswordPolicy } from '../../contract/config';
import { linkLogin } from '../../contract/password';
import { linkPassword, linkPasswordMeets } from '../../contract/passwords';
import { callPublic } from '../portal/public-call';
import { focusAtOnce, useLeadBack } from './focus';
import { Icon } from './Icon';
import { Outcome } from './Outcome';
import { PasswordField } from './PasswordField';
import { SubmitButton } from './SubmitButton';
import { useTexts } from './texts/context';
import { useAsked } from './use-asked';
import { type ResetField, type ResetValues, useResetPassword } from './use-reset-password';

type Props = Parameters<typeof useResetPassword>[0];

/** LOG-19 to LOG-25: the new password and its confirmation. */
export function ResetForm(props: Props) {
  const texts = useTexts();
  const { reset } = texts.password;
  const { policy } = props;
  const [values, setValues] = useState<ResetValues>({ newPassword: '', confirmation: '' });
  const { state, submit } = useResetPassword(props);
  const form = useLeadBack(state);
  const id = useId();
  const busy = state.status === 'saving';
  const login = useLinkLogin(props.token);

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
        {filled(policy === 'nist' ? reset.lengthHint : reset.hint, linkPassword[policy])}
      </p>
      <LinkPasswordRules password={values.newPassword} policy={policy} />
      <PasswordField {...field('confirmation')} />
      <SubmitButton busy={busy} label={reset.save} busyLabel={reset.saving} />
      <Outcome id={`${id}-error`} failure={state.status === 'error' ? state.message(texts) : undefined} />
    </form>
  );
}

/** LOG-20: what the password needs, and which of it the typed one has already. */
function LinkPasswordRules({ password, policy }: { password: string; policy: PasswordPolicy }) {
  const { own, reset } = useTexts().password;
  const { criteria } = linkPassword[policy];
  const meets = linkPasswordMeets(password, policy);
  return (
    <ul className="rules" aria-label={own.rules.title}>
      {criteria.map((criterion) => (
        <li key={criterion} className={meets[criterion] ? 'met' : undefined}>
          <Icon name={meets[criterion] ? 'check' : 'dot'} size={16} />
          {filled(reset.rules[criterion], linkPassword[policy])}
          <span className="unseen">, {meets[criterion] ? own.rules.met : own.rules.unmet}</span>
        </li>
      ))}
    </ul>
  );
}

/** Puts the lengths of a password into a text. */
const filled = (text: string, { least, most }: { least: number; most: number }) =>
  text.replace('%{least}', String(least)).replace('%{most}', String(most));

/** Returns the login of a link's person, under which password managers store the new password; `null` until it is here. */
function useLinkLogin(token: string): string | null {
  const [login, setLogin] = useState<string | null>(null);
  useAsked((signal) =>
    callPublic(linkLogin, { body: { token }, signal }).then(
      (reply) => setLogin(reply.login),
      () => undefined, // the password can be set without it
    ),
  );
  return login;
}
