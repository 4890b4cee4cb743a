import { useRef } from 'react';
import { useListContext } from 'react-admin';
import { useLocation, useNavigate } from 'react-router-dom';
import { withoutEmpty } from './list-filter';

/** What the address of a search carries, so that the next letter replaces it. */
interface SearchState {
  searching: true;
}

/**
 * Searches a list by what is typed (LIST-02, LIST-03). react-admin's own setter would add an address for every letter;
 * here one search is one step of Back: the first letter adds an address, the following ones replace it, until the
 * search has ended.
 */
export function useSearch(source: string) {
  const { filterValues, sort, page, perPage } = useListContext();
  const location = useLocation();
  const navigate = useNavigate();
  const going = useRef(false);
  const addressOf = (filter: object, shown: number) => {
    const { field, order } = sort;
    const parameters = { page: String(shown), perPage: String(perPage), sort: field, order };
    return `?${new URLSearchParams({ filter: JSON.stringify(filter), ...parameters })}`;
  };
  const search = (text: string) => {
    const searching = going.current && (location.state as Partial<SearchState> | null)?.searching === true;
    going.current = true;
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
  return {
    search,
    /** Somebody has what they looked for; what they type next is another search. */
    end: () => {
      going.current = false;
    },
  };
}
