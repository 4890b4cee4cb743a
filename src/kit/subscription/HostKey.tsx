import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import Typography from '@mui/material/Typography';
import { useMutation } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { checkSftp, type Subscription } from '../../../contract/subscriptions';
import { call } from '../../portal/client';
import { PortalError } from '../../ui/failure/portal-error';
import { FieldError } from '../../ui/fields/FieldError';
import { useFormat } from '../../ui/format/use-format';
import { SaveFailure } from '../edit/SaveFailure';
import type { PartProps } from './form-field';
import { keyStyle } from './subscription-style';
import { sftpOf } from './values';

interface HostKeyProps extends PartProps {
  stored: Subscription | null;
  mayCheck: () => boolean;
  /** Takes what the server refuses, so that it stands at its fields; `null` as another look begins. */
  onRefused: (error: unknown) => void;
}

/** Looks at the server, and shows the key of its host, which the person confirms before anything is sent there. */
export function HostKey({ values, onChange, faultOf, stored, mayCheck, onRefused }: HostKeyProps) {
  const translate = useTranslate();
  const { counted } = useFormat();
  const text = (key: string) => translate(`subscriptions.form.${key}`);
  const { mutate, data, error, isPending, reset, variables } = useMutation({
    mutationFn: (server: ReturnType<typeof sftpOf>) =>
      call(checkSftp, { body: { ...server, ...(stored?.sftp != null && { subscription: stored.id }) } }),
    onMutate: () => onRefused(null),
    onError: onRefused,
    gcTime: 0,
  });
  const server = sftpOf({ ...values, hostKey: '' });
  // What was seen of one server says nothing of another.
  const seen = variables?.host === server.host && variables.port === server.port ? data : undefined;
  const key = seen?.hostKey ?? values.hostKey;
  // A server of the version before says nothing of others.
  const others = seen?.others ?? 0;
  const fault = faultOf('hostKey');
  const atFields = error instanceof PortalError && Object.keys(error.fields).length > 0;
  return (
    <>
      <Button
        variant="outlined"
        aria-busy={isPending}
        onClick={() => {
          if (isPending || !mayCheck()) return;
          reset();
          // A key that was confirmed before is compared with, not demanded.
          mutate(server);
        }}
        sx={{ justifySelf: 'start' }}
      >
        {text(isPending ? 'checking' : 'check')}
      </Button>
      {error !== null && !atFields && <SaveFailure error={error} title={text('checkFailed')} />}
      {key !== '' && (
        <Box sx={keyStyle} aria-live="polite">
          <Typography variant="caption" color="text.secondary">
            {text(seen === undefined ? 'pinned' : 'hostKey')}
          </Typography>
          <span className="key" translate="no">
            {key}
          </span>
          {seen?.changed === true && <Alert severity="warning">{text('changed')}</Alert>}
          {seen !== undefined && (
            <>
              <Typography variant="caption" color="text.secondary">
                {text('hostKeyHelp')}
              </Typography>
              <FormControlLabel
                label={text('confirmKey')}
                control={
                  <Checkbox
                    checked={values.hostKey === key}
                    onChange={(_event, confirmed) =>
                      onChange({ hostKey: confirmed ? key : '', ...(!confirmed && { everywhere: false }) })
                    }
                    slotProps={{ input: { 'aria-invalid': fault !== undefined } }}
                  />
                }
              />
              {others > 0 && values.hostKey === key && (
                <FormControlLabel
                  label={translate('subscriptions.form.everywhere', counted(others))}
                  control={
                    <Checkbox
                      checked={values.everywhere}
                      onChange={(_event, everywhere) => onChange({ everywhere })}
                    />
                  }
                />
              )}
            </>
          )}
        </Box>
      )}
      {fault !== undefined && (
        <FormHelperText error>
          <FieldError text={fault} />
        </FormHelperText>
      )}
    </>
  );
}
