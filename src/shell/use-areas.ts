import { createContext, useContext, useMemo } from 'react';
import { type ScreenPath, screenAt } from '../../contract/access';
import { type Area, isResource, screenOf } from '../area';

/** The frame knows no area: which there are is handed to it (Console). */
export const AreasContext = createContext<readonly Area[]>([]);

/** What the frame asks of the areas. */
export function useAreas() {
  const areas = useContext(AreasContext);
  return useMemo(() => {
    const byScreen = new Map(areas.map((area) => [screenOf(area), area]));
    return {
      /** Whether a screen has a page. */
      exists: (path: ScreenPath) => byScreen.has(path),
      iconOf: (path: ScreenPath) => byScreen.get(path)?.icon,
      /** What tells one page from another: a page is one with its tabs and the dialogs over it. */
      pageAddress: (pathname: string) => {
        const screen = screenAt(pathname)?.path;
        const area = screen === undefined ? undefined : byScreen.get(screen);
        if (screen === undefined || area === undefined) return pathname;
        return (isResource(area) ? area.dialogs : area.nested) ? screen : pathname;
      },
    };
  }, [areas]);
}
