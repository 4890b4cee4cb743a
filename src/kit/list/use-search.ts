import { useRef } from 'react';
import { useListContext } from 'react-admin';
import { useLocation, useNavigate } from 'react-router-dom';
import { narrowing } from './list-filter';
import { filterInAddress } from './use-kept-filter';

/** The navigation state of an address that a search has added, so that the next letter replaces it. */
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
  const named = filterInAddress(location.search) ?? filterValues;
  const going = useRef(false);
  const addressOf = (filter: object, shown: number) => {
    const { field, order } = sort;
    const parameters = { page: String(shown), perPage: String(perPage), sort: field, order };
    return `?${new URLSearchParams({ filter: JSON.stringify(filter), ...parameters })}`;
  };
  const search = (text: string) => {
    const searching = going.current && (location.state as Partial<SearchState> | null)?.searching === true;
    going.current = true;
    // An address without a filter means "as the list was left", which from now on is the search. So that Back finds
    // the list before the search, its entry of the history gets the filter, without a navigation that the next one
    // would overtake.
    if (!searching && location.search === '') {
      window.history.replaceState(window.history.state, '', addressOf(named, page));
    }
    const state: SearchState = { searching: true };
    void navigate(
      { search: addressOf(narrowing({ ...named, [source]: text }), 1) },
      { replace: searching, state, preventScrollReset: true },
    );
  };
  return {
    search,
    /** Ends the search: what the person types next is another one. */
    end: () => {
      going.current = false;
    },
  };
}
