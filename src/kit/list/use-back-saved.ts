import { useNavigate } from 'react-router-dom';
import type { SavedState } from './use-saved-flag';

/** LIST-06: leads back to a list after a save, which the list then tells of. */
export function useBackSaved(list: string): () => void {
  const navigate = useNavigate();
  return () => {
    const state: SavedState = { saved: 'edit.saved' };
    void navigate(list, { state });
  };
}
