import { useEffect, useRef } from 'react';
import { focusContent } from '../ui/focus/focus-content';

/**
 * Moves the focus to the content of a new page, as a page load would, so that the keyboard does not start in a menu
 * that was left behind. A field that has taken the focus itself keeps it.
 */
export function useFocusOnNewPage(pathname: string): void {
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    focusContent();
  }, [pathname]);
}
