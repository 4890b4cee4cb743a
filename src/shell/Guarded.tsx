import { Outlet } from 'react-router-dom';
import type { ScreenPath } from '../../contract/access';
import { NotAuthorizedPage } from '../session/NotAuthorizedPage';
import { useAccess } from '../session/use-access';

interface Props {
  path: ScreenPath;
}

/** SES-16 to SES-19: shows the routes of a screen to the people whom the access table lets in. */
export function Guarded({ path }: Props) {
  const mayOpen = useAccess();
  return mayOpen(path) ? <Outlet /> : <NotAuthorizedPage />;
}
