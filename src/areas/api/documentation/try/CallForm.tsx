import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { type FormEvent, useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import { FieldError } from '../../../../ui/fields/FieldError';
import type { ExampleSetting } from '../examples/request';
import type { ApiCall } from '../reference/document';
import { bodyProblem, missingOf, requestOf, valuesOf } from './call-values';
import { send, type TrialReply } from './send';
import { TrialReplyView } from './TrialReplyView';
import { useTrying } from './use-trying';

interface CallFormProps {
  call: ApiCall;
  setting: ExampleSetting;
  /** `null`: the call needs none. */
  token: string | null;
}

/** The parameters of a call, and its response. */
export function CallForm({ call, setting: { origin, day }, token }: CallFormProps) {
  const translate = useTranslate();
  const text = (key: string) => translate(`apiDocs.try.${key}`);
  const [values, setValues] = useState(() => valuesOf(call, day));
  const [submitted, setSubmitted] = useState(false);
  const { state, start, cancel } = useTrying<TrialReply>();
  const id = useId();
  const missing = submitted ? missingOf(call, values) : [];
  const problem = submitted ? bodyProblem(call, values) : null;
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setSubmitted(true);
    if (missingOf(call, values).length > 0 || bodyProblem(call, values) !== null) return;
    await start((signal) => send(requestOf(call, values), { origin, token, signal }));
  };
  const running = state.kind === 'running';
  return (
    <>
      <Box
        component="form"
        noValidate
        autoComplete="off"
        aria-label={call.summary}
        onSubmit={(event) => void submit(event)}
        sx={{ display: 'grid', gap: '16px', minWidth: 0 }}
      >
        {call.parameters.map(({ name, many, required, type }) => {
          const fault = missing.includes(name);
          const help = many ? text('many') : type;
          return (
            <TextField
              key={name}
              id={`${id}-${name}`}
              label={name}
              required={required}
              value={values.parameters[name] ?? ''}
              onChange={(event) =>
                setValues({ ...values, parameters: { ...values.parameters, [name]: event.target.value } })
              }
              error={fault}
              helperText={fault ? <FieldError text={text('missing')} /> : help}
              slotProps={{ htmlInput: { spellCheck: false, maxLength: 4000 } }}
            />
          );
        })}
        {call.body?.file && (
          <TextField
            id={`${id}-file`}
            type="file"
            label={text('file')}
            onChange={({ target }) =>
              setValues({ ...values, file: (target as HTMLInputElement).files?.[0] ?? null })
            }
            error={problem !== null}
            helperText={problem === null ? undefined : <FieldError text={text(problem)} />}
          />
        )}
        {call.body?.file === false && (
          <TextField
            id={`${id}-body`}
            label={text('sent')}
            multiline
            minRows={4}
            maxRows={16}
            value={values.body}
            onChange={(event) => setValues({ ...values, body: event.target.value })}
            error={problem !== null}
            helperText={problem === null ? undefined : <FieldError text={text(problem)} />}
            slotProps={{ htmlInput: { spellCheck: false, maxLength: 2_000_000 } }}
            sx={{ '& textarea': { fontFamily: 'ui-monospace, monospace' } }}
          />
        )}
        {call.forms.length > 1 && (
          <TextField
            id={`${id}-accept`}
            select
            label="Accept"
            value={values.accept}
            onChange={(event) => setValues({ ...values, accept: event.target.value })}
          >
            {call.forms.map((form) => (
              <MenuItem key={form} value={form}>
                {form}
              </MenuItem>
            ))}
          </TextField>
        )}
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: '8px' }}>
          <Button type="submit" variant="contained" aria-disabled={running}>
            {text(running ? 'sending' : 'send')}
          </Button>
          {running && <Button onClick={cancel}>{translate('common.cancel')}</Button>}
        </Box>
      </Box>
      {state.kind === 'unanswered' && <Alert severity="error">{text('unanswered')}</Alert>}
      {state.kind === 'cancelled' && <Alert severity="info">{text('cancelled')}</Alert>}
      {state.kind === 'done' && <TrialReplyView reply={state.result} />}
    </>
  );
}
