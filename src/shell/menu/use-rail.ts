import useMediaQuery from '@mui/material/useMediaQuery';
import { useEffect } from 'react';
import { RAIL_SCREENS } from '../../ui/theme/sizes';
import { useBrowserPreference } from '../../ui/use-browser-preference';

const OPEN = 'open';

interface Rail {
  /** The window is one that has a rail in the place of the drawer, unless the person keeps that open. */
  possible: boolean;
  /** The drawer is a rail now. */
  rail: boolean;
  keepOpen: (open: boolean) => void;
}

/** SHELL-19: the drawer as a rail of icons where tables need the room; the choice is this browser's. */
export function useRail(): Rail {
  const possible = useMediaQuery(`@media ${RAIL_SCREENS}`, { noSsr: true });
  const [kept, keep] = useBrowserPreference('@menu');
  const open = kept === OPEN;
  // The styles of the frame follow the attribute, which is set before the first paint (src/first-sight).
  useEffect(() => {
    if (open) document.documentElement.dataset.menu = OPEN;
    else delete document.documentElement.dataset.menu;
  }, [open]);
  return { possible, rail: possible && !open, keepOpen: (stays) => keep(stays ? OPEN : null) };
}
