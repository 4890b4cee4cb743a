import { type KeyboardEvent, type MouseEvent, useState } from 'react';

/**
 * A menu that hangs from a button: what the button and the menu have to be given. Arrow down opens it as a click does,
 * which is what the keyboard expects of a menu button.
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
