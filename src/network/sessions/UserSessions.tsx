import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { FormSection } from '../../kit/edit/FormSection';
import { LoadFailure } from '../../ui/states/LoadFailure';
import { EndSessions } from './EndSessions';
import { SessionRows } from './SessionRows';
import { useSessions } from './use-sessions';

/** Where a user is signed in, as a section of the form: level 1 sees it and ends it. */
export function UserSessions({ user }: { user: number }) {
  const translate = useTranslate();
  const { sessions, total, error, refresh } = useSessions(user);
  return (
    <FormSection title={translate('sessions.ofUser.title')} text={translate('sessions.ofUser.text')}>
      {sessions === undefined ? (
        error === null ? (
          <Skeleton variant="rounded" height={64} aria-label={translate('common.loading')} />
        ) : (
          <LoadFailure title={translate('sessions.loadFailed')} error={error} onRetry={refresh} />
        )
      ) : sessions.length === 0 ? (
        <Typography color="text.secondary">{translate('sessions.ofUser.none')}</Typography>
      ) : (
        <div>
          <SessionRows sessions={sessions} total={total} label={translate('sessions.ofUser.title')} />
          {total > 1 && <EndSessions user={user} />}
        </div>
      )}
    </FormSection>
  );
}
