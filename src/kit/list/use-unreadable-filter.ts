import { useLocation, useNavigate } from 'react-router-dom';
import { useNotifyWhen } from '../../ui/notice/use-notify-when';
import { isFilterName, narrowing } from './list-filter';

/**
 * Shows a message when the filter in the address cannot be read, which react-admin drops without a word, or names what
 * is no filter, and leaves that out.
 */
export function useUnreadableFilter(): void {
  const navigate = useNavigate();
  const { search, state } = useLocation();
  const filter = readable(new URLSearchParams(search).get('filter') ?? '{}');
  useNotifyWhen(filter === null ? null : 'list.unreadable', 'warning', () => {
    if (filter === null) return;
    // The readable rest takes its place, here and where react-admin has kept it: else every visit would bring it back.
    const parameters = new URLSearchParams(search);
    parameters.set('filter', filter);
    void navigate({ search: `?${parameters}` }, { replace: true, state, preventScrollReset: true });
  });
}

/** Returns what can be read of a filter; `null` where that is all of it. */
function readable(text: string): string | null {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) {
      return Object.keys(value).every(isFilterName) ? null : JSON.stringify(narrowing(value));
    }
  } catch {
    // It is no JSON.
  }
  return '{}';
}
