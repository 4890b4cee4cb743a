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
  const { filterValues, sort, page, perPage } = useListContext();
  const location = useLocation();
  const navigate = useNavigate();
  const addressOf = (filter: object, shown: number) => {
    const { field, order } = sort;
    const parameters = { page: String(shown), perPage: String(perPage), sort: field, order };
    return `?${new URLSearchParams({ filter: JSON.stringify(filter), ...parameters })}`;
  };
  return (text) => {
    const searching = (location.state as Partial<SearchState> | null)?.searching === true;
    // A bare address means "as it was left", which is the search from now on. Back has to find the list of before:
    // its entry is written down, without a navigation that the next one would overtake.
    if (!searching && location.search === '') {
      window.history.replaceState(window.history.state, '', addressOf(filterValues, page));
    }
    const state: SearchState = { searching: true };
    void navigate(
      { search: addressOf(withoutEmpty({ ...filterValues, [source]: text }), 1) },
      { replace: searching, state, preventScrollReset: true },
    );
  };
}
