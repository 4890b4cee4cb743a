import type { ReactNode } from 'react';
import { useStoreContext } from 'react-admin';
import { Navigate, useLocation } from 'react-router-dom';
import type { ScreenPath } from '../../../contract/access';
import { VIEW_PARAMETER, viewPath } from '../../../contract/view-address';
import { hasKeptList, reportFiltersKey } from '../../session/kept-lists';
import { useSession } from '../../session/use-session';
import { lazyNamed } from '../../ui/code/lazy-named';

const OpenView = lazyNamed(() => import('./OpenView'), 'OpenView', 'views');

interface ViewGateProps {
  screen: ScreenPath;
  children: ReactNode;
}

/**
 * Opens a screen with the saved view that its address names (decision 112). An address without anything opens it with the
 * person's default, unless the browser keeps how the person has left the screen (LIST-04).
 */
export function ViewGate({ screen, children }: ViewGateProps) {
  const { pathname, search } = useLocation();
  const store = useStoreContext();
  const preferred = useSession().views[screen];
  if (pathname !== screen) return children;
  const parameters = new URLSearchParams(search);
  const view = parameters.get(VIEW_PARAMETER) ?? '';
  // With a filter of its own the address says the rest itself, and the view is what it was opened with.
  if (view !== '' && !parameters.has('filter')) return <OpenView key={view} screen={screen} view={view} />;
  if (search !== '' || preferred === undefined) return children;
  const key = reportFiltersKey(screen);
  const isKept = key === null ? hasKeptList(screen) : store.getItem(key) !== undefined;
  return isKept ? children : <Navigate to={viewPath(screen, preferred)} replace />;
}
