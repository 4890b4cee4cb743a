import { type KeyboardEvent, type MouseEvent, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useOnChange } from './use-on-change';

/**
 * The properties of a button and of the menu that it opens. Arrow Down opens the menu as a click does, as is usual
 * for menu buttons.
 */
export function useMenu() {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const open = anchor !== null;
  // The finder leads away over an open menu.
  useOnChange(useLocation().key, () => setAnchor(null));
  return {
    anchor,
    open,
    close: () => setAnchor(null),
    opener: {
      'aria-haspopup': 'menu',
      'aria-expanded': open,
      onClick: ({ currentTarget }: MouseEvent<HTMLElement>) => setAnchor(currentTarget),
      onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
        if (event.key !== 'ArrowDown') return;
        event.preventDefault(); // the page would scroll
        setAnchor(event.currentTarget);
      },
    },
  } as const;
}
