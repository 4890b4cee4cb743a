import { useNavigate } from 'react-router-dom';
import { listOf } from './list-of';
import type { SavedState } from './use-saved-flag';

/** LIST-06: returns to the list after a save; the list then shows the success. */
export function useBackSaved(list: string): () => void {
  const back = useBackCreated(list);
  return () => back();
}

/** The same after something was created, which the list shows: the function takes the filter by which it is found. */
export function useBackCreated(list: string): (filter?: object) => void {
  const navigate = useNavigate();
  return (filter) => {
    const state: SavedState = { saved: 'edit.saved' };
    void navigate(filter === undefined ? list : listOf(list, filter), { state });
  };
}
