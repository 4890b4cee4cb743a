import Fingerprint from '@mui/icons-material/Fingerprint';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { type FormEvent, type ReactNode, useCallback, useId, useRef } from 'react';
import { useTranslate } from 'react-admin';
import type { GivenFactor } from '../../../contract/second-factor';
import { hasPasskeys } from '../../portal/passkey';
import { useFactor } from '../../sign-in/factor/use-factor';
import { focusAtOnce } from '../../sign-in/focus';
import type { SignInMessage } from '../../sign-in/message';
import { useLanguage } from '../../ui/language-context';
import { useOnChange } from '../../ui/use-on-change';
import { StepActions } from './StepActions';

export interface FactorFormProps {
  /** The id by which the dialog is named, and with `-text` described. */
  id: string;
  /** The keys of what it says. */
  title: string;
  text: string;
  /** Stands above the field. */
  children?: ReactNode;
  /** The button that leaves. */
  leave: ReactNode;
  /** Gives the server a code, or what a passkey has signed. */
  prove: (given: GivenFactor) => Promise<void>;
  /** Fetches what the server asks a passkey to sign; `null`: the person has none. */
  request: (() => Promise<object>) | null;
  /** Called where the sign-in has to begin anew. */
  onExpired?: (said: SignInMessage) => void;
}

/** The content of a dialog that asks for a code of the second factor. */
export function FactorForm({ id, title, text, children, leave, prove, request, onExpired }: FactorFormProps) {
  const translate = useTranslate();
  const { catalogue } = useLanguage();
  const { code, state, type, submit, submitPasskey } = useFactor({ prove, onExpired });
  const input = useRef<HTMLInputElement>(null);
  const focused = useCallback((element: HTMLInputElement | null) => {
    input.current = element;
    focusAtOnce(element);
  }, []);
  const field = useId();
  const passkey = hasPasskeys() ? request : null;
  const by = state.status === 'loading' ? state.by : null;
  const failure =
    state.status === 'own'
      ? translate(`factorStep.${state.key}`)
      : state.status === 'error'
        ? state.message({ ...catalogue, keys: catalogue })
        : undefined;

  // Each attempt that was refused is another state; whoever pressed the button of the passkey is still there.
  useOnChange(state, (now) => {
    if ('fields' in now && now.fields.length > 0) input.current?.focus();
  });

  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    void submit();
  };

  return (
    <form noValidate onSubmit={onSubmit}>
      <DialogTitle id={id}>{translate(title)}</DialogTitle>
      <DialogContent sx={{ display: 'grid', alignContent: 'start', gap: '16px' }}>
        <DialogContentText id={`${id}-text`}>
          {translate(passkey === null ? text : 'factorStep.either')}
        </DialogContentText>
        {children}
        {passkey !== null && (
          <Button
            ref={focusAtOnce}
            variant="outlined"
            aria-busy={by === 'passkey'}
            startIcon={
              by === 'passkey' ? <CircularProgress size={16} color="inherit" aria-hidden /> : <Fingerprint />
            }
            onClick={() => void submitPasskey(passkey)}
          >
            {translate(by === 'passkey' ? 'factorStep.waiting' : 'factorStep.passkey')}
          </Button>
        )}
        <TextField
          id={field}
          label={translate('factorStep.code')}
          value={code}
          onChange={(event) => type(event.target.value)}
          inputRef={passkey === null ? focused : input}
          autoComplete="one-time-code"
          error={'fields' in state && state.fields.length > 0}
          slotProps={{
            htmlInput: {
              autoCapitalize: 'off',
              spellCheck: false,
              'aria-describedby': failure !== undefined ? `${field}-failure ${field}-hint` : `${field}-hint`,
            },
          }}
        />
        <div role="alert" id={`${field}-failure`}>
          {failure !== undefined && <Alert severity="error">{failure}</Alert>}
        </div>
        <Typography id={`${field}-hint`} variant="body2" color="text.secondary">
          {translate('factorStep.hint')}
        </Typography>
      </DialogContent>
      <StepActions
        leave={leave}
        busy={by === 'code' || state.status === 'success'}
        label={translate('factorStep.confirm')}
        busyLabel={translate('factorStep.checking')}
      />
    </form>
  );
}
