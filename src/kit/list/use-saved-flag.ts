import { useLocation, useNavigate } from 'react-router-dom';
import { useNotifyWhen } from '../../ui/notice/use-notify-when';

/** The navigation state after a save: the key of the success message. */
export interface SavedState {
  saved: string;
}

/**
 * LIST-06: a list that opens after a save shows the success once and removes the flag, so that neither Back nor a
 * reload shows it again.
 */
export function useSavedFlag(): void {
  const location = useLocation();
  const navigate = useNavigate();
  const saved = (location.state as Partial<SavedState> | null)?.saved;
  useNotifyWhen(saved ?? null, 'success', () => {
    void navigate(location, { replace: true, state: null, preventScrollReset: true });
  });
}
