import { createContext, useCallback, useContext } from 'react';
import { type ScreenPath, screens } from '../../contract/access';

const nameOf = (path: ScreenPath) => path.slice(1);

/** The parameters of the query of access, in which each screen has the name of its resource. */
export const accessQuery = {
  action: 'list',
  resources: screens.map(({ path }) => nameOf(path)),
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: Number.POSITIVE_INFINITY,
} as const;

/** Whether the auth provider lets the person open each screen, by its name; filled by the session gate. */
export const AccessContext = createContext<Readonly<Record<string, boolean>>>({});

/**
 * SES-16 to SES-18: whether the person who is signed in may open a screen. The guard, the menu, the finder and
 * everything else use this one check, which comes from the auth provider's `canAccess`, as in react-admin's
 * controllers.
 */
export function useAccess(): (path: ScreenPath) => boolean {
  const access = useContext(AccessContext);
  return useCallback((path) => access[nameOf(path)] === true, [access]);
}
