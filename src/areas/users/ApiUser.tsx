import KeyOutlined from '@mui/icons-material/KeyOutlined';
import Typography from '@mui/material/Typography';
import { useNotify, useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { LEVEL } from '../../../contract/access';
import type { UserRecord } from '../../../contract/users';
import { ConfirmedButton } from '../../kit/edit/ConfirmedButton';
import { ApiSecret } from './ApiSecret';
import { useApiUser } from './use-api-user';

interface ApiUserProps {
  /** The stored record. */
  record: UserRecord;
  /** Called with the record that has its API user. */
  onChange: (record: UserRecord) => void;
}

/** USR-28, USR-34, USR-35: creates the API user of an establishment manager, or replaces a lost secret. */
export function ApiUser({ record, onChange }: ApiUserProps) {
  const translate = useTranslate();
  // The profile that is selected in the form, which may not be saved yet.
  const profile: unknown = useWatch({ name: 'profile' });
  const notify = useNotify();
  const exists = record.userApi !== null;
  const { make, answer, close, ...making } = useApiUser(record, onChange);
  const wording = `users.api.${exists ? 'renew' : 'create'}`;
  if (profile !== LEVEL.manager || !record.effectiveRoles.includes(LEVEL.manager)) return null;
  return (
    <>
      <Typography
        variant="body2"
        component="span"
        color="text.secondary"
        sx={{ display: 'inline-flex', alignItems: 'center', gap: '8px', overflowWrap: 'anywhere' }}
      >
        <KeyOutlined sx={{ fontSize: '1.125rem' }} aria-hidden />
        {exists
          ? translate('users.api.user', { id: record.userApi?.codUsuario })
          : translate('users.api.none')}
      </Typography>
      <ConfirmedButton
        work={{
          ...making,
          run: (closeDialog) =>
            make({
              onSuccess: (made) => {
                closeDialog();
                if (made === null) notify('users.api.existed', { type: 'warning' });
              },
            }),
        }}
        button={{ variant: 'outlined', size: 'small' }}
        label={translate(`${wording}.action`)}
        title={translate(`${wording}.action`)}
        text={translate(`${wording}.text`, { name: record.name })}
        confirm={translate(`${wording}.confirm`)}
        failed={translate('users.api.failed')}
        noAnswer={translate('users.api.noAnswer')}
      />
      <ApiSecret
        answer={answer}
        onClose={() => {
          close();
          notify(exists ? 'users.api.renewed' : 'users.api.created', { type: 'success' });
        }}
      />
    </>
  );
}
