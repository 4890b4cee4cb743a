import { useEffect, useEffectEvent } from 'react';
import { useNotify } from 'react-admin';
import { useLocation, useNavigate } from 'react-router-dom';

/** What the navigation that follows a save carries: the key of the success message. */
export interface SavedState {
  saved: string;
}

/**
 * LIST-06: a list that is come to after a save tells the success once and forgets that there was a save, so that
 * neither Back nor a reload tells it again.
 */
export function useSavedFlag(): void {
  const location = useLocation();
  const navigate = useNavigate();
  const notify = useNotify();
  const saved = (location.state as Partial<SavedState> | null)?.saved;

  const tell = useEffectEvent((message: string) => {
    notify(message, { type: 'success' });
    void navigate(location, { replace: true, state: null, preventScrollReset: true });
  });
  useEffect(() => {
    if (saved !== undefined) tell(saved);
  }, [saved]);
}
