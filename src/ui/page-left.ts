import { createContext, useState } from 'react';
import { useLocation } from 'react-router-dom';

/** An address within the console. */
export interface Place {
  pathname: string;
  search: string;
}

/** The page that was left for the present one; `null` on the first page. */
export const PageLeftContext = createContext<Place | null>(null);

/** The page that was left for the present one. Another filter of a page is no other page. */
export function usePageLeft(): Place | null {
  const { pathname, search } = useLocation();
  const [{ here, left }, set] = useState<{ here: Place; left: Place | null }>({
    here: { pathname, search },
    left: null,
  });
  if (here.pathname !== pathname) set({ here: { pathname, search }, left: here });
  else if (here.search !== search) set({ here: { pathname, search }, left });
  return left;
}
