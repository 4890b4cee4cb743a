import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { type FormEvent, useCallback, useId, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { FrameCatalogue } from '../../../i18n/catalogue';
import { RobotCheckField } from '../../sign-in/RobotCheckField';
import { useRobotCheck } from '../../sign-in/use-robot-check';
import { useSignIn } from '../../sign-in/use-sign-in';
import { PasswordInput } from '../../ui/fields/PasswordInput';
import { ReadOnlyField } from '../../ui/fields/ReadOnlyField';
import { useOnChange } from '../../ui/use-on-change';

interface Props {
  /** The login of the person whose page is covered. */
  login: string;
  /** Whether the deployment requires the robot check. */
  asksRobot: boolean;
  catalogue: FrameCatalogue;
  /** The attribute of the elements that show over the cover. */
  mark: Record<string, string>;
  onSignedIn: () => void;
  onLeave: () => void;
}

/**
 * SES-11: the sign-in over a page whose session has ended while something was not saved. Only the same person can sign
 * in here, because the login is fixed. Leaving discards what was typed.
 */
export function SignInAgain({ login, asksRobot, catalogue, mark, onSignedIn, onLeave }: Props) {
  const translate = useTranslate();
  const robot = useRobotCheck();
  const { state, submit } = useSignIn(asksRobot ? robot : null, onSignedIn);
  const [password, setPassword] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const focusWhenThere = useCallback((element: HTMLInputElement | null) => {
    input.current = element;
    element?.focus();
  }, []);
  const id = useId();
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
    <Dialog
      open
      hideBackdrop
      fullWidth
      maxWidth="xs"
      aria-labelledby={id}
      aria-describedby={`${id}-text`}
      {...mark}
    >
      <form noValidate onSubmit={onSubmit}>
        <DialogTitle id={id}>{translate('session.again.title')}</DialogTitle>
        <DialogContent sx={{ display: 'grid', alignContent: 'start', gap: '16px' }}>
          <DialogContentText id={`${id}-text`}>{translate('session.again.text')}</DialogContentText>
          <ReadOnlyField label={translate('session.login')} value={login} autoComplete="username" />
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
        <DialogActions>
          <Button variant="outlined" color="error" onClick={onLeave}>
            {translate('session.again.leave')}
          </Button>
          <Button
            type="submit"
            variant="contained"
            aria-busy={busy}
            startIcon={busy ? <CircularProgress size={16} color="inherit" aria-hidden /> : undefined}
          >
            {translate(busy ? 'session.signingIn' : 'session.signIn')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
