import { Navigate, Outlet } from 'react-router-dom';
import type { ScreenPath } from '../../contract/access';
import { ViewGate } from '../kit/views/ViewGate';
import { NotAuthorizedPage } from '../session/NotAuthorizedPage';
import { useAccess } from '../session/use-access';
import { useSession } from '../session/use-session';

interface Props {
  path: ScreenPath;
}

/**
 * SES-16 to SES-19: shows the routes of a screen to the people whom the access table lets in. Whoever has to set up a
 * second factor first is led to the page where that is done.
 */
export function Guarded({ path }: Props) {
  const mayOpen = useAccess();
  const { factorDue } = useSession().standing;
  if (mayOpen(path))
    return (
      <ViewGate screen={path}>
        <Outlet />
      </ViewGate>
    );
  return factorDue ? <Navigate to="/segundo-fator" replace /> : <NotAuthorizedPage />;
}
