import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * Scrolls to the element that the fragment of the address names, once it exists, and focuses it, so that the keyboard
 * continues from there.
 */
export function useAnchor(): void {
  const location = useLocation();
  // A second click on the same link is another location with the same hash, and scrolls there again.
  useEffect(() => {
    const { hash } = location;
    if (hash === '') return;
    const place = document.getElementById(hash.slice(1));
    if (place === null) return;
    place.scrollIntoView();
    place.focus({ preventScroll: true });
  }, [location]);
}
