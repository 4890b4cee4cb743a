import Alert from '@mui/material/Alert';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { type FormEvent, type ReactNode, useCallback, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { FrameCatalogue } from '../../../i18n/catalogue';
import { RobotCheckField } from '../../sign-in/RobotCheckField';
import { useRobotCheck } from '../../sign-in/use-robot-check';
import { useSignIn } from '../../sign-in/use-sign-in';
import { PasswordInput } from '../../ui/fields/PasswordInput';
import { useOnChange } from '../../ui/use-on-change';
import { StepActions } from './StepActions';

interface Props extends Pick<Parameters<typeof useSignIn>[0], 'said' | 'onSignedIn' | 'askFactor'> {
  /** The id by which the dialog is named, and with `-text` described. */
  id: string;
  login: string;
  /** Whether the deployment requires the robot check. */
  asksRobot: boolean;
  catalogue: FrameCatalogue;
  /** Whose password it is. */
  account: ReactNode;
  /** The button that leaves. */
  leave: ReactNode;
}

/** The first step of signing in again: the password. */
export function PasswordAgain({ id, login, asksRobot, catalogue, account, leave, ...signIn }: Props) {
  const translate = useTranslate();
  const robot = useRobotCheck();
  const { state, submit } = useSignIn({ ...signIn, robot: asksRobot ? robot : null });
  const [password, setPassword] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const focusWhenThere = useCallback((element: HTMLInputElement | null) => {
    input.current = element;
    element?.focus();
  }, []);
  const busy = state.status === 'loading' || state.status === 'success';
  const failure = state.status === 'error' ? state.message({ ...catalogue, keys: catalogue }) : undefined;

  useOnChange(state.status, (status) => {
    if (status === 'error') input.current?.focus();
  });

  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    void submit({ user: login, password });
  };

  return (
    <form noValidate onSubmit={onSubmit}>
      <DialogTitle id={id}>{translate('session.again.title')}</DialogTitle>
      <DialogContent sx={{ display: 'grid', alignContent: 'start', gap: '16px' }}>
        <DialogContentText id={`${id}-text`}>{translate('session.again.text')}</DialogContentText>
        {account}
        <PasswordInput
          label={translate('session.password')}
          value={password}
          onChange={setPassword}
          inputRef={focusWhenThere}
          autoComplete="current-password"
          error={undefined}
        />
        {asksRobot && <RobotCheckField robot={robot} />}
        <div role="alert">{failure !== undefined && <Alert severity="error">{failure}</Alert>}</div>
      </DialogContent>
      <StepActions
        leave={leave}
        busy={busy}
        label={translate('session.signIn')}
        busyLabel={translate('session.signingIn')}
      />
    </form>
  );
}
