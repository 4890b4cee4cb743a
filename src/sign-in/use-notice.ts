import { useEffect, useState } from 'react';
import { SNACKBAR_MS } from '../../contract/limits';
import type { Message } from './message';

/** SHELL-27: one message at a time about the page as a whole, which disappears by itself. */
export function useNotice(opening: Message | undefined) {
  const [notice, setNotice] = useState<{ message: Message } | null>(opening ? { message: opening } : null);

  useEffect(() => {
    if (notice === null) return undefined;
    const timer = setTimeout(() => setNotice(null), SNACKBAR_MS);
    return () => clearTimeout(timer);
  }, [notice]);

  return { notice: notice?.message ?? null, notify: (message: Message) => setNotice({ message }) };
}
