import { useEffect } from 'react';
import { useNotify } from 'react-admin';
import { useLocation, useNavigate } from 'react-router-dom';

/** Shows a message when the filter in the address cannot be read, which react-admin drops without a word, and leaves it out. */
export function useUnreadableFilter(): void {
  const notify = useNotify();
  const navigate = useNavigate();
  const { search, state } = useLocation();
  const unreadable = !isFilter(new URLSearchParams(search).get('filter') ?? '{}');
  useEffect(() => {
    if (!unreadable) return;
    notify('list.unreadable', { type: 'warning' });
    // An empty one takes its place, here and where react-admin has kept it: else every visit would bring it back.
    const parameters = new URLSearchParams(search);
    parameters.set('filter', '{}');
    void navigate({ search: `?${parameters}` }, { replace: true, state, preventScrollReset: true });
  }, [navigate, notify, search, state, unreadable]);
}

function isFilter(text: string): boolean {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value);
  } catch {
    return false;
  }
}
