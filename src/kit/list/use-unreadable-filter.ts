import { useEffect } from 'react';
import { useNotify } from 'react-admin';
import { useLocation } from 'react-router-dom';

/** Shows a message when the filter in the address cannot be read, which react-admin drops without a word. */
export function useUnreadableFilter(): void {
  const notify = useNotify();
  const { search } = useLocation();
  const unreadable = !isFilter(new URLSearchParams(search).get('filter') ?? '{}');
  useEffect(() => {
    if (unreadable) notify('list.unreadable', { type: 'warning' });
  }, [notify, unreadable]);
}

function isFilter(text: string): boolean {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value);
  } catch {
    return false;
  }
}
