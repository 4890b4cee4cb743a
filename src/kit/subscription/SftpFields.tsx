import Box from '@mui/material/Box';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import TextField, { type TextFieldProps } from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import { SUBSCRIPTION } from '../../../contract/subscription-settings';
import { type Subscription } from '../../../contract/subscriptions';
import { FieldError } from '../../ui/fields/FieldError';
import { legendStyle } from '../list/controls-style';
import type { PartProps } from './form-field';
import { HostKey } from './HostKey';
import { serverStyle } from './subscription-style';
import { keepsSecret, type SubscriptionValues } from './values';

interface SftpFieldsProps extends PartProps {
  stored: Subscription | null;
  /** Says whether enough is there to ask the server, and shows what is missing where it is not. */
  mayCheck: () => boolean;
  /** Takes what the server refuses at a look; `null` as another one begins. */
  onRefused: (error: unknown) => void;
}

type Named = 'host' | 'port' | 'user' | 'folder';

/** A folder of an SFTP server: where it is, by what it is signed in to, and the key by which it is known. */
export function SftpFields(props: SftpFieldsProps) {
  const { values, onChange, faultOf, stored } = props;
  const translate = useTranslate();
  const id = useId();
  const text = (key: string) => translate(`subscriptions.form.${key}`);
  const helpOf = (fault: string | undefined, help?: string) =>
    fault === undefined ? help : <FieldError text={fault} />;
  const field = (name: Named, most: number, more: Partial<TextFieldProps> = {}, help?: string) => (
    <TextField
      id={`${id}-${name}`}
      label={text(name)}
      value={values[name]}
      // Another server has another key.
      onChange={({ target }) =>
        onChange({
          [name]: target.value,
          ...((name === 'host' || name === 'port') && { hostKey: '', everywhere: false }),
        })
      }
      autoComplete="off"
      error={faultOf(name) !== undefined}
      helperText={helpOf(faultOf(name), help)}
      slotProps={{ htmlInput: { maxLength: most, autoCapitalize: 'none', spellCheck: false } }}
      {...more}
    />
  );
  const isKey = values.by === 'privateKey';
  const kept = keepsSecret(values, stored);
  const secretFault = faultOf('secret') ?? faultOf(values.by);
  return (
    <>
      <Box sx={serverStyle}>
        {field('host', SUBSCRIPTION.host, { required: true })}
        {field('port', 5, { required: true })}
      </Box>
      {field('user', SUBSCRIPTION.user, { required: true })}
      {field('folder', SUBSCRIPTION.folder, {}, text('folderHelp'))}
      <FormControl>
        <FormLabel id={`${id}-by`} sx={legendStyle}>
          {text('by')}
        </FormLabel>
        <RadioGroup
          row
          aria-labelledby={`${id}-by`}
          value={values.by}
          onChange={(_event, by) => onChange({ by: by as SubscriptionValues['by'], secret: '' })}
        >
          <FormControlLabel value="password" label={text('password')} control={<Radio />} />
          <FormControlLabel value="privateKey" label={text('privateKey')} control={<Radio />} />
        </RadioGroup>
      </FormControl>
      <TextField
        key={values.by}
        id={`${id}-secret`}
        label={text(values.by)}
        required={!kept}
        type={isKey ? 'text' : 'password'}
        multiline={isKey}
        minRows={isKey ? 3 : undefined}
        maxRows={isKey ? 6 : undefined}
        value={values.secret}
        onChange={({ target }) => onChange({ secret: target.value })}
        autoComplete="new-password"
        error={secretFault !== undefined}
        helperText={helpOf(
          secretFault,
          [...(isKey ? [text('privateKeyHelp')] : []), ...(kept ? [text('keptSecret')] : [])].join(' ') ||
            undefined,
        )}
        slotProps={{
          htmlInput: {
            maxLength: isKey ? SUBSCRIPTION.privateKey : SUBSCRIPTION.password,
            autoCapitalize: 'none',
            spellCheck: false,
          },
        }}
      />
      <HostKey {...props} />
      <Typography variant="caption" color="text.secondary">
        {text('sftpHelp')}
      </Typography>
    </>
  );
}
