import { useListContext } from 'react-admin';
import { useLocation, useNavigate } from 'react-router-dom';
import { withoutEmpty } from './list-filter';

/** What the address of a search carries, so that the next letter replaces it. */
interface SearchState {
  searching: true;
}

/**
 * Searches a list by what is typed (LIST-02, LIST-03). react-admin's own setter would add an address for every letter;
 * here the first one adds one, so that Back leads to the list as it was, and the following ones replace it.
 */
export function useSearch(source: string): (text: string) => void {
  const { filterValues, sort, perPage } = useListContext();
  const location = useLocation();
  const navigate = useNavigate();
  return (text) => {
    const filter = withoutEmpty({ ...filterValues, [source]: text });
    const parameters = {
      filter: JSON.stringify(filter),
      page: '1',
      perPage: String(perPage),
      sort: sort.field,
      order: sort.order,
    };
    const searching = (location.state as Partial<SearchState> | null)?.searching === true;
    const state: SearchState = { searching: true };
    void navigate(
      { search: `?${new URLSearchParams(parameters)}` },
      { replace: searching, state, preventScrollReset: true },
    );
  };
}
