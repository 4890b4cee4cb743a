import { useLocation, useNavigate } from 'react-router-dom';

/** Tells the dialog that there is a page below it to go back to. */
export interface OpenedState {
  opened: true;
}

/** HOME-03, HOME-07: opens the dialog of a news item over the page; it has an address of its own. */
export function useOpenNews(): (id: number) => void {
  const navigate = useNavigate();
  const { search } = useLocation();
  return (id) => {
    const state: OpenedState = { opened: true };
    void navigate({ pathname: `/home/noticias/${id}`, search }, { state, preventScrollReset: true });
  };
}
