import Button from '@mui/material/Button';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { revokeOwnSecret } from '../../../../contract/api-credentials';
import { ConfirmDialog } from '../../../kit/edit/ConfirmDialog';
import { SaveFailure } from '../../../kit/edit/SaveFailure';
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
  const [open, setOpen] = useState(false);
  const text = (key: string) => translate(`api.credentials.revoke.${key}`);
  const { mutate, reset, isPending, error } = useMutation({
    mutationFn: () => call(revokeOwnSecret, {}),
    onSuccess: () => {
      setOpen(false);
      notify('api.credentials.revoke.done', { type: 'success' });
    },
    onSettled: () => cache.invalidateQueries({ queryKey: CREDENTIALS }),
  });
  return (
    <>
      <Button
        variant="outlined"
        color="error"
        aria-disabled={revoked}
        sx={{ '&[aria-disabled=true]': { opacity: 0.5, cursor: 'default' } }}
        onClick={() => {
          if (revoked) return;
          reset();
          setOpen(true);
        }}
      >
        {text('action')}
      </Button>
      <ConfirmDialog
        open={open}
        destructive
        title={text('title')}
        text={text('text')}
        cancel={translate('common.cancel')}
        confirm={text('confirm')}
        busy={isPending}
        onCancel={() => setOpen(false)}
        onConfirm={() => {
          if (!isPending) mutate();
        }}
      >
        {error !== null && (
          <SaveFailure error={error} title={text('failed')} noAnswer={translate('api.noAnswer')} />
        )}
      </ConfirmDialog>
    </>
  );
}
