import Dialog from '@mui/material/Dialog';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import { ShownSecret } from '../../kit/secret/ShownSecret';
import type { ApiAnswer } from './use-api-user';

interface ApiSecretProps {
  /** `null` where there is nothing to show. */
  answer: ApiAnswer | null;
  onClose: () => void;
}

/** USR-35: the credentials of the API user. */
export function ApiSecret({ answer, onClose }: ApiSecretProps) {
  const translate = useTranslate();
  const title = useId();
  return (
    <Dialog open={answer !== null} maxWidth="xs" fullWidth aria-labelledby={title}>
      <ShownSecret
        id={title}
        title={translate('users.api.title')}
        fields={[
          { label: translate('secrets.clientId'), value: answer?.clientId ?? '' },
          { label: translate('secrets.clientSecret'), value: answer?.clientSecret ?? '' },
        ]}
        onClose={onClose}
      />
    </Dialog>
  );
}
