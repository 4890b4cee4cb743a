import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { LoadingCard } from '../../kit/LoadingCard';
import { EndSessions } from '../../network/sessions/EndSessions';
import { SessionRows } from '../../network/sessions/SessionRows';
import { useSessions } from '../../network/sessions/use-sessions';
import { PageTitle } from '../../ui/PageTitle';

/** `/sessoes`: where the person is signed in. */
export function SessionsPage() {
  const translate = useTranslate();
  const title = translate('screens./sessoes.title');
  const { sessions, total, error, refresh } = useSessions(null);
  return (
    <>
      <PageTitle title={title} />
      {sessions === undefined ? (
        <LoadingCard
          title={title}
          error={error}
          failed={translate('sessions.loadFailed')}
          onRetry={refresh}
          height={160}
        />
      ) : (
        <Card component="section" aria-label={title} sx={{ padding: { xs: '8px 16px', md: '12px 24px' } }}>
          <Box
            sx={{
              display: 'flex',
              flexWrap: 'wrap',
              alignItems: 'center',
              gap: '8px 16px',
              padding: '8px 0',
            }}
          >
            <Typography variant="body2" sx={{ flex: '1 1 260px', color: 'text.secondary' }}>
              {total === 1 ? (
                translate('sessions.alone')
              ) : (
                <>
                  {translate('sessions.unfamiliar')}{' '}
                  <Link component={RouterLink} to="/alterar-senha-perfil">
                    {translate('sessions.changePassword')}
                  </Link>
                </>
              )}
            </Typography>
            {total > 1 && <EndSessions user={null} />}
          </Box>
          <SessionRows sessions={sessions} total={total} label={title} />
        </Card>
      )}
    </>
  );
}
