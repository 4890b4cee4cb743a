import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

/** Leads to what the address names behind `#`, once it is there; it takes the focus, so that the keyboard goes on from it. */
export function useAnchor(): void {
  const location = useLocation();
  // The same link twice is another location with the same hash, and leads there twice.
  useEffect(() => {
    const { hash } = location;
    if (hash === '') return;
    const place = document.getElementById(hash.slice(1));
    if (place === null) return;
    place.scrollIntoView();
    place.focus({ preventScroll: true });
  }, [location]);
}
