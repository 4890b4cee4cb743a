import { useLocation, useNavigate } from 'react-router-dom';

/** The page of the news list in the address, counted from 1, and a function that goes to another one. */
export function useNewsPage(): [page: number, goTo: (page: number) => void] {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const named = new URLSearchParams(search).get('page') ?? '';
  const page = /^[1-9]\d{0,5}$/.test(named) ? Number(named) : 1;
  const goTo = (wanted: number) => {
    const target = { pathname, search: wanted === 1 ? '' : `?page=${wanted}` };
    void navigate(target, { preventScrollReset: true });
  };
  return [page, goTo];
}
