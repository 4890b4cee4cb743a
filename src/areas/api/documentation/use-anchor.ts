import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

/** Leads to what the address names behind `#`, once it is there; it takes the focus, so that the keyboard goes on from it. */
export function useAnchor(): void {
  const { hash, key } = useLocation();
  useEffect(() => {
    if (hash === '') return;
    const place = document.getElementById(hash.slice(1));
    if (place === null) return;
    place.scrollIntoView();
    place.focus({ preventScroll: true });
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- a link to the place of before leads there again
  }, [hash, key]);
}
