import Button from '@mui/material/Button';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { renewOwnSecret } from '../../../../contract/api-credentials';
import { API } from '../../../../contract/limits';
import { call } from '../../../portal/client';
import { RenewDialog } from '../RenewDialog';
import { CREDENTIALS, type Credentials } from '../use-credentials';

/** USR-35: replaces the secret. A revoked one cannot stay valid beside the new one. */
export function RenewSecret({ credentials: { revokedAt } }: { credentials: Credentials }) {
  const translate = useTranslate();
  const notify = useNotify();
  const cache = useQueryClient();
  const [open, setOpen] = useState(false);
  const revoked = revokedAt !== null;
  const text = (key: string) => translate(`api.credentials.renew.${key}`);
  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        {text('action')}
      </Button>
      <RenewDialog
        open={open}
        title={text('action')}
        text={text(revoked ? 'revoked' : 'text')}
        confirm={text('confirm')}
        failed={text('failed')}
        mostHours={revoked ? 0 : API.overlapHours}
        renew={async (overlapHours) => {
          const { clientId, clientSecret } = await call(renewOwnSecret, { body: { overlapHours } });
          return [
            { label: translate('secrets.clientId'), value: clientId },
            { label: translate('secrets.clientSecret'), value: clientSecret },
          ];
        }}
        onSettled={() => void cache.invalidateQueries({ queryKey: CREDENTIALS })}
        onClose={(renewed) => {
          setOpen(false);
          if (renewed) notify('api.credentials.renew.done', { type: 'success' });
        }}
      />
    </>
  );
}
