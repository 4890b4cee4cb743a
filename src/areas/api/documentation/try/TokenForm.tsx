import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { type FormEvent, useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import { FieldError } from '../../../../ui/fields/FieldError';
import { fetchToken, memberOf, type TokenReply } from './send';
import { useTryToken } from './token-context';
import { useTrying } from './use-trying';

/** Gets the token of the trial calls: by id and secret, or one that the person already has. */
export function TokenForm({ origin }: { origin: string }) {
  const translate = useTranslate();
  const text = (key: string, words: object = {}) => translate(`apiDocs.try.${key}`, words);
  const { token, setToken } = useTryToken();
  const { state, start, cancel } = useTrying<TokenReply>();
  const [pasting, setPasting] = useState(false);
  const [values, setValues] = useState({ clientId: '', clientSecret: '', token: '' });
  const [submitted, setSubmitted] = useState(false);
  const id = useId();
  if (token !== null) {
    return (
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px' }}>
        <Typography variant="body2">{text('held')}</Typography>
        <Button size="small" onClick={() => setToken(null)}>
          {text('forget')}
        </Button>
      </Box>
    );
  }
  const wanted = pasting ? (['token'] as const) : (['clientId', 'clientSecret'] as const);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setSubmitted(true);
    if (wanted.some((name) => values[name].trim() === '')) return;
    if (pasting) {
      setToken(values.token.trim());
      return;
    }
    await start(async (signal) => {
      const client = { clientId: values.clientId.trim(), clientSecret: values.clientSecret.trim() };
      const reply = await fetchToken(client, { origin, signal });
      if (reply.token !== null) {
        setValues({ ...values, clientSecret: '' });
        setToken(reply.token);
      }
      return reply;
    });
  };
  const labels = {
    clientId: translate('secrets.clientId'),
    clientSecret: translate('secrets.clientSecret'),
    token: text('token'),
  };
  const running = state.kind === 'running';
  return (
    <Box
      component="form"
      noValidate
      autoComplete="off"
      onSubmit={(event) => void submit(event)}
      sx={{ display: 'grid', gap: '12px' }}
    >
      <RadioGroup
        row
        aria-label={text('how')}
        value={pasting ? 'token' : 'client'}
        onChange={(_, value) => {
          setPasting(value === 'token');
          setSubmitted(false);
        }}
      >
        <FormControlLabel value="client" control={<Radio size="small" />} label={text('byClient')} />
        <FormControlLabel value="token" control={<Radio size="small" />} label={text('byToken')} />
      </RadioGroup>
      {wanted.map((name) => {
        const missing = submitted && values[name].trim() === '';
        return (
          <TextField
            key={name}
            id={`${id}-${name}`}
            label={labels[name]}
            type={name === 'clientId' ? 'text' : 'password'}
            autoComplete="off"
            value={values[name]}
            onChange={(event) => setValues({ ...values, [name]: event.target.value })}
            error={missing}
            helperText={missing ? <FieldError text={text('missing')} /> : undefined}
            slotProps={{ htmlInput: { spellCheck: false, autoCapitalize: 'none', maxLength: 4000 } }}
          />
        );
      })}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: '8px' }}>
        <Button type="submit" variant="outlined" aria-disabled={running}>
          {text(pasting ? 'useToken' : running ? 'fetching' : 'fetch')}
        </Button>
        {running && <Button onClick={cancel}>{translate('common.cancel')}</Button>}
      </Box>
      {state.kind === 'unanswered' && <Alert severity="error">{text('unanswered')}</Alert>}
      {state.kind === 'done' && state.result.token === null && (
        <Alert severity="error">
          {memberOf(state.result.reply.text, 'error') === 'invalid_client'
            ? text('invalidClient')
            : text('noToken', { status: state.result.reply.status })}
        </Alert>
      )}
    </Box>
  );
}
