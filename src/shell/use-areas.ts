import { createContext, useContext, useMemo } from 'react';
import { type ScreenPath, screenAt } from '../../contract/access';
import { type Area, isResource, screenOf } from '../area';
import { importPath } from '../ui/paths';

/** The areas of the console, passed to the frame by Console: the frame itself imports none. */
export const AreasContext = createContext<readonly Area[]>([]);

/** What the frame needs to know about the areas. */
export function useAreas() {
  const areas = useContext(AreasContext);
  return useMemo(() => {
    const byScreen = new Map(areas.map((area) => [screenOf(area), area]));
    return {
      /** Whether a screen has a page. */
      exists: (path: ScreenPath) => byScreen.has(path),
      iconOf: (path: ScreenPath) => byScreen.get(path)?.icon,
      /** The address that identifies a page: its tabs and the dialogs over it belong to the same page. */
      pageAddress: (pathname: string) => {
        const screen = screenAt(pathname)?.path;
        const area = screen === undefined ? undefined : byScreen.get(screen);
        if (screen === undefined || area === undefined) return pathname;
        if (pathname === importPath(screen)) return pathname;
        return (isResource(area) ? area.dialogs : area.nested) ? screen : pathname;
      },
    };
  }, [areas]);
}
