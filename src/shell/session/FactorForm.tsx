import Alert from '@mui/material/Alert';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { type FormEvent, type ReactNode, useCallback, useId, useRef } from 'react';
import { useTranslate } from 'react-admin';
import { useFactor } from '../../sign-in/factor/use-factor';
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
  /** Gives the server a code. */
  prove: (code: string) => Promise<void>;
  /** Called where the sign-in has to begin anew. */
  onExpired?: (said: SignInMessage) => void;
}

/** The content of a dialog that asks for a code of the second factor. */
export function FactorForm({ id, title, text, children, leave, prove, onExpired }: FactorFormProps) {
  const translate = useTranslate();
  const { catalogue } = useLanguage();
  const { code, state, type, submit } = useFactor({ prove, onExpired });
  const input = useRef<HTMLInputElement>(null);
  const focusWhenThere = useCallback((element: HTMLInputElement | null) => {
    input.current = element;
    element?.focus();
  }, []);
  const field = useId();
  const busy = state.status === 'loading' || state.status === 'success';
  const missing = state.status === 'missing';
  const failure = state.status === 'error' ? state.message({ ...catalogue, keys: catalogue }) : undefined;
  const failed = missing || failure !== undefined;

  // Each attempt that was refused is another state.
  useOnChange(state, ({ status }) => {
    if (status === 'missing' || status === 'error') input.current?.focus();
  });

  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    void submit();
  };

  return (
    <form noValidate onSubmit={onSubmit}>
      <DialogTitle id={id}>{translate(title)}</DialogTitle>
      <DialogContent sx={{ display: 'grid', alignContent: 'start', gap: '16px' }}>
        <DialogContentText id={`${id}-text`}>{translate(text)}</DialogContentText>
        {children}
        <TextField
          id={field}
          label={translate('factorStep.code')}
          value={code}
          onChange={(event) => type(event.target.value)}
          inputRef={focusWhenThere}
          autoComplete="one-time-code"
          error={failed}
          slotProps={{
            htmlInput: {
              autoCapitalize: 'off',
              spellCheck: false,
              'aria-describedby': failed ? `${field}-failure ${field}-hint` : `${field}-hint`,
            },
          }}
        />
        <div role="alert" id={`${field}-failure`}>
          {failed && <Alert severity="error">{missing ? translate('factorStep.missing') : failure}</Alert>}
        </div>
        <Typography id={`${field}-hint`} variant="body2" color="text.secondary">
          {translate('factorStep.hint')}
        </Typography>
      </DialogContent>
      <StepActions
        leave={leave}
        busy={busy}
        label={translate('factorStep.confirm')}
        busyLabel={translate('factorStep.checking')}
      />
    </form>
  );
}
