import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNotify, useTranslate } from 'react-admin';
import { revokeOwnSecret } from '../../../../contract/api-credentials';
import { ConfirmedButton } from '../../../kit/edit/ConfirmedButton';
import { call } from '../../../portal/client';
import { CREDENTIALS } from '../use-credentials';

/**
 * SES-28: revokes all secrets and tokens of the person's API user; their next call is refused.
 * @param revoked whether all are revoked already; the button stays, because the focus returns to it
 */
export function RevokeSecret({ revoked }: { revoked: boolean }) {
  const translate = useTranslate();
  const notify = useNotify();
  const cache = useQueryClient();
  const text = (key: string) => translate(`api.credentials.revoke.${key}`);
  const revoking = useMutation({
    mutationFn: () => call(revokeOwnSecret, {}),
    onSuccess: () => notify('api.credentials.revoke.done', { type: 'success' }),
    onSettled: () => cache.invalidateQueries({ queryKey: CREDENTIALS }),
  });
  return (
    <ConfirmedButton
      work={{ ...revoking, run: (close) => revoking.mutate(undefined, { onSuccess: close }) }}
      destructive
      button={{
        variant: 'outlined',
        'aria-disabled': revoked,
        sx: { '&[aria-disabled=true]': { opacity: 0.5, cursor: 'default' } },
      }}
      label={text('action')}
      title={text('title')}
      text={text('text')}
      confirm={text('confirm')}
      failed={text('failed')}
      noAnswer={translate('api.noAnswer')}
    />
  );
}
