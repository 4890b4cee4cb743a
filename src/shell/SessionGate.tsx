import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useDeferredValue } from 'react';
import { useCanAccessResources } from 'react-admin';
import { configQuery } from '../portal/config-query';
import { sessionQuery } from '../session/current-session';
import { readTokens } from '../session/stored-session';
import { AccessContext, accessQuery } from '../session/use-access';
import { SessionContext } from '../session/use-session';
import { DeploymentContext } from '../ui/format/deployment';
import { FramePlaceholder } from './states/FramePlaceholder';
import { UnverifiedPage } from './states/UnverifiedPage';

interface Props {
  children: ReactNode;
}

/**
 * SES-04, SES-05: shows nothing of the console before the server has confirmed the session, and the auth provider has
 * returned the screens that the person may open. It also waits for the configuration of the deployment: without it,
 * amounts could carry a wrong currency.
 */
export function SessionGate({ children }: Props) {
  const session = useQuery(sessionQuery);
  const config = useQuery(configQuery);
  const { canAccess } = useCanAccessResources({ ...accessQuery, enabled: Boolean(session.data) });
  // Rendering the whole frame at once would block the main thread of a slow phone: deferred, it is rendered in slices.
  const opened = useDeferredValue(Boolean(session.data && config.data && canAccess));
  // An open page stays open while the person signs in again over it.
  if (opened && session.data && config.data && canAccess) {
    return (
      <SessionContext value={session.data}>
        <DeploymentContext value={config.data}>
          <AccessContext value={canAccess}>{children}</AccessContext>
        </DeploymentContext>
      </SessionContext>
    );
  }
  // Without tokens the page is leaving, and a failure concerns nobody.
  if (readTokens() === null) return <FramePlaceholder />;
  const failed = [session, config].filter((query) => query.isError);
  if (failed.length > 0) {
    return (
      <UnverifiedPage
        error={failed[0]?.error}
        retrying={failed.some((query) => query.isFetching)}
        onRetry={() => {
          for (const query of failed) void query.refetch();
        }}
      />
    );
  }
  return <FramePlaceholder />;
}
