import { useLocation, useNavigate } from 'react-router-dom';

/** The state by which the dialog knows that there is a page below it to go back to. */
export interface OpenedState {
  opened: true;
}

/**
 * HOME-03, HOME-07: returns a function that opens the dialog of a news item over the page; the dialog has its own
 * address.
 */
export function useOpenNews(): (id: number) => void {
  const navigate = useNavigate();
  const { search } = useLocation();
  return (id) => {
    const state: OpenedState = { opened: true };
    void navigate({ pathname: `/home/noticias/${id}`, search }, { state, preventScrollReset: true });
  };
}
