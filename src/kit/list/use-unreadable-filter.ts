import { useEffect } from 'react';
import { useNotify } from 'react-admin';
import { useLocation } from 'react-router-dom';

/** Tells a person whose address holds a filter that is none: react-admin leaves it out and says nothing. */
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
