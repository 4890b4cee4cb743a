import { type KeyboardEvent, type MouseEvent, useState } from 'react';

/**
 * The properties of a button and of the menu that it opens. Arrow Down opens the menu as a click does, as is usual
 * for menu buttons.
 */
export function useMenu() {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const open = anchor !== null;
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
