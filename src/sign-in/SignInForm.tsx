import { type FormEvent, useId, useState } from 'react';
import { focusAtOnce, useLeadBack } from './focus';
import type { SignInMessage } from './message';
import { Outcome } from './Outcome';
import { PasswordField } from './PasswordField';
import { preloadConsole } from './preload-console';
import { RobotCheckBox } from './RobotCheckBox';
import { SubmitButton } from './SubmitButton';
import { useTexts } from './texts/context';
import { useRobotCheck } from './use-robot-check';
import { type Field, useSignIn } from './use-sign-in';

/** The second step has led back to the first: it says who was signing in, and what is to be said. */
export interface Again {
  user: string;
  said: SignInMessage;
}

interface Props extends Pick<Parameters<typeof useSignIn>[0], 'onSignedIn' | 'askFactor'> {
  /** Whether the deployment requires the robot check. */
  robotCheck: boolean;
  again: Again | undefined;
}

/** LOG-01 to LOG-03, LOG-05: the form of the sign-in page. */
export function SignInForm({ robotCheck, again, ...signIn }: Props) {
  const texts = useTexts();
  const { session } = texts;
  const [user, setUser] = useState(again?.user ?? '');
  const [password, setPassword] = useState('');
  const robot = useRobotCheck();
  const { state, submit } = useSignIn({ robot: robotCheck ? robot : null, said: again?.said, ...signIn });
  const form = useLeadBack(state);
  const id = useId();

  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    void submit({ user, password });
  };
  const busy = state.status === 'loading' || state.status === 'success';
  const error = (field: Field) => {
    const here = state.status === 'error' && state.fields.includes(field);
    return { invalid: here, describedBy: here ? `${id}-error` : undefined };
  };

  return (
    <form ref={form} noValidate onSubmit={onSubmit} onInput={preloadConsole}>
      <div className="field">
        <label htmlFor={`${id}-login`}>{session.login}</label>
        <input
          ref={focusAtOnce}
          id={`${id}-login`}
          name="login"
          className="input"
          value={user}
          onChange={(event) => setUser(event.target.value)}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          aria-invalid={error('login').invalid}
          aria-describedby={error('login').describedBy}
        />
      </div>
      <PasswordField
        name="password"
        label={session.password}
        value={password}
        onChange={setPassword}
        autoComplete="current-password"
        {...error('password')}
      />
      {robotCheck && <RobotCheckBox name="robot" robot={robot} />}
      <SubmitButton busy={busy} label={session.signIn} busyLabel={session.signingIn} />
      <Outcome id={`${id}-error`} failure={state.status === 'error' ? state.message(texts) : undefined} />
    </form>
  );
}
