import type { ReactNode } from 'react';
import { allowed, type ScreenPath } from '../../contract/access';
import { useSession } from '../session/use-session';
import { NotAuthorizedPage } from './states/NotAuthorizedPage';

interface Props {
  path: ScreenPath;
  children: ReactNode;
}

/** SES-16 to SES-19: shows a screen to those whom the access table lets in. */
export function Guarded({ path, children }: Props) {
  const { standing } = useSession();
  return allowed(standing, path) ? children : <NotAuthorizedPage />;
}
