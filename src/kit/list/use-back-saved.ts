import { useNavigate } from 'react-router-dom';
import type { SavedState } from './use-saved-flag';

/** LIST-06: returns to the list after a save; the list then shows the success. */
export function useBackSaved(list: string): () => void {
  const navigate = useNavigate();
  return () => {
    const state: SavedState = { saved: 'edit.saved' };
    void navigate(list, { state });
  };
}
