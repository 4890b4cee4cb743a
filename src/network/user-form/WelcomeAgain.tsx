import ForwardToInboxOutlined from '@mui/icons-material/ForwardToInboxOutlined';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useMutation } from '@tanstack/react-query';
import { useNotify, useTranslate } from 'react-admin';
import { previewBulk, startBulk } from '../../../contract/bulk';
import { WELCOME } from '../../../contract/password';
import type { UserRecord } from '../../../contract/users';
import { SaveFailure } from '../../kit/edit/SaveFailure';
import { call } from '../../portal/client';
import { useIsRunning } from '../../ui/use-is-running';
import type { PeopleScreen } from './person';

interface WelcomeAgainProps {
  screen: PeopleScreen;
  record: UserRecord;
}

/** USR-36: sends somebody who has not set a password yet the welcome mail again, as the lists do in bulk. */
export function WelcomeAgain({
  screen,
  record: { id, email, active, linksOnly, awaitsWelcome },
}: WelcomeAgainProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const resource = screen === '/usuarios' ? 'usuarios' : 'visualizadores-relatorios';
  const isRunning = useIsRunning('welcome', id);
  const { mutate, isPending, error } = useMutation({
    mutationKey: ['welcome', id],
    mutationFn: async () => {
      const selection = { ids: [String(id)] };
      const body = { resource, selection, action: { kind: 'sendWelcome' } } as const;
      const batch = await call(previewBulk, { body });
      return call(startBulk, { params: { id: batch.id }, query: {} });
    },
    onSuccess: ({ counts, reasons }) => {
      if (counts.changed > 0) notify('users.welcome.sent', { type: 'success', messageArgs: { email } });
      else notify(reasons[0]?.text ?? 'users.welcome.failed', { type: 'warning' });
    },
  });
  if (!awaitsWelcome || !active || linksOnly) return null;
  return (
    <>
      <Alert
        severity="info"
        role="note"
        action={
          <Button
            size="small"
            color="inherit"
            startIcon={<ForwardToInboxOutlined />}
            aria-busy={isPending}
            onClick={() => {
              if (!isRunning()) mutate();
            }}
          >
            {translate('users.welcome.send')}
          </Button>
        }
      >
        {translate('users.welcome.text', { hours: WELCOME.linkHours })}
      </Alert>
      {error !== null && (
        <SaveFailure
          error={error}
          title={translate('users.welcome.failed')}
          noAnswer={translate('bulk.noAnswer')}
        />
      )}
    </>
  );
}
