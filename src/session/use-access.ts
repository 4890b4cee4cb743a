import { createContext, useCallback, useContext } from 'react';
import { type ScreenPath, screens } from '../../contract/access';

const nameOf = (path: ScreenPath) => path.slice(1);

/** The screens under the names by which the auth provider is asked for them: those of their resources. */
export const accessQuery = {
  action: 'list',
  resources: screens.map(({ path }) => nameOf(path)),
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: Number.POSITIVE_INFINITY,
} as const;

/** What the auth provider has answered, by the name of the screen; filled by the session gate. */
export const AccessContext = createContext<Readonly<Record<string, boolean>>>({});

/**
 * SES-16 to SES-18: whether the person who is signed in may open a screen. The one way to ask, for the guard, the menu,
 * the finder and whatever else depends on it: the auth provider's `canAccess`, as react-admin's controllers ask it.
 */
export function useAccess(): (path: ScreenPath) => boolean {
  const access = useContext(AccessContext);
  return useCallback((path) => access[nameOf(path)] === true, [access]);
}
